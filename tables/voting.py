"""Questions that people of a table decide together: taking a turn back, replacing somebody, ending."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from storage import Statement, change, insert, readings, upsert
from storage.rows import ActionRow, BallotRow, SnapshotRow, VoteRow
from tables import history, seats
from tables.aftermath import ENDED, REPLACED, UNDONE, VOTED
from tables.ending import ended
from tables.errors import NoSuchTable, NotAtTable, Refused
from tables.habits import habits
from tables.values import END, REPLACE, UNDO, Vote, as_json, table_value
from tables.waits import patiences

if TYPE_CHECKING:
    from storage.readings import TableFile
    from tables.desk import Desk

OPEN, PASSED, FAILED, WITHDRAWN = "open", "passed", "failed", "withdrawn"


class _Question(Struct, frozen=True):
    kind: str
    data: dict[str, Any]
    voters: Collection[int]
    needed: int


class Voting:
    """Who asks agrees. A question is decided as soon as it can be, and carried out with that ballot."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def ask_undo(
        self, table_id: str, user: int, *, to: int | None = None, request: str | None = None
    ) -> Vote:
        """Asks to go back to an earlier version: to before one's own last turn, unless told.

        All who are affected must agree: those whose actions would be taken back, those to act now, and
        everybody if something hidden was seen since. With nobody to ask it is done at once.
        Raises Refused, NotAtTable.
        """
        async with self._desk.at(table_id, user, request) as file:
            if file.request is not None:
                return await self._asked_before(file.request.answer)
            seat = _seat_of(history.running(file), user)
            log = await self._desk.database.read(readings.log, table_id)
            game = self._desk.game(file.table)
            moments = list(history.moments(game, file.table, len(file.seats), log))
            to = _before_last_turn(game.turn, moments, seat) if to is None else to
            if to not in {0, *(moment.row.version for moment in moments)} or to >= file.table.version:
                raise Refused("nothing-to-undo", version=to)
            taken_back = [moment for moment in moments if moment.row.version > to]
            if not taken_back:
                raise Refused("nothing-to-undo", version=to)
            voters = _affected(file, taken_back)
            question = _Question(UNDO, {"to": to}, voters, len({*voters, user}))
            return await self._ask(file, user, question, request)

    async def ask_replace(
        self, table_id: str, user: int, seat: int, to: seats.Holder, *, request: str | None = None
    ) -> Vote:
        """Asks to give the seat of somebody who has long been silent to a person or an AI.

        More than half of the others must agree. Raises Refused ("not-silent-yet" with `until`), NotAtTable.
        """
        async with self._desk.at(table_id, user, request) as file:
            if file.request is not None:
                return await self._asked_before(file.request.answer)
            _seat_of(history.running(file), user)
            silent, until = await self._silence(file)
            if seat not in silent:
                raise Refused("not-silent-yet", seat=seat, until=until)
            others = {row.user_id for row in file.seats if row.user_id is not None and row.seat != seat}
            if user not in others:
                raise Refused("not-about-oneself")
            voters = await self._present(others, user)
            data = {"seat": seat, "user" if isinstance(to, int) else "ai": to}
            question = _Question(REPLACE, data, voters, len(voters) // 2 + 1)
            return await self._ask(file, user, question, request)

    async def ask_end(self, table_id: str, user: int, *, request: str | None = None) -> Vote:
        """Asks to end the game where it stands. More than half of those not long silent must agree.

        Who is on vacation is not waited for, here as with `ask_replace`.
        """
        async with self._desk.at(table_id, user, request) as file:
            if file.request is not None:
                return await self._asked_before(file.request.answer)
            _seat_of(history.running(file), user)
            silent, _ = await self._silence(file)
            heard = {row.user_id for row in file.seats if row.user_id is not None and row.seat not in silent}
            voters = await self._present(heard, user)
            question = _Question(END, {}, voters, len(voters) // 2 + 1)
            return await self._ask(file, user, question, request)

    async def cast(self, vote_id: str, user: int, *, agrees: bool, request: str | None = None) -> Vote:
        """Agrees or refuses; may be changed until the question is decided. Raises Refused, NoSuchTable."""
        asked = await self.get(vote_id)
        async with self._desk.at(asked.table, user, request) as file:
            vote = await self.get(vote_id)
            if file.request is not None:
                return vote
            if vote.state != OPEN:
                raise Refused("vote-over", state=vote.state)
            if user not in vote.voters:
                raise Refused("no-vote", voters=vote.voters)
            vote = _with_ballot(vote, user, agrees=agrees)
            ballot = upsert(BallotRow(vote_id, user, int(agrees), self._desk.clock()))
            return await self._carry_on(file, vote, ballot, by=user, request=request)

    async def withdraw(self, vote_id: str, user: int, *, request: str | None = None) -> Vote:
        """Whoever asked takes the question back. Raises Refused, NoSuchTable."""
        asked = await self.get(vote_id)
        async with self._desk.at(asked.table, user, request) as file:
            vote = await self.get(vote_id)
            if file.request is not None:
                return vote
            if vote.state != OPEN:
                raise Refused("vote-over", state=vote.state)
            if user != vote.opened_by:
                raise Refused("not-your-vote", user=vote.opened_by)
            return await self._carry_on(file, replace(vote, state=WITHDRAWN), by=user, request=request)

    async def get(self, vote_id: str) -> Vote:
        """Raises NoSuchTable."""
        found = await self._desk.database.read(readings.vote, vote_id)
        if found is None:
            raise NoSuchTable("no-such-vote", vote=vote_id)
        return _vote(*found)

    async def open_at(self, table_id: str) -> tuple[Vote, ...]:
        """The questions not decided yet, oldest first."""
        found = await self._desk.database.read(readings.open_votes, table_id)
        return tuple(_vote(row, ballots) for row, ballots in found)

    async def _silence(self, file: TableFile) -> tuple[tuple[int, ...], float | None]:
        """The seats that have let everybody wait too long, and from when on the next one will have."""
        waits = [(one.row.seat, one.late_at) for one in await patiences(self._desk, file)]
        silent = tuple(seat for seat, late in waits if late <= self._desk.clock())
        return silent, min((late for _, late in waits), default=None)

    async def _present(self, users: Collection[int], asking: int) -> set[int]:
        """Those of them who are not on vacation; whoever asks is there."""
        desk = self._desk
        known = await habits(desk.database, users, desk.limits.time_zone)
        now = desk.clock()
        return {asking} | {user for user, chosen in known.items() if chosen.calendar.away(now) is None}

    async def _asked_before(self, answer: str) -> Vote:
        vote_id = msgspec.json.decode(answer)
        if not isinstance(vote_id, str):
            raise Refused("request-of-another-kind")
        return await self.get(vote_id)

    async def _ask(self, file: TableFile, user: int, question: _Question, request: str | None) -> Vote:
        asked = await self._desk.database.read(readings.open_votes, file.table.id)
        already = next((row for row, _ in asked if row.kind == question.kind), None)
        if already is not None:
            raise Refused("asked-already", vote=already.id)
        now = self._desk.clock()
        vote = Vote(
            id=self._desk.ids(),
            table=file.table.id,
            kind=question.kind,
            data=question.data,
            opened_by=user,
            opened_at=now,
            state=OPEN,
            voters=tuple(sorted({*question.voters, user})),
            needed=question.needed,
            agreed=(user,),
            refused=(),
        )
        written = (insert(_row(vote, file.table.version)), insert(BallotRow(vote.id, user, 1, now)))
        return await self._carry_on(file, vote, *written, by=user, request=request)

    async def _carry_on(
        self, file: TableFile, vote: Vote, *statements: Statement, by: int, request: str | None
    ) -> Vote:
        """Stores how the vote stands now and, if it is decided, what follows from it."""
        vote = _decided(vote)
        old = _row(vote, file.table.version)
        closing: tuple[Statement, ...] = ()
        if vote.state != OPEN:
            closing = change(replace(old, state=OPEN), replace(old, closed_at=self._desk.clock()), "state")
        noted = self._desk.noted(request, file.table.id, by, as_json(vote.id))
        written = (*statements, *closing, *noted)
        if vote.state == PASSED:
            await self._pass(file, vote, written, by)
        else:
            data = {"vote": vote.id, "kind": vote.kind, "state": vote.state}
            await self._desk.commit(file, VOTED, file.table, *written, by=by, data=data)
        return vote

    async def _pass(self, file: TableFile, vote: Vote, written: Sequence[Statement], by: int) -> None:
        """The vote's own statements go first: what follows closes whatever is still open."""
        if vote.kind == UNDO:
            await self._undo(file, vote, written, by)
        elif vote.kind == REPLACE:
            chair = file.seats[vote.data["seat"]]
            to = vote.data["user"] if "user" in vote.data else vote.data["ai"]
            chairs, handed = seats.handed_over(
                file, chair, to, by=by, for_good=False, at=self._desk.clock(), kind=seats.REPLACED_SEAT
            )
            row = seats.with_owner(file.table, chairs) or file.table
            told = {"vote": vote.id, **seats.told(chair, to, seats.REPLACED_SEAT)}
            await self._desk.commit(file, REPLACED, row, *written, *handed, seats=chairs, by=by, data=told)
        else:
            row, results = await ended(self._desk, file, "vote")
            await self._desk.commit(file, ENDED, row, *written, *results, by=by, data={"vote": vote.id})

    async def _undo(self, file: TableFile, vote: Vote, written: Sequence[Statement], by: int) -> None:
        game, to, now = self._desk.game(file.table), vote.data["to"], self._desk.clock()
        log = await self._desk.database.read(readings.log, file.table.id)
        state = history.state_at(
            game, file.table, len(file.seats), [row for row in history.effective(log) if row.version <= to]
        )
        entry = ActionRow(
            table_id=file.table.id,
            version=file.table.version + 1,
            seat=_seat_of(file, vote.opened_by),
            user_id=vote.opened_by,
            ai=None,
            action=None,
            undo_to=to,
            request=None,
            step=0,
            at=now,
        )
        row = replace(history.moved(file.table, game, state), version=entry.version, moved_at=now)
        snapshot = SnapshotRow(row.id, row.version, game.encode(state))
        data = {"vote": vote.id, "seat": entry.seat, "to": to}
        await self._desk.commit(
            file, UNDONE, row, *written, insert(entry), upsert(snapshot), by=by, data=data
        )


def _seat_of(file: TableFile, user: int) -> int:
    held = next((row.seat for row in file.seats if row.user_id == user), None)
    if held is None:
        raise NotAtTable("not-at-table", user=user)
    return held


def _before_last_turn(turn: Any, moments: Sequence[history.Moment], seat: int) -> int:
    """The version before the first action of that seat's last turn that is in the log."""
    own = [index for index, moment in enumerate(moments) if moment.row.seat == seat]
    if not own:
        raise Refused("nothing-to-undo")
    last = turn(moments[own[-1]].before)
    first = min(index for index in own if turn(moments[index].before) == last)
    return moments[first - 1].row.version if first else 0


def _affected(file: TableFile, taken_back: Sequence[history.Moment]) -> set[int]:
    table = table_value(file.table, file.seats)
    if any(event.reveals for moment in taken_back for event in moment.events):
        return set(table.people)
    concerned = {*table.to_act, *(moment.row.seat for moment in taken_back)}
    return {seat.user for seat in table.seats if seat.user is not None and seat.seat in concerned}


def _with_ballot(vote: Vote, user: int, *, agrees: bool) -> Vote:
    agreed = tuple(voter for voter in vote.agreed if voter != user)
    refused = tuple(voter for voter in vote.refused if voter != user)
    if agrees:
        return replace(vote, agreed=(*agreed, user), refused=refused)
    return replace(vote, agreed=agreed, refused=(*refused, user))


def _decided(vote: Vote) -> Vote:
    if vote.state != OPEN:
        return vote
    if len(vote.agreed) >= vote.needed:
        return replace(vote, state=PASSED)
    if len(vote.voters) - len(vote.refused) < vote.needed:
        return replace(vote, state=FAILED)
    return vote


def _row(vote: Vote, version: int) -> VoteRow:
    data = {"about": vote.data, "voters": vote.voters, "needed": vote.needed}
    return VoteRow(
        vote.id, vote.table, vote.kind, as_json(data), version, vote.opened_by, vote.opened_at, vote.state
    )


def _vote(row: VoteRow, ballots: Sequence[BallotRow]) -> Vote:
    data = msgspec.json.decode(row.data)
    return Vote(
        id=row.id,
        table=row.table_id,
        kind=row.kind,
        data=data["about"],
        opened_by=row.opened_by,
        opened_at=row.opened_at,
        state=row.state,
        voters=tuple(data["voters"]),
        needed=data["needed"],
        agreed=tuple(ballot.user_id for ballot in ballots if ballot.agrees),
        refused=tuple(ballot.user_id for ballot in ballots if not ballot.agrees),
    )
