"""The numbers of games: actions, observations, masks, rewards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from masquerade.game import MASQUERADE

from fateloom.core.errors import IllegalMove, InvalidSetup, UnknownGame
from fateloom.games import registry
from fateloom.rl.actions import Actions
from fateloom.rl.play import Play
from fateloom.rl.setup import Setup
from tests.rl import versions

OPTIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "destinies": (
        {"limit": 200},
        {"limit": 100, "scenario": "late-tithe", "heroes": "dealt", "reading": "private"},
    ),
    "destiny": ({}, {"goal": 3, "laying": "together"}),
    "hand": ({}, {"hero": "elora", "difficulty": "casual"}),
    "realms": ({}, {"deck": "all", "turns": 50}),
}
SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("hand", 1, {}),
    *(
        (game, seats, options[seats % 2])
        for game, options in OPTIONS.items()
        for seats in registry[game].seat_counts
    ),
]
"""Every number of seats, and options of all games. Games of stories are long: they are broken off
early."""


def walk(setup: Setup, seed: int) -> Iterator[Play]:
    """A game at every choice and at its end: every second choice is the game's own player's."""
    play, chance = Play.begin(setup, seed), Random(seed)
    yield play
    while (seat := play.seat) is not None:
        state, move = play.state, None
        legal = state.legal(seat)
        if chance.random() < 0.5:
            move = setup.game.policy(state.view(seat), legal, chance)
        play.act(setup.actions.number(seat, move or chance.choice(legal)))
        yield play


@pytest.mark.parametrize("game", versions.GAMES)
def test_numbers_change_only_with_the_version(game: str) -> None:
    """After a change, raise the version in the game's features; see `tests/rl/versions.py`."""
    assert versions.numbers(game) == json.loads(versions.FILE.read_text("utf-8"))[game]


def test_the_layouts_are_written_down() -> None:
    """See `tests/rl/versions.py`."""
    assert versions.PAGE.read_text("utf-8") == versions.page()


