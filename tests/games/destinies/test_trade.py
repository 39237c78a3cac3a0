"""Trade, coins and items in the inventory."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.rules import items
from fateloom.games.destinies.state import DestiniesState

from .table import (
    act,
    amount,
    asked,
    bag,
    choices,
    fact,
    fresh,
    give,
    in_box,
    lying,
    of_kind,
    refused,
    stack,
    stand,
    take_away,
    told,
)

TIDE = 1
"""Coins that the second day brings."""


def trading(seats: int = 1) -> DestiniesState:
    """Somebody has opened the trade of the shop."""
    state = fresh(seats)
    act(state, "stay", "visit shop")
    amount(state, "coins", 5)
    act(state, "take shop.trade")
    return state


@pytest.mark.rule("DST-TRD-01", "DST-TRD-02", "DST-TRD-03", "DST-TRD-15")
@pytest.mark.rule("DST-APP-17")
def test_a_stack_is_laid_out_when_trade_first_comes_up() -> None:
    state = fresh(2)
    assert state.view(0).stacks == ()
    act(state, "stay", "visit shop")
    (laid,) = state.view(0).stacks
    assert laid.poi == "shop" and laid.pair == 1
    assert laid.items == ("axe", "rope", "bread", "bread", "lantern")
    act(state, "leave", "go east", "visit forge")
    assert [(each.poi, each.pair) for each in state.view(0).stacks] == [("shop", 1), ("forge", 2)]
    assert in_box(state, "axe") == 0


@pytest.mark.rule("DST-TRD-03")
def test_an_empty_stack_stays() -> None:
    state = trading()
    amount(state, "coins", 20)
    act(state, *[f"buy {name}" for name in ("axe", "rope", "bread", "bread", "lantern")], "deal")
    assert stack(state, "shop") == [] and state.view(0).stacks[0].pair == 1
    act(state, "leave", "stay", "visit shop", "take shop.trade")
    assert of_kind(state, "buy") == []


def test_a_stack_opens_with_what_is_left() -> None:
    state = fresh()
    give(state, "axe")
    act(state, "stay", "visit shop")
    assert stack(state, "shop") == ["rope", "bread", "bread", "lantern"]


@pytest.mark.rule("DST-TRD-06", "DST-ITEM-02", "DST-TRD-13")
def test_prices() -> None:
    state = trading()
    give(state, "pebble", "stone", "coat")
    assert of_kind(state, "sell") == ["pebble", "coat"]
    assert refused(state, "sell stone") == ("destinies-no-price", "DST-TRD-13")
    act(state, "sell pebble", "deal")
    assert state.coins[0] == 5 and stack(state, "shop")[-1] == "pebble"
    act(state, "leave", "stay", "visit shop", "take shop.trade", "buy pebble", "sell coat", "deal")
    assert state.coins[0] == 5 + 3 + TIDE and bag(state) == ["stone", "pebble"]


@pytest.mark.rule("DST-TRD-07", "DST-TRD-11", "DST-TRD-12")
def test_a_basket() -> None:
    state = trading()
    act(state, "buy axe")
    assert refused(state, "buy rope") == ("destinies-coins", "DST-TRD-11")
    assert refused(state, "buy axe") == ("destinies-not-for-sale", "DST-TRD-05")
    basket = state.view(0).basket
    assert basket is not None and basket.bought == ("axe",) and basket.coins == 1
    assert bag(state) == [] and state.coins[0] == 5, "not before it is agreed"
    for text in ("leave", "spend", "take shop.tour"):
        assert refused(state, text)[0] == "destinies-trade-first"
    act(state, "done")
    assert bag(state) == [] and asked(state) == "option"
    assert refused(state, "buy axe") == ("destinies-no-trade", "DST-TRD-09")


@pytest.mark.rule("DST-TRD-12", "DST-INV-13")
def test_too_much_in_the_basket() -> None:
    state = trading()
    give(state, "stone", "stone", "pebble", "coat")
    amount(state, "coins", 9)
    act(state, "buy axe", "buy rope", "sell pebble", "deal")
    assert len(bag(state)) == 5 and asked(state) == "option"
    state = trading()
    give(state, "stone", "stone", "pebble", "coat")
    amount(state, "coins", 9)
    act(state, "buy axe", "buy rope", "deal")
    assert len(bag(state)) == 6 and asked(state) == "overflow"
    act(state, "abandon pebble")
    assert asked(state) == "option"


def test_what_is_not_there_and_what_is_not_held() -> None:
    state = trading()
    assert refused(state, "buy coat") == ("destinies-not-for-sale", "DST-TRD-05")
    assert refused(state, "sell coat") == ("destinies-not-held", "DST-TRD-07")
    assert refused(state, "deal") == ("destinies-empty-basket", "DST-TRD-07")
    give(state, "stone")
    assert refused(state, "buy stone") == ("destinies-no-price", "DST-TRD-13")


@pytest.mark.rule("DST-TRD-09", "DST-TRD-10")
def test_heroes_do_not_trade_with_each_other() -> None:
    state = fresh(2)
    assert not {text.split()[0] for text in choices(state)} & {"give", "ask", "sell", "buy"}
    act(state, "stay", "visit shop")
    assert refused(state, "give rope")[0] == "destinies-not-now"


@pytest.mark.rule("DST-TRD-08", "DST-EVT-10", "DST-APP-18")
def test_stories_put_things_into_stacks() -> None:
    state = fresh()
    stand(state, "east")
    give(state, "stone")
    act(state, "stay", "visit forge", "take forge.close")
    stand(state, "square")
    act(state, "stay", "visit inn", "scan stone at inn.show")
    assert stack(state, "shop") == ["stone"]
    assert told(state, "stocks")[-1].args == ("shop", "stone")
    act(state, "leave", "stay", "visit shop")
    assert stack(state, "shop") == ["stone", "axe", "rope", "bread", "bread", "lantern"]


@pytest.mark.rule("DST-TRD-14")
def test_the_stack_of_a_place_that_goes() -> None:
    state = fresh()
    act(state, "stay", "visit shop", "take shop.ruin")
    assert stack(state, "shop") == [] and state.view(0).stacks == ()
    assert lying(state, "square") == ["rope"], "what some path asks for lies there for anybody"
    assert in_box(state, "bread") == 6
    assert "closes-stack" in {event.code for event in state.events or []}


@pytest.mark.rule("DST-TRD-14")
def test_the_stack_goes_with_its_trader() -> None:
    state = fresh()
    stand(state, "east")
    act(state, "stay", "visit forge", "take forge.send")
    assert stack(state, "forge") == [] and stack(state, "shop")[:2] == ["coat", "hatchet"]
    assert told(state, "moves-stack")[0].args == ("forge", "shop")


# --- items -----------------------------------------------------------------------------------


@pytest.mark.rule("DST-ITEM-04", "DST-ITEM-08", "DST-ITEM-13")
def test_abilities_that_cost_an_effort_die() -> None:
    state = fresh()
    give(state, "salve")
    amount(state, "effort", 2)
    act(state, "use salve.rub", "use salve.rub")
    assert state.effort[0] == 0 and state.xp[0] == 2 and bag(state) == ["salve"]
    assert refused(state, "use salve.rub") == ("destinies-no-effort-die", "DST-ITEM-13")


@pytest.mark.rule("DST-ITEM-09")
def test_abilities_that_name_their_moment() -> None:
    state = fresh(2)
    give(state, "bell", "talisman")
    assert refused(state, "use bell.ring") == ("destinies-not-its-moment", "DST-ITEM-09")
    assert refused(state, "use talisman.luck") == ("destinies-not-its-moment", "DST-ITEM-09")
    act(state, "stay", "end", "stay", "end")
    assert asked(state) == "ability" and choices(state) == ["use bell.ring", "done"]
    coins = state.coins[0]
    act(state, "use bell.ring")
    assert state.coins[0] == coins + 1 + TIDE and asked(state) == "move", "before events"


@pytest.mark.rule("DST-ITEM-23")
def test_harm_cannot_be_declined() -> None:
    state = fresh()
    give(state, "thorn")
    amount(state, "effort", 2)
    act(state, "stay")
    assert state.effort[0] == 1 and asked(state) == "place"


@pytest.mark.rule("DST-ITEM-25", "DST-ITEM-08")
def test_items_serve_in_the_own_turn() -> None:
    state = fresh(2)
    give(state, "bread", person=1)
    assert refused(state, "use bread.eat", seat=1) == ("not-your-turn", "")
    assert refused(state, "use bread.eat") == ("destinies-not-held", "DST-ITEM-05")
    act(state, "stay", "end", "use bread.eat")
    assert state.effort[1] == 2


@pytest.mark.rule("DST-ITEM-05", "DST-ITEM-21", "DST-INV-17")
def test_what_is_gone_does_nothing() -> None:
    state = fresh()
    give(state, "bread", "coat")
    items.abandon(state, 0, state.book.index.items["bread"])
    take_away(state, "coat")
    assert not of_kind(state, "use")
    assert refused(state, "use bread.eat") == ("destinies-not-held", "DST-ITEM-05")


@pytest.mark.rule("DST-ITEM-06", "DST-ITEM-07", "DST-ITEM-24")
def test_a_discarded_card_is_back_in_the_box() -> None:
    state = fresh()
    give(state, "bread")
    act(state, "use bread.eat")
    assert in_box(state, "bread") == 6 and not lying(state, "square")


@pytest.mark.rule("DST-INV-15")
def test_nothing_is_abandoned_without_need() -> None:
    state = fresh()
    give(state, "coat")
    assert refused(state, "abandon coat") == ("destinies-no-excess", "DST-INV-15")


@pytest.mark.rule("DST-INV-16", "DST-COIN-06")
def test_items_and_coins_are_public() -> None:
    state = fresh(2)
    give(state, "coat")
    for seat in (0, 1, None):
        player = state.view(seat).players[0]
        assert player.items == ("coat",) and player.coins == 1


@pytest.mark.rule("DST-INV-18", "DST-INV-08", "DST-INV-09")
def test_there_is_always_another_pair() -> None:
    state = fresh()
    for place in range(12):
        items.mark(state, place)
    assert len(set(state.pairs)) == 12
    items.unmark(state, 3)
    items.mark(state, 40)
    assert state.pairs[3] == 40, "the lowest free one first"


def test_paying_back() -> None:
    state = fresh()
    fact(state, "debts", 0, hero=0)
    act(state, "stay", "visit inn")
    assert "take inn.debt" not in choices(state)
