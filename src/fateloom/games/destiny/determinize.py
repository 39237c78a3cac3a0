"""Complete tables consistent with one seat's view, for bots that search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from fateloom.games.destiny import cards as c
from fateloom.games.destiny import laying, legal, observe, play, policy
from fateloom.games.destiny import moves as m
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.cards import Card
from fateloom.games.destiny.piles import may_be_identity
from fateloom.games.destiny.position import Laid
from fateloom.games.destiny.reading import TREASURE, groups_of, powers_of
from fateloom.games.destiny.state import DestinyState
from fateloom.games.destiny.view import Player, View


def determinize(view: View, rng: Random) -> DestinyState:
    """A state whose view for the same seat is this view.

    Unseen cards are spread over the pile and the other hands at random, but a card shown in a hand
    this round stays there while there is room for it. What others have laid face down is what the
    heuristic player would have laid.
    """
    state = DestinyState.empty(len(view.players), view.goal, view.together)
    state.random = rng.getrandbits(64)
    state.round, state.leader, state.phase = view.round, view.leader, p.NAMES.index(view.phase)
    state.waiting, state.outcome = view.waiting, view.outcome
    if view.actor is not None:
        state.turn = (view.actor - view.leader) % state.seats
    state.used = tuple(c.ACTIVE[name] for name in view.used)
    state.owed = c.ACTIVE[view.owed] if view.owed else 0
    _place_laying(state, view)
    state.marked = _cards(view.marked)
    state.dry = view.dry
    _place_treasures(state, view)
    for player in view.players:
        _place_player(state, player)
    _place_hidden(state, view, rng)
    if state.face_down:
        _lay_for_others(state, view, rng)
    return state


def _cards(names: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(c.CARD[name] for name in names)


def _place_treasures(state: DestinyState, view: View) -> None:
    state.owned = tuple(
        tuple(TREASURE[name] for name in player.treasures) for player in view.players
    )
    state.buried = tuple(TREASURE[name] for name in view.buried)
    ahead = [TREASURE[name] for name in (view.treasure, *view.coming) if name]
    past = list(c.TREASURE_DECK)
    for kind in ahead:
        past.remove(kind)
    state.treasures = (*past, *ahead)


def _place_player(state: DestinyState, player: Player) -> None:
    seat = player.seat
    if player.identity is not None:
        identities = list(state.identities)
        identities[seat] = c.CARD[player.identity]
        state.identities = tuple(identities)
    state.aids[seat] = _cards(player.aids)
    state.groups[seat] = groups_of(player)
    state.powers[seat] = powers_of(player)
    state.alchemy |= player.alchemist_used << seat


def _place_laying(state: DestinyState, view: View) -> None:
    """What was declared for the next card, and what the seat itself has laid face down."""
    seat = view.seat if state.face_down else view.actor
    if seat is not None and view.declared is not None:
        laying.declare(state, seat, c.ALIGNMENT_LETTERS.index(view.declared))
    if view.seat is not None:
        laid = tuple(
            Laid(
                c.CARD[each.card],
                c.ALIGNMENT_LETTERS.index(each.alignment),
                -1 if each.base is None else c.CARD[each.base],
                each.declared,
            )
            for each in view.laid
        )
        state.laid = (*state.laid[: view.seat], laid, *state.laid[view.seat + 1 :])


def _place_hidden(state: DestinyState, view: View, rng: Random) -> None:
    state.discards = _cards(view.discards)
    seen = {
        *state.discards,
        *state.identities,
        *_cards(view.hand),
        *(card for aids in state.aids for card in aids),
        *(card for groups in state.groups for group in groups for card, _ in group),
    }
    unseen = [card for card in range(c.DECK_SIZE) if card not in seen]
    shown: dict[int, tuple[Card, ...]] = {}
    if view.looked is not None:
        looked = tuple((seat, _cards(hand)) for seat, hand in view.looked.hands)
        looks = list(state.looks)
        looks[view.seat or 0] = (view.looked.round, looked)
        state.looks = tuple(looks)
        if view.looked.round == view.round:
            shown = dict(looked)
    while True:
        _spread(state, view, unseen, shown, rng)
        if _all_can_be_somebody(state):
            return


def _all_can_be_somebody(state: DestinyState) -> bool:
    """Whether each seat without an identity holds a possible one, as the rules ensure
    (DTY-SETUP-05)."""
    return state.phase != p.IDENTITY or all(
        identity >= 0 or any(may_be_identity(card, state.seats) for card in hand)
        for identity, hand in zip(state.identities, state.hands, strict=True)
    )


def _spread(
    state: DestinyState,
    view: View,
    cards: Sequence[Card],
    shown: Mapping[int, tuple[Card, ...]],
    rng: Random,
) -> None:
    """Deal these cards to the other hands and the pile, uniformly at random."""
    unseen = rng.sample(cards, len(cards))
    elsewhere = {card for hand in shown.values() for card in hand}
    for player in view.players:
        if player.seat == view.seat:
            state.hands[player.seat] = _cards(view.hand)
            continue
        held = shown.get(player.seat, ())
        likely = [card for card in unseen if card in held]
        likely += [card for card in unseen if card not in elsewhere]
        likely += [card for card in unseen if card in elsewhere and card not in held]
        state.hands[player.seat] = tuple(likely[: player.hand])
        unseen = likely[player.hand :]
    rng.shuffle(unseen)
    state.deck, state.top = tuple(unseen), 0


def _lay_for_others(state: DestinyState, view: View, rng: Random) -> None:
    """Lay cards face down for the others who are done."""
    for seat in range(state.seats):
        if seat == view.seat or seat in view.waiting:
            continue
        while not legal.only_passing(state, seat):
            state.waiting = (seat,)
            moves = legal.moves(state, seat)
            move = policy.choose(observe.view(state, seat), moves, rng)
            if move is m.DONE:
                break
            play.choose(state, seat, move)
    state.waiting = view.waiting
