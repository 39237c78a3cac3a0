"""The heuristic player's valuation of cards, tokens and positions, from a view.

A position's value grows with the progress on each destiny that the player may complete, and with
the powers in front of the player.
"""

from __future__ import annotations

from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies
from fateloom.games.realms import weights as w
from fateloom.games.realms.cards import Card, Cards
from fateloom.games.realms.view import View


class Table:
    """A view with its valuations."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.seat if view.seat is not None else view.waiting[0]
        self.seats = len(view.players)
        self.goals = destinies.goals(self.seats, view.advanced)
        self.need = [goal.need for goal in self.goals]
        self.alive = [player.seat for player in view.players if player.alive]
        self.rivals = [seat for seat in self.alive if seat != self.me]
        self.hand = [player.hand for player in view.players]
        self.front: list[Cards] = []
        self.support: list[Cards] = []
        for player in view.players:
            laid = [(c.CARD[each.card], each.support) for each in player.front]
            self.front.append(c.cards([card for card, support in laid if not support]))
            self.support.append(c.cards([card for card, support in laid if support]))
        self.tokens = [len(player.tokens) for player in view.players]
        self.shared = [c.DESTINY[name] for name in view.shared]
        self.secret: dict[int, int] = {each.seat: c.DESTINY[each.destiny] for each in view.unmasked}
        if view.secret is not None:
            self.secret[self.me] = c.DESTINY[view.secret.destiny]
        self.mine = c.cards([c.CARD[name] for name in view.hand])
        self.possible = [self._possible(seat) for seat in range(self.seats)]
        self.aims = [self._aims(seat) for seat in range(self.seats)]
        self._standings: dict[tuple[int, Cards], float] = {}

    def chance(self, seat: int, destiny: int) -> float:
        """The probability that a player holds a Secret Destiny, as far as is known."""
        return 1 / len(self.possible[seat]) if destiny in self.possible[seat] else 0.0

    def _possible(self, seat: int) -> list[int]:
        """The Secret Destinies that a player may hold, as far as is known."""
        if seat in self.secret:
            return [self.secret[seat]]
        not_held = self.view.players[seat].not_held
        known = self.secret.values()
        return [
            destiny
            for destiny in destinies.secret(self.seats)
            if destiny not in known and c.DESTINY_NAMES[destiny] not in not_held
        ]

    def _aims(self, seat: int) -> list[tuple[int, float]]:
        """The destinies that a player may complete, with their probabilities."""
        likely = (
            self.possible[seat] if len(self.possible[seat]) == 1 else (c.WANDERER, c.TWIN_CROWNS)
        )
        return [
            *((destiny, 1.0) for destiny in self.shared),
            *((destiny, self.chance(seat, destiny)) for destiny in likely),
        ]

    # --- positions ----------------------------------------------------------------------

    def standing(self, seat: int, front: Cards) -> float:
        """The value of a player's destinies with these cards in front of them."""
        place = seat, front
        worth = self._standings.get(place)
        if worth is None:
            worth = 0.0
            for destiny, likely in self.aims[seat]:
                worth += likely * self._toward(seat, destiny, front, self.hand[seat])
            self._standings[place] = worth
        return worth

    def _toward(self, seat: int, destiny: int, front: Cards, held: int) -> float:
        need = self.need[destiny]
        if destiny in destinies.STATES or destiny in (c.WANDERER, c.TWIN_CROWNS):
            have = destinies.laid(destiny, front, self.goals[destiny])
        elif destiny == c.MAGNATE:
            return w.NEAR * (min(held, need) / need) ** 3
        elif destiny == c.HERMIT:
            enough = need - 1
            return w.NEAR * (min(front.bit_count(), enough) / enough) ** 2
        elif destiny == c.RELIC_HUNTER:
            have = destinies.with_others(self.tokens[seat], front, self.goals[destiny])
            if have < need:
                makers = (front & w.MAKERS).bit_count()
                return w.NEAR * min(1.0, (have + w.SOON * makers) / need) ** 2
        else:
            return 0.0
        return w.WON if have >= need else w.NEAR * (have / need) ** 2

    def gain(self, seat: int, card: Card) -> float:
        """The gain from a card placed in front of a player."""
        front = self.front[seat]
        gained = self.standing(seat, front | 1 << card) - self.standing(seat, front)
        if seat == self.me and gained < w.WON / 2:
            lead = self.hand[seat] - max((self.hand[s] for s in self.rivals), default=0)
            if lead >= w.AHEAD:
                gained *= w.PATIENCE
        if self.secret.get(seat) == c.ASSASSIN and w.HUNTING >> card & 1:
            gained += w.HUNTED
        return gained + w.POWER.get(card, 0.0)

    def brings_nearer(self, card: Card) -> float:
        """The value of a card for a destiny that the seat's hand can complete with it; the fewer
        cards have to follow, the higher."""
        front = self.front[self.me]
        most = 0.0
        for destiny, likely in self.aims[self.me]:
            if likely == 1.0 and destiny in destinies.LAID:
                goal = self.goals[destiny]
                have = destinies.laid(destiny, front, goal)
                with_it = destinies.laid(destiny, front | 1 << card, goal)
                all_laid = destinies.laid(destiny, front | 1 << card | self.mine, goal)
                missing = goal.need - have
                if with_it > have and all_laid >= goal.need and missing <= w.STEPS:
                    most = max(most, w.PLAN / missing)
        return most

    def loss(self, seat: int, card: Card) -> float:
        """The loss of a player who loses a card in front of them."""
        front = self.front[seat]
        lost = self.standing(seat, front) - self.standing(seat, front & ~(1 << card))
        return lost + w.POWER.get(card, 0.0)

    def kept(self, card: Card) -> float:
        """The value of a card in the seat's hand beyond that of any card."""
        dangerous = max((self.gain(seat, card) for seat in self.rivals), default=0.0)
        return max(self.gain(self.me, card), 0.5 * dangerous)

    def threat(self, seat: int) -> float:
        """The threat that a rival wins soon."""
        return self.standing(seat, self.front[seat]) + w.THREAT * self.hand[seat]

    def cost(self, paid: int, hand: int) -> float:
        """The cost of giving up `paid` cards of a hand; the last ones cost the most."""
        richest = max((self.hand[seat] for seat in self.rivals), default=0)
        worth = sum(_price(hand - place, richest) for place in range(paid))
        if c.MAGNATE in self.shared:
            most = self.need[c.MAGNATE] + 1
            worth += w.MAGNATE * (min(hand, most) - min(hand - paid, most))
        return worth


def _price(hand: int, richest: int) -> float:
    """The value of a card in a hand of this size."""
    if hand <= 2:
        return 6.0
    if hand > richest + w.AHEAD:
        return w.SPARE
    return 1.2 if hand <= 7 else 0.8
