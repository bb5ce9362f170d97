"""Custom ids lead back to what they were made from, and to nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ids import LONGEST, ClickId, parse_id
from games.gluckauf.actions import BY_TEXT

verbs = st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=16)
tables = st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ", min_size=8, max_size=8) | st.just("-")
counts = st.integers(0, 999_999_999)
click_ids = st.builds(ClickId, verbs, tables, counts, counts, st.text(max_size=50))


@given(click_ids)
def test_an_id_leads_back_to_what_it_was_made_from(click_id: ClickId) -> None:
    text = str(click_id)
    assert len(text) <= LONGEST
    assert parse_id(text) == click_id


@given(st.text(max_size=120))
def test_any_text_is_an_id_that_writes_itself_or_none(text: str) -> None:
    found = parse_id(text)
    assert found is None or str(ClickId(found.verb, found.table, found.version, found.revision, found.detail))


@pytest.mark.parametrize("text", ["", "p1", "p2/act/ABCDEFGH/1.2/x", "p1/act/abc/1.2/x", "p1/act/-/١.2/x"])
def test_what_is_none_of_ours_is_not_read(text: str) -> None:
    assert parse_id(text) is None


@pytest.mark.parametrize("detail", BY_TEXT)
def test_every_action_fits(detail: str) -> None:
    assert parse_id(str(ClickId("act", "23456789", 999_999, 999, detail))) is not None


def test_what_is_too_long_is_refused_when_it_is_made() -> None:
    with pytest.raises(ValueError, match="no custom id"):
        str(ClickId("act", detail="x" * 51))
