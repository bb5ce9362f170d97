"""What people click beside their turns: in the lobby, for advice, ahead of time, when somebody is silent."""

from __future__ import annotations

from playground import words
from playground.driver import Actor, Answer
from playground.scene import add_role
from tests.bot.end_to_end.evening import Errand, Evening, shown
from tests.bot.player import HINTED, PLANNED, TAKE, called, offers, press, thought_of
from tests.bot.stage import Stage

DAY = 86400.0


async def lobby(stage: Stage, people: list[Actor]) -> Evening:
    """A table opened with every option there is, whose people make up their minds before they start."""
    host, first, second, third = people
    typed = await host.completes("/game new", "options", game="gluckauf", options="start=fi")
    assert [choice["value"] for choice in typed] == ["start=first-seat"]
    opened = await host.slash(
        "/game new",
        game="gluckauf",
        seats=4,
        options=typed[0]["value"],
        language="en",
        theme="dark",
        invite=first.id,
        invite2=second.id,
        invite3=third.id,
        only_invited=True,
    )
    card = shown(opened.message)
    assert set(card.pings) == {first.id, second.id, third.id}
    assert f"{first.mention}" in (await first.click(card, "Join")).text
    assert "Only invited people" in (await stage.person("Anna").click(card, "Join")).text
    assert "First player: the first seat" in words.message(card)
    await first.click(card, "Leave")
    panel = await press(host, (await host.click(card, "Options")).message, "Table")
    await host.choose(shown(panel.message), "anyone", select="Who may join")
    ai = await host.choose(card, "apprentice")
    assert "Apprentice" in ai.text
    people_tab = await press(host, (await host.click(card, "Options")).message, "People")
    await host.choose(shown(people_tab.message), "Apprentice", select="Free the seat")
    status = await first.slash("/game status")
    assert "The table is open" in status.text
    card = shown((await press(first, status.message, "Show the card here")).message)
    for person in (first, second, third):
        await person.click(card, "Join")
    await host.click(card, "Start")
    await host.sees(TAKE)
    table = await stage.house.table_in(int(host.channel.id))
    assert table is not None
    assert table.people == tuple(int(person.id) for person in people)
    return Evening(stage, table, tuple(people))


async def side_tables(evening: Evening) -> None:
    """Others open tables of their own while this one is busy: each gets a thread, and is given up again."""
    stage = evening.stage
    moderator, guest = stage.person("Ben"), stage.person("Anna")
    guild = next(iter(stage.playground.world.guilds))
    role = add_role(stage.playground.world, guild, "Miners", 0)
    opened = await guest.slash("/game new", game="zoo", role=role.id)
    assert "so I opened a thread" in opened.text
    there = evening.host.goes("Spółka ZOO · Anna")
    card = await there.sees("Spółka ZOO")
    assert f"you need the role <@&{role.id}>" in (await there.click(card, "Join")).text
    asked = await moderator.goes("Spółka ZOO · Anna").slash("/game end")
    await press(moderator.goes("Spółka ZOO · Anna"), asked.message, "End the table")
    await there.sees("This table was closed before the game began.")


async def play_and_learn(evening: Evening) -> None:
    """From the answer to `/help` to games of one's own beside this one."""
    guest = evening.stage.person("Anna")
    offer = await guest.slash("/help")
    for label in ("Play now: Spółka ZOO", "Learn Spółka ZOO"):
        begun = await press(guest, offer.message, label)
        thread = begun.text.partition("<#")[2].partition(">")[0]
        there = guest.goes(thread)
        await there.sees(f"{guest.mention}")
        asked = await there.slash("/game end")
        await press(there, asked.message, "End the table")
        await there.sees("ended before the game was over")


async def look_at_the_post(evening: Evening) -> None:
    """The buttons of the newest post, by somebody who does not play."""
    onlooker = evening.stage.person("Ben")
    await evening.stage.settle()
    post = onlooker.looks_for(TAKE)
    assert "mine-" in (await press(onlooker, post, "Mines")).text
    assert "Outstanding orders" in (await press(onlooker, post, "Orders")).text
    assert "### Log" in (await press(onlooker, post, "Log")).text
    assert "What it is about" in (await press(onlooker, post, "Rules")).text
    assert "You have no seat at this table." in (await press(onlooker, post, TAKE)).text


async def advice(evening: Evening) -> bool:
    """Hint and Plans, one of each taken over and taken back; the turn is played otherwise."""
    acting = await evening.acting()
    state = await evening.state()
    if state.draft or state.players[evening.seat(acting)].workers < 6:
        return False
    return await _advised(acting, await press(acting, await called(acting), TAKE))


async def advice_ahead(evening: Evening) -> bool:
    """The same where somebody plans while it is another's turn."""
    person = (await evening.others())[0]
    state = await evening.state()
    if state.draft or state.players[evening.seat(person)].workers < 6:
        return False
    return await _advised(person, await _planning_ahead(evening, person))


async def _advised(person: Actor, opened: Answer) -> bool:
    hinted = await thought_of(person, opened.message, "Hint", said=HINTED)
    planned = await thought_of(person, hinted, "Take number", gone=HINTED)
    over = await press(person, planned, "Start over")
    mining = await press(person, over.message, "Mining")
    steps = next(offer for offer in offers(shown(mining.message)) if " steps" in offer.label)
    begun = await press(person, mining.message, steps.label)
    if not _has(begun, "Plans"):
        await press(person, begun.message, "Start over")
        return False
    plans = await thought_of(person, begun.message, "Plans", said=PLANNED)
    taken = await thought_of(person, plans, "Take number 1", gone=PLANNED)
    await press(person, taken, "Start over")
    return True


