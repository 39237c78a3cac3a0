"""Paths, Finales, winning and losing."""

from __future__ import annotations

from typing import Any

import pytest

from fateloom.core.errors import IllegalMove, InvalidSetup
from fateloom.games.destinies.rules import finales, standing
from fateloom.games.destinies.state import DestiniesState

from .table import (
    BENCH,
    act,
    amount,
    asked,
    changed,
    choices,
    fact,
    fresh,
    give,
    idle,
    loaded_dice,
    next_turn,
    of_kind,
    offers,
    read,
    refused,
    set_track,
    stand,
    told,
)


def at_inn(seats: int = 1, **facts: int) -> DestiniesState:
    """Somebody visits the inn, with the door open."""
    state = fresh(seats)
    fact(state, "door-open")
    act(state, "stay", "visit inn")
    return state


def in_finale(seats: int = 1) -> DestiniesState:
    """Seat 0 has started the Finale of the gold path, and stands before its first stage."""
    state = at_inn(seats)
    act(state, "take inn.open-it")
    return state


@pytest.mark.rule("DST-DEST-01", "DST-DEST-02", "DST-CMP-08", "DST-DEST-13")
@pytest.mark.rule("DST-SCN-10")
def test_two_paths() -> None:
    state = fresh()
    destiny = state.view(0).destiny
    assert destiny is not None
    assert [road.path for road in destiny.roads] == ["gold", "violet"]
    gold, violet = destiny.roads
    assert gold.name != violet.name and gold.text != violet.text


@pytest.mark.rule("DST-DEST-05", "DST-DEST-07", "DST-DEST-08", "DST-DEST-11", "DST-APP-23")
@pytest.mark.rule("PAIN-15")
def test_steps_are_told_to_their_owner_alone() -> None:
    state = fresh(2)
    before = {seat: repr(state.view(seat)) for seat in (1, None)}
    events = len(state.events or [])
    fact(state, "knows", hero=0)
    destiny = state.view(0).destiny
    assert destiny is not None
    gold, violet = destiny.roads
    assert [(step.id, step.reached) for step in gold.steps] == [("open", False), ("know", True)]
    assert gold.steps[0].text is None and gold.steps[1].text is not None
    assert violet.ready and not gold.ready
    assert {seat: repr(state.view(seat)) for seat in (1, None)} == before
    assert len(state.events or []) == events


def test_a_step_stays_reached() -> None:
    state = fresh(3)
    give(state, "rope", person=2)
    from .table import take_away

    take_away(state, "rope", person=2)
    destiny = state.view(2).destiny
    assert destiny is not None
    (rope,) = [step for step in destiny.roads[1].steps if step.id == "rope"]
    assert rope.reached and not rope.holds


@pytest.mark.rule("DST-FIN-01", "DST-FIN-03", "DST-FIN-04", "DST-DEST-06")
def test_a_finale_waits_to_be_chosen() -> None:
    state = fresh()
    act(state, "stay", "visit inn")
    assert not [offer for offer in offers(state).values() if offer.kind == "finale"]
    state = at_inn()
    assert offers(state)["inn.open-it"].kind == "finale"
    assert refused(state, "take inn.say-it") == ("destinies-not-offered", "DST-POI-04")
    act(state, "leave", "stay", "visit inn")
    assert state.standing[0] == standing.PLAYING


@pytest.mark.rule("DST-FIN-05", "DST-FIN-13", "DST-FIN-16", "DST-FIN-06", "DST-FIN-07")
def test_starting_it() -> None:
    state = in_finale(2)
    assert asked(state) == "stage" and state.view(0).phase == "finale"
    player = state.view(1).players[0]
    assert (player.standing, player.path, player.stage) == ("in-finale", "gold", 0)
    assert player.stages == len(state.book.scenario.heroes[0].paths[0].finale.stages)
    own = state.view(0).destiny
    assert own is not None and player.path_name == own.roads[0].name
    assert of_kind(state, "take") == ["ada.gold.dark.feel"]
    for text in ("leave", "stay", "go east", "take inn.ask", "end"):
        assert refused(state, text)[1] == "DST-FIN-06"


@pytest.mark.rule("DST-FIN-07", "DST-FIN-08", "DST-FIN-14", "DST-TURN-18", "DST-FIN-11")
def test_one_stage_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    state = in_finale(2)
    loaded_dice(monkeypatch, ((1, 1), ()), ((4, 4), ()), ((1, 2), ()))
    set_track(state, "dexterity", 3)
    set_track(state, "power", 3)
    act(state, "take ada.gold.dark.feel", "dice 0")
    assert state.turn == 1 and state.stage[0] == 0, "again, another day"
    act(state, "stay", "end")
    assert state.turn == 0 and asked(state) == "stage" and state.effort[0] == 2
    assert state.day == 2 and told(state, "happens"), "events first"
    act(state, "take ada.gold.dark.feel", "dice 0")
    assert state.stage[0] == 1
    act(state, "stay", "end")
    assert {"ada.gold.lift.lift", "ada.gold.lift.lever"} == set(offers(state))
    assert state.outcome is None


