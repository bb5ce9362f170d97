"""Logs are JSON, one object a line, and never have the token."""

import json
import logging

from bot.logs import Lines

TOKEN = "MTIz.secret.token-of-a-bot"  # noqa: S105  # nobody's


def line(message: str, *args: object, error: BaseException | None = None, **extra: object) -> str:
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, message, args, None)
    if error is not None:
        record.exc_info = (type(error), error, error.__traceback__)
    vars(record).update(extra)
    return Lines(TOKEN).format(record)


def test_a_line_is_json_with_what_was_given() -> None:
    told = json.loads(line("ready %s", "now", guilds=3, odd=object))
    assert (told["message"], told["level"], told["guilds"]) == ("ready now", "info", 3)


def test_the_token_is_nowhere_in_a_line() -> None:
    try:
        raise ValueError(f"Bot {TOKEN} was refused")
    except ValueError as error:
        told = line(f"login with {TOKEN}", error=error, headers={"Authorization": f"Bot {TOKEN}"})
    assert TOKEN not in told
    assert "(token)" in told
    assert "ValueError" in json.loads(told)["error"]


def test_a_token_that_json_would_escape_is_hidden_too() -> None:
    odd = 'quo"te\\backslash'
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, f"with {odd}", (), None)
    assert "backslash" not in Lines(odd).format(record)


def test_without_a_token_lines_are_as_they_are() -> None:
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, "plain", (), None)
    assert json.loads(Lines("").format(record))["message"] == "plain"
