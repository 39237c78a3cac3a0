"""What a view of Realms of Destiny says in numbers, for programs that learn.

Left out is what the rest of the view determines (`refusals`, and how far a bid or a pass would
go), the order of the discards, and the frames: the work that is under way below the question that
is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from fateloom.core import features as f
from fateloom.core.features import Features, Part
from fateloom.core.game import Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames
from fateloom.games.realms.moves import MAX_SEATS
from fateloom.games.realms.observe import DONE_NAMES
from fateloom.games.realms.view import Ask, Auction, Lot, Player, Progress, View

_TOKENS: Final = tuple(c.TOKEN_NAMES[token] for token in c.TOKENS)
_SHARED: Final = tuple(c.DESTINY_NAMES[destiny] for destiny in c.SHARED)
_SECRET: Final = tuple(c.DESTINY_NAMES[destiny] for destiny in c.SECRET)
_ASKED: Final = tuple(dict.fromkeys(frames.ASK_NAMES.values()))
_MOST_STEPS: Final = c.DECK_SIZE
"""The most that a progress counts: cards."""
_MOST_TURNS: Final = 200
_NO_AUCTION: Final = Auction((), 0, None, (), None, None, None)
_NO_ASK: Final = Ask("", None, None, None, None)
_NO_LOT: Final = Lot(-1, None, False)


def _auction(view: View) -> Auction:
    return view.auction or _NO_AUCTION


def _ask(view: View) -> Ask:
    return view.ask or _NO_ASK


def _lots(view: View) -> list[Lot]:
    """What each seat put up for auction."""
    lots = {lot.seller: lot for lot in _auction(view).lots}
    return [lots.get(seat, _NO_LOT) for seat in range(len(view.players))]


def _called(view: View) -> list[int]:
    """The last call of each seat in the auction: 0 for none, 1 for a pass, else 1 + the bid."""
    called = [0] * len(view.players)
    for seat, bid in _auction(view).calls:
        called[seat] = bid + 1
    return called


def _fallen(view: View) -> list[int]:
    """When each seat left the game: 0 for not, 1 for the first group."""
    left = [0] * len(view.players)
    for place, group in enumerate(view.fallen):
        for seat in group:
            left[seat] = place + 1
    return left


def _noted(view: View) -> list[list[tuple[str, int]]]:
    """The cards that each seat was last known to hold: 1, or 2 for those that are certain."""
    noted: list[list[tuple[str, int]]] = [[] for _ in view.players]
    for each in view.noted:
        noted[each.seat] = [(card, 1 + (card in each.sure)) for card in each.cards]
    return noted


def _towards(progress: Iterable[Progress], seats: int) -> list[list[Progress]]:
    """Progress by seat."""
    found: list[list[Progress]] = [[] for _ in range(seats)]
    for each in progress:
        found[each.seat].append(each)
    return found


def _secret(view: View) -> tuple[Progress, ...]:
    return (view.secret,) if view.secret else ()


def _have(progress: Iterable[Progress]) -> list[tuple[str, int]]:
    return [(each.destiny, each.have) for each in progress]


def _need(progress: Iterable[Progress]) -> list[tuple[str, int]]:
    return [(each.destiny, each.need) for each in progress]


def _cursed(view: View, token: str) -> list[Seat | None]:
    """Who made each seat take a token."""
    return [dict(player.cursed).get(token) for player in view.players]


def _by_whom(name: str, seats: int, token: str) -> Part[View]:
    """A row for each seat, with a place for each seat: who made it take the token."""

    def read(view: View) -> list[int]:
        own, by = f.own_seat(view), _cursed(view, token)
        found = [0] * (seats * seats)
        for seat, other in enumerate(by):
            if other is not None and other >= 0:
                found[(seat - own) % seats * seats + (other - own) % seats] = 1
        return found

    return Part(name, (seats, seats), 1, read)


def _requests(seats: int) -> Part[View]:
    """Who asked whom for which family: a row for each seat that was asked, by who asked."""
    families = len(c.FAMILIES)

    def read(view: View) -> list[int]:
        own = f.own_seat(view)
        found = [0] * (seats * seats * families)
        for player in view.players:
            for request in player.requests:
                row = (player.seat - own) % seats * seats + (request.by - own) % seats
                found[row * families + c.FAMILY_NAMES.index(request.family)] = 1
        return found

    return Part("requests", (seats, seats, families), 1, read, c.FAMILY_NAMES)


def _parts(seats: int, options: Mapping[str, Any]) -> tuple[Part[View], ...]:
    names, families = c.NAME, c.FAMILY_NAMES
    players: tuple[Part[Player], ...] = (
        f.number("alive", 1, lambda player: player.alive),
        f.number("hand-size", c.DECK_SIZE, lambda player: player.hand),
        f.some_of("front", names, lambda player: [laid.card for laid in player.front]),
        f.some_of(
            "rotated", names, lambda player: [laid.card for laid in player.front if laid.rotated]
        ),
        f.some_of(
            "support", names, lambda player: [laid.card for laid in player.front if laid.support]
        ),
        f.some_of("tokens", _TOKENS, lambda player: player.tokens),
        f.some_of("not-held", _SECRET, lambda player: player.not_held),
    )
    return (
        f.number("advanced", 1, lambda view: view.advanced),
        f.number("turns", _MOST_TURNS, lambda view: view.cap),
        f.number("turn", _MOST_TURNS, lambda view: view.turn),
        f.at_seat("whose-turn", seats, lambda view: view.cur),
        f.one_of("step", frames.STEP_NAMES, lambda view: view.step),
        f.at_seats("waiting", seats, lambda view: view.waiting),
        f.one_of("asked", _ASKED, lambda view: view.ask.what if view.ask else None),
        f.one_of("asked-for", (*names, *_TOKENS), lambda view: _ask(view).source),
        f.at_seat("asked-about", seats, lambda view: _ask(view).other),
        f.number("asked-count", c.DECK_SIZE, lambda view: _ask(view).count),
        f.one_of("asked-family", families, lambda view: _ask(view).family),
        f.by_seat(seats, f.one_of("lots", names, lambda lot: lot.card), _lots),
        f.by_seat(seats, f.number("lots-covered", 1, lambda lot: lot.covered), _lots),
        f.by_seat(seats, f.number("offers", 1, lambda lot: lot is not _NO_LOT), _lots),
        f.number("high-bid", c.DECK_SIZE, lambda view: _auction(view).high),
        f.at_seat("high-bidder", seats, lambda view: _auction(view).bidder),
        f.by_seat(seats, f.number("calls", c.DECK_SIZE + 1, lambda call: call), _called),
        f.number("pile", c.DECK_SIZE, lambda view: view.pile),
        f.some_of("discards", names, lambda view: view.discards),
        f.valued("supply", _TOKENS, lambda view: view.supply, max(c.COPIES)),
        f.number("extra-draws", 9, lambda view: view.extra),
        f.some_of("done", tuple(name for name, _ in DONE_NAMES), lambda view: view.done),
        f.at_seat("lich", seats, lambda view: view.lich),
        f.some_of("lent", names, lambda view: view.lent),
        f.number("bled", 1, lambda view: view.bled),
        *(f.by_seat(seats, part, lambda view: view.players) for part in players),
        _by_whom("poisoned-by", seats, c.TOKEN_NAMES[c.POISON]),
        _by_whom("indebted-by", seats, c.TOKEN_NAMES[c.DEBT]),
        _requests(seats),
        f.by_seat(seats, f.number("fallen", MAX_SEATS, lambda place: place), _fallen),
        f.some_of("shared", _SHARED, lambda view: view.shared),
        f.by_seat(
            seats,
            f.valued("shared-have", _SHARED, _have, _MOST_STEPS),
            lambda view: _towards(view.progress, seats),
        ),
        f.by_seat(
            seats,
            f.valued("shared-need", _SHARED, _need, _MOST_STEPS),
            lambda view: _towards(view.progress, seats),
        ),
        f.some_of("hand", names, lambda view: view.hand),
        f.some_of("chosen", names, lambda view: view.chosen),
        f.some_of("secret", _SECRET, lambda view: [each.destiny for each in _secret(view)]),
        f.valued("secret-have", _SECRET, lambda view: _have(_secret(view)), _MOST_STEPS),
        f.valued("secret-need", _SECRET, lambda view: _need(_secret(view)), _MOST_STEPS),
        f.by_seat(
            seats,
            f.some_of("unmasked", _SECRET, lambda known: [each.destiny for each in known]),
            lambda view: _towards(view.unmasked, seats),
        ),
        f.by_seat(
            seats,
            f.valued("unmasked-have", _SECRET, _have, _MOST_STEPS),
            lambda view: _towards(view.unmasked, seats),
        ),
        f.by_seat(
            seats,
            f.valued("unmasked-need", _SECRET, _need, _MOST_STEPS),
            lambda view: _towards(view.unmasked, seats),
        ),
        f.by_seat(seats, f.valued("noted", names, lambda held: held, 2), _noted),
        f.valued(
            "pile-known",
            names,
            lambda view: [(card, above + 1) for above, card in view.pile_known],
            c.DECK_SIZE,
        ),
    )


FEATURES: Final = Features(version=0, parts=_parts)
