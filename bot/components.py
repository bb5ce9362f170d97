"""Panels and posts as Discord components."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from bot.clicks import Clickable
from bot.face import HINT, PLANS, Buttons, Choice, Note, Panel, Pick, Picture
from bot.ideas import Thoughts
from bot.ids import DETAIL, ClickId
from texts import Texts

SEAT_ACCENTS = {
    "red": 0xC8452F,
    "blue": 0x3C78B4,
    "green": 0x4C9A54,
    "purple": 0x8A5BA8,
    "yellow": 0xD9A521,
    "white": 0xD8D5CC,
}
JOIN = "+"
"""Stands between the actions of one choice in a custom id."""
PLACE = "#"
"""Stands before the place of a choice in its panel, where its actions are too long for a custom id."""
ASK = "?"
"""Stands before the actions of a final choice in a list: they are confirmed first."""

EmojiOf = Callable[[str], discord.PartialEmoji | str | None]


class Look(Struct, frozen=True):
    """What every custom id of a message has in common, and how it is written."""

    id: ClickId
    text: Texts
    emoji: EmojiOf
    accent: int | None = None
    prefix: str = ""
    """Stands before every verb: the same panel, answered by somebody else."""

    def custom_id(self, verb: str, detail: str) -> str:
        return str(replace(self.id, verb=f"{self.prefix}{verb}", detail=detail))


def button(
    look: Look,
    verb: str,
    label: str,
    *,
    detail: str = "",
    emoji: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> ui.Item[Any]:
    return Clickable(
        ui.Button(
            label=label,
            custom_id=look.custom_id(verb, detail),
            emoji=look.emoji(emoji) if emoji else None,
            style=style,
            disabled=disabled,
        )
    )


def picker(
    look: Look, verb: str, prompt: str, options: list[discord.SelectOption], *, detail: str = ""
) -> ui.Item[Any]:
    return Clickable(
        ui.Select(
            placeholder=prompt,
            custom_id=look.custom_id(verb, detail),
            options=options,
        )
    )


def entity_picker(
    look: Look,
    verb: str,
    prompt: str,
    kind: type[ui.UserSelect[Any]] | type[ui.RoleSelect[Any]],
    detail: str,
    *,
    most: int = 1,
    chosen: Iterable[int] = (),
) -> ui.Item[Any]:
    """A list of people or roles, which Discord fills."""
    held = [discord.Object(one) for one in chosen]
    custom_id = look.custom_id(verb, detail)
    return Clickable(kind(placeholder=prompt, custom_id=custom_id, max_values=most, default_values=held))


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    return ui.ActionRow(*items)


def galleries(pictures: Iterable[Picture]) -> Iterator[ui.MediaGallery[Any]]:
    """Each picture in a gallery of its own: of several side by side Discord shows only the middles."""
    for picture in pictures:
        shown: ui.MediaGallery[Any] = ui.MediaGallery()
        shown.add_item(media=f"attachment://{picture.name}", description=picture.alt)
        yield shown


def framed(look: Look, *children: ui.Item[Any]) -> ui.LayoutView:
    """A container with the accent of whoever is meant."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*children, accent_colour=look.accent))
    return view


def small(text: str) -> str:
    """Small print, line by line."""
    return "\n".join(f"-# {line}" for line in text.splitlines())


def panel_view(
    look: Look,
    panel: Panel,
    *,
    above: Sequence[str],
    planned: bool,
    shown: Iterable[ui.Item[Any]],
    lesson: str = "",
    helps: Sequence[str] = (),
    thoughts: Thoughts | None = None,
) -> ui.LayoutView:
    """The private panel in which a turn is planned; `shown` are its pictures."""
    head = [f"### {panel.title}", *map(small, above)]
    children: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(head))]
    if lesson:
        children.append(ui.TextDisplay("\n".join(f"> {line}" for line in f"🎓 {lesson}".splitlines())))
    children += shown
    if panel.warning:
        children.append(ui.TextDisplay(panel.warning))
    if thoughts is not None:
        children += _thoughts(look, thoughts)
    if panel.tabs:
        children.append(row(*_tabs(look, panel)))
    children += _parts(look, panel)
    if panel.summary:
        children.append(ui.TextDisplay(panel.summary))
    if planned or panel.confirm or helps:
        children.append(row(*_footer(look, panel, planned=planned, helps=helps)))
    return framed(look, *children)


