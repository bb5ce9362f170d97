"""The page in a real browser, with a bot by somebody who never heard of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from playground.server import Playground
from tests.browser import PHONE, PeoplesWindows, chromium, keep, said, serious
from tests.playground.page.showcase import HOSTILE, Table

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.async_api import Page, Route

    from tests.playground.page.showcase import Showcase

pytestmark = pytest.mark.browser


async def test_whatever_a_bot_posts_is_drawn(
    windows: PeoplesWindows, bot: Showcase, playground: Playground
) -> None:
    page = await windows.of("Anna")
    message = await bot.show_table(playground.person("Anna").id)
    post = page.locator(f"#message-{message.id}")
    await expect(post.get_by_role("heading", name="Zeche Zollverein")).to_be_visible()
    await expect(post.get_by_role("button", name="Enlarge: the board")).to_be_visible()
    await expect(post.get_by_role("button", name="Confirm")).to_be_disabled()
    await expect(post.get_by_role("link", name="Rules")).to_have_attribute(
        "href", "https://example.org/rules"
    )
    # 2026-01-01 00:00 UTC, read in Warsaw
    await expect(post.locator("time.stamp")).to_contain_text("01:00")
    await expect(post.get_by_role("button", name="@Anna")).to_be_visible()
    await keep(page, "table-dark")
    assert await serious(page) == []
    await page.get_by_role("button", name="Light theme").click()
    await keep(page, "table-light")
    assert await serious(page) == []
    await post.get_by_role("button", name="Enlarge: the board").click()
    await expect(page.get_by_role("dialog").get_by_role("img", name="the board")).to_be_visible()
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("dialog").get_by_text("red's mine")).to_be_visible()
    await keep(page, "zoom")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "name"), [("hu-HU", "Csilla"), ("de-AT", "Dieter"), ("en-GB", "Emma"), ("sw", "Ben")]
)
async def test_on_the_first_visit_one_speaks_the_language_of_the_browser(
    windows: PeoplesWindows, playground: Playground, language: str, name: str
) -> None:
    page = await windows.open(playground.address, locale=language)
    await expect(page.get_by_role("button", name=f"You are {name}")).to_be_visible()


async def test_nobody_sees_what_another_drew(windows: PeoplesWindows, bot: Showcase) -> None:
    anna, ben = await windows.of("Anna"), await windows.of("Ben")
    await bot.show_table()
    for page in (anna, ben):
        await page.get_by_role("button", name="Take your turn").click()
    await expect(said(anna, "Anna drew tile")).to_be_visible()
    await expect(said(ben, "Ben drew tile")).to_be_visible()
    await expect(said(anna, "Only you can see this")).to_have_count(1)
    await keep(anna, "only-you")
    assert "Ben drew" not in await anna.content()
    assert "Anna drew" not in await ben.content()
    await anna.get_by_role("button", name="Dismiss message").click()
    await expect(said(anna, "Anna drew tile")).to_have_count(0)


async def test_one_click_makes_one_somebody_else(windows: PeoplesWindows, bot: Showcase) -> None:
    page = await windows.of("Anna")
    await bot.show_table()
    await page.get_by_role("button", name="Take your turn").click()
    await expect(said(page, "Anna drew tile")).to_be_visible()
    await page.get_by_role("button", name="You are Anna").click()
    await keep(page, "people")
    await page.get_by_role("menuitemradio", name="Ben").click()
    await expect(page.get_by_role("button", name="You are Ben")).to_be_visible()
    await expect(said(page, "Anna drew tile")).to_have_count(0)
    await page.get_by_role("combobox", name="Message #general").fill("hello from Ben")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message", has_text="hello from Ben").locator(".author")).to_have_text("Ben")


async def test_a_select_and_a_silent_bot(
    windows: PeoplesWindows, bot: Showcase, playground: Playground
) -> None:
    page = await windows.of("Anna")
    message = await bot.show_table()
    await page.get_by_role("combobox", name="Choose a workshop space").click()
    await keep(page, "select")
    await page.get_by_role("option", name="Two grey, light").click()
    await expect(said(page, "Space 3 is yours.")).to_be_visible()
    button = page.get_by_role("button", name="Silent")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    playground.clock.advance(4)
    await expect(page.locator(f"#message-{message.id}")).to_contain_text("This interaction failed")
    await keep(page, "failed")


async def test_a_list_stays_open_while_the_bot_changes_the_message_around_it(
    windows: PeoplesWindows, bot: Showcase
) -> None:
    page = await windows.of("Anna")
    message = await bot.show_table()
    spaces = page.get_by_role("combobox", name="Choose a workshop space")
    await spaces.click()
    await page.get_by_role("combobox", name="Search: Choose a workshop space").wait_for()
    picture = await page.get_by_role("button", name="Enlarge: the board").element_handle()
    await message.edit(view=Table("### The cage has moved"), attachments=message.attachments)
    await expect(said(page, "The cage has moved")).to_be_visible()
    assert await picture.evaluate("(node) => node.isConnected")
    await page.get_by_role("option", name="One black, dark").click()
    await expect(said(page, "Space 5 is yours.")).to_be_visible()
    await spaces.click()
    await message.delete()
    await expect(page.get_by_role("option")).to_have_count(0)


async def test_a_slash_command_with_autocomplete(windows: PeoplesWindows, bot: Showcase) -> None:
    page = await windows.of("Anna")
    box = page.get_by_role("combobox", name="Message #general")
    await box.press_sequentially("/tab")
    await expect(page.get_by_role("option", name="/table new")).to_be_visible()
    await keep(page, "commands")
    await page.keyboard.press("Enter")
    game = page.get_by_role("combobox", name="game")
    await game.press_sequentially("ch")
    await expect(page.get_by_role("option")).to_have_text(["Chess", "Checkers"])
    await keep(page, "autocomplete")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add the option seats").click()
    seats = page.get_by_role("combobox", name="seats")
    await seats.fill("9")
    await page.keyboard.press("Enter")
    await expect(said(page, "seats: Between 2 and 4, please.")).to_be_visible()
    await seats.fill("4")
    await page.keyboard.press("Enter")
    await expect(said(page, "chess for 4, host Anna, pl")).to_be_visible()


async def test_a_modal_says_what_is_missing_and_is_answered(windows: PeoplesWindows, bot: Showcase) -> None:
    page = await windows.of("Anna")
    await bot.show_table()
    await page.get_by_role("button", name="Rename").click()
    form = page.get_by_role("dialog", name="Rename the table")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("This field is required.")).to_be_visible()
    assert await serious(page) == []
    await form.get_by_role("textbox", name="New name").fill("Zeche")
    await expect(form.get_by_text("This field is required.")).to_be_hidden()
    await keep(page, "modal")
    await page.keyboard.press("Enter")
    await expect(said(page, "It is called Zeche now.")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_everything_by_keyboard(windows: PeoplesWindows, bot: Showcase) -> None:
    page = await windows.of("Anna")
    message = await bot.show_table()
    await page.locator(f"#message-{message.id}").wait_for()
    await page.get_by_role("combobox", name="Message #general").focus()
    await page.keyboard.press("Shift+Tab")
    for _ in range(40):
        if await page.evaluate("document.activeElement.dataset.customId") == "draw":
            break
        await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Enter")
    await expect(said(page, "Anna drew tile")).to_be_visible()
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(said(page, "Space 5 is yours.")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.keyboard.type("/panel")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(said(page, "Step 0")).to_be_visible()
    await page.keyboard.press("Alt+ArrowDown")
    await expect(page.get_by_role("heading", name="Welcome to #games!")).to_be_visible()
    await page.keyboard.press("Control+p")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="You are Ben")).to_be_visible()


async def test_screen_readers_are_told_what_comes(windows: PeoplesWindows, bot: Showcase) -> None:
    page = await windows.of("Anna")
    await bot.show_table()
    told = page.locator("#live")
    await expect(told).to_contain_text("stranger: Zeche Zollverein Shift 2 of 3 Bold, slanted")
    await expect(told).not_to_contain_text("the hidden seam")
    await page.get_by_role("button", name="Take your turn").click()
    await expect(told).to_contain_text("stranger, only to you: Anna drew tile")


async def test_a_phone(windows: PeoplesWindows, bot: Showcase) -> None:
    page = await windows.of("Csilla", PHONE, has_touch=True, is_mobile=True)
    await bot.show_table()
    await page.get_by_role("button", name="Take your turn").tap()
    await expect(said(page, "Csilla drew tile")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= 390
    await keep(page, "phone")
    assert await serious(page) == []
    await page.get_by_role("button", name="Channels", exact=True).tap()
    await keep(page, "phone-channels")
    await page.get_by_role("button", name="games").tap()
    await expect(page.get_by_role("heading", name="Welcome to #games!")).to_be_visible()


async def test_a_broken_stream_is_taken_up_where_it_broke(
    windows: PeoplesWindows, bot: Showcase, playground: Playground
) -> None:
    page = await windows.of("Anna")
    await page.get_by_role("combobox", name="Message #general").fill("half a thought")
    await playground.mail.close()
    await bot.place().send("said while you were away")
    await expect(said(page, "said while you were away")).to_have_count(1)
    await expect(said(page, "Connection lost")).to_be_hidden()
    await expect(page.get_by_role("combobox", name="Message #general")).to_have_value("half a thought")


async def height_of(page: Page, words: str) -> float | None:
    """Where on the screen the message is that ends with these words."""
    return await page.evaluate(  # type: ignore[no-any-return]  # a number, or nothing
        """(words) => [...document.querySelectorAll(".prose")]
            .find((node) => node.textContent.endsWith(words))?.getBoundingClientRect().y""",
        words,
    )


async def test_a_playground_that_was_gone_is_found_again_in_the_same_place(tmp_path: Path) -> None:
    file = tmp_path / "kept.db"
    async with chromium() as browser:
        async with Playground(rates=10_000, keep=file) as playground:
            for number in range(120):
                playground.person("Ben").says(f"line {number}")
            windows = PeoplesWindows(browser, playground)
            windows.forgiven = ("WebSocket", "ERR_CONNECTION", "people/events")
            page = await windows.of("Anna")
            await page.locator(".message", has_text="line 119").wait_for()
            await page.get_by_role("combobox", name="Message #general").fill("half a thought")
            await page.mouse.move(600, 300)
            await page.mouse.wheel(0, -3000)
            await expect(said(page, "You're viewing older messages")).to_be_visible()
            seen = page.locator(".message", has_text="line 72")
            await seen.scroll_into_view_if_needed()
            place = await height_of(page, "line 72")
        await expect(said(page, "Connection lost. Trying to reconnect…")).to_be_visible()
        await keep(page, "lost")
        async with Playground(port=playground.port, rates=10_000, keep=file) as playground:
            await expect(said(page, "Connection lost")).to_be_hidden(timeout=10_000)
            assert await height_of(page, "line 72") == pytest.approx(place, abs=4)
            await page.wait_for_load_state("networkidle")
            assert await height_of(page, "line 72") == pytest.approx(place, abs=4)
            await expect(page.get_by_role("combobox", name="Message #general")).to_have_value(
                "half a thought"
            )
            playground.person("Ben").says("we are back")
            await page.get_by_role("button", name="Jump to present").click()
            await expect(said(page, "we are back")).to_be_visible()
            assert windows.complaints == []
            await page.close()


async def test_what_happens_while_a_page_is_on_its_way_is_not_lost(
    windows: PeoplesWindows, playground: Playground
) -> None:
    ben = playground.person("Ben", "games")
    first, second = ben.says("first"), ben.says("second")
    page = await windows.of("Anna")

    async def late(route: Route) -> None:
        answer = await route.fetch()
        playground.parts.posting.edit(first, {"content": "first, edited"}, [])
        playground.parts.posting.delete(second)
        ben.says("third")
        await asyncio.sleep(0.3)
        await route.fulfill(response=answer)

    await page.route("**/messages?limit=50", late)
    await page.get_by_role("button", name="games").click()
    await expect(said(page, "first, edited")).to_be_visible()
    await expect(said(page, "third")).to_be_visible()
    await expect(said(page, "second")).to_have_count(0)


async def test_hostile_content_is_only_text(windows: PeoplesWindows, bot: Showcase) -> None:
    page = await windows.of("Anna")
    await bot.place().send(HOSTILE)
    post = page.locator(".message", has_text="onerror")
    await expect(post).to_contain_text('<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>')
    assert await page.evaluate("window.hurt") is None
    assert await post.locator("script, a, img[src=x]").count() == 0
    await keep(page, "hostile")


async def test_unread_and_mentions_are_marked_per_person(
    windows: PeoplesWindows, bot: Showcase, playground: Playground
) -> None:
    anna = await windows.of("Anna")
    ben = playground.person("Ben")
    await bot.place("games").send(f"<@{ben.id}>, it is your turn.")
    await expect(anna.get_by_role("button", name="games, unread")).to_be_visible()
    page = await windows.of("Ben")
    await expect(page.get_by_role("button", name="games, 1 mention")).to_be_visible()
    await page.get_by_role("button", name="games, 1 mention").click()
    await expect(page.locator(".divider.new")).to_be_visible()
    await expect(page.get_by_role("button", name="games", exact=True)).to_be_visible()
    await keep(page, "mention")
    await expect(anna.get_by_role("button", name="games, unread")).to_be_visible()


async def test_a_thread_is_opened_from_its_card(windows: PeoplesWindows, bot: Showcase) -> None:
    page = await windows.of("Anna")
    message = await bot.place().send("A table for 2 to 4")
    thread = await message.create_thread(name="Glück Auf · Anna, Ben")
    await thread.send("The table is open.")
    await page.locator(".thread-card").click()
    await expect(said(page, "The table is open.")).to_be_visible()
    await expect(page.get_by_role("combobox", name="Message #Glück Auf · Anna, Ben")).to_be_visible()
    await keep(page, "thread")
