"""What people type beside their turns. Each errand knows what must be answered at that moment of the game."""

from __future__ import annotations

import re
from datetime import timedelta

from games.core import Outcome
from games.gluckauf.components import CARDS
from games.gluckauf.state import Player
from games.record import parse_record
from playground.driver import Actor
from tests.bot.end_to_end.evening import Errand, Evening, shown
from tests.bot.player import press
from tests.bot.stage import TAKE
from texts import figure


def figures(player: Player) -> str:
    """How descriptions tell a player's figures, as a pattern."""
    return rf"{player.vp} points?, {player.marks} marks?, {player.workers} workers?"


async def status(evening: Evening) -> None:
    """Everybody learns whose turn it is and how the points stand; one may take it from there."""
    acting, state = await evening.acting(), await evening.state()
    for person in evening.people:
        answer = await person.slash("/game status")
        assert f"shift {state.shift} of 3" in answer.text or "order draft" in answer.text
        assert f"{acting.mention}, called" in answer.text
        for other in evening.people:
            assert f"{other.mention} {state.players[evening.seat(other)].vp}" in answer.text
        assert (TAKE in answer.text) is (person is acting)


async def board(evening: Evening) -> bool:
    """Everybody's figures; once the orders are drafted, the spaces too."""
    state = await evening.state()
    if state.draft:
        return False
    answer = await evening.host.slash("/game board")
    assert f"shift {state.shift} of 3" in answer.text
    assert all(re.search(figures(player), answer.text) for player in state.players)
    assert f"{len(state.tile_stack)} tiles in the stack" in answer.text
    return True


async def mine(evening: Evening) -> None:
    """One's own first; any other is picked from the list."""
    for person in evening.people:
        own = await person.slash("/game mine")
        assert re.search(figures((await evening.state(person)).players[evening.seat(person)]), own.text)
        for other in range(len(evening.table.seats)):
            picked = await person.choose(shown(own.message), str(other))
            assert re.search(figures((await evening.state()).players[other]), picked.text)


async def orders(evening: Evening) -> None:
    person = evening.people[-1]
    own = (await evening.state()).players[evening.seat(person)].orders
    answer = await person.slash("/game orders")
    assert answer.text.count(" points (") == len(own)
    assert all(f"{CARDS[order.card].vp} points" in answer.text for order in own)


async def delivered(evening: Evening) -> bool:
    """Only their owner sees the cards; how many there are everybody knows."""
    state = await evening.state()
    who = max(evening.people, key=lambda person: len(state.players[evening.seat(person)].delivered))
    seat = evening.seat(who)
    if not (cards := (await evening.state(who)).players[seat].delivered):
        return False
    answer = await who.slash("/game delivered")
    assert "Only you can see this" in answer.text
    assert all(f"{CARDS[card].vp} points" in answer.text for card in cards)
    assert f"{len(cards)} delivered" in (await who.slash("/game mine")).text
    return True


async def log(evening: Evening) -> None:
    """Its last line is what the newest post tells."""
    answer = await evening.people[-1].slash("/game log")
    told = [line for line in answer.text.splitlines() if re.search(r"<@\d+>|AI|player", line)]
    await evening.host.sees(told[-1].removeprefix("  │ "))


async def replay(evening: Evening) -> None:
    turns = (await evening.now()).turn
    first = await evening.host.slash("/game replay")
    assert f"Turn 1 of {turns}" in first.text
    last = await press(evening.host, first.message, "Last")
    assert f"Turn {turns} of {turns}" in last.text
    film = await press(evening.host, last.message, "Show as a film")
    assert "replay" in film.text


async def export_too_early(evening: Evening) -> None:
    assert "The game is not over yet." in (await evening.host.slash("/game export")).text


async def settings(evening: Evening) -> None:
    """The host changes them for everybody; the others read them."""
    host, other = evening.host, evening.people[-1]
    panel = shown((await host.slash("/game settings")).message)
    await host.choose(panel, "light", select="Pictures")
    assert (await evening.now()).settings["theme"] == "light"
    if other is not host:
        read = await other.slash("/game settings")
        assert "Light pictures" in read.text
        assert f"{host.mention} hosts this table" in read.text


