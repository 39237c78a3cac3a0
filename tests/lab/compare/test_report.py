"""What a comparison says to authors, and to programs."""

from __future__ import annotations

from io import StringIO
from math import inf

import pytest
from rich.console import Console

from fateloom.games import registry
from fateloom.lab.compare.confidence import Interval
from fateloom.lab.compare.report import (
    as_dict,
    difference,
    figure,
    meaning,
    print_comparison,
    print_numbers,
    sentence,
)
from fateloom.lab.compare.sequential import (
    INTERRUPTED,
    PLAYED,
    SIGN,
    SMALL,
    Comparison,
    Quantity,
    Question,
)
from fateloom.lab.compare.variants import numbers_of
from fateloom.words import say

WINS = Quantity("wins seat 0", 0.5, 0.55, Interval(-0.01, 0.11), exact=True)
HAS = Quantity("has identity King", 0.1, 0.1, Interval(-0.1, 0.1), exact=True)
LENGTH = Quantity("rounds", 6.75, 5.25, Interval(-2.0, -1.0), exact=False)


def comparison(stopped: str, main: Quantity, *others: Quantity) -> Comparison:
    return Comparison(
        question=Question(None, 500),
        pairs=48,
        games=96,
        looks=(32, 48),
        stopped=stopped,
        main=main,
        others=others,
        faults={"mine": 2},
        seconds=1.5,
    )


def printed(found: Comparison, *, everything: bool = False) -> str:
    out = StringIO()
    print_comparison(found, Console(file=out, width=200), everything=everything)
    return out.getvalue()


def test_a_sentence_says_the_direction_or_that_it_is_not_known() -> None:
    assert sentence(LENGTH) == (
        "rounds fell by 1.50, from 6.75 to 5.25: by 1.00 to 2.00, with 95 % certainty."
    )
    assert sentence(WINS).startswith("Whether wins seat 0 moved is not known yet: it was 50.0 %")
    assert "between -1.0 and +11.0" in sentence(WINS)
    rose = Quantity("shared", 0.1, 0.3, Interval(0.1, 0.25), exact=True)
    assert sentence(rose).startswith("shared rose by 20.0 percentage points, from 10.0 %")
    few = Quantity("rounds", 1, 2, Interval(-inf, inf), exact=False)
    assert "too few games" in sentence(few)


def test_what_moved_is_apart_from_what_is_not_known() -> None:
    text = printed(comparison(SIGN, LENGTH, WINS, HAS))
    assert "48 deals" in text
    assert "Nothing else is known to have moved." in text
    assert "wins seat 0" in text
    assert "has identity King" not in text
    assert "One more quantity is not known to have moved" in text
    assert "mine: 2 choices" in text
    whole = printed(comparison(SIGN, WINS, LENGTH, HAS), everything=True)
    moved, still = whole.split(say("compare-table-still"))
    assert "rounds" in moved
    assert "has identity King" in still
    assert "--all" not in whole


@pytest.mark.parametrize("stopped", [SIGN, SMALL, PLAYED, INTERRUPTED])
def test_why_it_stopped_is_said(stopped: str) -> None:
    assert say(f"compare-stopped-{stopped}") in printed(comparison(stopped, LENGTH))


def test_as_json_there_are_shares_and_no_infinity() -> None:
    few = Quantity("rounds", 1, 2, Interval(-inf, inf), exact=False)
    told = as_dict(comparison(PLAYED, WINS, few), {"game": "destiny"})
    assert told["game"] == "destiny"
    assert told["main"]["high"] == 0.11
    assert told["main"]["moved"] is False
    assert (told["others"][0]["low"], told["others"][0]["high"]) == (None, None)


def test_figures_have_a_unit_and_enough_digits() -> None:
    assert figure("wins seat 0", 0.1234) == "12.3 %"
    assert figure("mean points", 1234.5) == "1,234.50"
    assert difference("mean points", -0.0012) == "-0.0012"
    assert difference("shared", 0.25) == "+25.0"


@pytest.mark.parametrize("game", [name for name in registry if numbers_of(registry[name])])
def test_every_number_is_listed_with_what_it_is_and_its_rule(game: str) -> None:
    out = StringIO()
    print_numbers(registry[game], Console(file=out, width=200))
    folder = registry.folder(game)
    assert folder is not None
    rules = (folder / "rules.md").read_text(encoding="utf-8")
    for path, number in numbers_of(registry[game]).items():
        assert ".".join(path) in out.getvalue()
        assert meaning(game, path) in out.getvalue()
        assert f"**{number.rule}**" in rules, path
        assert f"{number.least} - {number.most}" in out.getvalue()


def test_a_game_without_numbers_says_its_options() -> None:
    out = StringIO()
    print_numbers(registry["destinies"], Console(file=out, width=200))
    assert "no numbers" in out.getvalue()
    assert "mode" in out.getvalue()