@pytest.mark.rule("DST-FIN-09", "DST-FIN-05")
def test_preparation_shortens_it() -> None:
    state = at_inn()
    give(state, "lantern", "hatchet")
    act(state, "take inn.open-it")
    assert set(offers(state)) == {"ada.gold.lift.lift", "ada.gold.lift.lever"}
    act(state, "scan hatchet at ada.gold.lift.lever")
    assert state.outcome is not None and state.outcome.reason == "fulfilled"


@pytest.mark.rule("DST-FIN-15", "DST-FIN-10")
def test_items_and_experience_in_a_finale() -> None:
    state = in_finale()
    amount(state, "xp", 1)
    give(state, "bread")
    assert "spend" in choices(state) and "use bread.eat" in choices(state)
    act(state, "use bread.eat")
    assert asked(state) == "stage"


@pytest.mark.rule("DST-FIN-10", "DST-WIN-01", "DST-WIN-02", "DST-WIN-03", "DST-WIN-06")
@pytest.mark.rule("DST-SCN-12", "PAIN-04")
def test_fulfilment_wins_at_once() -> None:
    state = fresh(3)
    fact(state, "knows", hero=0)
    act(state, "stay", "visit inn", "take inn.say-it")
    act(state, "take ada.violet.say.say")
    assert state.outcome is not None
    assert state.outcome.reason == "fulfilled" and state.outcome.winners == (0,)
    assert state.outcome.ranking == ((0,), (1, 2))
    assert read(state)[-3:] == [
        "heroes.ada.paths.violet.finale.won",
        "heroes.ben.epilogue",
        "heroes.cor.epilogue",
    ]
    assert state.waiting == () and state.view(1).phase == "ended"
    with pytest.raises(IllegalMove) as refusal:
        state.apply(1, BENCH.parse("stay"))
    assert refusal.value.code == "game-over"


@pytest.mark.rule("DST-WIN-07", "PAIN-04")
def test_a_story_table_goes_on_until_everybody_is_through() -> None:
    state = fresh(3, end="all")
    for hero in range(3):
        fact(state, "knows", hero=hero)
    act(state, "stay", "visit inn", "take inn.say-it", "take ada.violet.say.say")
    assert state.outcome is None and state.turn == 1, "the turn is over with the story"
    assert state.view(1).players[0].standing == "fulfilled"
    assert read(state)[-1] == "heroes.ada.paths.violet.finale.won"
    assert BENCH.evaluate(state, 0) == 1.0 and BENCH.evaluate(state, 1) < 1.0
    act(state, "stay", "visit inn", "take inn.say-it-too", "take ben.violet.say.wait")
    assert state.turn == 2
    next_turn(state)
    assert state.turn == 1, "a hero who has finished has no more turns"
    act(state, "take ben.violet.say.say")
    assert state.outcome is None and "yield" in choices(state), "the last one may give up"
    other = state.copy()
    act(other, "yield")
    assert other.outcome is not None and other.outcome.reason == "told"
    assert other.outcome.winners == (0, 1) and other.outcome.ranking == ((0, 1), (2,))
    assert [page[0] for page in other.pages] == ["heroes.cor.epilogue"]
    act(state, "stay", "visit inn", "take inn.say-it-again", "take cor.violet.say.say")
    assert state.outcome is not None and state.outcome.reason == "told"
    assert state.outcome.winners == (0, 1, 2) and state.outcome.ranking == ((0, 1, 2),)
    assert "scenario.closing" not in read(state)
    assert not any(text.endswith(".epilogue") for text in read(state))


@pytest.mark.rule("DST-WIN-07")
def test_what_is_for_others_passes_those_who_are_through() -> None:
    state = fresh(2, end="all")
    fact(state, "knows", hero=0)
    act(state, "stay", "visit inn", "take inn.say-it", "take ada.violet.say.say")
    before = state.coins
    while state.day < 3:  # the tide brings a coin to everyone, every other day
        next_turn(state)
    assert state.coins[0] == before[0] and state.coins[1] > before[1]


@pytest.mark.rule("DST-WIN-07", "PAIN-04")
def test_nobody_is_defeated_at_a_story_table_but_who_accepts_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = broken(monkeypatch, 2, end="all")
    act(state, "take ada.gold.mend.leave-it")
    assert asked(state) == "retry" and choices(state) == ["retry", "yield"]
    again = state.copy()
    act(again, "retry")
    assert again.standing[0] == standing.IN_FINALE
    act(state, "yield")
    assert state.outcome is None and state.turn == 1
    act(state, "yield")
    assert state.outcome is not None and state.outcome.reason == "conceded"
    assert state.outcome.winners == ()


@pytest.mark.rule("DST-WIN-07")
@pytest.mark.parametrize(("seats", "mode"), [(1, "explorer"), (4, "team")])
def test_a_story_table_is_for_heroes_with_destinies_of_their_own(seats: int, mode: str) -> None:
    with pytest.raises(InvalidSetup) as refusal:
        BENCH.new(seed=1, seats=seats, end="all")
    assert refusal.value.code == "destinies-story-table" and refusal.value.details == (mode,)