async def undo_agreed(evening: Evening) -> bool:
    """Turns are taken back when everybody concerned agrees; alone against AIs at once."""
    turn = (await evening.now()).turn
    asks = await _asks_for_undo(evening)
    if asks is None:
        return False
    await _answer_question(evening, asks, "Agree")
    await evening.stage.settle()
    assert (await evening.now()).turn < turn
    assert await evening.acting() is asks
    return True


async def undo_refused(evening: Evening) -> bool:
    turn = (await evening.now()).turn
    asks = await _asks_for_undo(evening)
    if asks is None:
        return False
    await _answer_question(evening, asks, "Refuse")
    await evening.stage.settle()
    assert (await evening.now()).turn == turn
    return True


async def _asks_for_undo(evening: Evening) -> Actor | None:
    """Somebody who waits; alone, the one person there is. None while they have taken no turn."""
    asks = (await evening.others() or [evening.host])[0]
    answer = await asks.slash("/game undo")
    if "no turn yet" in answer.text:
        return None
    assert ("The others are asked" if await evening.others() else "was taken back") in answer.text
    return asks


async def _answer_question(evening: Evening, asks: Actor, answer: str) -> None:
    """Everybody who is asked says the same, until that decides it."""
    for person in evening.people:
        if person is not asks and await evening.stage.house.voting.open_at(evening.table.id):
            question = await person.sees("[👍 Agree]")
            await press(person, question, answer)


async def leave_thought_over(evening: Evening) -> None:
    """Leaving is asked about once more, and nothing happens before."""
    person = evening.people[-1]
    answer = await person.slash("/game leave")
    assert "the Hewer takes your seat" in answer.text
    assert int(person.id) in (await evening.now()).people


async def leave_for_good(evening: Evening) -> None:
    """The last to have sat down goes, and an AI plays on."""
    person = evening.people[-1]
    asked = await person.slash("/game leave")
    assert "You have left the table." in (await press(person, asked.message, "Leave for good")).text
    seat = (await evening.now()).seats[evening.seat(person)]
    assert (seat.user, seat.ai) == (None, "hewer")
    await evening.host.sees("takes over from")
    assert "You have no seat at this table." in (await person.slash("/game leave")).text


async def end_refused(evening: Evening) -> None:
    """The host could end the table, a guest asks the others, and they want to play on."""
    host, guest = evening.host, evening.people[-1]
    assert "ends the game for everybody" in (await host.slash("/game end")).text
    if guest is host:
        return
    offer = await guest.slash("/game end")
    assert f"Only {host.mention}" in offer.text
    await press(guest, offer.message, "Ask the others")
    await host.sees("asks to end this game")
    await _answer_question(evening, guest, "Refuse")
    await evening.stage.settle()
    assert (await evening.now()).unfinished
    assert not await evening.stage.house.voting.open_at(evening.table.id)


async def tables(evening: Evening) -> None:
    """The one in turn sees it first; the others see for whom the table waits."""
    acting = await evening.acting()
    place = f"/{evening.host.channel.id}/"
    for person in evening.people:
        listed = next(
            line for line in (await person.slash("/tables")).text.splitlines() if place in line
        )  # there may be others
        expected = "It is your turn" if person is acting else f"{acting.mention}, called"
        assert expected in listed


async def no_figures_yet(evening: Evening) -> None:
    answer = await evening.host.slash("/stats", person=evening.people[-1].id, game="gluckauf")
    assert f"{evening.people[-1].mention} at Glück Auf" in answer.text
    assert "No game finished" in answer.text
    assert "Nobody has finished" in (await evening.host.slash("/leaderboard", game="gluckauf")).text


