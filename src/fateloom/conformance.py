"""The whole contract in one call: what the games of this repository are held to.

    check_everything(HALMA)

Each check by itself stands in `fateloom.core.conformance` and `fateloom.core.learning`; the two
that need bots and words stand here.
"""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Collection
from importlib.resources.abc import Traversable
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fateloom import words
from fateloom.bots import BOTS, bots_of
from fateloom.core.conformance import (
    check_coverage,
    check_game,
    check_guesses,
    check_objects,
    check_standstill,
)
from fateloom.core.game import Game
from fateloom.core.learning import check_learning
from fateloom.core.strict import BadData
from fateloom.core.tips import MOST_WORDS
from fateloom.games import registry

SHOWN_BY_THE_PAGE = frozenset({"skip"})
"""Events that no sentence tells."""


def check_everything(game: Game[Any, Any], games: int = 20, coverage: int = 400) -> None:
    """The game satisfies the contract, in this number of random `games` for each number of seats.

    In `coverage` games, every kind of move, every object of a move and every event occurs.
    """
    for seats in game.seat_counts:
        for seed in range(games):
            check_game(game, seed, seats)
        for seed in range(3):
            check_guesses(game, seed, seats, moments=10)
    check_coverage(game, range(coverage))
    check_objects(game, range(coverage))
    check_silence(game)
    check_bots(game)
    check_words(game)


def check_silence(game: Game[Any, Any], moments: int = 120) -> None:
    """At this number of moments in random games, nothing hidden is shown without an event."""
    seed = 0
    while moments > 0:
        seed += 1
        rng = Random(seed)
        state = game.new(seed=seed, seats=rng.choice(game.seat_counts))
        while state.outcome is None:
            if rng.random() < 0.2:
                check_learning(game, state, rng, f"{game.name}, seed {seed}")
                moments -= 1
            seat = rng.choice(state.waiting)
            state.apply(seat, rng.choice(state.legal(seat)))


def check_bots(game: Game[Any, Any], seed: int = 1) -> None:
    """Every two kinds of bots play a game to its end, with each number of seats."""
    for seats in game.seat_counts:
        for pair in combinations_with_replacement(bots_of(game), 2):
            check_standstill(game, [BOTS[pair[seat % 2]].choose for seat in range(seats)], seed)


def check_words(game: Game[Any, Any], games: int = 50) -> None:
    """The package of the game has words for everything that people read of it.

    It is called something, its rules are written down, each of its messages carries its name, each
    kind of move has a label, and each event of some random games has a sentence that gets the
    arguments it declares. Each tip (words/tips.json) has a short sentence with its rule, and comes
    up in these games.
    """
    folder = registry.folder(game.name)
    assert folder is not None, f"{game.name}: not the game of an installed package"
    assert (folder / "rules.md").is_file(), f"{game.name}: no rules.md"
    for message in (f"game-{game.name}", f"game-{game.name}-short"):
        assert words.has(message), f"{game.name}: no words for {message}"
    ids = _check_messages(game.name)
    for kind in sorted(game.move_kinds):
        # The label of all moves of the kind, or those of each, by what it is about.
        label = f"{game.name}-move-{kind}"
        found = any(each == label or each.startswith(f"{label}-") for each in ids)
        assert found, f"{game.name}: no words for {label}"
    types = words.event_types(game.name)
    missing = game.event_codes - types.keys() - SHOWN_BY_THE_PAGE
    assert not missing, f"{game.name}: not in words/events.json: {', '.join(sorted(missing))}"
    unknown = types.keys() - game.event_codes
    assert not unknown, f"{game.name}: no such events: {', '.join(sorted(unknown))}"
    for code, kinds in types.items():
        assert words.has(f"{game.name}-event-{code}"), f"{game.name}: no sentence for {code}"
        wrong = [str(kind) for kind in kinds if not words.is_type(game.name, kind)]
        assert not wrong, f"{game.name}: {code}: no such types: {', '.join(wrong)}"
    for seed in range(games):
        _check_sentences(game, seed)
    _check_tips(game, folder, games)


def _check_messages(game: str) -> Collection[str]:
    """Every message of the package carries its name, so that no two games have the same one."""
    named = re.compile(rf"(.+-)?{re.escape(game)}(-.+)?")
    ids: Counter[str] = Counter()
    for name, text in words.texts_of(game):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{game}: {name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                ids[entry.id.name] += 1
    assert ids, f"{game}: no messages in words/{words.LANGUAGE}/*.ftl"
    for message, count in ids.items():
        assert named.fullmatch(message), f"{game}: {message} does not carry the name of the game"
        assert count == 1, f"{game}: {message} is written twice"
    return ids.keys()


def _check_sentences(game: Game[Any, Any], seed: int) -> None:
    rng = Random(seed)
    seats = rng.choice(game.seat_counts)
    names = [f"Guest {seat + 1}" for seat in range(seats)]
    state = game.new(seed=seed, seats=seats, watch=True)
    while state.outcome is None:
        seat = rng.choice(state.waiting)
        state.apply(seat, rng.choice(state.legal(seat)))
    types = words.event_types(game.name)
    for event in state.events or ():
        if event.code in SHOWN_BY_THE_PAGE:
            continue
        declared = len(types[event.code])
        assert len(event.args) == declared, f"{game.name}: {event}: {declared} types for its args"
        assert words.event(game.name, event, names), f"{game.name}: {event} reads as nothing"
    message = f"{game.name}-outcome-{state.outcome.reason}"
    assert words.has(message), f"{game.name}: no words for {message}"


def _check_tips(game: Game[Any, Any], folder: Traversable, games: int) -> None:
    try:
        tips = words.tips(game.name)
    except BadData as error:
        raise AssertionError(str(error)) from error
    rules = (folder / "rules.md").read_text(encoding="utf-8")
    fields = {field.name for field in dataclasses.fields(game.view_type)}
    for tip in tips:
        message = f"{game.name}-tip-{tip.name}"
        assert words.has(message), f"{game.name}: no words for {message}"
        length = len(words.say(message).split())
        assert length <= MOST_WORDS, f"{message}: {length} words, more than {MOST_WORDS}"
        assert words.has(f"{message}.rule"), f"{message}: no rule"
        rule = words.say(f"{message}.rule")
        assert f"**{rule}**" in rules, f"{message}: no rule {rule}"
        for when in tip.at:
            field = when.field.split(".")[0]
            assert field in fields, f"{message}: no field {field} in a view"
    left = {tip.name for tip in tips}
    for seed in range(games):
        if left:
            left -= _tips_met(game, seed)
    assert not left, f"{game.name}: never told in {games} games: {', '.join(sorted(left))}"


def _tips_met(game: Game[Any, Any], seed: int) -> set[str]:
    """The tips that fit the views of the seats that are asked in a random game."""
    rng, met = Random(seed), set()
    state = game.new(seed=seed, seats=rng.choice(game.seat_counts))
    while state.outcome is None:
        seat = rng.choice(state.waiting)
        view = state.view(seat)
        met |= {tip.name for tip in words.tips(game.name) if tip.fits(view)}
        state.apply(seat, rng.choice(state.legal(seat)))
    return met
