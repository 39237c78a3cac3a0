"""What always holds, checked after every choice of many runs with every hero and boss."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fateloom.core.game import Event
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases
from fateloom.games.hand.game import HAND
from fateloom.games.hand.state import HandState
from tests.games.hand.catalogue import BY_NAME
from tests.games.hand.runs import RARE, RUNS, Step, every_step, run

GRIDS = {(left, right) for left in range(4) for right in range(4)} - {(3, 0), (0, 3)}
ONCE = {m.name for m in BY_NAME.values() if m.once or m.kind == "instant"}
BOSS_HP = [[15, 20, 25, 29], [12, 18, 23, 26], [14, 20, 25, 28]]
TAINTING = {"Shield Bash", "Throw Sword", "Dragon Master", "Shadow Spear"}
"""Normal abilities that deal damage and tell so."""


@pytest.mark.thorough
def test_the_runs_are_worth_checking() -> None:
    """They go everywhere and do everything, so that what is checked below can fail."""
    ends = Counter((run(n)[-1].after.wave, _reason(run(n))) for n in range(RUNS))
    assert sum(ends.values()) == RUNS == 180
    assert ends[4, "won"] > 10
    assert {wave for wave, _ in ends} == {1, 2, 3, 4}
    kinds = {step.move.kind for step in every_step()}
    assert kinds == HAND.move_kinds
    used = {step.move.parts.what for step in every_step() if step.move.kind in ("use", "add")}
    assert used >= set(range(c.ABILITIES)) - {
        c.CROSSFIRE, c.DUAL_WIELD, c.BATTLE_MAGIC, c.GRUDGE, c.BUILD_RAGE
    }  # fmt: skip
    told = {event.code for step in every_step() for event in step.told}
    assert told == HAND.event_codes - {"begins"} - RARE
    resolved = {e.args[0] for step in every_step() for e in step.told if e.code == "resolves"}
    assert len(resolved) == 16


def _reason(steps: tuple[Step, ...]) -> str:
    outcome = steps[-1].after.outcome
    assert outcome is not None
    return outcome.reason


def waves(steps: tuple[Step, ...]) -> list[list[Event]]:
    """What was told in each wave of a run; what the set-up of the first tells is left out."""
    found: list[list[Event]] = [[]]
    for step in steps:
        for event in step.told:
            if event.code == "wave":
                found.append([])
            found[-1].append(event)
    return found


# --- cards ----------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-01", "HND-PROP-02", "HND-GEO-13", "HND-COMP-01")
def test_11_cards_each_in_one_place() -> None:
    for _, _, state, _ in every_step():
        rows = state.line + state.strength + state.underworld
        assert sorted(face >> 2 for face in rows) == [*range(11)]
        assert set(state.committed) <= set(state.strength)
        assert len(set(state.committed)) == len(state.committed)


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-03", "HND-OBJ-04", "HND-GRID-03", "HND-GRID-07")
def test_health_and_grids() -> None:
    seen = set()
    for number, (_, _, state, _) in enumerate(every_step()):
        left, right = state.grid
        assert state.grid in GRIDS
        assert state.hp == 6 - left - right
        if number % 10 == 0:
            abilities = state.view(0).abilities
            assert [ability.exhausted for ability in abilities].count(False) == state.hp
        assert (state.hp == 0) <= (state.outcome is not None or state.phase == phases.BOSS)
        seen.add(state.grid)
    assert seen == GRIDS


@pytest.mark.rule(
    "HND-PROP-07",
    "HND-OP-04",
    "HND-OP-05",
    "HND-OP-06",
    "HND-OP-07",
    "HND-OP-08",
    "HND-CLEAN-02",
    "HND-GEO-10",
)
def test_events_retell_the_rows() -> None:
    """Played back by name, what was told moves every card as it was moved, turned or not."""
    for before, _, after, told in every_step():
        if after.wave > before.wave:
            continue
        line, strength, underworld = (list(c.named(row)) for row in _rows(before))
        for code, args, _ in told:
            match code:
                case "turns":
                    row = line if args[0] in line else strength
                    row[row.index(args[0])] = args[1]
                case "flips-unseen":
                    line[line.index(args[0])] = c.NAME[c.flipped(c.FACE[args[0]])]
                case "swaps":
                    line[:2] = args
                case "goes-back":
                    line.remove(args[0])
                    line.append(args[0])
                case "sinks":
                    line.remove(args[0])
                    underworld.append(args[0])
                case "slots":
                    line.remove(args[0])
                    strength.append(args[0])
                case "discards":
                    strength.remove(args[0])
                    underworld.append(args[0])
                case "places":
                    line.remove(args[0])
                    line.insert(args[1] - 1, args[0])
        assert [line, strength, underworld] == [list(c.named(row)) for row in _rows(after)]


def _rows(state: HandState) -> tuple[tuple[int, ...], ...]:
    return state.line, state.strength, state.underworld


@pytest.mark.rule("HND-PROP-09", "HND-VIS-01", "HND-VIS-03")
def test_two_are_visible_and_a_third_only_when_shown() -> None:
    thirds = 0
    for number, (_, _, state, _) in enumerate(every_step()):
        if state.phase != phases.COMBAT:
            continue
        seen = len(state.visible)
        assert state.visible == state.line[:seen]
        shown = "Specter" in c.named(state.line[:2]) or (
            state.peeked >= 0 and len(state.line) > 2 and state.line[2] >> 2 == state.peeked
        )
        assert seen == min(2, len(state.line)) + (shown and len(state.line) > 2)
        thirds += shown
        if number % 10 == 0:
            sights = [spot.sight for spot in state.view(0).line]
            assert sights[:seen] == ["visible"] * seen and "visible" not in sights[seen:]
    assert thirds > 50


@pytest.mark.rule("HND-PROP-10", "HND-ATYPE-06", "HND-ATYPE-10")
def test_no_instant_and_no_x1_twice_in_a_wave() -> None:
    seen = Counter[str]()
    for number in range(RUNS):
        for told in waves(run(number)):
            resolved = Counter(event.args[0] for event in told if event.code == "resolves")
            for name in ONCE:
                assert resolved[name] <= 1
            seen += resolved
    assert set(seen) > ONCE
    assert any(count > 1 for count in seen.values())


@pytest.mark.rule("HND-PROP-11")
def test_resolving_ends_soon() -> None:
    for step in every_step():
        assert sum(event.code == "resolves" for event in step.told) <= 20


@pytest.mark.rule("HND-PROP-12", "HND-ABIL-02", "HND-ABIL-03", "HND-ABIL-06", "HND-STOCK-04")
def test_what_a_normal_ability_hurt_is_never_slotted() -> None:
    """The mark is kept here a second time, from what was told."""
    sunk = burnt = 0
    for number in range(RUNS):
        tainted: set[str] = set()
        burning = False
        for before, _, _, told in run(number):
            for code, args, _ in told:
                match code:
                    case "deals" if args[0] in TAINTING:
                        tainted.add(args[1])
                    case "rages":
                        tainted.add(args[0])
                    case "uses":
                        tainted |= _struck_down(before, args[0])
                        burning = args[0] == "Fire Ball"
                    case "exhausts" if burning:  # its DMG is taken, then it burns
                        tainted |= set(c.named(before.line[:2])) - {"Thornback"}
                        burning = False
                        burnt += 1
                    case "turns":
                        tainted.discard(args[0])
                    case "wave":
                        tainted.clear()
                    case "slots":
                        assert args[0] not in tainted
                    case "sinks":
                        sunk += args[0] in tainted
                        tainted.discard(args[0])
    assert sunk > 100 and burnt > 20


def _struck_down(before: HandState, used: str) -> set[str]:
    """Who falls at once to a Normal ability that comes into effect now."""
    if used == "Long Range":
        return {c.NAME[before.line[-1]]}
    if used in ("Shield Bash", "Shadow Spear") and before.deed[2:] == (1,):
        return {c.NAME[before.line[before.deed[1]]]}
    return set()


# --- abilities ------------------------------------------------------------------------


@pytest.mark.rule("HND-PROP-13", "HND-ACTV-03", "HND-ACTV-05", "HND-STOCK-03", "HND-STOCK-05")
def test_each_ability_is_paid_with_strength_once_a_wave() -> None:
    again = 0
    for number in range(RUNS):
        paid, free, used = Counter[int](), Counter[int](), Counter[int]()
        for before, move, after, _ in run(number):
            if move.kind == "pay":
                paid[before.deed[0]] += 1
            if move.kind in ("use", "add") and move.parts.what < c.ABILITIES:
                what = move.parts.what
                row, column = 3 - what % 6 // 2, what % 2
                assert (what // 6, before.grid[column] < row) == (before.hero, True)
                used[what] += 1
                free[what] += c.COST_NAMES[c.ABILITY_COST[what]] == "stock-once"
            assert max(paid.values(), default=0) <= 1
            assert max(free.values(), default=0) <= 1
            if after.wave > before.wave:
                again += sum(count > 1 for count in used.values())
                paid.clear()
                free.clear()
                used.clear()
    assert again > 10  # paid with strength and exhausted in the same wave


@pytest.mark.rule("HND-PROP-14", "HND-ACTV-06")
def test_only_the_merchant_heals() -> None:
    healed = 0
    for before, move, after, _ in every_step():
        if after.hp > before.hp:
            assert before.phase == phases.MERCHANT
            assert str(move) == "buy Healing Potion" or move.kind == "heal"
            assert after.hp == before.hp + 1
            healed += 1
    assert healed > 20


# --- boss and merchant ----------------------------------------------------------------


@pytest.mark.rule("HND-PROP-15", "HND-CRIT-02", "HND-BOSS-03", "HND-BOSS-04", "HND-BOSS-10")
def test_the_boss_is_hurt_in_the_boss_phase_only() -> None:
    for number, (before, _, after, told) in enumerate(every_step()):
        codes = [event.code for event in told]
        if before.phase != phases.BOSS and "faces" not in codes:
            assert {"strikes-boss", "hits-boss", "lands", "power"}.isdisjoint(codes)
            assert before.boss_damage == after.boss_damage or after.wave > before.wave
        if after.phase == phases.COMBAT:
            assert after.boss_damage == after.criticals == 0
            if number % 10 == 0:
                assert after.view(0).boss_left == BOSS_HP[after.boss][after.wave - 1]
    for number in range(RUNS):
        for told_in_wave in waves(run(number)):
            landed = [event.args[0] for event in told_in_wave if event.code == "lands"]
            assert len(set(landed)) == len(landed) <= 3


@pytest.mark.rule("HND-PROP-16", "HND-MERCH-03", "HND-MERCH-04", "HND-PEN-08")
def test_nobody_spends_more_than_there_is() -> None:
    bought = 0
    for number in range(RUNS):
        for told in waves(run(number)):
            gold = [event.args[0] for event in told if event.code == "gold"]
            assert len(gold) <= 1
            rest = [event.args[1] for event in told if event.code == "buys"]
            assert [*gold, *rest] == sorted([*gold, *rest], reverse=True)
            assert min([*gold, *rest], default=0) >= 0
            bought += len(rest)
    assert bought > 100
    for before, move, after, _ in every_step():
        assert after.gold >= 0
        if after.phase == phases.COMBAT:
            assert after.gold == 0
        if move.kind == "buy" and after.phase == phases.MERCHANT:
            assert before.gold - after.gold == c.cost(move.parts.item, before.difficulty)


@pytest.mark.rule("HND-PROP-17", "HND-WEAP-04", "HND-WEAP-10", "HND-WEAP-11", "HND-PEN-05")
def test_one_weapon_ready_at_the_start_of_each_wave() -> None:
    owned = used = 0
    for before, move, after, told in every_step():
        assert after.weapon < 0 or after.weapon in c.SHOP[c.RANGED[after.hero]][:4]
        assert not after.ready or after.weapon >= 0
        if after.weapon != before.weapon:
            lost = any(event.args[0] == "weapon" for event in told if event.code == "penalty")
            assert after.weapon == (-1 if lost else move.parts.item)
            assert lost or move.kind == "buy"
            owned += not lost
        if any(event.args == ("combat",) for event in told if event.code == "phase"):
            assert after.ready == (after.weapon >= 0)
        elif after.ready != before.ready and after.phase in (phases.COMBAT, phases.BOSS):
            assert before.ready and not after.ready
            assert move.kind in ("use", "add", "prevent") or after.weapon < 0
            used += 1
    assert owned > 20 and used > 20


# --- grids ----------------------------------------------------------------------------


@pytest.mark.rule("HND-PROP-18", "HND-GRID-06", "HND-GRID-07", "HND-GRID-08", "HND-POT-07")
@pytest.mark.parametrize("grid", sorted(GRIDS))
def test_every_damage_and_every_healing_has_a_legal_result(grid: tuple[int, int]) -> None:
    exhausted = sum(grid)
    for damage in range(1, 9):
        expected = {
            to
            for to in GRIDS
            if to[0] >= grid[0] and to[1] >= grid[1] and sum(to) == exhausted + damage
        }
        assert expected or exhausted + damage > 5
        assert set(c.after_loss(grid, damage)) == (expected or {(3, 3)})
    for healing in range(1, exhausted + 1):
        expected = {
            to
            for to in GRIDS
            if to[0] <= grid[0] and to[1] <= grid[1] and sum(to) == exhausted - healing
        }
        assert expected
        assert set(c.after_healing(grid, healing)) == expected


@pytest.mark.rule("HND-GRID-02", "HND-GRID-03", "HND-GRID-04", "HND-GRID-06", "HND-EX-17")
@given(st.sampled_from(sorted(GRIDS)), st.integers(0, c.ABILITIES - 1))
def test_exhausting_takes_only_what_it_must(grid: tuple[int, int], ability: int) -> None:
    """The nearest legal grid in which this ability is exhausted."""
    row, column = 3 - ability % 6 // 2, ability % 2
    if grid[column] >= row:
        return
    reached = {to for to in GRIDS if to[column] >= row and all(map(_at_least, to, grid))}
    least = min(sum(to) for to in reached)
    assert {to for to in reached if sum(to) == least} == {c.after_exhausting(grid, ability)}


def _at_least(one: int, other: int) -> bool:
    return one >= other


# --- attacks and damage ---------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-19", "HND-ACC-01", "HND-ACC-02", "HND-ACC-03", "HND-STR-10")
def test_attacks_are_never_negative_and_damage_stays() -> None:
    stayed = 0
    for before, _, after, told in every_step():
        for code, args, _ in told:
            if code in ("strikes-boss", "pays-critical"):
                assert args[0] >= 0
            elif code in ("strikes", "shoots-through", "rages", "hits-boss"):
                assert args[1] >= 0
            elif code == "deals":
                assert args[2] >= 0
        for attack in after.view(0).attacks if after.committed else ():
            assert attack.value >= 0 and min(attack.cards) >= 0
        if after.wave > before.wave:
            continue
        turned = {event.args[0] for event in told if event.code == "turns"}
        for face in set(before.line) & set(after.line):
            if c.NAME[face] not in turned:
                assert after.damage[face >> 2] >= before.damage[face >> 2]
                stayed += before.damage[face >> 2] > 0
        for face in after.strength + after.underworld:
            assert after.damage[face >> 2] == 0
    assert stayed > 100


@pytest.mark.rule("HND-PROP-20", "HND-FIGHT-02", "HND-CLEAN-05")
def test_every_action_uses_something_up() -> None:
    """From one question what to do to the next, the line is shorter or a resource is gone."""
    actions = 0
    for number in range(RUNS):
        start = None
        for before, _, after, _ in run(number):
            if before.ask == frames.FIGHT and not before.committed:
                start = before
            if start and after.ask == frames.FIGHT and not after.committed:
                if start.wave == after.wave:
                    fewer = len(after.line) < len(start.line)
                    assert fewer or _resources(after) < _resources(start)
                    actions += 1
                start = None
        longest = Counter(step.before.wave for step in run(number))
        assert max(longest.values()) < 120
    assert actions > 2000


def _resources(state: HandState) -> int:
    once = sum(
        state.used >> place & 1
        for place in range(6)
        if c.COST_NAMES[c.ABILITY_COST[state.hero * 6 + place]] == "stock-once"
    )
    return len(state.strength) + state.hp + state.ready - once
