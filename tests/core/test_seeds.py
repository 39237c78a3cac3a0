"""Seeds in words."""

from __future__ import annotations

from functools import reduce
from operator import and_, or_

import pytest

from fateloom.core.errors import InvalidSetup
from fateloom.core.rng import KEYED, start
from fateloom.core.seeds import WORD_BITS, seed_of_words


@pytest.mark.parametrize(
    ("words", "same"),
    [
        ("7", " 7 "),
        ("7", "007"),
        ("Low Water", "low  water"),
        ("\u2167", "viii"),
        ("e\u0301", "\xe9"),
    ],
)
def test_space_case_and_spelling_make_no_difference(words: str, same: str) -> None:
    assert seed_of_words(words) == seed_of_words(same)


def test_a_number_is_itself_and_words_are_a_number() -> None:
    assert seed_of_words("12") == 12
    assert 0 <= seed_of_words("wend") < 1 << WORD_BITS
    assert seed_of_words("wend") != seed_of_words("wends")
    assert 0 <= seed_of_words("9" * 65) < 1 << WORD_BITS


@pytest.mark.parametrize("nothing", [None, "", "  "])
def test_no_words_are_a_new_seed_each_time(nothing: str | None) -> None:
    drawn = {seed_of_words(nothing) for _ in range(20)}
    assert len(drawn) == 20
    assert all(KEYED < seed < 2 * KEYED for seed in drawn)
    # Each of the secret bits is sometimes set and sometimes not.
    drawn |= {seed_of_words(nothing) for _ in range(60)}
    assert any_of(drawn) == 2 * KEYED - 1
    assert all_of(drawn) == KEYED


def any_of(numbers: set[int]) -> int:
    return reduce(or_, numbers)


def all_of(numbers: set[int]) -> int:
    return reduce(and_, numbers)


def test_what_can_be_typed_keeps_its_stream() -> None:
    """Chosen seeds deal what they always dealt, the longest of them too."""
    assert seed_of_words("blue moon") == 2142145829106535180
    longest = seed_of_words("9" * 64)
    assert longest == 10**64 - 1
    assert start(longest) == 11726292598119035635


def test_half_a_sign_is_refused() -> None:
    with pytest.raises(InvalidSetup) as refused:
        seed_of_words("\ud800")
    assert refused.value.code == "seed-unreadable"
