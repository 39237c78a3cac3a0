"""The decisions of a recorded game: the views and moves of the moments at which they were made."""

from __future__ import annotations

from fateloom.core.decisions import decided, decision
from tests.core.test_record import played


def test_what_a_seat_saw_and_could_do_is_that_of_the_moment() -> None:
    recorder = played()
    own = decided(recorder, 1)
    assert own
    for index in own:
        before = recorder.moments[index]
        found = decision(recorder, index)
        assert found.choices == index
        assert found.view == before.view(1)
        assert found.legal == tuple(map(str, before.legal(1)))
        assert found.chosen == recorder.choices[index].move in found.legal


def test_a_choice_without_an_alternative_is_no_decision() -> None:
    recorder = played()
    made = [index for index, choice in enumerate(recorder.choices) if choice.seat == 1]
    forced = [index for index in made if len(recorder.moments[index].legal(1)) == 1]
    assert forced
    assert sorted([*decided(recorder, 1), *forced]) == made
