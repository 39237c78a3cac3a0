"""What a view of Destiny says in numbers, for programs that learn.

Left out is what the rest of the view determines: `offers`, `refusals`, and what each card of a
group adds to its value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from fateloom.core import features as f
from fateloom.core.features import Features, Part
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.moves import MAX_SEATS
from fateloom.games.destiny.observe import ASKED
from fateloom.games.destiny.view import Laid, Player, View

_ALIGNED: Final = c.NAME[: c.FIRST_CHARACTER]
_BASES: Final = tuple(name for card, name in enumerate(c.NAME) if c.KIND[card] == c.BASE)
_ASKED: Final = (*dict.fromkeys(ASKED.values()), "discard")
_MOST_POINTS: Final = sum(c.TREASURE_POINTS[kind] for kind in c.TREASURE_DECK)
_MOST_HAND: Final = c.HAND_SIZE + 5
_MOST_ROUNDS: Final = 40
_MOST_VALUE: Final = 250


def _alignment(letter: str) -> int:
    """1 to 5, in the order of `ALIGNMENT_LETTERS`."""
    return c.ALIGNMENT_LETTERS.index(letter) + 1


def _base(name: str) -> int:
    """1 to 20, in the order of the catalogue."""
    return _BASES.index(name) + 1


def _groups(player: Player) -> Iterable[tuple[str, int]]:
    """The values of the groups, by their Bases."""
    return [(group.cards[0].card, group.value) for group in player.groups]


def _on(player: Player) -> Iterable[tuple[str, int]]:
    """The cards on the table, with their Bases; a Base is on itself."""
    return [
        (term.card, _base(group.cards[0].card)) for group in player.groups for term in group.cards
    ]


def _counted_as(player: Player) -> Iterable[tuple[str, int]]:
    return [
        (term.card, _alignment(term.alignment)) for group in player.groups for term in group.cards
    ]


def _player(seats: int, part: Part[Player]) -> Part[View]:
    return f.by_seat(seats, part, lambda view: view.players)


def _laid(name: str, most: int, value: Callable[[Laid], int]) -> Part[View]:
    """The own cards that lie face down, each with a value."""
    return f.valued(
        name, _ALIGNED, lambda view: [(laid.card, value(laid)) for laid in view.laid], most
    )


def _shown(view: View) -> list[tuple[str, ...]]:
    """The hands that were shown to the viewer last, by seat."""
    shown = dict(view.looked.hands) if view.looked else {}
    return [shown.get(seat, ()) for seat in range(len(view.players))]


def _parts(seats: int, options: Mapping[str, Any]) -> tuple[Part[View], ...]:
    alignments = tuple(c.ALIGNMENT_LETTERS)
    return (
        f.number("goal", 5, lambda view: view.goal),
        f.number("together", 1, lambda view: view.together),
        f.number("round", _MOST_ROUNDS, lambda view: view.round),
        f.one_of("phase", p.NAMES, lambda view: view.phase),
        f.at_seat("leader", seats, lambda view: view.leader),
        f.at_seat("actor", seats, lambda view: view.actor),
        f.at_seats("waiting", seats, lambda view: view.waiting),
        f.one_of("asked", _ASKED, lambda view: view.asked),
        f.one_of("owed", tuple(c.POWER_NAME.values()), lambda view: view.owed),
        f.some_of("used", tuple(c.ACTIVE), lambda view: view.used, 2),
        f.one_of("declared", alignments, lambda view: view.declared),
        f.one_of("treasure", c.TREASURE_NAME, lambda view: view.treasure),
        f.some_of("buried", c.TREASURE_NAME, lambda view: view.buried, 10),
        f.in_order("coming", len(c.TREASURE_DECK), c.TREASURE_NAME, lambda view: view.coming),
        f.number("pile", c.DECK_SIZE, lambda view: view.pile),
        f.some_of("discards", c.NAME, lambda view: view.discards),
        f.number("dry", MAX_SEATS * 2, lambda view: view.dry),
        f.some_of("hand", c.NAME, lambda view: view.hand),
        f.some_of("marked", c.NAME, lambda view: view.marked),
        _laid("laid", 1, lambda laid: 1),
        _laid("laid-on", len(_BASES), lambda laid: _base(laid.base or laid.card)),
        _laid("laid-as", len(alignments), lambda laid: _alignment(laid.alignment)),
        _laid("laid-declared", 1, lambda laid: laid.declared),
        f.by_seat(seats, f.some_of("shown", c.NAME, lambda hand: hand), _shown),
        f.number(
            "shown-ago",
            _MOST_ROUNDS,
            lambda view: view.round - view.looked.round if view.looked else 0,
        ),
        *(
            _player(seats, part)
            for part in (
                f.one_of("identity", c.CHARACTER_NAMES, lambda player: player.identity),
                f.some_of("aids", c.CHARACTER_NAMES, lambda player: player.aids),
                f.some_of("treasures", c.TREASURE_NAME, lambda player: player.treasures, 10),
                f.number("points", _MOST_POINTS, lambda player: player.points),
                f.number("hand-size", _MOST_HAND, lambda player: player.hand),
                f.number("hand-limit", _MOST_HAND, lambda player: player.limit),
                f.number("alchemist-used", 1, lambda player: player.alchemist_used),
                f.number("total", _MOST_VALUE, lambda player: player.total),
                f.valued("groups", _BASES, _groups, _MOST_VALUE),
                f.valued("played-on", _ALIGNED, _on, len(_BASES)),
                f.valued("played-as", _ALIGNED, _counted_as, len(alignments)),
            )
        ),
    )


FEATURES: Final = Features(version=0, parts=_parts)
