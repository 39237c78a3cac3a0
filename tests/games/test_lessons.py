"""Every lesson of every game: its words, its rules, its script, and that it can be played."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest
from fluent.syntax.serializer import serialize_pattern

from fateloom.bots import BOTS
from fateloom.core.game import Move, State
from fateloom.core.lessons import Lesson, Step, is_one_of
from fateloom.games import registry
from fateloom.table.lessons import lessons_of
from tests.test_house.test_rule_ids import written
from tests.words import translations as t

LESSONS = [lesson for game in registry for lesson in lessons_of(game).values()]
LANGUAGES = (t.ORIGINAL, *t.languages())
LONGEST = 35
"""The number of words in a line; a button that it names counts as four."""
READ = 150
"""The number of words that are read in a minute."""
MOVE = 4
"""The seconds for a move, and for going on after what was only to be read."""

Chooses = Callable[[Step | None, State], Move]

every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{each.game}-{each.id}" for each in LESSONS]
)


def lines(lesson: Lesson, language: str) -> dict[str, str]:
    """What the coach says in a lesson, by messages and attributes without the lesson's own name."""
    file = f"games/{lesson.game}/words/{t.ORIGINAL}/lesson-{lesson.id}.ftl"
    start = f"{lesson.game}-lesson-{lesson.id}"
    return {
        f"{name}.{part}".rstrip(".").removeprefix(start).removeprefix("-"): serialize_pattern(said)
        for name, message in t.messages(language, file).items()
        for part, said in t.parts(message)
    }


def length(line: str) -> int:
    """The number of words in a line; of variants, those of the last one."""
    line = re.sub(r"\{ \$\w+ ->.*?\*\[\w+\] (.*?)\n\s*\}", r"\1", line, flags=re.DOTALL)
    named = line.replace("{ $done }", "one two three four")
    return len(re.sub(r"\{ \$\w+ \}", "one", named).split())


def right_in(lesson: Lesson) -> Chooses:
    """Chooses what the step asks for; where it asks for nothing, what a sensible player does."""
    game = registry[lesson.game]

    def choose(step: Step | None, state: State) -> Move:
        legal = state.legal(0)
        asked = [move for move in legal if step and is_one_of(move.text, step.right)]
        return asked[0] if asked else game.policy(state.view(0), legal, Random(1))

    return choose


def played(lesson: Lesson, choose: Chooses, seed: int = 1) -> Iterator[tuple[Step | None, State]]:
    """The lesson played to its end: each decision of the person, with the step told last."""
    game, rng = registry[lesson.game], Random(seed)
    state = game.new(seed=lesson.seed, seats=len(lesson.seats), watch=True, **lesson.options)
    read: set[str] = set()
    for _ in range(3000):
        if state.outcome is not None:
            return
        seat = state.waiting[0]
        view, legal = state.view(seat), state.legal(seat)
        bot = lesson.seats[seat].bot
        if bot is not None:
            scripted = lesson.move(seat, view, legal)
            state.apply(seat, scripted or BOTS[bot].choose(game, view, legal, rng))
            continue
        while (step := lesson.step(view, read)) is not None and step.reads:
            yield step, state
            read.add(step.id)
        yield step, state
        state.apply(seat, choose(step, state))
    raise AssertionError("the lesson does not end")


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_written_and_short(lesson: Lesson, language: str) -> None:
    told = lines(lesson, language)
    wanted = {".won", ".lost"}
    wanted |= {f"part-{part}{known}" for part in lesson.parts for known in ("", ".known")}
    for step in lesson.steps:
        wanted |= {step.id, *(f"{step.id}.{also.id}" for also in step.also)}
        wanted |= {f"{step.id}.right"} if step.right and step.also else set()
    names = set(told)
    assert wanted - names == set(), "not written"
    free = {name for name in names if name.endswith((".wait", ".right"))}
    assert names - wanted - free == set(), "never said"
    assert [line for line in told.values() if length(line) > LONGEST] == []


