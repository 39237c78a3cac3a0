"""Tables set up by hand for the story that rules are tried on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

from fateloom.core.errors import IllegalMove
from fateloom.core.game import Event
from fateloom.games.destinies import dice
from fateloom.games.destinies import frames as f
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.game import Destinies, with_scenarios
from fateloom.games.destinies.rules import progress
from fateloom.games.destinies.rules.counters import less, put
from fateloom.games.destinies.scenario import names
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.tracks import Track
from fateloom.games.destinies.view import Offer
from fateloom.story import loader

ROOT: Final = Path(__file__).parent


def story(name: str) -> Scenario:
    """A story of these tests, which is in order."""
    loaded = loader.load(ROOT / name)
    assert loaded.scenario is not None, [each for each in loaded.found if each.wrong]
    return loaded.scenario


BENCH: Final[Destinies] = with_scenarios(story("bench"))
HEROES: Final = ("ada", "ben", "cor")
STAR: Final = dice.STAR


def changed(name: str, before: str, after: str) -> Destinies:
    """A game with the story of these tests under another id, in which one thing is written
    differently."""
    files = {path.name: path.read_text() for path in (ROOT / "bench").glob("*.yaml")}
    for file, old, new in ((name, before, after), ("scenario.yaml", "id: bench", "id: changed")):
        assert old in files[file]
        files[file] = files[file].replace(old, new)
    scenario = loader.read({path: text.encode() for path, text in files.items()}).scenario
    assert scenario is not None
    return with_scenarios(scenario)


def fresh(seats: int = 1, game: Destinies = BENCH, **options: Any) -> DestiniesState:
    """A watched table on which seat 0 has the first turn, heroes in the order of the story."""
    for seed in range(100):
        state = game.new(seed=seed, seats=seats, watch=True, **options)
        while state.asked[0] == f.HERO:
            act(state, str(state.legal(state.waiting[0])[0]))
        if state.first == 0:
            return state
    raise AssertionError("somebody else is always first")


def act(state: DestiniesState, *words: str) -> None:
    """Make these choices for the waiting seats."""
    for text in words:
        (seat,) = state.waiting
        state.apply(seat, BENCH.parse(text))


def choices(state: DestiniesState) -> list[str]:
    """The texts of the waiting seat's legal moves."""
    return [str(move) for move in state.legal(state.waiting[0])] if state.waiting else []


def of_kind(state: DestiniesState, kind: str) -> list[str]:
    """What moves of one kind name, in words."""
    return [text.partition(" ")[2] for text in choices(state) if text.split()[0] == kind]


def refused(state: DestiniesState, text: str, seat: int | None = None) -> tuple[str, str]:
    """The code and rule with which a move is refused; a refused move changes nothing."""
    seat = state.waiting[0] if seat is None else seat
    before = state.fields()
    try:
        state.apply(seat, BENCH.parse(text))
    except IllegalMove as error:
        assert state.fields() == before
        return error.code, error.rule
    raise AssertionError(f"{text} is allowed")


def asked(state: DestiniesState) -> str:
    """What is asked."""
    return f.ASK_NAMES[state.asked[0]]


# --- what lies where ---------------------------------------------------------------------


def give(state: DestiniesState, *items: str, person: int = 0) -> None:
    """Put items into an inventory, out of the box."""
    for name in items:
        item = state.book.index.items[name]
        assert state.box[item], name
        state.box = put(state.box, item, state.box[item] - 1)
        state.bags = put(state.bags, person, (*state.bags[person], item))
    progress.note(state)


def bag(state: DestiniesState, person: int = 0) -> list[str]:
    """What somebody holds."""
    return [state.book.scenario.items[item].id for item in state.bags[person]]


def in_box(state: DestiniesState, name: str) -> int:
    """Copies left in the box."""
    return state.box[state.book.index.items[name]]


def take_away(state: DestiniesState, name: str, person: int = 0) -> None:
    """Put a held item back into the box."""
    item = state.book.index.items[name]
    state.bags = put(state.bags, person, less(state.bags[person], item))
    state.box = put(state.box, item, state.box[item] + 1)
    progress.note(state)


def stack(state: DestiniesState, poi: str) -> list[str]:
    """What is for sale there."""
    items = state.stacks[state.book.index.pois[poi]]
    return [state.book.scenario.items[item].id for item in items]


