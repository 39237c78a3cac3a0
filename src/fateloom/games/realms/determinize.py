"""Complete tables consistent with one seat's view, for bots that search."""

from __future__ import annotations

from random import Random
from typing import Final

from fateloom.core.game import Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies
from fateloom.games.realms import frames as f
from fateloom.games.realms.cards import Card, Cards
from fateloom.games.realms.frames import Frame
from fateloom.games.realms.observe import DONE_NAMES, HIDDEN
from fateloom.games.realms.position import Position
from fateloom.games.realms.state import RealmsState
from fateloom.games.realms.view import Player, View

_FAMILY: Final = {name: family for family, name in enumerate(c.FAMILY_NAMES)}


def determinize(view: View, rng: Random) -> RealmsState:
    """A state whose view for the same seat is this view.

    Certain knowledge of the viewer is kept. Cards that a player was once known to hold are dealt to
    that player first, if there is room; all others at random.
    """
    seats = len(view.players)
    state = RealmsState.empty(seats, view.advanced, view.cap)
    state.random = rng.getrandbits(64)
    state.turn, state.cur = view.turn, view.cur
    state.step = f.STEP_NAMES.index(view.step)
    state.waiting, state.outcome = view.waiting, view.outcome
    state.extra, state.bled = view.extra, view.bled
    state.done = sum(bit for name, bit in DONE_NAMES if name in view.done)
    state.lich = -1 if view.lich is None else view.lich
    state.lent = _cards(view.lent)
    state.fallen, state.blame = view.fallen, list(view.blame)
    state.shared = tuple([c.DESTINY[name] for name in view.shared])
    state.discards = tuple([c.CARD[name] for name in view.discards])
    for player in view.players:
        _place_player(state, player)
    if view.auction is not None:
        state.high, state.calls = view.auction.high, view.auction.calls
        state.bidder = -1 if view.auction.bidder is None else view.auction.bidder
        state.passes = _passes(state)
        state.covered = sum(1 << lot.seller for lot in view.auction.lots if lot.covered)
    _place_secrets(state, view, rng)
    _place_hidden(state, view, rng)
    _place_frames(state, view, rng)
    return state


def _cards(names: tuple[str, ...]) -> Cards:
    return c.cards([c.CARD[name] for name in names])


def _passes(state: Position) -> int:
    passes = 0
    for _, bid in reversed(state.calls):
        if bid:
            break
        passes += 1
    return passes


def _place_player(state: Position, player: Player) -> None:
    seat = player.seat
    if not player.alive:
        state.alive &= ~(1 << seat)
    support = list(state.support)
    for laid in player.front:
        bit = 1 << c.CARD[laid.card]
        if laid.support:
            support[seat] |= bit
        else:
            state.front[seat] |= bit
        if laid.rotated:
            state.rotated |= bit
    state.support = tuple(support)
    state.tokens[seat] = sum(1 << c.TOKEN[name] for name in player.tokens)
    curses = list(state.curses)
    for name, by in player.cursed:
        curses[2 * seat + (c.TOKEN[name] == c.DEBT)] = by
    state.curses = tuple(curses)
    asked = [(seat, request.by, _FAMILY[request.family]) for request in player.requests]
    state.requests = (*state.requests, *asked)
    ruled = list(state.ruled)
    ruled[seat] = sum(1 << c.DESTINY[name] for name in player.not_held)
    state.ruled = tuple(ruled)


def _place_secrets(state: Position, view: View, rng: Random) -> None:
    """Place known Secret Destinies, and the others at random among those not ruled out."""
    known = {each.seat: c.DESTINY[each.destiny] for each in view.unmasked}
    if view.seat is not None and view.secret is not None:
        known[view.seat] = c.DESTINY[view.secret.destiny]
        state.spied = tuple(
            [
                sum(1 << each.seat for each in view.unmasked) if seat == view.seat else 0
                for seat in range(state.seats)
            ]
        )
    left = [destiny for destiny in destinies.secret(state.seats) if destiny not in known.values()]
    rng.shuffle(left)
    unknown = [seat for seat in range(state.seats) if seat not in known]
    unknown.sort(key=lambda seat: -state.ruled[seat].bit_count())
    found = _dealt(state, unknown, left)
    assert found is not None, "some way to deal the Secret Destinies is the truth"
    state.secrets = tuple([{**known, **found}[seat] for seat in range(state.seats)])


def _dealt(state: Position, seats: list[Seat], left: list[int]) -> dict[Seat, int] | None:
    """The first possible assignment of these destinies to these seats."""
    if not seats:
        return {}
    for destiny in left:
        if not state.ruled[seats[0]] >> destiny & 1:
            rest = _dealt(state, seats[1:], [other for other in left if other != destiny])
            if rest is not None:
                return {seats[0]: destiny, **rest}
    return None


