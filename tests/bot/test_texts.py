"""What the bot says: nothing missing, nothing dead."""

import re
from pathlib import Path

from texts import FALLBACK

FOLDER = Path("bot/texts")
MADE = (
    "access-",
    "agreed-",
    "ai-",
    "colour-",
    "command-",
    "language-",
    "leaf-",
    "me-",
    "options-",
    "permission-",
)
MADE_TOO = ("refused-", "setting-", "vote-")
"""Beginnings of keys that are put together where they are used."""
INTERNAL = {"no-actions", "too-many-actions", "request-of-another-kind", "no-such-version", "not-an-ai-seat"}
"""No click of ours can bring these about."""
FROZEN = {"unknown-setup", "unknown-options", "unreplayable"}
"""These have one text together."""
REFUSING = re.compile(
    r"\b(?:Refused|WrongStatus|NotAtTable|NotYourTurn|NoSuchTable|ChannelBusy|LimitReached|TableFrozen|IllegalSetup)"
    r'\(\s*"([a-z-]+)"'
)


def keys(language: str = FALLBACK) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (FOLDER / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))


def sources(*folders: str) -> str:
    return "\n".join(file.read_text("utf-8") for folder in folders for file in Path(folder).rglob("*.py"))


def test_every_text_is_used() -> None:
    code = sources("bot")
    written = set(re.findall(r"""["']([a-z][\w-]*)["']""", code))
    unused = {key for key in keys() - written if not key.startswith(MADE + MADE_TOO)}
    assert unused == set()


def test_every_refusal_of_a_table_has_its_own_words() -> None:
    codes = set(REFUSING.findall(sources("tables", "bot")))
    assert {code for code in codes - INTERNAL - FROZEN if f"refused-{code}" not in keys()} == set()