@pytest.mark.parametrize("game", versions.GAMES)
def test_words_fit_the_places_of_a_part(game: str) -> None:
    for part in Setup(game, seats=registry[game].seat_counts[-1]).parts:
        assert not part.words or len(part.words) in (part.shape[-1], part.most), part.name


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_observations_stay_within_their_limits(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    setup = Setup(game, seats=seats, **options)
    assert len({part.name for part in setup.parts}) == len(setup.parts)
    for play in walk(setup, seats):
        for seat in range(seats):
            view = play.state.view(seat)
            for part in setup.parts:
                read = list(part.read(view))
                assert len(read) == part.size, part.name
                assert min(read) >= 0 and max(read) <= part.most, part.name


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_a_seat_learns_only_what_it_may_see(game: str, seats: int, options: dict[str, Any]) -> None:
    """In another world that looks the same to it, it gets the same numbers."""
    setup, chance = Setup(game, seats=seats, **options), Random(seats)
    for step, play in enumerate(walk(setup, 10 + seats)):
        if step % 7:
            continue
        for seat in range(seats):
            guess = setup.game.determinize(play.state.view(seat), chance)
            other = Play(setup, guess)
            seen = [setup.flat(each.state.view(seat)) for each in (play, other)]
            assert np.array_equal(seen[0], seen[1])
            assert np.array_equal(play.mask(seat), other.mask(seat))


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_masks_are_the_legal_moves(game: str, seats: int, options: dict[str, Any]) -> None:
    setup = Setup(game, seats=seats, **options)
    for play in walk(setup, 20 + seats):
        for seat in range(seats):
            masked = {setup.actions.move(seat, i) for i in np.flatnonzero(play.mask(seat))}
            assert masked == set(play.state.legal(seat))


@pytest.mark.parametrize("game", versions.GAMES)
def test_flat_and_structured_observations_say_the_same(game: str) -> None:
    setup = Setup(game, seats=registry[game].seat_counts[-1], limit=150)
    for play in walk(setup, 5):
        view = play.state.view(0)
        parts = setup.structured(view)
        row = np.concatenate([parts[each.name].ravel() / each.most for each in setup.parts])
        assert np.allclose(row, setup.flat(view))


@pytest.mark.parametrize("game", versions.GAMES)
def test_every_action_is_one_move(game: str) -> None:
    for seats in registry[game].seat_counts:
        actions = Setup(game, seats=seats).actions
        moves = list(actions.moves(0))
        assert len(actions) == len(moves) == len(set(moves))
        assert set(moves) <= set(registry[game].moves)
        for seat in range(seats):
            assert set(actions.moves(seat)) == set(moves)
            for i, move in enumerate(actions.moves(seat)):
                assert actions.number(seat, move) == i
                assert move.kind == moves[i].kind


def test_actions_count_seats_from_the_one_that_acts() -> None:
    destiny, realms = registry["destiny"], registry["realms"]
    actions = Actions(destiny.moves, seats=4)
    on_next = actions.number(0, destiny.parse("use Thief on 1"))
    assert [str(actions.moves(seat)[on_next]) for seat in range(4)] == [
        "use Thief on 1",
        "use Thief on 2",
        "use Thief on 3",
        "use Thief on 0",
    ]
    both = actions.number(0, destiny.parse("use Jester on 1 3"))
    assert str(actions.moves(3)[both]) == "use Jester on 0 2"
    pairs = Actions(realms.moves, seats=3)
    assert str(pairs.moves(2)[pairs.number(0, realms.parse("aim 1 2"))]) == "aim 0 1"
    assert str(pairs.moves(2)[pairs.number(0, realms.parse("pass"))]) == "pass"


def test_observations_count_seats_from_the_one_that_sees() -> None:
    setup = Setup("destiny", seats=4)
    play = Play.begin(setup, seed=3)
    leader = play.state.view(None).leader
    for seat in range(4):
        seen = setup.structured(play.state.view(seat))
        assert np.flatnonzero(seen["leader"]).tolist() == [(leader - seat) % 4]
        hand = play.state.view(seat).hand
        words = next(part.words for part in setup.parts if part.name == "hand")
        assert {words[int(i)] for i in np.flatnonzero(seen["hand"])} == set(hand)
        assert seen["hand-size"][0] == len(hand)


def test_a_secret_of_one_seat_is_seen_by_it_alone() -> None:
    setup = Setup("realms", seats=3)
    play = Play.begin(setup, seed=3)
    secrets = [setup.structured(play.state.view(seat))["secret"] for seat in range(3)]
    assert all(secret.sum() == 1 for secret in secrets)
    assert len({secret.tobytes() for secret in secrets}) == 3
    assert not setup.structured(play.state.view(0))["unmasked"].any()


def test_rewards_and_places() -> None:
    setup = Setup("realms", seats=4)
    for seed in range(6):
        *_, play = walk(setup, seed)
        outcome = play.state.outcome
        assert play.over and play.seat is None and outcome is not None
        for seat in range(4):
            won = seat in outcome.winners
            assert play.reward(seat) == (1 / len(outcome.winners) if won else -1.0)
            place = play.result(seat)["place"]
            assert seat in outcome.ranking[place - 1]
            assert play.result(seat)["reason"] == outcome.reason
        with pytest.raises(IllegalMove, match="game over"):
            play.act(0)


def test_a_game_is_broken_off_at_its_limit() -> None:
    setup = Setup("realms", seats=3, limit=5)
    *_, play = walk(setup, seed=1)
    assert play.choices == 5 and play.broken_off and not play.over
    assert play.seat is None
    assert [play.reward(seat) for seat in range(3)] == [0.0] * 3
    assert play.result(0) == {}


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    play = Play.begin(Setup("destiny", seats=3), seed=7)
    before = play.state.copy()
    seat = play.seat
    assert seat is not None
    wrong = play.setup.actions.number(seat, registry["destiny"].parse("done"))
    with pytest.raises(IllegalMove, match="not in this phase"):
        play.act(wrong)
    with pytest.raises(ValueError, match="no such action: 867; there are 867, from 0"):
        play.act(867)
    with pytest.raises(ValueError, match="no such action: -1"):
        play.act(-1)
    with pytest.raises(TypeError):
        play.act("done")
    assert play.state == before and play.choices == 0


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownGame, match="destny, destiny"):
        Setup("destny", seats=3)
    with pytest.raises(InvalidSetup, match="seat count: 7"):
        Setup("destiny", seats=7)
    with pytest.raises(InvalidSetup, match="option value: goal, 9"):
        Setup("destiny", seats=3, goal=9)
    with pytest.raises(InvalidSetup, match="unknown option: gaol"):
        Setup("destiny", seats=3, gaol=3)
    with pytest.raises(ValueError, match="at least one choice"):
        Setup("destiny", seats=3, limit=0)
    with pytest.raises(InvalidSetup, match="seed"):
        Play.begin(Setup("destiny", seats=3), seed=-1)


def test_a_game_without_features_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._places, "masquerade", "masquerade.game:MASQUERADE")
    monkeypatch.setitem(registry._games, "masquerade", MASQUERADE)
    with pytest.raises(ValueError, match="masquerade cannot be learned"):
        Setup("masquerade", seats=3)


def test_a_shared_victory_shares_its_reward() -> None:
    """Nothing is ever played: nobody gets a treasure, and all share the first place."""
    play = Play.begin(Setup("destiny", seats=4), seed=1)
    while (seat := play.seat) is not None:
        legal = [str(move) for move in play.state.legal(seat)]
        words = "done" if "done" in legal else legal[0]
        play.act(play.setup.actions.number(seat, registry["destiny"].parse(words)))
    assert [play.reward(seat) for seat in range(4)] == [0.25] * 4
    assert [play.result(seat)["place"] for seat in range(4)] == [1] * 4


def test_a_value_beyond_its_limit_counts_as_the_limit() -> None:
    setup = Setup("hand", seats=1)
    view = replace(Play.begin(setup, seed=1).state.view(0), gold=70_000, boss_hp=-4)
    seen, row = setup.structured(view), setup.flat(view)
    assert (seen["gold"][0], seen["boss-health"][0]) == (50, 0)
    assert row.max() == 1.0 and row.min() == 0.0


def test_a_part_that_does_not_fill_its_shape_is_named() -> None:
    setup = Setup("hand", seats=1)
    setup.parts = (replace(setup.parts[0], read=lambda view: [1, 0]), *setup.parts[1:])
    with pytest.raises(ValueError, match="hero does not fill its shape"):
        setup.flat(Play.begin(setup, seed=1).state.view(0))
