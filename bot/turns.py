"""Taking a turn: the private panel, planned step by step."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui
from msgspec import Struct

from bot.absence import Absence
from bot.clicks import Click
from bot.components import (
    ASK,
    JOIN,
    PLACE,
    SEAT_ACCENTS,
    Look,
    button,
    choice_at,
    framed,
    panel_view,
    row,
)
from bot.describing import pictured
from bot.face import HINT, PLANS, Face, Names, Panel, Picture
from bot.ideas import Ideas, Thoughts
from bot.ids import ClickId
from bot.learning import Learning
from bot.links import newest_post
from bot.reply import Reply
from bot.screens import Screens
from bot.words import words
from tables import Answer, NotAtTable, NotYourTurn, Refused, StaleTable, TableError
from tables import Look as TableLook
from texts import Texts

if TYPE_CHECKING:
    from bot.service import Service

_REMEMBERED = 512
FILMED = 6
"""How many turns a film shows at most when a panel is opened."""
MOVED_ON = "moved-on"


class Shown(Struct, frozen=True):
    """A panel on its way to the screen."""

    look: TableLook
    panel: Panel
    names: Names
    above: tuple[str, ...]
    """What is said before anything else: what happened since, and what became of a plan or a click."""
    planned: bool
    lesson: str
    helps: tuple[str, ...]
    thoughts: Thoughts | None


class Turns:
    """Every click in a turn panel, and the one that opens it."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._house = service.house
        self._ideas = Ideas(service)
        self._absence = Absence(service)
        self._learning = Learning(service)
        self._screens = Screens(service.pictures)
        self._news: OrderedDict[tuple[str, int, int, str], str] = OrderedDict()

    async def open(self, click: Click) -> None:
        """Take your turn, or look around when it is somebody else's, or take your seat back."""
        if await self._absence.offer_seat(click):
            return
        await self._show(click, Reply(click.interaction), opening=True)

    async def show_now(self, click: Click, said: str) -> None:
        """The panel of a turn in place of another one, with a word about why."""
        await self._show(click, said=said)

    async def tab(self, click: Click) -> None:
        await self._show(click, tab=click.id.detail)

    async def act(self, click: Click) -> None:
        detail = click.id.detail
        await self._act(click, await self._placed(click) if detail.startswith(PLACE) else detail)

    async def ask(self, click: Click) -> None:
        """A final choice is shown once more, to be confirmed."""
        await self._show(click, chosen=tuple(click.id.detail.split(JOIN)))

    async def pick(self, click: Click) -> None:
        if click.picked.startswith(ASK):
            await self._show(click, chosen=tuple(click.picked.removeprefix(ASK).split(JOIN)))
        else:
            await self._act(click, click.picked)

    async def confirm(self, click: Click) -> None:
        await self._act(click, click.id.detail)

    async def hint(self, click: Click) -> None:
        await self._think(click, HINT)

    async def plans(self, click: Click) -> None:
        await self._think(click, PLANS)

    async def _think(self, click: Click, about: str) -> None:
        look = await self._look(click)
        style = self._service.style(click.interaction, look.table)
        await self._show(click, thoughts=await self._ideas.thoughts(about, look, style))

    async def idea(self, click: Click) -> None:
        """One of the ideas shown is planned, or asked about once more where it ends the turn.

        What others do meanwhile does not matter where all choose at once; where it does, acting shows it.
        """
        look = await self._look(click)
        moved = (look.known, look.revision) != (click.id.version, click.id.revision)
        style = self._service.style(click.interaction, look.table)
        try:
            idea = await self._ideas.idea(click.id.detail, look, style)
        except Refused:
            if not moved:
                raise
            idea = None
        if idea is None or (moved and idea.final):
            await self._show(click, said=MOVED_ON)
        elif idea.final:
            await self._show(click, chosen=idea.actions)
        else:
            await self._act(click, JOIN.join(idea.actions))

    async def back(self, click: Click) -> None:
        """One choice back, with all its actions; steps that had no alternative go with the one before."""
        try:
            await self._step_back(click)
        except (StaleTable, Refused):
            await self._show(click, said=MOVED_ON)
        else:
            await self._show(click)

    async def _placed(self, click: Click) -> str:
        """The actions of a choice known by its place in the panel that was clicked, if it is still shown."""
        look = await self._look(click)
        if (look.known, look.revision) != (click.id.version, click.id.revision) or not look.legal:
            raise StaleTable("stale", version=look.known, revision=look.revision)
        _, _, tab = click.id.detail.split(".", 2) if click.id.detail.count(".") > 1 else ("", "", "")
        names = await self._service.naming.names(look.table)
        panel = self._face(look).panel(look, names, self._service.style(click.interaction, look.table), tab)
        actions = choice_at(panel, click.id.detail.removeprefix(PLACE))
        if not actions:
            raise Refused("unknown-button")
        return JOIN.join(actions)

    async def _step_back(self, click: Click) -> None:
        revision = click.id.revision
        for number in range(len((await self._look(click)).steps) or 1):
            answer = await self._house.play.back(
                click.id.table, click.user, revision=revision, request=f"{click.request}:{number}"
            )
            revision = answer.revision
            if self._stands(await self._look(click)):
                break

    def _stands(self, look: TableLook) -> bool:
        """Whether somebody who steps back stops here."""
        face = self._face(look)
        return face.forced(look) is None and not face.half_way(look)

    async def start_over(self, click: Click) -> None:
        try:
            await self._house.play.back(
                click.id.table,
                click.user,
                revision=click.id.revision,
                all_steps=True,
                request=click.request,
            )
        except (StaleTable, Refused):
            await self._show(click, said=MOVED_ON)
        else:
            await self._show(click)

    async def _act(self, click: Click, actions: str) -> None:
        try:
            answer = await self._house.play.act(
                click.id.table,
                click.user,
                *actions.split(JOIN),
                known=click.id.version,
                revision=click.id.revision,
                request=click.request,
            )
        except (StaleTable, NotYourTurn):
            await self._show(click, said=MOVED_ON)
            return
        if not answer.turn_over:
            await self._take_forced(click)
            await self._show(click)
        elif answer.seat in answer.table.to_act:
            await self._show(click, said="done-again")
        else:
            await self._done(click, answer)

    async def _take_forced(self, click: Click) -> None:
        """What has no alternative is done without a click."""
        number = 0
        while (forced := self._face(look := await self._look(click)).forced(look)) is not None:
            number += 1
            await self._house.play.act(
                click.id.table,
                click.user,
                forced,
                version=look.version,
                revision=look.revision,
                request=f"{click.request}:{number}",
            )

    async def _done(self, click: Click, answer: Answer) -> None:
        """The panel closes: who is next, and a way to think again where the game has one."""
        table, text = answer.table, self._text(click)
        names = await self._service.naming.names(table)
        waited_for = ", ".join(names.mentions[seat] for seat in table.to_act)
        look = await self._look(click)
        common = self._common(click, look)
        if not waited_for:
            said = text("done-over")
        elif table.turn == look.table.turn and look.legal:
            said = text("done-waiting", who=waited_for)
        else:
            said = text("done-next", who=waited_for)
        again = [row(button(common, "turn", text("think-again"), emoji="🔁"))] if look.legal else []
        await self._reply(click).show(framed(common, ui.TextDisplay(said), *again))

    async def _show(
        self,
        click: Click,
        reply: Reply | None = None,
        *,
        tab: str = "",
        chosen: tuple[str, ...] = (),
        said: str = "",
        opening: bool = False,
        thoughts: Thoughts | None = None,
    ) -> None:
        """The panel as it is now; `said` names the text that stands above it.

        When it is opened it begins with a short film of what happened since this person's last turn.
        """
        reply = reply or self._reply(click)
        look = await self._look(click)
        if look.seat is None:
            raise NotAtTable("not-at-table", user=click.user)
        if not look.legal:
            await reply.show(await self._elsewhere(click, look, said=said))
            return
        names = await self._service.naming.names(look.table)
        style = self._service.style(click.interaction, look.table)
        panel = self._face(look).panel(look, names, style, tab, chosen)
        above = await self._above(click, look, names, said=said)
        lesson = await self._learning.said(look, click.user, style)
        helps = self._ideas.offered(look.table, panel)
        shown = Shown(look, panel, names, above, bool(look.steps), lesson, helps, thoughts)
        film = await self._film(click, look, names) if opening else ()
        await self._screens.show(
            reply,
            click.user,
            click.id.table,
            lambda held: self._view(click, shown, held),
            (*film, *panel.pictures),
        )

    async def _film(self, click: Click, look: TableLook, names: Names) -> tuple[Picture, ...]:
        turns = await self._house.sight.turns_since(click.id.table, click.user)
        style = self._service.style(click.interaction, look.table)
        film = self._face(look).replay(turns[-FILMED:], names, style) if turns else None
        return () if film is None else (film,)

    async def _above(self, click: Click, look: TableLook, names: Names, *, said: str) -> tuple[str, ...]:
        text = self._text(click)
        return tuple(
            line
            for line in (
                text(said) if said else "",
                text("plan-dropped") if look.dropped else "",
                await self._since(click, look, names),
            )
            if line
        )

    async def _since(self, click: Click, look: TableLook, names: Names) -> str:
        """What happened since this person's last turn; it stays the same while they plan."""
        style = self._service.style(click.interaction, look.table)
        key = (look.table.id, click.user, look.version, style.language)
        if key not in self._news:
            told = await self._house.sight.since_last_turn(click.id.table, click.user)
            news = " ".join(self._face(look).tell(told, names, style))
            self._news[key] = words(style.language)("since", what=news) if news else ""
            if len(self._news) > _REMEMBERED:
                self._news.popitem(last=False)
        return self._news[key]

    async def _elsewhere(self, click: Click, look: TableLook, *, said: str) -> ui.LayoutView:
        """Not this person's turn: whose it is, where the game goes on, what can be done meanwhile."""
        text, table = self._text(click), look.table
        names = await self._service.naming.names(table)
        lines = [text(said)] if said else []
        if table.to_act:
            who = ", ".join(names.mentions[seat] for seat in table.to_act)
            lines.append(text("not-your-turn", who=who, count=len(table.to_act)))
        else:
            lines.append(text("refused-over"))
        if said and (link := await newest_post(self._house, table)) is not None:
            lines.append(text("newest-post", link=link))
        mine = self._face(look).labels(text.language).mine
        common = self._common(click, look)
        buttons = [button(common, "mines", mine.text, emoji=mine.emoji)]
        if await self._may_plan(click):
            lines.append(text("may-plan"))
            buttons.insert(0, button(common, "ahead", text("plan-ahead"), emoji="🔮"))
        return framed(common, ui.TextDisplay("\n".join(lines)), row(*buttons))

    async def _may_plan(self, click: Click) -> bool:
        """Whether this person may think out their next turn already."""
        try:
            await self._house.premoves.look(click.id.table, click.user)
        except TableError:
            return False
        return True

    def _view(self, click: Click, shown: Shown, pictures: Sequence[Picture]) -> ui.LayoutView:
        return panel_view(
            self._common(click, shown.look),
            shown.panel,
            above=shown.above,
            planned=shown.planned,
            lesson=shown.lesson,
            helps=shown.helps,
            thoughts=shown.thoughts,
            shown=pictured(pictures, described=self._service.describes(click.interaction)),
        )

    def _common(self, click: Click, look: TableLook) -> Look:
        accent = None if look.seat is None else SEAT_ACCENTS[look.table.seats[look.seat].colour]
        return Look(
            ClickId("turn", look.table.id, look.known, look.revision),
            self._text(click),
            self._service.emojis.get,
            accent,
        )

    def _reply(self, click: Click) -> Reply:
        """In place where nobody else sees it; a post that everybody sees stays as it is."""
        return Reply(click.interaction, updates=click.in_private)

    def _text(self, click: Click) -> Texts:
        return words(self._service.language(click.interaction))

    async def _look(self, click: Click) -> TableLook:
        return await self._house.sight.look(click.id.table, click.user)

    def _face(self, look: TableLook) -> Face:
        return self._service.faces[look.table.game]
