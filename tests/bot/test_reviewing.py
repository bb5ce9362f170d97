"""Looking back on a game: the parts won and lost, and as much as a message holds."""

from bot.reviewing import LONGEST, Balance, Words, fitting, looked_back

SAID = Words("en", lambda count: f"{count} VP", str.title)
PARTS = ({"orders": 10, "clock": 3}, {"orders": 4, "clock": 9}, {"orders": 4, "clock": 9})


def test_the_parts_ahead_and_behind_the_others_are_named() -> None:
    head, won, lost, *points = looked_back(Balance("Ada", 13, 0, PARTS), ["one", "two"], SAID).splitlines()
    assert head == "**Ada · 13 VP**"
    assert "Orders (6 VP more" in won
    assert "Clock (6 VP less" in lost
    assert points == ["- one", "- two"]


def test_who_is_nowhere_ahead_or_behind_is_told_neither() -> None:
    same = ({"orders": 4}, {"orders": 4})
    assert looked_back(Balance("Ada", 4, 0, same), [], SAID) == "**Ada · 4 VP**"


def test_what_is_too_long_loses_turning_points_first_of_the_longest() -> None:
    short, long = "**Ada**\n- a", "**Ben**\n- " + "b" * 100 + "\n- " + "c" * LONGEST
    assert fitting([short]) == [short]
    assert fitting([short, long]) == [short, "**Ben**\n- " + "b" * 100]
    assert sum(map(len, fitting(["x" * LONGEST, "y" * LONGEST]))) <= LONGEST
