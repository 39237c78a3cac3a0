from __future__ import annotations

import pytest

from fateloom.core.numbers import Number, Numbers


def test_a_number_is_what_the_game_says_unless_it_is_changed() -> None:
    numbers = Numbers({("cards", "Owl", "eyes"): 3})
    assert numbers.take("cards", "Owl", "eyes", 2, least=0, most=4, rule="OWL-01") == 3
    assert numbers.take("cards", "Fox", "tails", 1, least=0, most=9) == 1
    assert dict(numbers) == {
        ("cards", "Owl", "eyes"): Number(3, 0, 4, "OWL-01"),
        ("cards", "Fox", "tails"): Number(1, 0, 9),
    }


def test_a_name_names_one_number() -> None:
    numbers = Numbers()
    for _ in range(2):  # as when a module is loaded again
        numbers.take("cards", "Fox", "tails", 1, least=0, most=9)
    with pytest.raises(ValueError, match="twice"):
        numbers.take("cards", "Fox", "tails", 2, least=0, most=9)


@pytest.mark.parametrize("value", [-1, 10])
def test_a_value_out_of_bounds_is_refused(value: int) -> None:
    numbers = Numbers({("cards", "Fox", "tails"): value})
    with pytest.raises(ValueError, match="not 0 to 9"):
        numbers.take("cards", "Fox", "tails", 1, least=0, most=9)
    assert not numbers
