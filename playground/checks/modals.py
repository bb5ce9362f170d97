"""Modals as a bot opens them, and answers of autocompletion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground import limits
from playground.checks.components import check_modal_components
from playground.checks.form import Form
from playground.errors import Problems

if TYPE_CHECKING:
    from playground.objects import Json


def check_modal(body: Json) -> None:
    problems = Problems()
    form = Form(problems, body, ("data",))
    form.text("custom_id", limits.CUSTOM_ID, least=1, required=True)
    form.text("title", limits.MODAL_TITLE, least=1, required=True)
    check_modal_components(form)
    problems.refuse()


def check_choices(body: Json) -> None:
    problems = Problems()
    form = Form(problems, body, ("data",))
    for choice in form.forms("choices", limits.AUTOCOMPLETE_CHOICES):
        choice.text("name", limits.CHOICE_NAME, least=1, required=True)
        value = choice.data.get("value")
        if isinstance(value, str):
            choice.text("value", limits.CHOICE_VALUE, least=1)
        else:
            choice.number("value", -limits.LARGEST_NUMBER, limits.LARGEST_NUMBER, kind=float, required=True)
    problems.refuse()
