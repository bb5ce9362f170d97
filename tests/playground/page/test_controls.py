"""Everything a person can fill in, choose and look at, clicked in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest
from discord import ui
from playwright.async_api import FilePayload, expect

from tests.browser import keep, said, serious
from tests.playground.page.sampler import Sampler, moving
from tests.playground.stranger import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Locator, Page

    from playground.server import Playground
    from tests.browser import PeoplesWindows

pytestmark = pytest.mark.browser
PAPER: FilePayload = {"name": "permit.txt", "mimeType": "text/plain", "buffer": b"may go down"}
MAP: FilePayload = {"name": "map.txt", "mimeType": "text/plain", "buffer": b"here"}


@pytest.fixture
async def sampler(playground: Playground) -> AsyncIterator[Sampler]:
    client = Sampler()
    async with running(playground, client):
        yield client


async def use(page: Page, command: str) -> None:
    """Types the command and takes it, as it stands."""
    await page.get_by_role("combobox", name="Message #general").fill(f"/{command}")
    await page.get_by_role("option", name=f"/{command}", exact=False).first.click()


async def choose(page: Page, select: Locator, *options: str) -> None:
    await select.click()
    for option in options:
        await page.get_by_role("option", name=option).first.click()
    if len(options) > 1:
        await page.keyboard.press("Escape")


@pytest.mark.usefixtures("sampler")
async def test_lists_of_people_roles_and_channels(windows: PeoplesWindows) -> None:
    page = await windows.of("Ben")
    await use(page, "classic")
    await page.keyboard.press("Enter")
    await choose(page, page.get_by_role("combobox", name="People"), "Anna", "Csilla")
    await expect(said(page, "People: Anna, Csilla")).to_be_visible()
    await choose(page, page.get_by_role("combobox", name="Place"), "games")
    await expect(said(page, "Place: games")).to_be_visible()
    await choose(page, page.get_by_role("combobox", name="Anyone"), "Moderator")
    await expect(said(page, "Anyone: Role")).to_be_visible()
    await use(page, "roles")
    await page.keyboard.press("Enter")
    await choose(page, page.get_by_role("combobox", name="Role", exact=True), "Moderator")
    await expect(said(page, "Role: Moderator")).to_be_visible()
    await keep(page, "lists")


@pytest.mark.usefixtures("sampler")
async def test_a_form_with_lists_radios_and_boxes(windows: PeoplesWindows) -> None:
    page = await windows.of("Ben")
    await use(page, "form")
    await page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="Everything about the shift")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Please make a selection.")).to_have_count(2)
    await choose(page, form.get_by_role("combobox", name="Seams"), "Yellow", "Grey")
    await choose(page, form.get_by_role("combobox", name="Foreman"), "Emma")
    await form.get_by_role("radio", name="Late").check()
    await form.get_by_role("checkbox", name="Pick").check()
    await expect(form.get_by_text("Please make a selection.")).to_have_count(0)
    await keep(page, "form")
    assert await serious(page) == []
    await form.get_by_role("button", name="Submit").click()
    await expect(said(page, "Late: Grey, Yellow; Emma; Pick")).to_be_visible()


@pytest.mark.usefixtures("sampler")
async def test_a_form_with_files(windows: PeoplesWindows) -> None:
    page = await windows.of("Ben")
    await use(page, "papers")
    await page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="Papers")
    await form.get_by_label("Papers").set_input_files([PAPER, MAP])
    await form.get_by_role("checkbox", name="Signed").check()
    await form.get_by_role("textbox", name="Note").fill("mind the gap")
    await form.get_by_role("button", name="Submit").click()
    await expect(said(page, "permit.txt, map.txt; True; mind the gap")).to_be_visible()


@pytest.mark.usefixtures("sampler")
async def test_a_command_in_ones_own_language_with_options_of_every_type(windows: PeoplesWindows) -> None:
    page = await windows.of("Anna")
    await page.get_by_role("combobox", name="Message #general").fill("/sam")
    await expect(page.get_by_role("option", name="/sample")).to_contain_text("Wszystko naraz")
    await page.keyboard.press("Enter")
    command = page.get_by_role("form", name="Command sample")
    for name, typed in (("seam", "Gr"), ("dry", "Tr"), ("who", "Em"), ("where", "qui")):
        await command.get_by_label(name, exact=True).fill(typed)
        await page.get_by_role("option").first.click()
    await command.get_by_label("depth").fill("deep")
    await expect(said(page, "jak głęboko")).to_be_visible()
    await keep(page, "options")
    await command.get_by_label("depth").press("Enter")
    await expect(said(page, "depth: A number, please.")).to_be_visible()
    await command.get_by_label("depth").fill("2.5")
    await command.get_by_label("paper").set_input_files(PAPER)
    await command.get_by_label("depth").press("Enter")
    await expect(said(page, "G 2.5 True Emma quiet permit.txt")).to_be_visible()


async def test_pictures_that_move_files_spoilers_and_embeds(
    windows: PeoplesWindows, sampler: Sampler
) -> None:
    page = await windows.of("Ben")
    embed = discord.Embed(title="The yard", description="**Above** the shaft", colour=discord.Colour.gold())
    embed.add_field(name="Shift", value="2 of 3").set_footer(text="Pit 4")
    secret = ui.TextDisplay[ui.LayoutView]("the hidden seam is ||black||")
    view = ui.LayoutView()
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://replay.gif", description="Replay")))
    view.add_item(secret).add_item(ui.File("attachment://log.txt"))
    log = discord.File(__file__, "log.txt")
    await sampler.place().send(embed=embed)
    await sampler.place().send(view=view, files=[moving(), log])
    await expect(page.locator(".embed")).to_contain_text("Above the shaft")
    picture = page.get_by_role("img", name="Replay")
    await picture.scroll_into_view_if_needed()
    shown = {await picture.screenshot() for _ in range(8)}
    assert len(shown) > 1
    await expect(page.get_by_text("black", exact=True)).to_be_hidden()
    await page.get_by_role("button", name="Spoiler: show").click()
    await expect(page.get_by_text("black", exact=True)).to_be_visible()
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Download log.txt").click()
    assert (await download.value).suggested_filename == "log.txt"
    await keep(page, "files")
    assert await serious(page) == []


@pytest.mark.usefixtures("sampler")
async def test_menus_of_messages_and_people(windows: PeoplesWindows) -> None:
    page = await windows.of("Ben")
    box = page.get_by_role("combobox", name="Message #general")
    await box.fill("glück auf")
    await box.press("Enter")
    message = page.locator(".message", has_text="glück auf").first
    await message.hover()
    await message.get_by_role("button", name="More").click()
    await keep(page, "menu")
    await page.get_by_role("menuitem", name="Apps: Quote").click()
    await expect(page.locator(".message blockquote", has_text="glück auf")).to_be_visible()
    await page.get_by_role("complementary", name="Members").get_by_role("button", name="Csilla").click()
    await keep(page, "profile")
    await page.get_by_role("button", name="Apps").click()
    await page.get_by_role("menuitem", name="Greet").click()
    await expect(said(page, "hello Csilla")).to_be_visible()


@pytest.mark.usefixtures("sampler")
async def test_one_more_person_and_a_second_window(windows: PeoplesWindows) -> None:
    page = await windows.of("Ben")
    await page.get_by_role("button", name="You are Ben").click()
    await page.get_by_role("menuitem", name="Add a person").click()
    await page.get_by_role("textbox", name="Name").fill("Zoltán")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="You are Zoltán")).to_be_visible()
    await page.get_by_role("button", name="You are Zoltán").click()
    async with page.context.expect_page() as opened:
        await page.get_by_role("menuitem", name="Open a window as Emma").click()
    second = await opened.value
    await expect(second.get_by_role("button", name="You are Emma")).to_be_visible()
    await expect(page.get_by_role("button", name="You are Zoltán")).to_be_visible()
