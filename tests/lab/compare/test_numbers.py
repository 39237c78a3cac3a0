"""A changed number moves what the game does: prices, rewards and critical hits of The Hand, Tokens
of Realms."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fateloom.bots import BOTS
from fateloom.core.game import Game
from fateloom.core.numbers import Changes, Path
from fateloom.games import registry
from fateloom.lab.compare.variants import changed, numbers_of

pytestmark = pytest.mark.thorough  # each changed game is loaded again

HAND, REALMS = registry["hand"], registry["realms"]


def module(game: Game[Any, Any], name: str) -> Any:
    """A module of a game, or of its changed copy."""
    return sys.modules[f"{type(game).__module__.rpartition('.')[0]}.{name}"]


def steps(
    game: Game[Any, Any], bot: str, seats: int, games: int, **options: Any
) -> Iterator[tuple[Any, str, Any, list[tuple[Any, ...]]]]:
    """The choices of some games: the view before each, the choice, the view after it, its events,
    each as its code and arguments."""
    for seed in range(games):
        state = game.new(seed=seed, seats=seats, watch=True, **options)
        rng = Random(seed)
        while state.outcome is None:
            seat = state.waiting[0]
            view = state.view(seat)
            move = BOTS[bot].choose(game, view, state.legal(seat), rng)
            state.events.clear()
            state.apply(seat, move)
            events = [(event.code, *event.args) for event in state.events]
            yield view, move.text, state.view(seat), events


def raised(game: Game[Any, Any], section: str, by: int) -> dict[Path, int]:
    """All numbers of a section, raised."""
    return {
        path: min(number.value + by, number.most)
        for path, number in numbers_of(game).items()
        if path[0] == section
    }


@pytest.mark.rule("HND-MERCH-02", "HND-POT-09")
def test_the_merchant_asks_the_changed_prices() -> None:
    changes = raised(HAND, "items", -1) | {("difficulties", "casual", "healing"): 3}
    game = changed(HAND, changes)
    bought: Counter[str] = Counter()
    for view, _, after, events in steps(game, "greedy", 1, 12, difficulty="casual"):
        for code, item, *left in events:
            if code == "buys":
                price = changes["items", item, "price"] + 3 * (item == "Healing Potion")
                assert view.gold - left[0] == price
                bought[item] += 1
        for ware in after.shop:
            price = changes["items", ware.item, "price"] + 3 * (ware.item == "Healing Potion")
            assert ware.cost == price
    assert bought["Healing Potion"]
    assert len(bought) >= 4


@pytest.mark.rule("HND-BOSS-12")
def test_a_defeated_boss_leaves_the_changed_reward() -> None:
    changes = raised(HAND, "rewards", 7)
    game = changed(HAND, changes)
    cards = module(game, "cards")
    levels: set[int] = set()
    for _, _, after, events in steps(game, "greedy", 1, 10, difficulty="casual"):
        codes = {event[0]: event[1:] for event in events}
        if "boss-falls" in codes and "gold" in codes:
            level = codes["boss-falls"][1]
            coins = sum(cards.COINS[cards.FACE[name]] for name in after.strength)
            assert codes["gold"] == (changes["rewards", f"level-{level}", "gold"] + coins,)
            levels.add(level)
    assert levels == {1, 2, 3}


@pytest.mark.rule("HND-CRIT-03", "HND-CRIT-07", "HND-CRIT-08")
def test_critical_hits_cost_and_deal_the_changed_numbers() -> None:
    changes = raised(HAND, "criticals", 1)
    for level in range(1, 5):
        changes["criticals", f"level-{level}-hit-1", "costs-strength"] = 0
        changes["criticals", f"level-{level}-hit-2", "costs-damage"] = 0
    game = changed(HAND, changes)
    hurt: Counter[int] = Counter()
    landed: Counter[int] = Counter()
    for view, _, _, events in steps(game, "random", 1, 300, difficulty="casual"):
        for hit, seen in enumerate(view.criticals, 1):
            path = ("criticals", f"level-{view.wave}-hit-{hit}")
            assert seen.damage == changes[*path, "costs-damage"]
            assert seen.attack == changes[*path, "attack"]
            strength = changes[*path, "costs-strength"]
            assert strength <= (seen.strength or 0) <= strength + 4 * bool(strength)
        for code, *arguments in events:
            if code == "critical":
                (hit,) = arguments
                costs = changes["criticals", f"level-{view.wave}-hit-{hit}", "costs-damage"]
                assert [each[1] for each in events if each[0] == "hurt"] == [costs] * bool(costs)
                hurt[hit] += 1
            elif code == "lands":
                hit, value = arguments
                assert value == changes["criticals", f"level-{view.wave}-hit-{hit}", "attack"]
                landed[hit] += 1
    assert set(hurt) == {1, 2, 3}
    assert set(landed) >= {1, 2}


def with_tokens(changes: Changes, *tokens: str) -> tuple[Any, list[int]]:
    """A table of a changed game after the Tokens of seat 0 have worked, with the first legal
    choices; and how many cards its hands had before."""
    game = changed(REALMS, changes)
    cards, frames, play = (module(game, name) for name in ("cards", "frames", "play"))
    state = game.new(seed=3, seats=4, watch=True)
    state.cur, state.tokens[0] = 0, sum(1 << cards.TOKEN[name] for name in tokens)
    before = [hand.bit_count() for hand in state.hands]
    state.frames = ((frames.OFFER, (0,)), (frames.TOKENS,))
    state.events.clear()
    play.run(state)
    while state.frames[-1][0] != frames.OFFER:
        state.apply(0, state.legal(0)[0])
    assert not state.tokens[0]
    return state, before


def sizes(state: Any) -> list[int]:
    return [hand.bit_count() for hand in state.hands]


@pytest.mark.parametrize("number", [1, 2, 4])
@pytest.mark.rule("RLM-TK-5", "RLM-TK-6", "RLM-TK-9")
def test_tokens_take_and_bring_the_changed_number_of_cards(number: int) -> None:
    state, before = with_tokens({("tokens", "Poison", "discards"): number}, "Poison")
    assert sizes(state) == [before[0] - number, *before[1:]]
    assert [event.code for event in state.events].count("discards") == number
    state, before = with_tokens({("tokens", "Harvest", "draws"): number}, "Harvest")
    assert sizes(state) == [before[0] + number, *before[1:]]
    assert state.extra == number
    state, before = with_tokens({("tokens", "Debt", "gives"): number}, "Debt")
    assert sizes(state) == [before[0] - number, before[1] + number, *before[2:]]


@pytest.mark.rule("RLM-TK-3", "RLM-TK-5", "RLM-RUL-25")
def test_poison_that_takes_more_than_a_hand_has_eliminates() -> None:
    game = changed(REALMS, {("tokens", "Poison", "discards"): 5, ("tokens", "Amulet", "draws"): 3})
    cards, frames, play = (module(game, name) for name in ("cards", "frames", "play"))
    for tokens, alive in (("Poison",), False), (("Poison", "Amulet"), True):
        state = game.new(seed=3, seats=4)
        state.cur, state.tokens[0] = 0, sum(1 << cards.TOKEN[name] for name in tokens)
        hand = state.hands[0]
        state.hands[0] = 0
        while state.hands[0].bit_count() < 3:  # what is left is out of the game
            state.hands[0] |= hand & -hand
            hand &= hand - 1
        state.frames = ((frames.OFFER, (0,)), (frames.TOKENS,))
        play.run(state)
        while state.frames[-1][0] == frames.DISCARD:
            state.apply(0, state.legal(0)[0])
        assert bool(state.alive & 1) is alive
        if alive:  # the Amulet brought 3, of which the rest of the Poison took 2
            assert state.hands[0].bit_count() == 1


@pytest.mark.rule("RLM-TK-8")
@pytest.mark.parametrize("number", [1, 2])
def test_a_lantern_shows_the_changed_number_of_cards(number: int) -> None:
    state, _ = with_tokens({("tokens", "Lantern", "shows"): number}, "Lantern")
    assert ("looks-at-pile", (0, number)) in [(each.code, each.args) for each in state.events]
    assert len(state.view(0).pile_known) == number


@pytest.mark.rule("RLM-TK-1")
@pytest.mark.parametrize(("less", "paid"), [(1, 3), (3, 1), (5, 0)])
def test_a_coin_saves_the_changed_number_of_cards(less: int, paid: int) -> None:
    game = changed(REALMS, {("tokens", "Coin", "less"): less})
    auction, cards, frames, moves = (
        module(game, name) for name in ("auction", "cards", "frames", "moves")
    )
    state = game.new(seed=3, seats=4)
    asked: list[int] = []
    state.bidder, state.high, state.tokens[0] = 0, 4, 1 << cards.COIN
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(auction, "_ask_payment", lambda state, due: asked.append(due))
        auction._settle(state)
        assert state.frames[-1][0] == frames.COIN
        auction.coin(state, 0, moves.SPEND[cards.COIN], state.frames[-1])
    assert asked == [paid]


@pytest.mark.rule("RLM-TOK-01")
def test_there_are_as_many_tokens_as_changed() -> None:
    game = changed(REALMS, {("tokens", "Coin", "copies"): 1, ("tokens", "Debt", "copies"): 6})
    supply = dict(game.new(seed=1, seats=4).view(None).supply)
    assert (supply.pop("Coin"), supply.pop("Debt")) == (1, 6)
    assert set(supply.values()) == {4}