async def _planning_ahead(evening: Evening, person: Actor) -> Answer:
    """The panel in which nothing is planned yet."""
    await called(await evening.acting())
    answer = await press(person, person.looks_for(TAKE), TAKE)
    panel = await press(person, answer.message, "Plan ahead")
    assert "nothing is played before it is your turn" in panel.text
    if _has(panel, "Start over"):  # what was planned before waits still
        panel = await press(person, panel.message, "Start over")
    return panel


def _has(answer: Answer, label: str) -> bool:
    return any(offer.label == label for offer in offers(shown(answer.message)))


async def ahead_kept(evening: Evening) -> bool:
    """Somebody plans a turn while it is another's; it is shown to them when it comes."""
    return await _ahead(evening, "Show it to me then", "Your plan is kept")


async def ahead_by_itself(evening: Evening) -> bool:
    return await _ahead(evening, "Play it by itself", "played by itself when your turn comes")


async def _ahead(evening: Evening, chosen: str, answered: str) -> bool:
    """A tile is picked and put back, money taken twice: every way to plan and to take back."""
    person = (await evening.others())[0]
    state = await evening.state()
    player = state.players[evening.seat(person)]
    if state.draft or player.workers < 8 or player.marks < 8:
        return False
    panel = await _planning_ahead(evening, person)
    panel = await press(person, panel.message, "Workshops")
    tile = next((offer for offer in offers(shown(panel.message)) if offer.value), None)
    if tile is None:
        return False
    panel = await press(person, panel.message, tile.label)
    panel = await press(person, panel.message, "Back")
    for last in (False, True):
        panel = await press(person, panel.message, "Money")
        marks = next(offer for offer in offers(shown(panel.message)) if " marks · " in offer.label)
        panel = await press(person, panel.message, marks.label)
        panel = await press(person, panel.message, "Confirm" if last else "Start over")
    assert "You take " in panel.text
    assert answered in (await press(person, panel.message, chosen)).text
    return True


async def silence(evening: Evening) -> bool:
    """Somebody is reminded, asks for time, is silent for days; the others put up with it in the end."""
    silent, stage = await evening.acting(), evening.stage
    if silent is evening.host:
        return False
    one, *rest = [person for person in await evening.others() if person is not evening.host]
    begun = stage.playground.clock.now()
    await stage.pass_to(begun + 1.7 * DAY)
    reminder = await silent.sees("has been waiting for you")
    assert silent.id in reminder.pings
    assert "You have one more day" in (await press(silent, reminder, "More time")).text
    assert "not be reminded of this turn again" in (await press(silent, reminder, "Mute this turn")).text
    await stage.pass_to(begun + 7 * DAY)
    late = await one.sees("you can decide together how to go on")
    assert silent.id not in late.pings
    await press(one, late, "End the game")
    await _refused(evening, one, rest)
    await one.choose(late, stage.person("Ben").id, select="Give the seat")
    await _refused(evening, one, rest)
    await press(evening.host, late, "Let an AI play on")
    await stage.settle()
    seat = (await evening.now()).seats[evening.seat(silent)]
    assert (seat.user, seat.ai, seat.home) == (None, "hewer", int(silent.id))
    offer = await silent.click(TAKE)
    assert "Somebody else plays your seat" in offer.text
    assert "yours again" in (await press(silent, offer.message, "I am back")).text
    await stage.settle()
    assert (await evening.now()).people == evening.table.people
    return True


async def _refused(evening: Evening, asks: Actor, others: list[Actor]) -> None:
    """The others want to wait, and the table waits."""
    turn = (await evening.now()).turn
    question = await asks.sees("[👎 Refuse]")
    for person in (evening.host, *others):
        if await evening.stage.house.voting.open_at(evening.table.id):
            await press(person, question, "Refuse")
    await evening.stage.settle()
    assert not await evening.stage.house.voting.open_at(evening.table.id)
    assert (await evening.now()).turn == turn


async def look_back(evening: Evening) -> None:
    """After the game: a review, and a rematch for the same people that is given up."""
    host, guest = evening.host, evening.people[1]
    final = await host.sees("Rematch")
    await press(guest, final, "Review")
    review = words.message(await guest.sees("### Review"))
    assert all(person.mention in review for person in evening.people)
    await press(guest, final, "Export")
    await guest.sees(f"{evening.table.id}.txt")
    card = shown((await press(guest, final, "Rematch")).message)
    assert set(card.pings) == {person.id for person in evening.people if person is not guest}
    await host.click(card, "Join")
    assert "You have given up your seat" in (await host.slash("/game leave")).text
    asked = await guest.slash("/game end")
    await press(guest, asked.message, "End the table")
    await host.sees("This table was closed before the game began.")


IN_PLAY: tuple[Errand, ...] = (
    side_tables,
    play_and_learn,
    look_at_the_post,
    advice,
    advice_ahead,
    ahead_kept,
    ahead_by_itself,
    silence,
)