def lying(state: DestiniesState, tile: str) -> list[str]:
    """What was abandoned there."""
    items = state.left[state.book.index.tiles[tile]]
    return [state.book.scenario.items[item].id for item in items]


def stand(state: DestiniesState, tile: str, person: int = 0) -> None:
    """Put somebody on a tile."""
    state.where = put(state.where, person, state.book.index.tiles[tile])


def tile_of(state: DestiniesState, person: int = 0) -> str:
    """Where somebody is."""
    return state.book.scenario.tiles[state.where[person]].id


def explored(state: DestiniesState, *tiles: str) -> None:
    """Turn tiles up, with their POIs, as if somebody had been there."""
    from fateloom.games.destinies.rules import exploration

    for name in tiles:
        exploration.turn_up(state, state.book.index.tiles[name])


def amount(state: DestiniesState, name: str, value: int, person: int = 0) -> None:
    """Give a hero coins, experience and other things."""
    setattr(state, name, put(getattr(state, name), person, value))
    progress.note(state)


def fact(state: DestiniesState, name: str, value: int = 1, hero: int | None = None) -> None:
    """Set a fact of the world, or of a hero."""
    from fateloom.games.destinies.rules import counters

    counters.give_fact(state, name, "world" if hero is None else "me", hero or 0, value)
    progress.note(state)


def known(state: DestiniesState, name: str, hero: int | None = None) -> int:
    """The value of a fact."""
    from fateloom.games.destinies.rules import counters

    return counters.fact_of(state, name, "world" if hero is None else "me", hero or 0)[1]


def track(state: DestiniesState, skill: str, person: int = 0) -> Track:
    """The spaces with markers."""
    return state.tracks[person][SKILLS.index(skill)]


def set_track(state: DestiniesState, skill: str, *spaces: int, person: int = 0) -> None:
    """Put the markers of a track there."""
    tracks = put(state.tracks[person], SKILLS.index(skill), tuple(sorted(spaces)))
    state.tracks = put(state.tracks, person, tracks)


# --- what happened --------------------------------------------------------------------------


def told(state: DestiniesState, code: str) -> list[Event]:
    """The events with this code so far, without the words they bring along."""
    assert state.events is not None
    found = [event for event in state.events if event.code == code]
    words = names.words_with(code)
    return [Event(code, event.args[: len(event.args) - words]) for event in found]


def happened(state: DestiniesState) -> list[str]:
    """The events of the story so far, in their order."""
    return [event.args[0] for event in told(state, "happens")]


def read(state: DestiniesState) -> list[str]:
    """The ids of the texts read so far."""
    return [event.args[0] for event in told(state, "reads")]


def entry(state: DestiniesState) -> int:
    """The successes of the last test."""
    successes: int = told(state, "tested")[-1].args[1]
    return successes


def offers(state: DestiniesState, seat: int | None = None) -> dict[str, Offer]:
    """The options that a seat is shown, by their ids."""
    scene = state.view(state.waiting[0] if seat is None else seat).scene
    return {offer.id: offer for offer in scene.offers} if scene is not None else {}


def next_turn(state: DestiniesState) -> None:
    """Let the active hero stay and do nothing more, and leave the page that is open."""
    turn, day = state.turn, state.day
    while state.outcome is None and (state.turn, state.day) == (turn, day):
        act(state, idle(state))


def idle(state: DestiniesState) -> str:
    """The move of the waiting seat that does nothing."""
    listed = choices(state)
    return next((text for text in ("leave", "end", "stay", "done") if text in listed), listed[0])


class Dice:
    """Dice that fall as a test wants them (DST-DICE-14)."""

    def __init__(self, faces: Iterable[tuple[tuple[int, ...], tuple[int, ...]]]) -> None:
        self.faces = list(faces)

    def __call__(self, random: int, effort: int) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        mains, efforts = self.faces.pop(0)
        assert len(mains) == 2 and len(efforts) == effort
        return random + 1, mains, efforts


def loaded_dice(
    monkeypatch: pytest.MonkeyPatch, *faces: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    """Let the next rolls show these Main and Effort faces."""
    monkeypatch.setattr(dice, "rolled", Dice(faces))
