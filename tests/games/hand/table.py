"""Runs set up by hand: what is in the line, slotted and sunk, in words."""

from __future__ import annotations

from fateloom.core.errors import IllegalMove
from fateloom.core.game import Event
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, phases, play
from fateloom.games.hand.cards import Face, Grid
from fateloom.games.hand.moves import TABLE
from fateloom.games.hand.state import HandState


def faces(words: str) -> tuple[Face, ...]:
    """ "Scout, Pit Brute" as faces."""
    return tuple(c.FACE[name.strip()] for name in words.split(",") if name.strip())


def combat(
    line: str,
    strength: str = "",
    *,
    hero: str = "Rhys",
    boss: str = "Gorvane",
    difficulty: str = "normal",
    wave: int = 1,
    grid: Grid = (0, 0),
    weapon: str = "",
    underworld: str | None = None,
) -> HandState:
    """A run in the combat phase of a wave, with this line and these strength cards.

    The cards that are not named lie in the Underworld, in the order of their numbers, each
    with its first face; unless `underworld` tells what lies there (and the rest is out of
    the game). The line is settled: abilities that are pending have been resolved.
    """
    state = _empty(line, strength, hero, boss, difficulty, wave, grid, weapon, underworld)
    state.phase = phases.SETUP
    state.push((frames.COMBAT,))
    play.run(state)
    return state


def boss_phase(
    strength: str = "",
    *,
    hero: str = "Rhys",
    boss: str = "Gorvane",
    difficulty: str = "normal",
    wave: int = 1,
    grid: Grid = (0, 0),
    weapon: str = "",
) -> HandState:
    """A run in which the boss of a wave has just been reached."""
    state = _empty("", strength, hero, boss, difficulty, wave, grid, weapon, None)
    state.ready = bool(weapon)
    state.push((frames.BOSS_PHASE,))
    play.run(state)
    return state


def merchant(
    gold: int,
    *,
    hero: str = "Rhys",
    difficulty: str = "normal",
    wave: int = 1,
    grid: Grid = (0, 0),
    weapon: str = "",
    strength: str = "",
) -> HandState:
    """A run that stands before the merchant with so much gold."""
    state = _empty("", strength, hero, "Gorvane", difficulty, wave, grid, weapon, None)
    state.gold = gold
    state.push((frames.TRADE, 1))
    play.run(state)
    return state


def _empty(
    line: str,
    strength: str,
    hero: str,
    boss: str,
    difficulty: str,
    wave: int,
    grid: Grid,
    weapon: str,
    underworld: str | None,
) -> HandState:
    state = HandState.empty(
        c.HERO_NAMES.index(hero),
        c.BOSS_NAMES.index(boss),
        c.DIFFICULTY_OPTIONS.index(difficulty),
    )
    state.events = []
    state.wave, state.grid = wave, grid
    state.weapon = c.ITEM[weapon] if weapon else -1
    state.line, state.strength = faces(line), faces(strength)
    used = {face >> 2 for face in state.line + state.strength}
    assert len(used) == len(state.line + state.strength), "two faces of one card"
    if underworld is None:
        state.underworld = tuple(card * 4 for card in range(c.CARDS) if card not in used)
    else:
        state.underworld = faces(underworld)
    state.known = (1 << c.CARDS) - 1
    state.seen = (1 << 2 * c.CARDS) - 1
    return state


def act(state: HandState, *words: str) -> None:
    """Make these choices."""
    for text in words:
        state.apply(0, TABLE.parse(text))


def asked(state: HandState) -> str:
    """What the player is asked for."""
    return frames.ASK_NAMES[state.ask]


def options(state: HandState) -> list[str]:
    """The legal moves in words."""
    return [move.text for move in state.legal(0)]


def refused(state: HandState, words: str) -> tuple[str, str]:
    """The code and rule with which a move is refused; a refused move changes nothing."""
    move = TABLE.parse(words)
    assert move not in state.legal(0), f"{words} is listed"
    before = state.fields()
    try:
        state.apply(0, move)
    except IllegalMove as error:
        assert state.fields() == before, f"{words} is refused, but it changes something"
        return error.code, error.rule
    raise AssertionError(f"{words} is allowed")


def names(row: tuple[Face, ...]) -> str:
    """A row of the stack in words: "Scout, Pit Brute"."""
    return ", ".join(c.NAME[face] for face in row)


def left(state: HandState, place: int = 0) -> int:
    """The HP that a monster of the line has left."""
    from fateloom.games.hand.line import remaining

    return remaining(state)[place]


def line(state: HandState) -> str:
    """The line in words."""
    return names(state.line)


def resolved(state: HandState) -> list[str]:
    """Whose abilities have been resolved so far, in order."""
    return [event.args[0] for event in told(state, "resolves")]


def told(state: HandState, code: str) -> list[Event]:
    """The events with this code so far."""
    assert state.events is not None
    return [event for event in state.events if event.code == code]


def attack(state: HandState) -> int:
    """The value of the last strength attack on a monster."""
    value: int = told(state, "strikes")[-1].args[1]
    return value


def dealt(state: HandState) -> list[tuple[str, int]]:
    """The damage that abilities and weapons dealt so far: to whom, and how much."""
    return [(event.args[1], event.args[2]) for event in told(state, "deals")]


def strike_boss(state: HandState, *cards: str) -> None:
    """Strike the boss with these cards, one after the other."""
    for card in cards:
        act(state, f"commit {card}", "strike boss")


def boss_left(state: HandState) -> int:
    """The HP that the boss has left, as the player sees it."""
    return state.view(0).boss_left


def hurt_boss(state: HandState, damage: int) -> HandState:
    """The same run with so much damage on the boss."""
    state.boss_damage = damage
    return state


def weapon(state: HandState) -> tuple[str | None, bool]:
    """The weapon owned, and whether it is slotted and ready."""
    view = state.view(0)
    return view.weapon, view.ready


def prices(state: HandState) -> dict[str, int]:
    """What is sold, and for how much."""
    return {ware.item: ware.cost for ware in state.view(0).shop}


def unsold(state: HandState, item: str) -> tuple[str | None, str | None]:
    """Why an item cannot be bought, as the shop shows it; the same as a refusal says."""
    (ware,) = [ware for ware in state.view(0).shop if ware.item == item]
    if ware.code is not None:
        assert refused(state, f"buy {item}") == (ware.code, ware.rule)
    else:
        assert f"buy {item}" in options(state)
    return ware.code, ware.rule
