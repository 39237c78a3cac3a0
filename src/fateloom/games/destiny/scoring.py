"""Scoring of groups, and which cards may be combined (DTY-TOTAL, DTY-CONV)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from fateloom.games.destiny import cards as c
from fateloom.games.destiny.cards import Alignment, Card, Group, Played, Powers
from fateloom.games.destiny.numbers import NUMBERS

_CONVERSIONS: Final = c.AMAZON | c.DRUID | c.WARLORD | c.PALADIN | c.NECROMANCER


def _adds(section: str, name: str, printed: int, rule: str) -> int:
    return NUMBERS.take(section, name, "adds", printed, least=0, most=9, rule=rule)


def _power(name: str, printed: int) -> int:
    return _adds("cards", name, printed, c.character_rule(name))


_BY_KIND: Final = (
    (c.BASE, c.KING, _power("King", 2)),
    (c.BONUS, c.WARRIOR, _power("Warrior", 2)),
    (c.MULTIPLIER, c.WIZARD, _power("Wizard", 1)),
)
_CROWN: Final = _adds("treasures", "Kings Crown", 1, c.treasure_rule("Kings Crown"))
_BY_ALIGNMENT: Final = (
    (c.CHAOS, c.BARBARIAN, _power("Barbarian", 1)),
    (c.LAW, c.KNIGHT, _power("Knight", 1)),
    (c.NATURE, c.RANGER, _power("Ranger", 1)),
    (c.EVIL, c.WRAITH_LORD, _power("Wraith Lord", 1)),
    (c.LAW, c.KINGS_CROWN, _CROWN),
)
_MODIFYING: Final = (
    c.LOVER | sum(bit for _, bit, _ in _BY_KIND) | sum(bit for _, bit, _ in _BY_ALIGNMENT)
)
LOVER_BONUS: Final = _power("Lover", 1)
OVERLORD_BONUS: Final = _power("Overlord", 3)
PAIR: Final = _adds("rules", "pair", 1, "DTY-TOTAL-07")
TRIPLE: Final = _adds("rules", "triple", 2, "DTY-TOTAL-08")


class Term(NamedTuple):
    """One card of a sum: its printed value, its modifiers with their reasons, and the result."""

    card: Card
    alignment: Alignment
    adds: tuple[tuple[str, int], ...]
    value: int


class Sum(NamedTuple):
    """The calculation of a group: its terms in the order of play, and its value."""

    terms: tuple[Term, ...]
    value: int


def alignments(powers: Powers) -> tuple[Alignment, ...]:
    """The effective alignment of every card for an owner with these powers.

    Amazon and Druid come first (DTY-CONV-04); the others read the printed alignment
    once (DTY-CONV-03), so Paladin and Necromancer together exchange Good and Evil
    (DTY-CONV-05).
    """
    return _alignments(powers & _CONVERSIONS)


@lru_cache(maxsize=32)
def _alignments(conversions: Powers) -> tuple[Alignment, ...]:
    counts_as = list(c.ALIGNMENTS)
    if conversions & c.WARLORD:
        counts_as[c.CHAOS] = c.LAW
    if conversions & c.PALADIN:
        counts_as[c.EVIL] = c.GOOD
    if conversions & c.NECROMANCER:
        counts_as[c.GOOD] = c.EVIL
    return tuple(
        c.NATURE
        if (kind == c.BONUS and conversions & c.AMAZON)
        or (kind == c.MULTIPLIER and conversions & c.DRUID)
        else counts_as[printed]
        if printed >= 0
        else -1
        for printed, kind in zip(c.ALIGNMENT, c.KIND, strict=True)
    )


@lru_cache(maxsize=1 << 12)
def worked(group: Group, powers: Powers) -> Sum:
    """The group's sum: (Base + Bonuses) x Multipliers, each card modified first.

    Modifiers are additive and their order does not matter (DTY-TOTAL-15); a missing
    Bonus adds 0 and a missing Multiplier multiplies by 1 (DTY-TOTAL-04, DTY-TOTAL-05);
    two Multipliers are added together (DTY-TOTAL-03).
    """
    terms = tuple([_term(played, group, powers) for played in group])
    army = factor = 0
    for term in terms:
        if c.KIND[term.card] == c.MULTIPLIER:
            factor += term.value
        else:
            army += term.value
    return Sum(terms, army * factor if factor else army)


def _term(played: Played, group: Group, powers: Powers) -> Term:
    card, alignment = played
    matching = 0
    for _, other in group:
        matching += other == alignment
    adds, extra = _modifiers(c.KIND[card], alignment, matching, powers & _MODIFYING)
    return Term(card, alignment, adds, c.VALUE[card] + extra)


@lru_cache(maxsize=1 << 12)
def _modifiers(
    kind: int, alignment: Alignment, matching: int, powers: Powers
) -> tuple[tuple[tuple[str, int], ...], int]:
    """The modifiers of a card, with their reasons, and their sum.

    `matching` counts the cards of its group with its alignment, itself included.
    """
    adds: list[tuple[str, int]] = []
    if matching > 1:
        adds.append(("pair", PAIR) if matching == 2 else ("triple", TRIPLE))
        if powers & c.LOVER:
            adds.append(("Lover", LOVER_BONUS))
    adds += [
        (c.POWER_NAME[bit], extra)
        for touched, bit, extra in _BY_KIND
        if powers & bit and kind == touched
    ]
    adds += [
        (c.POWER_NAME[bit], extra)
        for touched, bit, extra in _BY_ALIGNMENT
        if powers & bit and alignment == touched
    ]
    return tuple(adds), sum(extra for _, extra in adds)


def total(groups: Iterable[Group], powers: Powers) -> int:
    """The Destiny Total: all groups, and 3 for the Overlord even without one (DTY-TOTAL-17)."""
    value = OVERLORD_BONUS if powers & c.OVERLORD else 0
    for group in groups:
        value += worked(group, powers).value
    return value


def formula(groups: Iterable[Group], powers: Powers) -> str | None:
    """The calculation of a Destiny Total: ((3+1)+2)×3 + 4. None if nothing is calculated."""
    sums = [_formula(worked(group, powers).terms) for group in groups]
    text = " + ".join([*sums, *[str(OVERLORD_BONUS)] * bool(powers & c.OVERLORD)])
    return None if not text or text.isdigit() else text


def _formula(terms: tuple[Term, ...]) -> str:
    multipliers = [term for term in terms if c.KIND[term.card] == c.MULTIPLIER]
    added = [term for term in terms if c.KIND[term.card] != c.MULTIPLIER]
    army = _added(added, bracketed=bool(multipliers))
    return f"{army}×{_added(multipliers, bracketed=True)}" if multipliers else army


def _added(terms: list[Term], *, bracketed: bool) -> str:
    """Terms as a sum, in brackets if something follows or stands before it."""
    values = []
    for term in terms:
        pieces = "+".join([str(c.VALUE[term.card]), *[str(extra) for _, extra in term.adds]])
        values.append(f"({pieces})" if term.adds and (bracketed or len(terms) > 1) else pieces)
    text = "+".join(values)
    return f"({text})" if bracketed and len(terms) > 1 else text


def opponent_in(alignment: Alignment, group: Iterable[Played]) -> Card | None:
    """The first card that opposes this alignment, or None."""
    opposed = c.OPPOSED[alignment]
    for card, other in group:
        if other == opposed:
            return card
    return None


def bonus_room(group: Group, powers: Powers) -> bool:
    """Whether the Base takes one more Bonus (DTY-BONUS-01, -04, -07, -08)."""
    if powers & c.DRAGON:
        return False
    return len(group) < (3 if powers & c.ROGUE else 2)


def multiplier_room(group: Group, powers: Powers) -> bool:
    """Whether the Base takes one more Multiplier (DTY-MULT-01, -04, DTY-BONUS-05)."""
    bonuses = multipliers = 0
    for card, _ in group:
        if c.KIND[card] == c.BONUS:
            bonuses += 1
        elif c.KIND[card] == c.MULTIPLIER:
            multipliers += 1
    return bonuses < 2 and multipliers < (2 if powers & c.DRAGON else 1)
