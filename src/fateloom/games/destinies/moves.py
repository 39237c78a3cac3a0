"""Moves as words: every story has its own, made of its names.

hero nell                    at the start: whom this seat plays
stay, go mill                the movement of a turn
visit inn, end               a place on the tile, or none
take inn.gossip              an option, or an answer; a test, a trade, a dungeon, a Finale too
scan rope at mill.wheel      show an item, or use it
tell gold at inn.why         ask about the Destiny, by the code of a path
travel landing.boat.down     a journey
walk cellar.stair.left       a way on in a dungeon
leave                        the place
dice 2                       take so many Effort dice, and roll
roll 3                       own dice: so many successes were rolled and counted
use candle.burn-down         an ability of an item
spend                        one experience: two spaces to the left
left power 7, right power 7  move a marker by one space, as long as points are left
abandon rope, pick rope      leave an item on the tile; take up what lies there
buy rope, sell rope          put into the basket of a trade; `deal` makes the trade
give rope, ask rope          between the two of a team; `give 1 coin`, `ask 1 coin`
summon                       the other of the team comes to this place
keep rope, pass rope         which of the two gets an item they found together
retry, yield                 an Explorer who lost a Finale; others may `yield` alone
done                         enough of whatever was offered

A move table lists all moves there can be. No list can hold those of all stories ever
written, so it is made of the stories that are loaded: those on the shelf, and whatever
else was added to the library. Two stories that have a word in common share the move. The
numbers that names have differ from story to story, so a move knows only its words, and
each `Book` knows what they mean in its story.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from fateloom.core.errors import InvalidMove
from fateloom.core.game import Move
from fateloom.games.destinies.components import SKILLS, SPACES

KINDS: Final = frozenset(
    {
        "hero",
        "stay",
        "go",
        "visit",
        "end",
        "take",
        "scan",
        "tell",
        "travel",
        "walk",
        "leave",
        "dice",
        "roll",
        "use",
        "spend",
        "left",
        "right",
        "abandon",
        "pick",
        "buy",
        "sell",
        "deal",
        "give",
        "ask",
        "summon",
        "keep",
        "pass",
        "retry",
        "yield",
        "done",
    }
)
"""The kinds of all moves."""

_made: Final[dict[str, Move]] = {}


def made(kind: str, *objects: str, parts: tuple[int, ...] = ()) -> Move:
    """The one move with these words."""
    text = " ".join((kind, *objects))
    move = _made.get(text)
    if move is None:
        move = _made[text] = Move(kind, parts, text)
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
GIVE_COIN: Final = made("give", "1", "coin")
ASK_COIN: Final = made("ask", "1", "coin")
PLAIN: Final = frozenset(
    (STAY, END, LEAVE, SPEND, DEAL, SUMMON, RETRY, YIELD, DONE, GIVE_COIN, ASK_COIN)
)
"""Those that name nothing of a story."""
DICE: Final = tuple(made("dice", str(n), parts=(n,)) for n in range(4))
ROLL: Final = tuple(made("roll", str(n), parts=(n,)) for n in range(7))


def _shifts(kind: str) -> tuple[tuple[Move, ...], ...]:
    """By skill and by space; space 0 stands for none."""
    return tuple(
        tuple(
            made(kind, word, str(space), parts=(skill, space)) if space else DONE
            for space in range(SPACES + 1)
        )
        for skill, word in enumerate(SKILLS)
    )


LEFT: Final = _shifts("left")
RIGHT: Final = _shifts("right")


class Words:
    """All moves of the stories that are loaded; `load` brings those of the shelf."""

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
        near = _nearest(words[:80])
        shown = text if len(text) <= 80 else text[:77] + "..."
        raise InvalidMove("no-such-move", shown, *near)


def renewed(text: str, renamed: Mapping[str, str]) -> str:
    """Words with the ids that things have now, for words of before (`Scenario.renamed`): an id by
    itself, or with what belongs to it behind a point."""
    verb, *names = text.casefold().split()
    for old, new in renamed.items():
        names = [
            new + name.removeprefix(old) if f"{name}.".startswith(f"{old}.") else name
            for name in names
        ]
    return " ".join((verb, *names))


def _nearest(words: str) -> list[str]:
    """What may have been meant. Stories have thousands of moves: only those that begin with
    the same verb are compared."""
    verb = words.partition(" ")[0]
    if verb not in KINDS:
        verbs = get_close_matches(verb, KINDS, n=1)
        if not verbs:
            return []
        words = verbs[0] + words.removeprefix(verb)
        verb = verbs[0]
    known = [move.text for move in _made.values() if move.kind == verb]
    return get_close_matches(words, known, n=1)
