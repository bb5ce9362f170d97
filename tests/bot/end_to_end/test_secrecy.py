"""Nothing hidden leaks: whatever one receives is the same, however the things look that one may not know."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot import reply, screens
from bot.faces import FACES
from games import GAMES
from games.gluckauf.game import GluckAuf
from games.gluckauf.state import State
from playground import words
from playground.driver import Actor
from playground.server import Playground
from tests.bot.end_to_end.witness import Witness, dressed
from tests.bot.player import press, through
from tests.bot.seated import Seated, seated
from tests.bot.stage import TAKE, Stage

COMMANDS = ("status", "board", "delivered", "replay", "settings")
"""What the buttons of a post do not show."""


class Reversed(GluckAuf):
    """The same game with the stacks the other way round: what lies open is the same."""

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> State:
        state = super().new(seats, seed, options)
        return replace(state, tile_stack=state.tile_stack[::-1], order_stack=state.order_stack[::-1])


async def look_around(person: Actor) -> None:
    """Everything there is to see on the newest post."""
    post = person.looks_for(TAKE)
    for label in (TAKE, "Mines", "Orders", "Log"):
        await press(person, post, label)
    for name in COMMANDS:
        await person.slash(f"/game {name}")


async def posted(pair: Seated, text: str) -> None:
    """Until that is told by the newest post, and by its buttons alone the game goes on."""

    def there() -> bool | None:
        posts = [post for post in pair.second.messages() if post.only_for is None]
        live = [post for post in posts if TAKE in words.message(post)]
        return (live == posts[-1:] and text in words.message(posts[-1])) or None

    await pair.second.until(there, f"the post with {text!r}")


async def draw(pair: Seated, told: str, tab: str, *labels: str) -> None:
    """The first person looks at five, while the other watches."""
    panel = await through(pair.first, tab, "Look at 5")
    await look_around(pair.second)
    for label in labels:
        panel = await press(pair.first, panel.message, label)
        await look_around(pair.second)
    await press(pair.first, panel.message, "Confirm")
    await posted(pair, told)
    await look_around(pair.second)


async def evening(stage: Stage, game: GluckAuf) -> tuple[list[str], list[str]]:
    """What the one who draws and the one who watches receive."""
    games = {**GAMES, "gluckauf": game}
    async with stage.bot(faces=FACES, games=games, seeds=lambda: 5, ids=lambda: "ABCD2345"):
        await dressed(stage)
        pair = await seated(stage)
        watching, drawing = (Witness(stage.playground, person) for person in (pair.second, pair.first))
        await draw(pair, "bought none", "Workshops", "Keep none", "At the bottom")
        await through(pair.second, "Money", "6 marks", "Confirm")
        await posted(pair, "took 6 marks")
        await draw(pair, "kept none", "Orders", "Keep none", "On top, in an order", "2 ·", "All the rest")
        return watching.received(), drawing.received()


async def test_what_is_seen_by_others_does_not_depend_on_what_somebody_drew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screens, "QUICK", 60.0)  # words and pictures come in one message, however long
    monkeypatch.setattr(reply, "PATIENCE", 2.8)  # the pictures take on a busy machine
    watched, drawn = [], []
    for number, game in enumerate((GluckAuf(), Reversed())):
        async with Playground(rates=10_000) as playground:
            stage = Stage(playground, tmp_path / f"{number}.sqlite")
            saw, drew = await evening(stage, game)
            watched.append(sorted(saw))
            drawn.append(sorted(drew))
    assert len(watched[0]) > 40
    assert watched[0] == watched[1]
    assert drawn[0] != drawn[1], "the one who drew did see something else"
