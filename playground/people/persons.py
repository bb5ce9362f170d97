"""The people's API: who is there, and everything a person begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

from playground import limits, scene
from playground.checks.commands import LOCALES
from playground.checks.form import Form
from playground.errors import Problems, wrong_field
from playground.people import view
from playground.people.asked import person_of
from playground.rest.call import Reply

if TYPE_CHECKING:
    from playground.rest.call import Call


def everybody(call: Call) -> Any:
    return [view.person(call.world, person) for person in call.world.people.values()]


def add_person(call: Call) -> Any:
    if len(call.world.people) >= limits.PEOPLE:
        raise wrong_field(("name",), "TOO_MANY_PEOPLE", f"There are {limits.PEOPLE} people already.")
    problems = Problems()
    form = Form(problems, call.form)
    name = form.text("name", limits.PERSON_NAME, least=1, required=True)
    _check_person(form)
    problems.refuse()
    person = scene.add_person(
        call.world, name or "", call.form.get("locale") or "en-US", call.form.get("timezone") or "UTC"
    )
    for guild in call.world.guilds.values():
        scene.admit(call.world, guild.id, person.id)
    call.world.tell("PERSON_CREATE", view.person(call.world, person))
    return Reply(201, view.person(call.world, person))


def _check_person(form: Form) -> None:
    form.choice("locale", LOCALES)
    form.flag("accepts_messages")
    zone = form.text("timezone", 64)
    if zone is not None and zone not in available_timezones():
        form.wrong("timezone", "BASE_TYPE_CHOICES", "Name a time zone like Europe/Warsaw.")


def change_person(call: Call) -> Any:
    person = person_of(call)
    problems = Problems()
    _check_person(Form(problems, call.form))
    problems.refuse()
    for name in ("locale", "timezone", "accepts_messages"):
        if call.form.get(name) is not None:
            setattr(person, name, call.form[name])
    call.world.put_person(person)
    call.world.tell("PERSON_UPDATE", view.person(call.world, person))
    return view.person(call.world, person)


def state(call: Call) -> Any:
    return view.state(call.parts, person_of(call))