@every_lesson
def test_it_has_a_title_where_it_is_offered(lesson: Lesson) -> None:
    """Among the words for the pages: those of a lesson are fetched at its table."""
    for language in LANGUAGES:
        pages = t.messages(language, f"games/{lesson.game}/words/{t.ORIGINAL}/pages.ftl")
        assert f"game-{lesson.game}-lesson-{lesson.id}" in pages


@every_lesson
def test_it_takes_as_long_as_it_says(lesson: Lesson) -> None:
    """From its beginning to free play, if one does what is asked for and reads what is said."""
    told: list[Step] = []
    acts = 0
    for step, _ in played(lesson, right_in(lesson)):
        acts += step is not None
        if step is not None and step not in told[-1:]:
            told.append(step)
    seconds = []
    for language in LANGUAGES:
        said = lines(lesson, language)
        words = sum(
            length(said[each.id]) + length(said.get(f"{each.id}.right", "")) for each in told
        )
        seconds.append(60 * words / READ + MOVE * acts)
    assert lesson.minutes == round(max(seconds) / 60)
    assert 6 <= lesson.minutes <= 10


@every_lesson
def test_its_rules_are_written(lesson: Lesson) -> None:
    named = {rule for step in lesson.steps for rule in step.rules}
    assert named <= written()
    assert all(step.rules for step in lesson.steps)
    assert {step.part for step in lesson.steps} == set(lesson.parts)


@every_lesson
def test_it_names_bots_that_there_are(lesson: Lesson) -> None:
    assert lesson.seats[0].bot is None
    assert {sitter.bot for sitter in lesson.seats[1:]} <= set(BOTS)


@every_lesson
def test_right_choices_lead_through_every_part(lesson: Lesson) -> None:
    """And every scripted move is made, and every move that is asked for is legal."""
    seen: list[str] = []
    parts: list[str] = []
    for step, state in played(lesson, right_in(lesson)):
        if step is None:
            continue
        seen.append(step.id)
        if step.part not in parts:
            parts.append(step.part)
        legal = [move.text for move in state.legal(0)]
        for patterns in (step.right, *(also.moves for also in step.also)):
            assert not patterns or any(is_one_of(text, patterns) for text in legal), step.id
        settled = [*step.right, *(move for also in step.also for move in also.moves)]
        assert not settled or all(is_one_of(text, settled) for text in legal), step.id
    assert parts == list(lesson.parts)
    assert len(set(seen)) >= 2 * len(parts)


@every_lesson
def test_right_choices_can_win(lesson: Lesson) -> None:
    """With some luck: after the last part, it is a game like any other."""
    assert any(winners(lesson, seed) == (0,) for seed in (1, 2))


def winners(lesson: Lesson, seed: int) -> tuple[int, ...]:
    """Who wins if the person makes the right choices, and then plays sensibly."""
    *_, (_, state) = played(lesson, right_in(lesson), seed)
    assert state.outcome is not None
    return state.outcome.winners


@every_lesson
def test_the_script_says_only_what_is_legal(lesson: Lesson) -> None:
    game, spoken = registry[lesson.game], set()

    class Noting(Lesson):
        """The lesson, noting what its script says."""

        def move(self, seat: int, view: Any, legal: Sequence[Move]) -> Move | None:
            found = super().move(seat, view, legal)
            spoken.add(None if found is None else (seat, found.text))
            return found

    noting = Noting(*(getattr(lesson, name) for name in Lesson.__slots__))
    for _ in played(noting, right_in(lesson)):
        pass
    texts = {(each.seat, text) for each in lesson.script for text in each.moves}
    assert spoken - {None} == texts
    assert all(game.parse(text) for _, text in texts)


@every_lesson
@pytest.mark.parametrize("seed", range(12))
def test_other_choices_are_no_dead_end(lesson: Lesson, seed: int) -> None:
    """Any legal choices at all lead to the end, and each step that is told fits its moment."""
    rng = Random(seed)
    for step, state in played(lesson, lambda _, state: rng.choice(state.legal(0)), seed):
        assert state.legal(0)
        if step is not None:
            assert step.fits(state.view(0))
