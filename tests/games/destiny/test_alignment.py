"""Cards that change sides: five conversions and the Alchemist."""

from __future__ import annotations

from itertools import combinations

import pytest

from fateloom.games.destiny import cards as c
from fateloom.games.destiny import scoring
from tests.games.destiny.table import (
    allowed,
    choices,
    finish_round,
    pass_to,
    play,
    powers,
    refused,
    table,
    told,
    total,
)

KINDS = (c.BASE, c.BONUS, c.MULTIPLIER)
CONVERTERS = ("Amazon", "Druid", "Warlord", "Paladin", "Necromancer")
ALIGNED = range(c.FIRST_CHARACTER)


def expected(card: int, granting: tuple[str, ...]) -> int:
    """The alignment by the rules, read off the printed card."""
    if "Amazon" in granting and c.KIND[card] == c.BONUS:
        return c.NATURE
    if "Druid" in granting and c.KIND[card] == c.MULTIPLIER:
        return c.NATURE
    printed = c.ALIGNMENT[card]
    swaps = {
        "Warlord": (c.CHAOS, c.LAW),
        "Paladin": (c.EVIL, c.GOOD),
        "Necromancer": (c.GOOD, c.EVIL),
    }
    for name in granting:
        before, after = swaps.get(name, (-1, -1))
        if printed == before:
            return after
    return printed


@pytest.mark.parametrize(
    "granting",
    [
        pytest.param(
            chosen,
            id="+".join(chosen) or "nobody",
            marks=pytest.mark.rule("DTY-CONV-03", "DTY-CONV-04", "DTY-CONV-05", "DTY-RUL-15"),
        )
        for size in range(6)
        for chosen in combinations(CONVERTERS, size)
    ],
)
def test_every_card_under_every_mixture(granting: tuple[str, ...]) -> None:
    counts_as = scoring.alignments(powers(", ".join(granting)) | c.KING | c.ROGUE | c.KNIGHT)
    for card in ALIGNED:
        assert counts_as[card] == expected(card, granting), c.NAME[card]
    assert set(counts_as[c.FIRST_CHARACTER :]) == {-1}


@pytest.mark.parametrize(
    ("name", "printed", "kinds", "becomes"),
    [
        pytest.param(name, printed, kinds, becomes, id=name, marks=pytest.mark.rule(*rules))
        for name, printed, kinds, becomes, rules in [
            ("Amazon", c.ALIGNMENTS, (c.BONUS,), c.NATURE, ("DTY-CHAR-12", "DTY-CONV-04")),
            ("Druid", c.ALIGNMENTS, (c.MULTIPLIER,), c.NATURE, ("DTY-CHAR-19", "DTY-CONV-04")),
            ("Warlord", (c.CHAOS,), KINDS, c.LAW, ("DTY-CHAR-15", "DTY-CONV-03")),
            ("Paladin", (c.EVIL,), KINDS, c.GOOD, ("DTY-CHAR-16", "DTY-CONV-03")),
            ("Necromancer", (c.GOOD,), KINDS, c.EVIL, ("DTY-CHAR-20", "DTY-CONV-03")),
        ]
    ],
)
def test_each_conversion_alone(
    name: str, printed: tuple[int, ...], kinds: tuple[int, ...], becomes: int
) -> None:
    counts_as = scoring.alignments(powers(name))
    for card in ALIGNED:
        changed = c.ALIGNMENT[card] in printed and c.KIND[card] in kinds
        assert counts_as[card] == (becomes if changed else c.ALIGNMENT[card])


@pytest.mark.rule("DTY-CONV-01", "DTY-RUL-15")
def test_only_the_owners_cards_change() -> None:
    state = table("base", identities=["Paladin", "Thief"], hands=["EB1", "EB2 GB2"])
    play(state, "play EB1", "play EB2")
    assert [state.groups[seat][0][0][1] for seat in (0, 1)] == [c.GOOD, c.EVIL]
    assert refused(state, "play GB2").code == "bases-oppose"


@pytest.mark.rule("DTY-CONV-02", "DTY-RUL-15")
@pytest.mark.parametrize("as_aid", [True, False])
def test_a_conversion_cannot_be_declined(as_aid: bool) -> None:
    state = table(
        "base",
        identities=["Thief" if as_aid else "Warlord"],
        aids=["Warlord" if as_aid else ""],
        hands=["CB1 C+1 EB1"],
    )
    assert choices(state, "base") == ["play CB1", "play EB1"]
    assert choices(state, "declare") == []
    play(state, "play CB1")
    assert state.groups[0][0][0] == (c.CARD["CB1"], c.LAW)
    pass_to(state, "bonus")
    play(state, "play C+1 on CB1")
    assert state.groups[0][0][1] == (c.CARD["C+1"], c.LAW)


