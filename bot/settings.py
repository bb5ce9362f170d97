"""What a table agrees on beyond the rules of its game: the light of its pictures, its clock, who may join.

Each setting is a list to choose from; what was chosen stands in `table.settings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.agreed import agreed_option, agreed_words
from games.core import Option
from tables import AGREED, Refused

if TYPE_CHECKING:
    from bot.face import Face
    from tables import Table
    from texts import Texts

THEME = Option("theme", ("dark", "light"))
HINTS = Option("hints", ("on", "off"))
ANYTIME = (THEME, HINTS)
"""What can be changed while a game runs."""
SETTINGS = (*ANYTIME, *AGREED)
ANYONE = "anyone"


def setting_of(table: Table, option: Option) -> str:
    return str(table.settings.get(option.key, option.default))


def checked_setting(key: str, choice: str) -> None:
    """Raises Refused for a setting, or a choice of it, that nobody offers."""
    if not any(option.key == key and choice in option.choices for option in SETTINGS):
        raise Refused("no-such-choice")


def setting_words(text: Texts, key: str, choice: str | None = None) -> str:
    """A setting, or one of its choices, in words."""
    if all(key != option.key for option in ANYTIME):
        return agreed_option(text, key, choice)
    return text(f"setting-{key}" if choice is None else f"setting-{key}-{choice}")


def agreed(table: Table, face: Face, text: Texts) -> str:
    """What people want to know before they join, in one line: clock, options, language, who may join, and
    what is not as usual."""
    options = (
        f"{face.option(text, key)}: {face.option(text, key, choice)}"
        for key, choice in sorted(table.options.items())
    )
    chosen = ((option, setting_of(table, option)) for option in ANYTIME)
    unusual = (
        setting_words(text, option.key, choice) for option, choice in chosen if choice != option.default
    )
    joining = [] if table.access.who == ANYONE else [access(table, text)]
    language = text(f"language-{table.language}")
    return " · ".join([agreed_words(text, table), *options, language, *unusual, *joining])


def access(table: Table, text: Texts) -> str:
    """Who may join, in words."""
    if table.access.who == "role" and table.access.role is None:
        return text("access-role-open")
    return text(f"access-{table.access.who}", role=f"<@&{table.access.role}>")