async def rules(evening: Evening) -> None:
    """Without a topic those of the game played here, from the beginning; others by any word."""
    person = evening.people[-1]
    assert "Glück Auf · What it is about" in (await person.slash("/rules")).text
    suggested = await person.completes("/rules", "topic", topic="shift clock")
    assert suggested[0] == {"name": "Glück Auf · The shift clock", "value": "gluckauf/clock"}
    page = await person.slash("/rules", topic=suggested[0]["value"])
    assert "Glück Auf · The shift clock" in page.text
    assert "Glück Auf · Mining" in (await person.choose(shown(page.message), "Mining")).text
    assert "Spółka ZOO" in (await person.slash("/rules", topic="pineapple")).text


async def help_(evening: Evening) -> None:
    person = evening.people[-1]
    answer = await person.slash("/help")
    assert re.search(r"</game new:\d+>", answer.text)
    over_days = await press(person, answer.message, "Playing over several days")
    assert "never at night" in over_days.text
    back = await press(person, over_days.message, "Board games in this channel")
    listed = await press(person, back.message, "Your tables")
    assert f"/{evening.host.channel.id}/" in listed.text


async def me(evening: Evening) -> None:
    """What one chooses holds for what one reads of this game, and for nobody else."""
    person, acting = evening.people[-1], await evening.acting()
    zones = await person.completes("/me", "timezone", timezone="budap")
    panel = await person.slash("/me", timezone=zones[0]["value"])
    assert "Your time zone is Europe/Budapest" in panel.text
    await person.choose(shown(panel.message), "de", select="p1/me/-/0.0/language")
    german = (await person.slash("/game status")).text
    assert f"{acting.mention} ist" in german
    await person.choose(shown(panel.message), "discord", select="p1/me/-/0.0/language")
    assert f"{acting.mention}, called" in (await person.slash("/game status")).text


async def vacation(evening: Evening) -> None:
    """Booked, told to the table, cancelled."""
    person = evening.people[-1]
    first = await evening.stage.house.people.today(int(person.id)) + timedelta(days=30)
    last = first + timedelta(days=6)
    booked = await person.slash("/vacation", first=first.isoformat(), last=f"{last:%d.%m.%Y}")
    assert f"{first} – {last}" in booked.text
    left = int(re.search(r"(\d+) days are left", booked.text)[1])  # type: ignore[index]
    cancelled = await person.choose(shown(booked.message), first.isoformat())
    assert "You have booked none" in cancelled.text
    assert left < int(re.search(r"(\d+) days are left", cancelled.text)[1])  # type: ignore[index]


async def record(evening: Evening) -> None:
    """After the game: all of it, with its result, and it replays to the same."""
    answer = await evening.people[-1].slash("/game export")
    (file,) = shown(answer.message).message.attachments
    blob = evening.stage.playground.world.store.blob(file.id)
    assert blob is not None
    kept = parse_record(blob.data.decode())
    assert kept.scores == (await outcome(evening)).scores
    assert kept.seats == len(evening.table.seats)


async def outcome(evening: Evening) -> Outcome:
    found = (await evening.stage.house.sight.look(evening.table.id)).outcome
    assert found is not None
    return found


async def achievements(evening: Evening) -> None:
    """After the game: it counts, and the best stands first."""
    ended = await outcome(evening)
    seated = [person for person in evening.people if int(person.id) in (await evening.now()).people]
    for person in seated:
        text = (await evening.host.slash("/stats", person=person.id)).text
        assert "1 game, " in text
        assert f"Best score {figure(ended.scores[evening.seat(person)])}" in text
    if len(seated) > 1:
        ranked = (await evening.host.slash("/leaderboard")).text
        places = sorted(seated, key=lambda person: ended.ranks[evening.seat(person)])
        assert [ranked.index(person.mention) for person in places] == sorted(
            ranked.index(person.mention) for person in places
        )


IN_PLAY: tuple[Errand, ...] = (
    help_,
    no_figures_yet,
    rules,
    status,
    board,
    mine,
    orders,
    me,
    log,
    tables,
    replay,
    settings,
    export_too_early,
    vacation,
    leave_thought_over,
    end_refused,
    delivered,
)
"""What is done in every game, wherever it is played."""
AFTERWARDS: tuple[Errand, ...] = (record, achievements)
"""What is done when the game is over."""
