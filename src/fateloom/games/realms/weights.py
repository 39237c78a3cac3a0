"""What a card, a token and a position are worth: what the heuristic player reckons with.

Everything comes from a view. A position is worth what a player has of each destiny they
may complete, the more the nearer, and what the powers in front of them give.
"""

from __future__ import annotations

from typing import Final

from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies
from fateloom.games.realms.cards import Card, Cards
from fateloom.games.realms.view import View

SOON: Final = 0.7
"""What a card that takes tokens is worth, in tokens."""
WON: Final = 300.0
"""What completing a destiny is worth."""
NEAR: Final = 14.0
"""What a destiny is worth that is all but completed."""
AHEAD: Final = 3
"""So many cards more than any rival, and a player can wait for a better chance than the next."""
PATIENCE: Final = 0.55
"""What a card is still worth, as a share, for a player who can wait."""
PLAN: Final = 40.0
"""What a card is worth that makes a destiny one that the own hand completes."""
STEPS: Final = 2
"""So many cards, at most, may be missing for that."""
SPARE: Final = 0.8
"""What a card is worth in a hand that is larger than any rival's."""
THREAT: Final = 0.28
"""How much a card in hand makes a rival a threat."""
MAGNATE: Final = 1.05
"""What a card is worth more when the Magnate lies on the table."""

POWER: Final = {
    c.KING: 1.0,
    c.QUEEN: 0.8,
    c.JUDGE: 2.0,
    c.SPY: 1.2,
    c.TAX_COLLECTOR: 1.5,
    c.KNIGHT: 1.2,
    c.CAPTAIN: 1.0,
    c.CASTLE: 0.8,
    c.BOOK_OF_LAWS: 0.3,
    c.ROYAL_CHRONICLE: 1.8,
    c.KINGS_JESTER: 1.6,
    c.MAYOR: 0.3,
    c.CHAMPION: -0.6,
    c.MASTER_MERCHANT: 1.0,
    c.APPRENTICE: 1.8,
    c.BANKER: 1.2,
    c.PEDDLER: 1.4,
    c.MERCENARY: -1.2,
    c.BODYGUARD: 0.8,
    c.MARKET: 1.5,
    c.HARBOR: 1.8,
    c.LEDGER: 1.2,
    c.RING: 1.5,
    c.ACCOUNTANT: 1.0,
    c.USURER: 1.2,
    c.PAWNBROKER: 0.6,
    c.MASTER_NECROMANCER: 1.0,
    c.CEMETERY: 1.0,
    c.VAMPIRE: 2.4,
    c.IMMORTAL: 1.5,
    c.SKELETON_WARRIOR: 1.4,
    c.GRAVEDIGGER: 2.0,
    c.GRIMOIRE: 1.2,
    c.BOOK_OF_BONES: 0.5,
    c.PLAGUE_BEARER: 1.0,
    c.GHOST: 0.6,
    c.LICH: 1.4,
    c.DEATH_KNIGHT: 0.0,
    c.GHOUL: 1.2,
    c.ARCHMAGE: 1.0,
    c.DRUID: 0.4,
    c.FIRE_MAGE: 0.4,
    c.CLAIRVOYANT: 0.6,
    c.SPELLBOOK: 2.0,
    c.TOME_OF_SECRETS: 0.5,
    c.ENCHANTED_FOREST: 1.8,
    c.WIZARDS_TOWER: 0.8,
    c.HEALER: 1.2,
    c.STORM_MAGE: 0.8,
    c.ENCHANTRESS: 1.0,
    c.ALCHEMIST: 1.2,
    c.TIME_MAGE: 1.0,
}
"""What a power in front of a player is worth, in cards."""
MAKERS: Final = c.cards(
    (
        c.CAPTAIN,
        c.BANKER,
        c.PEDDLER,
        c.BODYGUARD,
        c.TOME_OF_SECRETS,
        c.ENCHANTED_FOREST,
        c.HEALER,
        c.TIME_MAGE,
    )
)
"""Cards that take a token every turn."""
HUNTING: Final = c.cards((c.KNIGHT, c.SKELETON_WARRIOR, c.FIRE_MAGE, c.CHAMPION, c.TAX_COLLECTOR))
"""Cards that empty hands of others turn by turn."""
HUNTED: Final = 4.0
"""What such a card is worth more to an Assassin."""
TOKEN: Final = (0.0, 1.0, 1.0, 1.6, 0.6, -1.2, 1.0, 0.7, 0.3, -1.0)