def _place_hidden(state: Position, view: View, rng: Random) -> None:
    """Fill in hands, face-down lots and the pile."""
    viewer = view.seat
    mine = _cards(view.hand)
    deck = c.FULL_DECK if view.advanced else c.BASE_DECK
    gone = mine | state.on_table() | c.cards(state.discards)
    lots = view.auction.lots if view.auction is not None else ()
    for lot in lots:
        if lot.card is not None:
            gone |= 1 << c.CARD[lot.card]
    above = dict(view.pile_known)
    sure = [0] * state.seats
    likely = [0] * state.seats
    for noted in view.noted:
        sure[noted.seat] = _cards(noted.sure)
        likely[noted.seat] = _cards(noted.cards) & ~sure[noted.seat]
        if viewer is not None:
            state.seen[viewer * state.seats + noted.seat] = _cards(noted.cards)
            state.sure[viewer] |= sure[noted.seat]
    fixed = c.cards([c.CARD[name] for name in above.values()])
    if viewer is not None:
        state.sure[viewer] |= fixed
        state.hands[viewer] = mine
        state.peeked = fixed
    for held in sure:
        fixed |= held
    loose = [card for card in deck if not (gone | fixed) >> card & 1]
    rng.shuffle(loose)
    for seat in _needy_first(view):
        if seat == viewer:
            continue
        loose.sort(key=lambda card, seat=seat: not likely[seat] >> card & 1)  # type: ignore[misc]
        state.hands[seat] = sure[seat]
        _satisfy(state, view, seat, loose)
        missing = view.players[seat].hand - state.hands[seat].bit_count()
        state.hands[seat] |= c.cards(loose[:missing])
        loose = loose[missing:]
    state.lots = tuple(
        [(lot.seller, c.CARD[lot.card] if lot.card is not None else loose.pop()) for lot in lots]
    )
    rng.shuffle(loose)
    state.deck = tuple(
        [c.CARD[above[place]] if place in above else loose.pop() for place in range(view.pile)]
    )


def _asked_family(view: View) -> tuple[Seat, int, int] | None:
    """The seat that is asked for cards of a family, the family, and the number needed."""
    if view.frames and view.frames[-1][0] == f.GIVE and view.frames[-1][6] >= 0:
        return view.frames[-1][1][0], view.frames[-1][6], 1
    return None


def _needy_first(view: View) -> list[Seat]:
    asked = _asked_family(view)
    seats = [player.seat for player in view.players]
    if asked is not None:
        seats.sort(key=lambda seat: seat != asked[0])
    return seats


def _satisfy(state: Position, view: View, seat: Seat, loose: list[Card]) -> None:
    """Give a card of the family to a player who is known to hold one."""
    asked = _asked_family(view)
    if asked is None or asked[0] != seat:
        return
    wanted = c.OF_FAMILY[asked[1]]
    if state.hands[seat] & wanted:
        return
    card = next(card for card in loose if wanted >> card & 1)
    loose.remove(card)
    state.hands[seat] |= 1 << card


def _place_frames(state: Position, view: View, rng: Random) -> None:
    state.frames = tuple([_filled(state, frame, rng) for frame in view.frames])


def _filled(state: Position, frame: Frame, rng: Random) -> Frame:
    """A frame with its hidden cards drawn at random from their hands."""
    code = frame[0]
    if code == f.OFFERS:
        chosen = tuple(
            [
                rng.choice(c.each(state.hands[seat])) if card == HIDDEN else card
                for seat, card in enumerate(frame[2])
            ]
        )
        faces = tuple(
            [
                rng.randrange(2) * (state.in_play(seat) >> c.DRUID & 1) if face == HIDDEN else face
                for seat, face in enumerate(frame[3])
            ]
        )
        return (code, frame[1], chosen, faces)
    if code == f.TOGETHER:
        picks = tuple(
            [
                (seat, rng.choice(c.each(state.hands[seat])) if card == HIDDEN else card)
                for seat, card in frame[3]
            ]
        )
        return (*frame[:3], picks)
    place = _CHOSEN_AT.get(code)
    if place is None:
        return frame
    seat = frame[3] if code == f.RETURN else frame[1][0]
    held = c.each(state.hands[seat])
    hidden = frame[place]
    if isinstance(hidden, tuple):
        if HIDDEN not in hidden:
            return frame
        filled: object = tuple(rng.sample(held, len(hidden)))
    elif hidden == HIDDEN:
        filled = rng.choice(held)
    else:
        return frame
    return (*frame[:place], filled, *frame[place + 1 :])


_CHOSEN_AT: Final = {f.FACE: 2, f.PAY: 3, f.GIVE: 5, f.RETURN: 4}
