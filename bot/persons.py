"""What people chose for themselves (`/me`), at hand whenever they click."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from tables import Person

if TYPE_CHECKING:
    from tables import House

DESCRIBE = "describe"
"""The choice to have pictures told in words as well."""
_REMEMBERED = 5000


class Persons:
    """Choices as they were when their person last clicked. Whatever changes them goes through here."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: OrderedDict[int, Person] = OrderedDict()

    async def meet(self, user: int) -> Person:
        """Their choices, read once and remembered."""
        if user not in self._known:
            self._remember(await self._house.people.get(user))
        self._known.move_to_end(user)
        return self._known[user]

    def get(self, user: int) -> Person:
        """Without waiting: somebody not met yet has made no choices."""
        return self._known.get(user) or Person(user)

    async def choose(self, user: int, **choices: Any) -> Person:
        """Changes what is given, as `house.people.choose` does."""
        person = await self._house.people.choose(user, **choices)
        self._remember(person)
        return person

    def describes(self, user: int) -> bool:
        """Whether that person wants pictures in words."""
        return bool(self.get(user).accessibility.get(DESCRIBE))

    async def any_describes(self, users: Collection[int]) -> bool:
        """Whether one of them wants pictures in words: then the posts of their table have them."""
        for user in users:
            await self.meet(user)
        return any(map(self.describes, users))

    def _remember(self, person: Person) -> None:
        self._known[person.user] = person
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
