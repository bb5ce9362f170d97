"""Days as people write them."""

from datetime import date

import pytest

from bot.vacations import written_day
from tables import Refused


@pytest.mark.parametrize(
    "text",
    ["2026-07-01", "2026-7-1", " 1.7.2026 ", "01/07/2026", "2026.07.01.", "2026. 07. 01.", "2026. 7. 1"],
)
def test_a_day_is_read_as_it_is_written_where_people_live(text: str) -> None:
    assert written_day(text) == date(2026, 7, 1)


@pytest.mark.parametrize("text", ["", "tomorrow", "2026-02-30", "1.7.26", "2026.07", "20260701"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        written_day(text)
