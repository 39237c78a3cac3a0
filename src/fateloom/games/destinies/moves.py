"""Moves of Destinies as words; every story has its own, made of its names.

hero nell                    at the start: the hero of this seat
stay, go mill                the movement of a turn
visit inn, end               a place on the tile, or none
take inn.gossip              an option (also a test, trade, dungeon or Finale), or an answer
scan rope at mill.wheel      show an item, or use it
tell gold at inn.why         ask about the Destiny, by the code of a path
travel landing.boat.down     a journey
walk cellar.stair.left       a way on in a dungeon
leave                        the place
dice 2                       roll with this number of Effort dice
roll 3                       own dice: the number of successes rolled
use candle.burn-down         an ability of an item
spend                        one experience: two spaces to the left
left power 7, right power 7  move a marker by one space, while points are left
abandon rope, pick rope      leave an item on the tile; pick one up
buy rope, sell rope          add to the basket of a trade; `deal` makes the trade
give rope, ask rope          between team mates; `give 1 coin`, `ask 1 coin`
summon                       the team mate comes to this place
keep rope, pass rope         which team mate gets a jointly found item
retry, yield                 an Explorer who lost a Finale; others may only `yield`
done                         end the current offer

A move table lists all possible moves. No list can cover every story ever written, so it is built
from the loaded stories: the packaged ones, and those added since. Stories with the same words share
the move. Numbers of names differ between stories, so a move holds only its words, and each `Book`
maps them to its story.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from fateloom.core.errors import InvalidMove
from fateloom.core.game import Move
from fateloom.core.nearest import NearestText
from fateloom.games.destinies.components import SKILLS, SPACES

OBJECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "hero": ("hero",),
    "stay": (),
    "go": ("tile",),
    "visit": ("poi",),
    "end": (),
    "take": ("option",),
    "scan": ("item", "option"),
    "tell": ("path", "option"),
    "travel": ("journey",),
    "walk": ("passage",),
    "leave": (),
    "dice": ("dice",),
    "roll": ("successes",),
    "use": ("ability",),
    "spend": (),
    "left": ("skill", "space"),
    "right": ("skill", "space"),
    "abandon": ("item",),
    "pick": ("item",),
    "buy": ("item",),
    "sell": ("item",),
    "deal": (),
    "give": ("item",),
    "ask": ("item",),
    "summon": (),
    "keep": ("item",),
    "pass": ("item",),
    "retry": (),
    "yield": (),
    "done": (),
}
"""The objects of each kind of move, in their order, by the names of `Move.args`."""
KINDS: Final = frozenset(OBJECTS)
_VERBS: Final = NearestText(sorted(KINDS))
"""The kinds of all moves."""
COIN: Final = "1 coin"
"""The words for a coin that is given or asked for, where items have their ids."""

_made: Final[dict[str, Move]] = {}


class Dice(NamedTuple):
    """The parts of `dice`."""

    dice: int


class Roll(NamedTuple):
    """The parts of `roll`."""

    successes: int


class Shift(NamedTuple):
    """The parts of `left` and `right`."""

    skill: int
    space: int


def made(kind: str, *objects: str | int | None, parts: tuple[int, ...] = ()) -> Move:
    """The one move with these objects; in the place of an item None stands for a coin."""
    between = " at " if kind in ("scan", "tell") else " "
    words = between.join([COIN if each is None else str(each) for each in objects])
    text = f"{kind} {words}" if objects else kind
    move = _made.get(text)
    if move is None:
        args: dict[str, str | int | None] = dict(zip(OBJECTS[kind], objects, strict=True))
        if kind == "use":
            args["item"] = words.partition(".")[0]
        move = _made[text] = Move(kind, parts, text, args)
    return move


STAY: Final = made("stay")
END: Final = made("end")
LEAVE: Final = made("leave")
SPEND: Final = made("spend")
DEAL: Final = made("deal")
SUMMON: Final = made("summon")
RETRY: Final = made("retry")
YIELD: Final = made("yield")
DONE: Final = made("done")
GIVE_COIN: Final = made("give", None)
ASK_COIN: Final = made("ask", None)
PLAIN: Final = frozenset(
    (STAY, END, LEAVE, SPEND, DEAL, SUMMON, RETRY, YIELD, DONE, GIVE_COIN, ASK_COIN)
)
"""The moves that name nothing of a story."""
DICE: Final = tuple(made("dice", n, parts=Dice(n)) for n in range(4))
ROLL: Final = tuple(made("roll", n, parts=Roll(n)) for n in range(7))


def _shifts(kind: str) -> tuple[tuple[Move, ...], ...]:
    """By skill and by space; space 0 stands for none."""
    return tuple(
        tuple(
            made(kind, word, space, parts=Shift(skill, space)) if space else DONE
            for space in range(SPACES + 1)
        )
        for skill, word in enumerate(SKILLS)
    )


LEFT: Final = _shifts("left")
RIGHT: Final = _shifts("right")


class Words:
    """All moves of the loaded stories; `load` adds the packaged ones."""

    def __init__(self, load: Callable[[], None]) -> None:
        self._load = load

    def __iter__(self) -> Iterator[Move]:
        self._load()
        return iter(tuple(_made.values()))

    def parse(self, text: str) -> Move:
        """The move with these words. Raises `InvalidMove`, with the nearest words it knows."""
        words = " ".join(text.split()).casefold()
        move = _made.get(words)
        if move is None:
            self._load()
            move = _made.get(words)
        if move is not None:
            return move
        near = _nearest(words)
        shown = text if len(text) <= 80 else text[:77] + "..."
        raise InvalidMove("no-such-move", shown, *([near] if near else []))


def renewed(text: str, renamed: Mapping[str, str]) -> str:
    """Older words with the current ids of things (`Scenario.renamed`): a whole id, or one followed
    by a point."""
    verb, *names = text.casefold().split()
    for old, new in renamed.items():
        names = [
            new + name.removeprefix(old) if f"{name}.".startswith(f"{old}.") else name
            for name in names
        ]
    return " ".join((verb, *names))


def _nearest(words: str) -> str | None:
    """The move that may have been meant. Stories have thousands of moves: only those that begin
    with the same verb are compared."""
    verb, _, names = words.partition(" ")
    if verb not in KINDS:
        near = _VERBS.find(verb)
        if near is None:
            return None
        verb = near
    return _of_verb(verb, len(_made)).find(f"{verb} {names}")


@lru_cache(maxsize=len(KINDS))
def _of_verb(verb: str, known: int) -> NearestText:
    """The moves of a verb, while this many moves are known in all."""
    return NearestText([move.text for move in _made.values() if move.kind == verb])