class Table:
    """A view in numbers."""

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
        """How likely it is that a player holds a Secret Destiny, for all that is known."""
        return 1 / len(self.possible[seat]) if destiny in self.possible[seat] else 0.0

    def _possible(self, seat: int) -> list[int]:
        """The Secret Destinies that a player may hold, for all that is known."""
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
        """The destinies that a player is on the way to, and how likely that is."""
        likely = (
            self.possible[seat] if len(self.possible[seat]) == 1 else (c.WANDERER, c.TWIN_CROWNS)
        )
        return [
            *((destiny, 1.0) for destiny in self.shared),
            *((destiny, self.chance(seat, destiny)) for destiny in likely),
        ]

    # --- positions ----------------------------------------------------------------------

    def standing(self, seat: int, front: Cards) -> float:
        """What a player's destinies are worth with these cards in front of them."""
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
            return NEAR * (min(held, need) / need) ** 3
        elif destiny == c.HERMIT:
            enough = need - 1
            return NEAR * (min(front.bit_count(), enough) / enough) ** 2
        elif destiny == c.RELIC_HUNTER:
            have = destinies.with_others(self.tokens[seat], front, self.goals[destiny])
            if have < need:
                makers = (front & MAKERS).bit_count()
                return NEAR * min(1.0, (have + SOON * makers) / need) ** 2
        else:
            return 0.0
        return WON if have >= need else NEAR * (have / need) ** 2

    def gain(self, seat: int, card: Card) -> float:
        """What a player gains by a card that comes to lie in front of them."""
        front = self.front[seat]
        gained = self.standing(seat, front | 1 << card) - self.standing(seat, front)
        if seat == self.me and gained < WON / 2:
            lead = self.hand[seat] - max((self.hand[s] for s in self.rivals), default=0)
            if lead >= AHEAD:
                gained *= PATIENCE
        if self.secret.get(seat) == c.ASSASSIN and HUNTING >> card & 1:
            gained += HUNTED
        return gained + POWER.get(card, 0.0)

    def brings_nearer(self, card: Card) -> float:
        """How much this card is worth for a destiny that the own hand can complete with it:
        more, the fewer cards have to follow."""
        front = self.front[self.me]
        most = 0.0
        for destiny, likely in self.aims[self.me]:
            if likely == 1.0 and destiny in destinies.LAID:
                goal = self.goals[destiny]
                have = destinies.laid(destiny, front, goal)
                with_it = destinies.laid(destiny, front | 1 << card, goal)
                all_laid = destinies.laid(destiny, front | 1 << card | self.mine, goal)
                missing = goal.need - have
                if with_it > have and all_laid >= goal.need and missing <= STEPS:
                    most = max(most, PLAN / missing)
        return most

    def loss(self, seat: int, card: Card) -> float:
        """What a player loses with a card in front of them."""
        front = self.front[seat]
        lost = self.standing(seat, front) - self.standing(seat, front & ~(1 << card))
        return lost + POWER.get(card, 0.0)

    def kept(self, card: Card) -> float:
        """What a card in the own hand is worth beyond being a card."""
        dangerous = max((self.gain(seat, card) for seat in self.rivals), default=0.0)
        return max(self.gain(self.me, card), 0.5 * dangerous)

    def threat(self, seat: int) -> float:
        """How near a rival is to winning."""
        return self.standing(seat, self.front[seat]) + THREAT * self.hand[seat]

    def cost(self, paid: int, hand: int) -> float:
        """What it costs to give up so many cards of a hand: the last ones are dear."""
        richest = max((self.hand[seat] for seat in self.rivals), default=0)
        worth = sum(_price(hand - place, richest) for place in range(paid))
        if c.MAGNATE in self.shared:
            most = self.need[c.MAGNATE] + 1
            worth += MAGNATE * (min(hand, most) - min(hand - paid, most))
        return worth


def _price(hand: int, richest: int) -> float:
    """What a card is worth in a hand of that size."""
    if hand <= 2:
        return 6.0
    if hand > richest + AHEAD:
        return SPARE
    return 1.2 if hand <= 7 else 0.8
