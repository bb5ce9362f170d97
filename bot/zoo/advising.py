"""Hints and the review in words. Made in another process: they take thought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from bot.face import Idea
from bot.reviewing import Balance, Words, looked_back
from bot.words import inside, opening
from bot.zoo import words
from bot.zoo.reasoning import reason
from bot.zoo.turn import ends_turn
from games import GAMES
from games.record import parse_record, replay
from games.zoo.actions import BY_TEXT, LEAVE, RETHINK, SKIP, Hire, Pay, Put, Remove, TakeFruit
from games.zoo.ai.advice import Advice, advise
from games.zoo.ai.review import TurningPoint, resolutions, turning_points
from games.zoo.components import COINS_PER_GLORY, KINDS, NONE
from games.zoo.state import Paying, Removing, State
from rendering.zoo import wording
from rendering.zoo.account import deeds as told

if TYPE_CHECKING:
    from bot.zoo.seating import Seating
    from games.core import Action, Outcome
    from games.zoo.state import Final, Wish
    from games.zoo.view import View
    from texts import Texts

REASONS = 3
"""As many as a hint gives at most."""


def hints(view: View, language: str, names: Sequence[str]) -> tuple[Idea, ...]:
    """The best tokens, or the best ways to go on, each with its reasons.

    While others choose they stay the same, so that one can be taken over whoever has chosen meanwhile.
    """
    text = words.texts(language)
    return tuple(_hint(text, view, advice, names) for advice in advise(view, view.state.turns))


def _hint(text: Texts, view: View, advice: Advice, names: Sequence[str]) -> Idea:
    state, seat = view.state, view.seat or 0
    if advice.token != NONE and state.choices[seat].token == NONE:
        title = _with_token(text, state, advice.token, advice.deeds, state.players[seat].played, names)
    else:
        title = _title(text, state, advice.deeds, names) or _refusal(text, state, advice.actions)
    told_once = {one.code: one for one in reversed(advice.reasons)}
    reasons = [one for one in advice.reasons if told_once[one.code] is one]
    why = "; ".join(reason(text, one, names) for one in reasons[:REASONS])
    final = len(advice.actions) == 1 and ends_turn(state, seat, advice.actions[0])
    return Idea(title, opening(why), tuple(map(str, advice.actions)), final)


def _refusal(text: Texts, state: State, actions: Sequence[Action]) -> str:
    """Doing nothing, in the words of the button for it."""
    if LEAVE in actions:
        return text("remove-none") if isinstance(state.phase, Removing) else text("put-leave")
    if RETHINK in actions:
        return text("button-other-token")
    return text("button-skip") if SKIP in actions else text("hint-nothing")


def _title(text: Texts, state: State, deeds: Sequence[Wish], names: Sequence[str]) -> str:
    """Everything that is done; how a helper is paid where only that is to be decided."""
    return opening(_done(text, state, deeds, names))


def _done(text: Texts, state: State, deeds: Sequence[Wish], names: Sequence[str]) -> str:
    """The same within a sentence."""
    actions = [BY_TEXT[one.action] for one in deeds]
    taken = [action.kind for action in actions if isinstance(action, TakeFruit)]
    if len(taken) == len(deeds) > 1:
        fruit = words.fruit_taken(text, [taken.count(kind) for kind in KINDS])
        return inside(text.language, text("hint-take", fruit=fruit))
    paying = isinstance(state.phase, Paying)
    plain = [one for one in deeds if paying or not isinstance(BY_TEXT[one.action], Pay | Put)]
    return "; ".join((*(_deed(text, one, names) for one in plain), *_put_back(text, actions)))


def _put_back(text: Texts, actions: Sequence[Action]) -> Iterator[str]:
    puts = [action for action in actions if isinstance(action, Put)]
    if top := ", ".join(words.card(text, put.card) for put in puts if put.top):
        yield inside(text.language, text("hint-top", cards=top))
    if bottom := ", ".join(words.card(text, put.card) for put in puts if not put.top):
        yield inside(text.language, text("hint-bottom", cards=bottom))


def _deed(text: Texts, deed: Wish, names: Sequence[str]) -> str:
    action = BY_TEXT[deed.action]
    if isinstance(action, Remove):
        return inside(text.language, text("hint-remove", card=words.card(text, action.card)))
    said = inside(text.language, words.doing(text, action, names))
    if deed.limit:
        said = text("for-coins", doing=said, coins=words.coins(text, deed.limit))
    return (
        said if deed.helper == NONE else text("wish-by", helper=words.helper(text, deed.helper), doing=said)
    )


def review(record: str, outcome: Outcome, seated: Seating, language: str) -> tuple[str, ...]:
    """For each seat where its glory was won and lost, and its turning points."""
    text, zoo, game = words.texts(language), GAMES["zoo"], parse_record(record)
    moves = [(move.seat, zoo.parse(move.action)) for move in game.moves]
    (start, _, _), *_, (end, _, _) = replay(game, GAMES)
    played, parts = list(resolutions(start, moves)), list(map(_parts, end.finals))
    said = Words(language, partial(_glory, text), partial(_part, text))
    return tuple(
        looked_back(
            Balance(seated.mentions[seat], outcome.scores[seat], seat, parts),
            [_point(text, point, seated.plain) for point in turning_points(played, seat)],
            said,
        )
        for seat in range(game.seats)
    )


def _glory(text: Texts, count: int) -> str:
    return text("glory", count=count)


def _part(text: Texts, key: str) -> str:
    return text(f"part-{key}")


def _parts(final: Final) -> dict[str, float]:
    """In glory, finer than they are scored."""
    return {
        "helpers": final.glory,
        "shares": final.shares / COINS_PER_GLORY,
        "fruit": final.fruit / COINS_PER_GLORY,
        "coins": (final.coins + final.helpers) / COINS_PER_GLORY,
    }


def _with_token(
    text: Texts, state: State, token: int, deeds: Sequence[Wish], played: Sequence[int], names: Sequence[str]
) -> str:
    """What a token is for, after those played in this round. That Hire hires need not be said."""
    actions = [BY_TEXT[one.action] for one in deeds]
    hired = [words.helper(text, action.helper) for action in actions if isinstance(action, Hire)]
    rest = [one for one, action in zip(deeds, actions, strict=True) if not isinstance(action, Hire)]
    said = "; ".join((*hired, *filter(None, (_done(text, state, rest, names),))))
    called = words.token(text, token, played[-1] if played else NONE)
    return text("hint-token", token=called, deeds=said or inside(text.language, text("hint-nothing")))


def _point(text: Texts, point: TurningPoint, names: Sequence[str]) -> str:
    before, mine = point.played.before, point.played.before.players[point.played.seat].played
    number, step = before.round, before.step
    did = told(words.pieces(text), point.played.events, names).removesuffix(".")
    token = words.token(text, mine[-1], mine[-2] if len(mine) > 1 else NONE)
    glory = _glory(text, max(1, round(abs(point.points))))
    if point.points > 0:
        said = text("review-good", round=number, step=step, token=token, deeds=did, glory=glory)
        return wording.closed(said)
    if point.token == mine[-1]:
        better = _done(text, before, point.better, names)
    else:
        better = _with_token(text, before, point.token, point.better, mine[:-1], names)
    said = text("review-bad", round=number, step=step, token=token, deeds=did, better=better, glory=glory)
    return wording.closed(said)