@pytest.mark.rule("DTY-CONV-06", "DTY-TOTAL-19", "DTY-RUL-30")
def test_the_new_alignment_counts_for_enemies_matches_and_favours() -> None:
    state = table(
        "bonus",
        identities=["Warlord"],
        aids=["Knight Barbarian"],
        groups=["LB2", "NB1"],
        hands=["C+1", "N+1"],
    )
    play(state, "play C+1 on LB2")  # no enemy
    terms = state.view(0).players[0].groups[0].cards
    assert [term.alignment for term in terms] == ["L", "L"]
    for term in terms:
        assert term.adds == (("pair", 1), ("Knight", 1))


@pytest.mark.rule("DTY-CONV-04", "DTY-RUL-15")
def test_amazon_outranks_paladin() -> None:
    state = table(
        "bonus",
        identities=["Amazon"],
        aids=["Paladin"],
        groups=["NB1", "NB2"],
        hands=["E+1", "N+1"],
    )
    play(state, "play E+1 on NB1")
    assert state.groups[0][0][1][1] == c.NATURE


# --- the Alchemist ---------------------------------------------------------------------

DECLARATIONS = [f"declare {name}" for name in c.ALIGNMENT_NAMES]


@pytest.mark.rule("DTY-CONV-07", "DTY-CONV-08", "DTY-CHAR-08", "DTY-RUL-14")
@pytest.mark.parametrize("word", c.ALIGNMENT_NAMES)
@pytest.mark.parametrize("phase", ["base", "bonus", "multiplier"])
def test_any_alignment_for_a_card_of_any_kind(phase: str, word: str) -> None:
    card = {"base": "GB3", "bonus": "G+1", "multiplier": "Gx2"}[phase]
    state = table(
        phase,
        identities=["Alchemist"],
        hands=[f"{card} N+1 Nx2 NB2", "Cx4"],
        groups=["" if phase == "base" else "NB1", "CB4"],
    )
    assert choices(state, "declare") == DECLARATIONS
    play(state, f"declare {word}")
    assert state.view(1).declared == word[0]
    play(state, f"play {card}" if phase == "base" else f"play {card} on NB1")
    assert state.groups[0][-1][-1] == (c.CARD[card], c.ALIGNMENT_NAMES.index(word))
    assert state.declared[state.actor] == -1
    assert [event.args for event in told(state, "declares")] == [(0, card, word[0])]
    assert state.view(1).players[0].alchemist_used


@pytest.mark.rule("DTY-EX-61", "DTY-CONV-07", "DTY-RUL-14")
def test_example_once_a_round() -> None:
    state = table("base", identities=["Alchemist"], hands=["GB3 NB1 E+2 King"])
    play(state, "declare Evil", "play GB3")
    assert refused(state, "declare Good")[:2] == ("power-used", "DTY-CONV-07")
    play(state, "play NB1", "done")
    pass_to(state, "bonus")
    assert choices(state, "declare") == []
    refusal = refused(state, "declare Good")
    assert refusal == ("power-used", "DTY-CONV-07", ("Alchemist",))
    play(state, "play E+2 on GB3")
    finish_round(state)
    play(pass_to(state, "base"), "done")  # seat 1 leads now
    assert choices(state, "declare") == DECLARATIONS


@pytest.mark.rule("DTY-CONV-07")
def test_only_one_card_is_changed() -> None:
    state = table("base", identities=["Alchemist"], hands=["GB3 GB2 King"])
    play(state, "declare Law", "play GB3", "play GB2")
    assert [group[0][1] for group in state.groups[0]] == [c.LAW, c.GOOD]


