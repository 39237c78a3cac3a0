"""What the player is shown of what could be done: previews of attacks, and reasons against."""

from __future__ import annotations

import pytest

from fateloom.core.game import Event
from fateloom.games.hand import cards as c
from fateloom.games.hand import moves as m
from fateloom.games.hand import refusals
from fateloom.games.hand.state import HandState
from fateloom.games.hand.view import Attack, Refusal
from tests.games.hand.runs import Step, every_step, some_steps
from tests.games.hand.table import act, combat


@pytest.mark.rule("HND-STR-02", "HND-STR-08", "HND-STR-10")
def test_a_preview_says_why() -> None:
    state = combat(
        "Shieldbearer, Hill Raider", "Ash Drake, Scout", hero="Rhys", boss="Arbiter", wave=2
    )
    act(state, "commit Ash Drake", "commit Scout")
    view = state.view(0)
    assert view.committed == ("Ash Drake", "Scout")
    assert view.attacks == (
        Attack(
            "front",
            (10, 3),
            (("Crossfire", 2), ("Dual Wield", 1), ("Shieldbearer", -4)),
            12,
            4,
            True,
            True,
        ),
    )


@pytest.mark.rule("HND-RANGE-02", "HND-MN-09")
def test_previews_go_as_far_as_attacks() -> None:
    state = combat("Mirror Shade, Iron Sentinel", "Cave Bear, Scout", hero="Ifaris")
    act(state, "commit Cave Bear", "commit Scout")
    front, second = state.view(0).attacks
    assert (front.place, front.cards, front.value, front.against) == ("front", (4, 0), 5, 3)
    assert (second.place, second.cards, second.value, second.falls) == ("second", (8, 3), 11, True)
    guarded = combat("Gate Guard, Iron Sentinel", "Cave Bear, Scout", hero="Ifaris")
    act(guarded, "commit Cave Bear")
    assert [attack.place for attack in guarded.view(0).attacks] == ["front"]


@pytest.mark.thorough
@pytest.mark.rule("HND-STR-02", "HND-STR-03", "HND-STR-07", "HND-ABIL-02", "HND-BOSS-09")
def test_what_is_previewed_happens() -> None:
    """Each attack has the value that was shown, and fells and slots as it was shown."""
    kinds = set()
    for step in every_step():
        if step.move.kind != "strike":
            continue
        place = m.PLACE_NAMES[step.move.parts.place]
        (shown,) = [each for each in step.before.view(0).attacks if each.place == place]
        assert shown.value == max(sum(shown.cards) + sum(n for _, n in shown.changes), 0)
        assert shown.falls == (shown.value >= shown.against)
        assert shown.slots <= shown.falls
        made = _made(step.told)
        if place == "boss":
            assert made == ("strikes-boss", shown.value)
            assert shown.falls == _immediately(step.told, "boss-falls")
        elif place == "critical":
            assert made == ("pays-critical", shown.value)
            assert shown.falls
        else:
            assert made == ("strikes", shown.value)
            _check_fall(step, shown)
        kinds.add((place, shown.falls))
    assert kinds >= {
        (place, falls) for place in ("front", "second", "boss") for falls in (True, False)
    } | {("critical", True)}


def _made(events: tuple[Event, ...]) -> tuple[str, int]:
    """The attack among the events, and its value."""
    for event in events:
        if event.code == "strikes":
            return event.code, event.args[1]
        if event.code in ("strikes-boss", "pays-critical"):
            return event.code, event.args[0]
    raise AssertionError("no attack")


def _immediately(events: tuple[Event, ...], code: str) -> bool:
    """Whether it happens before a boss's power or the next thing that is asked."""
    until = [event.code for event in events]
    if "power" in until:
        until = until[: until.index("power")]
    return code in until


def _check_fall(step: Step, shown: Attack) -> None:
    """The target falls, and is slotted, as the preview said."""
    before, events = step.before, step.told
    target = before.line[step.move.parts.place]
    if step.after.ask == 10:
        return  # Resourceful asks first which card stays
    fallen = [event.args[0] for event in events if event.code == "defeated"]
    slotted = [event.args[0] for event in events if event.code == "slots"]
    assert (c.NAME[target] in fallen) >= shown.falls
    if shown.falls:
        assert (c.NAME[target] in slotted) == shown.slots
    else:
        assert fallen[:1] != [c.NAME[target]]


@pytest.mark.thorough
def test_reasons_are_those_of_a_refusal() -> None:
    """What cannot be used now is listed with the code that a refusal would have."""
    codes = set()
    for step in some_steps():
        state = step.before
        view = state.view(0)
        if view.asked not in ("fight", "boss"):
            assert view.refusals == ()
            continue
        open_now = {
            c.NAMED[move.parts.what] for move in state.legal(0) if move.kind in ("use", "add")
        }
        mine = {c.ABILITY_NAME[state.hero * 6 + place] for place in range(6)}
        mine |= {view.weapon} if view.weapon else set()
        usable = {c.NAMED[what] for what in (*m.USE, *m.ADD)}
        assert {each.what for each in view.refusals} == mine & usable - open_now
        for each in view.refusals:
            codes.add(each.code)
            reasons = _refusals(state, each.what)
            if each.code == "hand-no-target":
                assert {reason.code for reason in reasons} <= OF_A_TARGET
            else:
                assert each == reasons[0]
    assert len(codes) > 10


OF_A_TARGET = {
    "hand-not-triggered",
    "hand-unseen",
    "hand-no-dragon",
    "hand-wrong-type",
    "hand-thornback",
    "hand-monsters-first",
}


def _refusals(state: HandState, name: str) -> list[Refusal]:
    """Why none of the ways to use it is allowed."""
    what = c.NAMED.index(name)
    reasons = []
    for move in m.USE[what] if what in m.USE else (m.ADD[what],):
        reason = refusals.refusal(state, 0, move)
        assert reason is not None and move not in state.legal(0)
        reasons.append(Refusal(name, reason.code, reason.details, reason.rule))
    return reasons


@pytest.mark.rule("HND-GEO-12", "HND-ACTV-03", "HND-ACTV-05")
def test_abilities_as_they_stand() -> None:
    state = combat("Iron Sentinel, Razor Boar", "Scout", hero="Elora", grid=(1, 2))
    view = state.view(0)
    assert [(a.name, a.exhausted) for a in view.abilities] == [
        ("Experience", False),
        ("Grudge", False),
        ("Armor Piercing", False),
        ("Long Range", True),
        ("Shoot Through", True),
        ("Maneuver", True),
    ]
    assert not any(ability.used for ability in view.abilities)
    act(state, "use Experience on front", "use Armor Piercing", "pay Scout")
    used = [ability.name for ability in state.view(0).abilities if ability.used]
    assert used == ["Experience", "Armor Piercing"]
