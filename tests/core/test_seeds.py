"""Seeds in words."""

from __future__ import annotations

import pytest

from fateloom.core.errors import InvalidSetup
from fateloom.core.seeds import SEED_BITS, seed_of_words


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
    assert 0 <= seed_of_words("wend") < 1 << SEED_BITS
    assert seed_of_words("wend") != seed_of_words("wends")
    assert 0 <= seed_of_words("9" * 65) < 1 << SEED_BITS


@pytest.mark.parametrize("nothing", [None, "", "  "])
def test_no_words_are_a_new_seed_each_time(nothing: str | None) -> None:
    assert len({seed_of_words(nothing) for _ in range(20)}) == 20


def test_half_a_sign_is_refused() -> None:
    with pytest.raises(InvalidSetup) as refused:
        seed_of_words("\ud800")
    assert refused.value.code == "seed-unreadable"
