"""The page that all reports are made with: safe with any text, and plots that are true."""

from __future__ import annotations

import re

import pytest

from fateloom.lab.pages import page
from fateloom.lab.pages.figures import Rate, Spread
from fateloom.lab.pages.plots import Scale, dot_bar, histogram, rate_bar

EVIL = "<script>alert('\"&')</script>"


def numbers(pattern: str, drawn: str) -> list[float]:
    return [float(each) for each in re.findall(pattern, drawn)]


def test_every_text_is_escaped() -> None:
    parts = [
        page.note(EVIL),
        page.heading(EVIL),
        page.rows([page.row(EVIL, "", EVIL), page.axis([EVIL])]),
        page.plots([page.plot(EVIL, histogram(Spread.of([1, 2]), None, EVIL), EVIL)]),
        page.table([EVIL, EVIL], [[EVIL, EVIL]]),
        page.facts([(EVIL, EVIL)]),
    ]
    made = page.document(EVIL, EVIL, [page.Section("a", EVIL, "".join(parts))])
    assert "<script" not in made
    assert "alert" in made
    for quoted in re.findall(r'="([^"]*)"', made):
        assert "<" not in quoted


def test_a_page_asks_for_nothing() -> None:
    made = page.document("Wend", "", [page.Section("a", "A", "<p></p>")])
    assert "default-src 'none'" in made
    assert "url(" not in made and "@import" not in made
    assert set(re.findall(r'(?:src|href)="([^"]*)"', made)) == {"#a"}


def test_empty_sections_are_left_out() -> None:
    made = page.document("Wend", "", [page.Section("a", "A", ""), page.Section("b", "B", "x")])
    assert 'href="#a"' not in made and 'id="a"' not in made
    assert 'href="#b"' in made and 'id="b"' in made


def test_a_bar_is_as_long_as_its_share() -> None:
    drawn = rate_bar(Rate("greedy", 25, 100), scale=Scale(0, 1, mark=0.5))
    assert numbers(r'class="fill" y="5" width="([\d.]+)"', drawn) == [150]
    reach = re.search(r'class="reach" d="M([\d.]+) 11.0H([\d.]+)', drawn)
    assert reach is not None
    low, high = map(float, reach.groups())
    assert low < 150 < high
    assert numbers(r'class="edge" d="M([\d.]+) ', drawn) == [300]


@pytest.mark.parametrize(("mean", "left"), [(1, -4), (2, 296), (3, 596), (9, 596)])
def test_a_dot_is_at_its_place_on_the_scale(mean: float, left: float) -> None:
    drawn = dot_bar(mean, (1.5, 2.5), Scale(1, 3), usual=(1, 2))
    assert numbers(r'class="dot" x="(-?[\d.]+)"', drawn) == [left]
    assert 'class="reach" d="M150.0 11.0H450.0' in drawn
    assert 'class="most" x="0.0" y="6" width="300.0"' in drawn


def test_a_scale_of_one_value_is_no_error() -> None:
    assert Scale(2, 2).place(2) == 0


def test_a_histogram_counts_every_value() -> None:
    drawn = histogram(Spread.of([1, 1, 2, 5]), None, "rounds")
    titles = re.findall(r"<title>([\d.]+): (\d+)</title>", drawn)
    assert [(float(value), int(count)) for value, count in titles] == [
        (1, 2),
        (2, 1),
        (3, 0),
        (4, 0),
        (5, 1),
    ]
    assert histogram(Spread(()), None, "rounds") == ""
