"""An animation in words: of a whole game its length and its result, of a few turns what happened in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.gluckauf.state import Over
from rendering.describing import Description, Part, alt_names, always, fit, full_names
from rendering.gluckauf import wording
from rendering.gluckauf.captions import caption
from rendering.gluckauf.descriptions.sheets import scores_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rendering.gluckauf.moments import Moment
    from rendering.setting import Setting
    from texts import Texts


def describe_replay(moments: Sequence[Moment], setting: Setting) -> Description:
    """What the animation shows; the long text has every turn."""
    text = wording.texts(setting.language)
    return Description(
        alt=fit(tuple(_parts(text, moments, alt_names(setting)))),
        full="\n".join(_turns(text, moments, full_names(setting))),
    )


def _parts(text: Texts, moments: Sequence[Moment], names: Sequence[str]) -> Iterator[Part]:
    first, last = moments[0].view.state, moments[-1].view.state
    if first.turns == 0 and isinstance(last.phase, Over):
        scores = scores_of(text, [player.vp for player in last.players], names)
        yield always(text("replay-description", turns=last.turns, scores=scores))
    else:
        yield from (Part((words, ""), age) for age, words in enumerate(_turns(text, moments, names)))


def _turns(text: Texts, moments: Sequence[Moment], names: Sequence[str]) -> list[str]:
    return [words for moment in moments if (words := caption(text, moment.events, names))]
