"""What is refused, in whole runs: every reason is true of the hand it is given for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest

from fateloom.core.errors import IllegalMove
from fateloom.core.game import Move
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, merchant, phases, refusals
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand.moves import TABLE
from fateloom.games.hand.state import HandState
from tests.games.hand import runs
from tests.games.hand.table import asked, combat, refused

Holds = Callable[[HandState, Move], bool]


def what(move: Move) -> int:
    """The first part of the move: a card, an ability, an item, damage or a hit."""
    number: int = move.parts[0]
    return number


def target(state: HandState, move: Move) -> int:
    """The monster a use is aimed at; -1 when nobody is seen there."""
    place = move.parts.place if len(move.parts) > 1 else len(state.visible) - 1
    return state.visible[place] if place < len(state.visible) else -1


def used(state: HandState, ability: int) -> bool:
    return bool(state.used >> ability % 6 & 1)


def no_effect(state: HandState, move: Move) -> bool:
    if move.kind == "pay":
        needs_rest = state.deed[0] in (c.SUMMONS, c.GAIN_WISDOM) and len(state.strength) < 2
        return needs_rest or (state.deed[0] == c.RETRIBUTION and not state.exhausted)
    if what(move) == c.MANEUVER:
        place: int = move.parts.place
        return place == len(state.line) - 1
    return state.pierced if what(move) == c.ARMOR_PIERCING else not state.strength


def thorny(state: HandState, move: Move) -> bool:
    """Whether Thornback alone stands in the way."""
    if move.kind == "add" or what(move) == c.THROW_SWORD:
        return state.line[1] == c.THORNBACK
    if what(move) == c.FIRE_BALL:
        return state.line == (c.THORNBACK,)
    return target(state, move) == c.THORNBACK


TRUE_OF: Final[dict[str, Holds]] = {
    "hand-asked-otherwise": lambda s, move: (
        s.ask == frames.STUN or move.kind not in {other.kind for other in s.legal(0)}
    ),
    "hand-strike-first": lambda s, move: bool(s.committed),
    "hand-nothing-committed": lambda s, move: not s.committed,
    "hand-not-slotted": lambda s, move: what(move) not in s.strength,
    "hand-committed": lambda s, move: what(move) in s.committed,
    "hand-one-card": lambda s, move: s.phase == phases.BOSS and len(s.committed) == 1,
    "hand-added": lambda s, move: bool(s.adds >> what(move) & 1),
    "hand-other-hero": lambda s, move: what(move) // 6 != s.hero,
    "hand-exhausted": lambda s, move: not s.has(what(move)),
    "hand-stock-off": lambda s, move: c.HEX_WEAVER in s.visible,
    "hand-once": lambda s, move: used(s, what(move)),
    "hand-paid-once": lambda s, move: used(s, s.deed[0]),
    "hand-rune-thief": lambda s, move: c.RUNE_THIEF in s.visible,
    "hand-no-effect": no_effect,
    "hand-not-owned": lambda s, move: what(move) - c.ABILITIES != s.weapon,
    "hand-weapon-used": lambda s, move: what(move) - c.ABILITIES == s.weapon and not s.ready,
    "hand-no-front-ability": lambda s, move: (
        what(move) == c.STUN_SPELL and s.ask in (frames.FIGHT, frames.FACE_BOSS)
    ),
    "hand-no-second": lambda s, move: len(s.line) < 2,
    "hand-not-on-boss": lambda s, move: s.phase == phases.BOSS,
    "hand-no-monsters": lambda s, move: not s.line,
    "hand-monsters-first": lambda s, move: bool(s.line),
    "hand-thornback": thorny,
    "hand-too-few": lambda s, move: len(s.line) == 1,
    "hand-unseen": lambda s, move: target(s, move) < 0,
    "hand-not-triggered": lambda s, move: (
        not s.fired >> target(s, move) & 1 or c.KIND[target(s, move)] == c.SECOND
    ),
    "hand-no-dragon": lambda s, move: (
        move.parts.by >= len(s.visible) or c.TYPE[s.visible[move.parts.by]] != c.DRAGON
    ),
    "hand-wrong-type": lambda s, move: (
        c.TYPE[target(s, move)] != (c.WARRIOR if what(move) == c.SHIELD_BASH else c.DRAGON)
    ),
    "hand-melee": lambda s, move: s.hero in (c.RHYS, c.GALATHAR) and what(move) == m.SECOND,
    "hand-gate-guard": lambda s, move: s.line[0] == c.GATE_GUARD and what(move) == m.SECOND,
    "hand-front-with": lambda s, move: bool(s.adds >> c.SHOOT_THROUGH & 1),
    "hand-no-critical": lambda s, move: s.hit < 0,
    "hand-pay-critical": lambda s, move: s.hit >= 0,
    "hand-cost-not-met": lambda s, move: st.attack_value(s, m.CRITICAL) < st.hit_cost(s, s.hit),
    "hand-cost-out-of-reach": lambda s, move: s.hit >= 0,
    "hand-hit-out-of-reach": lambda s, move: s.phase == phases.BOSS,
    "hand-critical-used": lambda s, move: bool(s.criticals >> what(move) & 1),
    "hand-prevent-less": lambda s, move: what(move) > min(s.amount, c.SHIELDED[s.weapon]),
    "hand-turn-one": lambda s, move: s.ask == frames.TURN and len(s.deed) == 2,
    "hand-only-rotates": lambda s, move: s.deed[0] == c.thing(c.EMBER_WAND),
    "hand-not-turnable": lambda s, move: (
        what(move) not in s.visible + s.strength
        or len(s.deed) > 2
        or s.deed[0] == c.thing(c.TURNING)
    ),
    "hand-not-among": lambda s, move: what(move) not in s.choices,
    "hand-grid": lambda s, move: True,
    "hand-not-sold": lambda s, move: what(move) not in c.SHOP[c.RANGED[s.hero]],
    **{
        f"hand-{code}": lambda s, move: merchant.refusal(s, what(move)) is not None
        for code in ("unhurt", "owned", "needs-basic", "one-weapon", "bought", "too-dear")
    },
}
"""When each code is true."""


@pytest.mark.parametrize("number", range(0, 60, 2))
def test_every_refusal_is_true(number: int) -> None:
    """Also: what is listed is allowed, and what is not listed is refused."""
    told: Counter[str] = Counter()
    for i, step in enumerate(runs.run(number)):
        if (i + number) % 9:
            continue
        state = step.before
        listed = set(state.legal(0))
        for move in TABLE:
            reason = refusals.refusal(state, 0, move)
            assert (reason is None) == (move in listed), move
            if reason is not None:
                assert TRUE_OF[reason.code](state, move), (move, reason, asked(state))
                assert reason.rule.startswith("HND-")
                told[reason.code] += 1
    assert told["hand-not-slotted"] and told["hand-exhausted"] + told["hand-other-hero"]


def test_a_game_that_is_over_takes_no_move() -> None:
    state = combat("Hill Raider, Pit Brute", grid=(3, 2))
    state.apply(0, m.TAKE)
    assert state.outcome is not None and state.waiting == ()
    assert refused(state, "take") == ("game-over", "HND-END-01")


def test_another_seat_is_not_asked() -> None:
    state = combat("Hill Raider, Pit Brute")
    with pytest.raises(IllegalMove) as caught:
        state.apply(1, m.TAKE)
    assert caught.value.code == "not-your-turn"
