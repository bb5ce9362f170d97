"""What the bot needs, and telling its host what it lacks."""

from bot.standing import NEEDED, invite_link, named
from tests.bot.stage import Stage


def test_the_invite_asks_for_what_is_needed_and_no_more() -> None:
    link = invite_link(77)
    assert "client_id=77" in link
    assert f"permissions={NEEDED.value}" in link
    assert "scope=bot+applications.commands" in link
    assert not NEEDED.administrator


def test_permissions_are_called_as_in_discords_settings() -> None:
    for name, needed in NEEDED:
        if needed:
            assert named([name]) != name


async def test_the_host_reads_what_is_missing_and_the_way_to_invite(stage: Stage) -> None:
    world = stage.playground.world
    guild = next(iter(world.guilds))
    for role in world.roles[guild].values():
        role.permissions = str(int(role.permissions) & ~(1 << 15) & ~(1 << 35))
    told: list[str] = []
    async with stage.bot(tell_host=told.append) as bot:
        assert bot.intents.value == 1
    assert "https://discord.com" in told[0]
    assert "lacks these permissions: Attach Files, Create Public Threads" in told[1]
