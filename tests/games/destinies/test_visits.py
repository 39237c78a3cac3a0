"""Visits: options of every kind, choices, scans, the Destiny scan, scan or test."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.observe import EVENT_CODES
from fateloom.games.destinies.scenario.conditions import HERO_WORDS
from fateloom.games.destinies.state import DestiniesState

from .table import (
    act,
    amount,
    asked,
    bag,
    choices,
    entry,
    fact,
    fresh,
    give,
    happened,
    in_box,
    known,
    loaded_dice,
    lying,
    of_kind,
    offers,
    read,
    refused,
    set_track,
    stack,
    stand,
    told,
    track,
)


def at(poi: str, seats: int = 1, tile: str = "square") -> DestiniesState:
    """Somebody visits a place."""
    state = fresh(seats)
    stand(state, tile)
    act(state, "stay", f"visit {poi}")
    return state


# --- the visit ---------------------------------------------------------------------------


@pytest.mark.rule("DST-POI-01", "DST-POI-02", "DST-POI-03", "DST-APP-09", "DST-APP-10")
@pytest.mark.rule("DST-CMP-19", "DST-EVT-11", "DST-TURN-10", "DST-APP-22")
def test_a_visit_is_read_and_offers_options() -> None:
    state = at("inn")
    assert read(state)[-1] == "pois.inn.states.full"
    assert state.view(0).place == "inn" == state.view(None).place
    assert state.view(0).pages == state.view(None).pages
    assert {"inn.ask", "inn.wrestle", "inn.chest", "inn.show"} <= set(offers(state))
    figure = at("forge", tile="east")
    assert "forge.trade" in offers(figure), "a figure is visited like a token"


@pytest.mark.rule("DST-POI-04", "DST-POI-05", "DST-POI-06", "DST-POI-07")
def test_options_in_any_order_each_once() -> None:
    state = at("inn")
    act(state, "take inn.once-ever", "take inn.once-each")
    assert refused(state, "take inn.once-ever") == ("destinies-taken", "DST-POI-06")
    assert offers(state)["inn.once-each"].taken
    act(state, "leave")
    state = at("inn")
    act(state, "leave")
    assert state.day == 2, "or none at all"


@pytest.mark.rule("DST-POI-08")
def test_again_on_a_later_turn() -> None:
    state = at("inn")
    act(state, "take inn.before-cup", "leave", "stay", "visit inn")
    assert "take inn.before-cup" in choices(state)


@pytest.mark.rule("DST-POI-09", "DST-POI-10")
def test_options_open_and_close_others() -> None:
    state = at("inn")
    assert "inn.after-cup" not in offers(state) and "inn.before-cup" in offers(state)
    act(state, "take inn.once-each")
    assert "inn.after-cup" in offers(state) and "inn.before-cup" not in offers(state)
    assert refused(state, "take inn.before-cup") == ("destinies-not-offered", "DST-POI-04")


def test_once_for_each_hero_and_once_in_the_game() -> None:
    state = at("inn", seats=2)
    act(state, "take inn.once-each", "take inn.once-ever", "leave", "stay", "visit inn")
    assert state.turn == 1
    assert "inn.once-each" in offers(state) and "inn.once-ever" not in offers(state)
    act(state, "leave", "stay", "visit inn")
    assert "inn.once-each" not in offers(state)


@pytest.mark.rule("DST-POI-12")
def test_the_kinds_of_options() -> None:
    state = at("inn")
    give(state, "coat")
    kinds = {offer.id: offer.kind for offer in offers(state).values()}
    assert kinds["inn.ask"] == "interaction"
    assert kinds["inn.debt"] == "payment"
    assert kinds["inn.riddle"] == "test"
    assert kinds["inn.show"] == "scan"
    assert kinds["inn.chest"] == "scan-or-test"
    assert kinds["inn.why"] == "destiny"
    fact(state, "door-open")
    act(state, "leave", "stay", "visit inn")
    assert offers(state)["inn.open-it"].kind == "finale"
    act(state, "leave", "stay", "visit shop")
    assert offers(state)["shop.trade"].kind == "trade"


@pytest.mark.rule("DST-POI-15", "DST-FIN-02", "DST-APP-21")
def test_other_heroes_other_options() -> None:
    state = at("inn", seats=2)
    fact(state, "knows", hero=0)
    fact(state, "knows", hero=1)
    act(state, "leave", "stay", "visit inn")
    assert "take inn.say-it-too" in choices(state)
    assert "take inn.say-it" not in choices(state)
    assert "inn.say-it-too" in offers(state, 1)
    assert "inn.say-it-too" not in offers(state, 0)
    assert not any("say-it-too" in repr(state.view(seat)) for seat in (0, None))


@pytest.mark.rule("DST-POI-17", "DST-INT-03", "DST-INT-04", "DST-INT-05")
def test_a_choice_comes_before_everything_else() -> None:
    state = at("inn")
    give(state, "bread")
    amount(state, "xp", 1)
    act(state, "take inn.ask")
    assert asked(state) == "answer"
    assert [each for each in choices(state) if not each.startswith("take inn.ask.")] == []
    for text in ("leave", "take inn.once-each", "use bread.eat", "spend", "end"):
        assert refused(state, text)[1] == "DST-INT-04"
    act(state, "take inn.ask.kind")
    assert "leave" in choices(state)


def test_an_answer_that_costs() -> None:
    state = at("inn")
    amount(state, "coins", 0)
    act(state, "take inn.ask")
    assert refused(state, "take inn.ask.bribe") == ("destinies-coins", "DST-INT-06")
    bribe = offers(state)["inn.ask.bribe"]
    assert bribe.refusal is not None and bribe.refusal.code == "destinies-coins"
    amount(state, "coins", 1)
    act(state, "take inn.ask.bribe")
    assert state.coins[0] == 0 and known(state, "knows", 0) == 1


@pytest.mark.rule("DST-INT-01", "DST-INT-02")
def test_an_interaction_simply_happens() -> None:
    state = at("inn")
    offer = offers(state)["inn.once-ever"]
    assert "coins" not in repr(offer), "what comes of it is not shown before"
    act(state, "take inn.once-ever")
    assert state.coins[0] == 2


@pytest.mark.rule("DST-POI-16", "DST-INV-10", "DST-INV-11", "DST-INV-13", "DST-INV-14")
@pytest.mark.rule("DST-INV-09", "DST-INV-17")
def test_picking_up_in_a_visit() -> None:
    from fateloom.games.destinies.rules import items

    state = at("inn", seats=2)
    give(state, "coat", "pebble", "stone", "axe", "map")
    for name in ("coat", "pebble"):
        items.abandon(state, 0, state.book.index.items[name])
    (square,) = [tile for tile in state.view(0).tiles if tile.tile == "square"]
    assert square.items == ("coat", "pebble") and square.pair == 1, "one pair for both"
    assert not of_kind(state, "use")
    act(state, "leave", "stay", "visit shop", "pick coat", "pick pebble")
    assert bag(state, 1) == ["rope", "coat", "pebble"]
    assert state.pairs[0] == -1 and not lying(state, "square"), "the pair is free again"
    assert "take shop.tour" in choices(state), "it uses nothing up"
    give(state, "medicine", "salve", person=1)
    state.left = ((state.book.index.items["bread"],), *state.left[1:])
    act(state, "pick bread")
    assert asked(state) == "overflow"
    act(state, "abandon rope")
    assert asked(state) == "option"


# --- item scans ------------------------------------------------------------------------------


@pytest.mark.rule("DST-SCAN-01", "DST-SCAN-02", "DST-SCAN-03", "DST-SCAN-05", "DST-SCAN-08")
@pytest.mark.rule("DST-APP-14", "DST-APP-16")
def test_talking_about_an_item_keeps_it() -> None:
    state = at("inn")
    give(state, "coat")
    assert offers(state)["inn.show"].way == "talk"
    assert of_kind(state, "scan") == ["coat at inn.chest", "coat at inn.show"]
    assert refused(state, "scan axe at inn.show") == ("destinies-not-held", "DST-SCAN-03")
    act(state, "scan coat at inn.show")
    assert read(state)[-1] == "pois.inn.options.show.scan.answers.coat.text"
    assert bag(state) == ["coat"]


@pytest.mark.rule("DST-SCAN-06", "DST-SCAN-07", "DST-SCAN-09", "DST-ITEM-03", "DST-SOT-02")
def test_using_an_item_can_lose_it() -> None:
    state = at("inn")
    give(state, "axe", "hatchet")
    act(state, "scan axe at inn.chest")
    assert known(state, "door-open") == 1 and bag(state) == ["hatchet"]
    assert in_box(state, "axe") == 1
    state = at("inn")
    give(state, "hatchet")
    act(state, "scan hatchet at inn.chest")
    assert known(state, "door-open") == 1 and bag(state) == ["hatchet"], "any tool will do"


@pytest.mark.rule("DST-SCAN-10", "DST-SCAN-11")
def test_an_item_without_an_answer_uses_nothing_up() -> None:
    state = at("inn")
    give(state, "map", "coat")
    act(state, "scan map at inn.show")
    assert read(state)[-1] == "pois.inn.silence"
    assert bag(state) == ["map", "coat"]
    assert refused(state, "scan map at inn.show") == ("destinies-shown-already", "DST-SCAN-11")
    act(state, "scan coat at inn.show")
    assert refused(state, "scan map at inn.show")[0] == "destinies-shown-already"
    assert not [text for text in of_kind(state, "scan") if text.endswith("inn.show")]


def test_what_a_scan_can_do_with_the_item() -> None:
    state = at("inn")
    give(state, "stone", "pebble")
    act(state, "scan stone at inn.show")
    assert stack(state, "shop") == ["stone"] and bag(state) == ["pebble"]
    act(state, "leave", "stay", "visit inn", "scan pebble at inn.show")
    assert lying(state, "square") == ["pebble"]


@pytest.mark.rule("DST-SCAN-03")
def test_with_nothing_to_show() -> None:
    state = at("inn")
    refusal = offers(state)["inn.show"].refusal
    assert refusal is not None and refusal.code == "destinies-nothing-to-show"
    assert offers(state)["inn.chest"].refusal is None, "there is the test"


# --- Destiny scans -------------------------------------------------------------------------


@pytest.mark.rule("DST-DSC-01", "DST-DSC-04", "DST-DSC-05")
@pytest.mark.rule("DST-DSC-07", "DST-DSC-08", "DST-DEST-03", "DST-DEST-14")
@pytest.mark.rule("DST-NPC-02", "DST-APP-15")
def test_asking_about_the_destiny() -> None:
    state = at("inn", seats=3)
    assert of_kind(state, "tell") == ["gold at inn.why", "violet at inn.why"]
    act(state, "tell gold at inn.why")
    assert told(state, "asks")[-1].args == (0, "inn.why")
    heard = read(state)[-1]
    assert heard == state.book.said["pois.inn.options.why.destiny.answers.ada.gold.text"]
    assert "gold" not in heard
    assert "gold" not in repr(state.view(1).pages) + repr(state.view(1).memory)
    assert refused(state, "tell violet at inn.why") == ("destinies-taken", "DST-POI-06")
    act(state, "leave", "stay", "visit inn", "tell violet at inn.why")
    otherwise = state.book.said["pois.inn.options.why.destiny.otherwise.text"]
    assert read(state)[-1] == otherwise
    act(state, "leave", "stay", "visit inn", "tell gold at inn.why")
    assert read(state)[-1] == otherwise, "Cor has no words of her own here"


# --- scan or test ----------------------------------------------------------------------------


@pytest.mark.rule("DST-SOT-01", "DST-SOT-04", "DST-SOT-06")
def test_the_test_closes_the_scan(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at("inn")
    give(state, "coat")
    loaded_dice(monkeypatch, ((1, 1), ()))
    act(state, "take inn.chest", "dice 0")
    assert entry(state) == 0
    assert not [text for text in of_kind(state, "scan") if text.endswith("inn.chest")]


# --- effects ----------------------------------------------------------------------------------


@pytest.mark.rule("DST-EVT-06", "DST-EVT-08", "DST-EVT-03", "DST-NPC-03", "DST-APP-30")
@pytest.mark.rule("DST-EXP-10", "DST-APP-29")
def test_effects_of_every_kind() -> None:
    state = at("forge", seats=2, tile="east")
    amount(state, "coins", 3, person=1)
    act(state, "take forge.tinker")
    index = state.book.index
    assert known(state, "lamp-lit") == 0 and known(state, "water") == 1
    assert state.legacy == (1, 3)
    assert state.poi_states[index.pois["forge"]] == 1
    assert state.npc_states[index.npcs["smith"]] == 1
    assert state.tokens[index.pois["cart"]] == 7
    assert state.tiles[index.tiles["far-east"]] == 2
    assert state.pois[index.pois["jetty"]] == index.tiles["far-east"]
    assert state.tiles[index.tiles["isle"]] == 1
    assert state.coins[:2] == (1, 2) and state.xp[:2] == (1, 1)
    assert [event.args for event in told(state, "happens")] == [("echo",)]
    act(state, "leave", "stay", "end", "stay", "visit forge")
    assert read(state)[-1] == "pois.forge.states.cold"


@pytest.mark.rule("DST-SKL-18", "DST-SKL-21", "DST-SKL-22", "DST-SKL-16")
def test_a_lesson_moves_and_adds_markers() -> None:
    state = at("inn")
    act(state, "take inn.lesson", "left intelligence 9", "left intelligence 8")
    assert track(state, "intelligence") == (5, 6, 7)
    assert {text.split()[0] for text in of_kind(state, "right")} == {
        "intelligence",
        "dexterity",
        "power",
    }, "any skill for the loss"
    act(state, "right dexterity 10")
    assert track(state, "dexterity") == (6, 7, 11)
    assert track(state, "power") == (6, 7, 9, 11), "the new one on the space it names"
    act(state, "leave", "stay", "visit inn", "take inn.lesson")
    act(state, "left intelligence 5", "left intelligence 4", "right dexterity 11")
    assert track(state, "power") == (6, 7, 9, 11, 12), "or on the highest free one"


@pytest.mark.rule("DST-EVT-05", "DST-EVT-07", "DST-EVT-09", "DST-NPC-01", "DST-NPC-05")
@pytest.mark.rule("DST-NPC-06", "DST-POI-14")
def test_people_and_places_move() -> None:
    state = at("forge", tile="east")
    act(state, "take forge.send")
    index = state.book.index
    assert state.npcs[index.npcs["smith"]] == index.pois["shop"]
    assert told(state, "brings")[-1].args == ("smith", "shop")
    assert [met.poi for met in state.view(0).npcs] == ["shop"]
    act(state, "take forge.fire")
    assert state.view(0).npcs == ()
    act(state, "take forge.close")
    assert "forge" not in [spot.poi for spot in state.view(0).pois]
    assert state.place == -1


@pytest.mark.rule("DST-ITEM-22", "DST-COIN-07")
def test_a_card_of_which_none_is_left() -> None:
    state = at("inn")
    give(state, "medicine", "sheep")
    act(state, "take inn.gifts")
    assert state.xp[0] == 2 and told(state, "runs-out")[0].args == (0, "medicine")


def test_losing_what_one_has_and_what_one_has_not() -> None:
    state = at("forge", tile="east")
    act(state, "take forge.lost")
    assert bag(state) == []
    state = at("forge", tile="east")
    give(state, "rope", "rope", "lantern")
    act(state, "take forge.lost")
    assert bag(state) == ["rope"] and lying(state, "east") == ["lantern"]
    assert stack(state, "shop") == [], "the coat is for sale in the forge already"


def test_amounts_stay_within_their_ends() -> None:
    state = at("forge", seats=2, tile="east")
    amount(state, "coins", 0, person=1)
    act(state, "take forge.tinker")
    assert state.coins[1] == 0
    assert known(state, "water") == 1
    act(state, "take forge.flood", "leave", "stay", "end")
    assert happened(state)[-1] == "tide" and "flood" in happened(state)
    assert known(state, "water") == 0, "it floods at three, and runs off"


def test_words_that_name_nothing_here() -> None:
    assert HERO_WORDS == ("playing", "in-finale", "fulfilled", "defeated")
    assert len(EVENT_CODES) > 50
    state = at("inn")
    set_track(state, "power", 12)
    assert refused(state, "take shop.tour") == ("destinies-not-offered", "DST-POI-04")