@pytest.mark.rule("DST-FIN-17")
def test_who_is_defeated_in_the_first_stage_is_offered_nothing_more() -> None:
    wait = "wait: {label: Wait, text: They wait too., to: "
    state = fresh(2, changed("heroes.yaml", f"{wait}again}}", f"{wait}defeated}}"))
    fact(state, "knows", hero=0)
    act(state, "stay", "visit inn", "take inn.say-it")
    assert asked(state) == "stage"
    act(state, "take ada.violet.say.wait")
    assert state.view(0).players[0].standing == "defeated"
    assert state.turn == 1 and state.waiting == (1,)
    next_turn(state)
    assert state.turn == 1, "no more turns for the other"


@pytest.mark.rule("DST-FIN-12", "DST-WIN-04", "DST-FIN-11", "DST-DEST-09")
def test_who_starts_later_may_finish_first(monkeypatch: pytest.MonkeyPatch) -> None:
    state = in_finale(2)
    loaded_dice(monkeypatch, ((1, 1), ()))
    act(state, "take ada.gold.dark.feel", "dice 0")
    fact(state, "knows", hero=1)
    act(state, "stay", "visit inn", "take inn.say-it-too", "take ben.violet.say.say")
    assert state.outcome is not None and state.outcome.winners == (1,)


def broken(monkeypatch: pytest.MonkeyPatch, seats: int, **options: Any) -> DestiniesState:
    """Seat 0 stands before the stage in which all can be lost."""
    state = fresh(seats, **options)
    fact(state, "door-open")
    act(state, "stay", "visit inn")
    give(state, "lantern")
    set_track(state, "power", 12)
    loaded_dice(monkeypatch, ((1, 1), ()))
    act(state, "take inn.open-it", "take ada.gold.lift.lift", "dice 0")
    assert state.stage[0] == 2, "a result can lead to a stage by its name"
    while state.turn or asked(state) != "stage":
        act(state, idle(state))
    return state


@pytest.mark.rule("DST-FIN-17", "DST-FIN-10", "DST-INT-03")
def test_defeat(monkeypatch: pytest.MonkeyPatch) -> None:
    state = broken(monkeypatch, 2)
    act(state, "take ada.gold.mend.leave-it")
    assert state.outcome is None and state.turn == 1
    assert state.view(1).players[0].standing == "defeated"
    assert read(state)[-1] == "heroes.ada.defeat"
    next_turn(state)
    assert state.turn == 1, "no more turns for the other"


def test_a_choice_in_a_finale(monkeypatch: pytest.MonkeyPatch) -> None:
    state = broken(monkeypatch, 2)
    act(state, "take ada.gold.mend.mend-it", "take ada.gold.mend.mend-it.badly")
    assert state.turn == 1 and state.stage[0] == 2
    act(state, "stay", "end", "take ada.gold.mend.mend-it", "take ada.gold.mend.mend-it.well")
    assert state.outcome is not None and state.outcome.winners == (0,)


@pytest.mark.rule("DST-FIN-18")
def test_when_all_are_defeated_nobody_wins() -> None:
    state = fresh(2)
    for person in (0, 1):
        assert state.outcome is None
        finales.defeat(state, person)
    assert state.outcome is not None
    assert state.outcome.reason == "defeated" and state.outcome.winners == ()
    assert state.outcome.ranking == ((0, 1),)
    assert read(state)[-1] == "scenario.closing"


def test_the_last_hero_may_give_up() -> None:
    state = fresh(2)
    assert "yield" not in choices(state)
    finales.defeat(state, 1)
    assert "yield" in choices(state)
    act(state, "yield")
    assert state.outcome is not None and state.outcome.reason == "conceded"


@pytest.mark.rule("DST-SOLO-03", "DST-WIN-05")
def test_an_explorer_may_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = broken(monkeypatch, 1)
    act(state, "take ada.gold.mend.leave-it")
    assert asked(state) == "retry" and choices(state) == ["retry", "yield"]
    act(state, "retry")
    assert asked(state) == "stage" and state.day == 3 and state.stage[0] == 2
    act(state, "take ada.gold.mend.leave-it", "yield")
    assert state.outcome is not None and state.outcome.reason == "defeated"
    hard = broken(monkeypatch, 1, mode="challenger")
    act(hard, "take ada.gold.mend.leave-it")
    assert hard.outcome is not None and not hard.outcome.winners


@pytest.mark.rule("DST-FIN-19")
def test_a_stage_is_fixed_when_it_begins() -> None:
    state = in_finale()
    give(state, "lantern")
    assert of_kind(state, "take") == ["ada.gold.dark.feel"]


@pytest.mark.rule("DST-DEST-10")
def test_what_others_do_does_not_take_a_finale_away() -> None:
    state = fresh(2)
    fact(state, "knows", hero=0)
    fact(state, "knows", hero=1)
    stand(state, "square")
    act(state, "stay", "visit inn", "take inn.say-it", "take ada.violet.say.wait")
    act(state, "stay", "visit inn")
    assert "take inn.say-it-too" in choices(state)