@pytest.mark.rule("DTY-CONV-10")
@pytest.mark.parametrize(
    ("phase", "hand", "group", "declares"),
    [
        ("base", "EB1 King", "GB1", True),  # as anything but Evil it could stand there
        ("base", "E+1 Ex2 King", "GB1", False),
        ("bonus", "E+1 Ex2 King", "GB1", True),
        ("bonus", "EB1 Ex2 King", "GB1", False),
        ("multiplier", "E+1 Ex2 King", "GB1", True),
        ("multiplier", "EB1 E+1 King", "GB1", False),
    ],
)
def test_nothing_is_declared_without_a_card_to_change(
    phase: str, hand: str, group: str, declares: bool
) -> None:
    state = table(phase, identities=["Alchemist"], hands=[hand], groups=[group])
    assert choices(state, "declare") == (DECLARATIONS if declares else [])
    if not declares:
        assert refused(state, "declare Law")[:2] == ("nothing-to-change", "DTY-CONV-10")


@pytest.mark.rule("DTY-CONV-10", "DTY-SEQ-08")
def test_an_empty_hand_declares_nothing() -> None:
    """Found in play: with its last card laid, a seat could declare on and on."""
    state = table(
        "multiplier",
        identities=["Alchemist", "Knight"],
        hands=["Nx2", "King"],
        groups=["NB1, NB2", "LB1"],
    )
    play(state, "play Nx2 on NB1")
    assert state.waiting == (1,)


@pytest.mark.rule("DTY-CONV-07", "DTY-RUL-14")
def test_a_declaration_without_a_card_is_not_spent() -> None:
    state = table("base", identities=["Alchemist"], hands=["GB3 E+2"], groups=["NB1"])
    play(state, "declare Law", "declare nothing")
    assert refused(state, "declare nothing")[:2] == ("already-declared", "DTY-CONV-08")
    play(state, "declare Chaos")
    assert refused(state, "declare Chaos").code == "already-declared"
    play(state, "done")
    assert state.declared[state.actor] == -1
    assert not state.view(1).players[0].alchemist_used
    pass_to(state, "bonus")
    play(state, "declare Nature", "play E+2 on NB1")
    assert total(state) == 1 + 1 + 2 + 1


@pytest.mark.rule("DTY-CHAR-08", "DTY-CONV-07")
def test_without_the_alchemist_nothing_is_declared() -> None:
    state = table("base", identities=["Paladin", "Alchemist"], hands=["GB3", "EB1"])
    assert choices(state, "declare") == []
    assert refused(state, "declare Law")[:2] == ("no-such-power", "DTY-CONV-07")
    state = table("second-aid", identities=["Paladin"], hands=["GB3 Alchemist"])
    assert refused(state, "declare Law").code == "not-in-this-phase"
    play(state, "aid Alchemist", "done")
    pass_to(state, "base")
    assert choices(state, "declare") == DECLARATIONS


@pytest.mark.rule("DTY-CONV-08", "DTY-BASE-04", "DTY-RUL-14")
def test_the_declaration_holds_for_what_comes_after() -> None:
    state = table("base", identities=["Alchemist"], hands=["EB1 GB2 CB3 LB4 G+1"])
    play(state, "play GB2")
    assert refused(state, "play EB1").code == "bases-oppose"
    play(state, "declare Law", "play EB1")
    assert refused(state, "play CB3").details == ("CB3", "EB1")
    play(state, "play LB4")
    pass_to(state, "bonus")
    assert allowed(state, "play G+1 on EB1")


@pytest.mark.rule("DTY-CONV-08", "DTY-CONV-06")
def test_a_declaration_can_make_enemies_too() -> None:
    state = table("bonus", identities=["Alchemist"], groups=["GB1"], hands=["G+1 N+1"])
    play(state, "declare Evil")
    assert choices(state, "attach") == []
    refusal = refused(state, "play G+1 on GB1")
    assert refusal == ("cards-oppose", "DTY-BONUS-02", ("G+1", "GB1"))
    play(state, "declare Good", "play N+1 on GB1")
    assert total(state) == 2 + 2


@pytest.mark.rule("DTY-CONV-09", "DTY-RUL-15", "DTY-EX-24")
@pytest.mark.parametrize("converter", CONVERTERS)
@pytest.mark.parametrize("word", c.ALIGNMENT_NAMES)
def test_the_alchemists_word_is_final(converter: str, word: str) -> None:
    for phase, card in (("base", "EB2"), ("bonus", "C+2"), ("multiplier", "Gx2")):
        state = table(
            phase,
            identities=["Alchemist"],
            aids=[converter],
            groups=["" if phase == "base" else "NB1", "CB4"],
            hands=[card, "Cx4"],
        )
        play(state, f"declare {word}", f"play {card}" + (" on NB1" if phase != "base" else ""))
        assert state.groups[0][-1][-1][1] == c.ALIGNMENT_NAMES.index(word)
