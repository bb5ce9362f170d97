"""Reading a JSON object field by field, gathering what is wrong in Discord's words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playground.snowflakes import is_snowflake

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from playground.errors import Path, Problems
    from playground.objects import Json


_WHOLE = re.compile(r"-?[0-9]{1,20}")


class Form:
    """One object of a request at its path. A reader returns the value, or None if it is missing or wrong."""

    def __init__(self, problems: Problems, data: dict[str, Any], path: Path = ()) -> None:
        self.problems = problems
        self.data = data
        self.path = path

    def wrong(self, name: str | int | None, code: str, message: str) -> None:
        path = self.path if name is None else (*self.path, name)
        self.problems.add(path, code, message)

    def has(self, name: str) -> bool:
        return self.data.get(name) is not None

    def _present(self, name: str, required: bool) -> bool:
        if self.has(name):
            return True
        if required:
            self.wrong(name, "BASE_TYPE_REQUIRED", "This field is required")
        return False

    def text(self, name: str, most: int, *, least: int = 0, required: bool = False) -> str | None:
        if not self._present(name, required):
            return None
        value = self.data[name]
        if not isinstance(value, str):
            self.wrong(name, "STRING_TYPE_CONVERT", "Could not convert value to string.")
            return None
        if not least <= len(value) <= most:
            self._length(name, least, most, value)
            return None
        return value

    def _length(self, name: str, least: int, most: int, value: Any) -> None:
        if len(value) == 0 and isinstance(value, str):
            self.wrong(name, "BASE_TYPE_REQUIRED", "This field is required")
        elif least:
            self.wrong(name, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.wrong(name, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def number(
        self,
        name: str,
        least: float | None = None,
        most: float | None = None,
        *,
        required: bool = False,
        kind: type[int] | type[float] = int,
    ) -> Any:
        if not self._present(name, required):
            return None
        value = self.data[name]
        if isinstance(value, str) and _WHOLE.fullmatch(value):
            value = self.data[name] = int(value)
        good = isinstance(value, int) or (kind is float and isinstance(value, float))
        if isinstance(value, bool) or not good:
            self.wrong(name, "NUMBER_TYPE_COERCE", f'Value "{_short(value)}" is not {kind.__name__}.')
        elif least is not None and value < least:
            self.wrong(
                name, "NUMBER_TYPE_MIN", f"{kind.__name__} value should be greater than or equal to {least}."
            )
        elif most is not None and value > most:
            self.wrong(
                name, "NUMBER_TYPE_MAX", f"{kind.__name__} value should be less than or equal to {most}."
            )
        else:
            return value
        return None

    def choice(self, name: str, allowed: Collection[Any], *, required: bool = False) -> Any:
        if not self._present(name, required):
            return None
        value = self.data[name]
        if isinstance(value, bool) or not isinstance(value, str | int) or value not in allowed:
            words = ", ".join(str(choice) for choice in sorted(allowed))
            self.wrong(name, "BASE_TYPE_CHOICES", f"Value must be one of {{{words}}}.")
            return None
        return value

    def flag(self, name: str) -> bool | None:
        if not self._present(name, required=False):
            return None
        value = self.data[name]
        if not isinstance(value, bool):
            self.wrong(name, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
            return None
        return value

    def snowflake(self, name: str, *, required: bool = False) -> str | None:
        if not self._present(name, required):
            return None
        value = self.data[name]
        if not is_snowflake(value):
            self.wrong(name, "NUMBER_TYPE_COERCE", f'Value "{_short(value)}" is not snowflake.')
            return None
        return str(value)

    def inner(self, name: str, *, required: bool = False) -> Form | None:
        if not self._present(name, required):
            return None
        value = self.data[name]
        if not isinstance(value, dict):
            self.wrong(name, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return None
        return Form(self.problems, value, (*self.path, name))

    def array(self, name: str, most: int, *, least: int = 0, required: bool = False) -> list[Any]:
        if not self._present(name, required):
            return []
        value = self.data[name]
        if not isinstance(value, list):
            self.wrong(name, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self._length(name, least, most, value)
            return []
        return value

    def forms(self, name: str, most: int, *, least: int = 0, required: bool = False) -> Iterator[Form]:
        """The objects of a list, each at its own path; what is no object is told as wrong and left out."""
        for index, value in enumerate(self.array(name, most, least=least, required=required)):
            if isinstance(value, dict):
                yield Form(self.problems, value, (*self.path, name, index))
            else:
                self.problems.add(
                    (*self.path, name, index),
                    "DICT_TYPE_CONVERT",
                    "Only dictionaries may be used in a DictType",
                )

    def snowflakes(self, name: str, most: int) -> list[str]:
        values = self.array(name, most)
        for index, value in enumerate(values):
            if not is_snowflake(value):
                path = (*self.path, name, index)
                self.problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{_short(value)}" is not snowflake.')
        return [str(value) for value in values if is_snowflake(value)]


def _short(value: Any) -> str:
    return str(value)[:50]


def only(data: Json, names: Collection[str]) -> Json:
    """The fields of those names that have a value."""
    return {name: data[name] for name in names if data.get(name) is not None}