def _tabs(look: Look, panel: Panel) -> Iterator[ui.Item[Any]]:
    for tab in panel.tabs:
        chosen = tab.key == panel.tab
        yield button(
            look,
            "tab",
            tab.label,
            detail=tab.key,
            emoji=tab.emoji,
            style=discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary,
            disabled=not tab.possible,
        )


def _parts(look: Look, panel: Panel) -> Iterator[ui.Item[Any]]:
    for number, part in enumerate(panel.parts):
        match part:
            case Note():
                yield ui.TextDisplay(small(part.text) if part.small else part.text)
            case Buttons():
                choices = enumerate(part.choices)
                yield row(*(_choice(look, choice, number, at, panel.tab) for at, choice in choices))
            case Pick():
                options = [_entry(look, choice) for choice in part.choices if choice.possible]
                yield row(picker(look, "pick", part.prompt, options, detail=str(number)))


def choice_at(panel: Panel, place: str) -> tuple[str, ...]:
    """The actions of the choice that stands at a place of the panel; () for a place where none does."""
    part, at = (int(number) if number.isdecimal() else -1 for number in place.split(".")[:2])
    if not 0 <= part < len(panel.parts):
        return ()
    row = panel.parts[part]
    if not isinstance(row, Buttons) or not 0 <= at < len(row.choices):
        return ()
    return row.choices[at].actions if row.choices[at].possible else ()


def _choice(look: Look, choice: Choice, part: int, at: int, tab: str) -> ui.Item[Any]:
    # Two disabled buttons may stand for the same thing; custom ids must differ all the same.
    detail = JOIN.join(choice.actions) if choice.possible else f"-{part}-{at}"
    if len(detail) > DETAIL:
        detail = f"{PLACE}{part}.{at}.{tab}"
    verb = "ask" if choice.final else "act"
    return button(look, verb, choice.label, detail=detail, emoji=choice.emoji, disabled=not choice.possible)


def _entry(look: Look, choice: Choice) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.label,
        value=(ASK if choice.final else "") + JOIN.join(choice.actions),
        description=choice.note or None,
        emoji=look.emoji(choice.emoji) if choice.emoji else None,
    )


def _thoughts(look: Look, thoughts: Thoughts) -> Iterator[ui.Item[Any]]:
    """What looks best, numbered, and a button for each idea that can be taken over."""
    text, ideas = look.text, thoughts.ideas
    lines = [f"**{text('hint-title' if thoughts.about == HINT else 'plans-title')}**"]
    for number, idea in enumerate(ideas, start=1):
        lines.append(f"{number}. {idea.title}")
        if idea.reason:
            lines.append(small(idea.reason))
    yield ui.TextDisplay("\n".join(lines) if ideas else text("hint-none"))
    takes = [
        button(look, "idea", text("take-idea", number=at + 1), detail=f"{thoughts.about}.{at}", emoji="💡")
        for at, idea in enumerate(ideas)
        if idea.actions
    ]
    if takes:
        yield row(*takes)


def _footer(look: Look, panel: Panel, *, planned: bool, helps: Sequence[str] = ()) -> Iterator[ui.Item[Any]]:
    """A final choice was only picked, not planned: going back from it shows the panel as it was."""
    text = look.text
    if planned:
        yield button(look, "back", text("back"), emoji="↩️")
        yield button(look, "over", text("start-over"), emoji="⏮️")
    elif panel.confirm:
        yield button(look, "tab", text("back"), emoji="↩️")
    if HINT in helps:
        yield button(look, HINT, text("hint"), emoji="💡")
    if PLANS in helps:
        yield button(look, PLANS, text("plans"), emoji="🗺️")
    if not planned and not panel.confirm:
        return
    yield button(
        look,
        "confirm",
        text("confirm"),
        detail=JOIN.join(panel.confirm),
        emoji="✅",
        style=discord.ButtonStyle.success,
        disabled=not panel.confirm,
    )
