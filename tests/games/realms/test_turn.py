"""Turns, kinds of power, tokens at the start, the pile."""

from __future__ import annotations

import pytest

from fateloom.core.undo import revealed
from fateloom.games.realms import cards as c
from tests.games.realms.table import (
    args,
    asked,
    discarded,
    front,
    hand,
    held,
    legal,
    pass_all,
    pay,
    pile,
    play,
    random_game,
    refused,
    sizes,
    table,
    told,
    won,
)


@pytest.mark.rule("RLM-TURN-01", "RLM-TURN-12", "RLM-END-08")
def test_turns_pass_to_the_left_past_the_eliminated() -> None:
    state = table("end", gone="1", cur=0, onward=True)
    assert state.cur == 2
    assert table("end", gone="3", cur=2, onward=True).cur == 0
    refused_turn = table("auction")
    assert refused(refused_turn, "bid 1").code == "asked-otherwise"


@pytest.mark.rule("RLM-TURN-02", "RLM-TURN-05", "RLM-TURN-03", "RLM-RUL-15")
def test_the_steps_of_a_turn() -> None:
    state = table("start", hands=["Golem, 5"], front=["Spellbook"], onward=True)
    state.events = []
    pass_all(play(state, "offer Golem"))
    play(state, "place")
    assert asked(state)[0] == "effect"
    play(state, "end")
    assert state.cur == 1
    codes = [event.code for event in told(state)]
    assert codes.index("acquires") < codes.index("turn")
    fresh = table("end", cur=3, front=["Spellbook!"], tokens=["Harvest"], onward=True)
    codes = [event.code for event in told(fresh)]
    order = [codes.index(code) for code in ("turn", "readies", "token-works", "draws")]
    assert order == sorted(order)
    assert args(fresh, "draws") == [(0, 1), (0, 1)]
    assert fresh.view(0).step == "auction"


@pytest.mark.rule("RLM-TURN-04", "RLM-KIND-06", "RLM-KIND-07", "RLM-KIND-02", "RLM-PROP-12")
def test_cards_turn_upright_at_the_start_of_their_holders_turn() -> None:
    state = table(
        "end",
        cur=3,
        front=["Knight!, Ghoul!, Spy!, Grimoire!", "Banker!"],
        onward=True,
    )
    assert state.cur == 0
    assert front(state, 0) == ["Spy!", "Knight", "Grimoire!", "Ghoul"]
    assert front(state, 1) == ["Banker!"]


@pytest.mark.rule("RLM-TURN-06", "RLM-AUCTION-01", "RLM-RUL-12")
def test_exactly_one_card_is_put_up() -> None:
    state = table("auction", hands=["Golem, Judge, Village"])
    assert legal(state) == ["offer Judge", "offer Village", "offer Golem"]
    assert refused(state, "pass").code == "asked-otherwise"
    play(state, "offer Judge")
    assert len(state.lots) == 1
    assert sizes(state)[0] == 2
    assert [event.seats for event in told(state, "offers")] == [None]


@pytest.mark.rule("RLM-AUCTION-27", "RLM-RUL-12")
def test_the_last_card_is_put_up_without_a_question() -> None:
    state = table("auction", hands=["Golem"])
    assert asked(state) == ("bid", (1,))
    assert args(state, "offers") == [(0, "Golem")]
    # Of two players the other still chooses, and both cards are shown together.
    two = table("auction", seats=2, hands=["Golem", "Judge, 2"])
    assert asked(two) == ("offer", (1,))
    assert args(two, "seals") == [(0,)] and not told(two, "shows")
    play(two, "offer Judge")
    assert args(two, "shows") == [(0, "Golem"), (1, "Judge")]
    both = table("auction", seats=2, hands=["Golem", "Judge"])
    assert args(both, "shows") == [(0, "Golem"), (1, "Judge")]
    # The Druid leaves a choice: of the face.
    hidden = table("auction", hands=["Golem"], front=["Druid"])
    assert legal(hidden) == ["face up", "face down"]


@pytest.mark.rule("RLM-M-04")
def test_a_power_with_one_thing_to_choose_asks_nothing() -> None:
    state = table("effects", front=["Clairvoyant"], gone="1, 3", pile_size=0)
    play(state, "use Clairvoyant")
    assert args(state, "aims") == [(0, "Clairvoyant", 2)]


@pytest.mark.rule("RLM-TURN-07", "RLM-TURN-10", "RLM-RUL-14", "RLM-AUCTION-25")
def test_effects_come_after_the_auction_and_a_card_just_bought_may_be_used() -> None:
    state = table("auction", hands=["Spellbook, 6"])
    play(state, "offer Spellbook")
    assert refused(state, "use Spellbook").code == "asked-otherwise"
    pass_all(state)
    play(state, "place")
    assert legal(state) == ["use Spellbook", "end"]
    must = table("auction", hands=["Ghoul, 6"])
    pass_all(play(must, "offer Ghoul"))
    play(must, "place")
    assert front(must, 0) == ["Ghoul!"]  # all that can be used: it is, without a question
    assert asked(must) == ("discard", (0,))


@pytest.mark.rule("RLM-TURN-09", "RLM-TURN-11", "RLM-KIND-03")
def test_only_the_player_whose_turn_it_is_uses_cards() -> None:
    state = table("auction", hands=["Spellbook, 6"], front=["Banker", "Judge"])
    pay(pass_all(play(state, "offer Spellbook"), "1"))
    assert "Spellbook" in front(state, 1)
    assert state.waiting == (0,)
    assert legal(state) == ["use Banker", "end"]
    assert refused(state, "use Spellbook").code == "not-in-front"


@pytest.mark.rule("RLM-TURN-08", "RLM-KIND-03", "RLM-KIND-05", "RLM-KIND-08")
def test_upright_cards_are_used_in_any_order_and_once() -> None:
    state = table("effects", front=["Spellbook, Spy, Village, Castle, Banker!"])
    assert legal(state) == ["use Spy", "use Spellbook", "end"]
    play(state, "use Spellbook")
    assert refused(state, "use Spellbook").rule == "RLM-KIND-08"
    assert refused(state, "use Banker").rule == "RLM-KIND-08"
    play(state, "use Spy", "aim 1")
    assert front(state, 0) == ["Spy!", "Castle", "Village", "Banker!", "Spellbook!"]
    assert asked(state)[1] == ()


@pytest.mark.rule("RLM-KIND-04", "RLM-PROP-23", "RLM-RUL-28", "RLM-RUL-29")
def test_mandatory_cards_must_be_used() -> None:
    state = table("effects", front=["Ghoul, Spellbook"])
    assert legal(state) == ["use Ghoul", "use Spellbook"]
    assert refused(state, "end").rule == "RLM-KIND-04"
    play(state, "use Ghoul", "discard *", "use Spellbook")
    assert asked(state)[1] == ()
    # One that comes upright during the Effects step has to be used as well.
    raised = table("effects", front=["Grimoire"], discards="Ghoul")
    play(raised, "use Grimoire")
    assert front(raised, 0) == ["Grimoire!", "Ghoul!"]


@pytest.mark.rule("RLM-TURN-13")
@pytest.mark.parametrize(
    ("front_row", "tokens", "asked_for"),
    [
        ("Mercenary", "", "aim"),
        ("Mercenary, Spellbook!, Castle", "", "aim"),
        ("Mercenary, Ghoul", "", "effect"),
        ("Mercenary, Spellbook", "", "effect"),
        ("Mercenary, Spellbook!", "Hourglass", "effect"),
        ("Lich!, Mercenary", "", "aim"),
        ("Spellbook", "", "effect"),
    ],
)
def test_a_card_that_must_be_used_and_is_the_only_one_is_used_without_a_question(
    front_row: str, tokens: str, asked_for: str
) -> None:
    state = table("effects", front=[front_row], tokens=[tokens])
    assert asked(state) == (asked_for, (0,))
    assert (args(state, "uses") == [(0, "Mercenary")]) == (asked_for == "aim")


@pytest.mark.rule("RLM-TURN-13")
def test_a_card_that_must_be_used_is_asked_for_while_the_lich_lends_another() -> None:
    state = table("effects", front=["Lich, Mercenary", "Harbor"])
    play(state, "use Lich", "aim 1")
    assert legal(state) == ["use Mercenary", "borrow Harbor"]


@pytest.mark.rule("RLM-KIND-09", "RLM-RUL-34")
def test_rotation_changes_neither_owner_nor_family() -> None:
    state = table(
        "effects", front=["Spellbook", "Knight!, Golem!, Vampire"], shared="Warlord, Magnate"
    )
    have = [each.have for each in state.view(0).progress if each.seat == 1]
    assert have[0] == 3


@pytest.mark.rule("RLM-TK-5", "RLM-TK-6", "RLM-TK-8", "RLM-TK-9", "RLM-TOK-02", "RLM-TOKEN-04")
def test_tokens_at_the_start() -> None:
    state = table(
        "start", hands=["4"], tokens=["Poison, Harvest, Lantern, Debt"], cursed=[(0, "Debt", 2)]
    )
    assert asked(state) == ("discard", (0,))
    play(state, "discard *")
    assert args(state, "draws") == [(0, 1)]
    assert asked(state) == ("order", (0,))
    top = pile(state)[:3]
    assert [name for _, name in state.view(0).pile_known] == [c.NAME[card] for card in top]
    assert state.view(1).pile_known == ()
    play(state, "order 3 1 2")
    assert pile(state)[:3] == (top[2], top[0], top[1])
    assert asked(state) == ("give", (0,))
    play(state, "give *")
    assert sizes(state)[:2] == [4, 7]  # 4 - 1 + 1 - 1, and 1 drawn
    assert held(state, 0) == []
    assert [state.supply(token) for token in c.TOKENS] == [4] * 9
    assert state.extra == 1


@pytest.mark.rule("RLM-TOK-05", "RLM-RUL-25", "RLM-DX-1")
@pytest.mark.parametrize(("token", "by"), [("Poison", 2), ("Debt", 3)])
def test_poison_and_debt_remember_who_gave_them(token: str, by: int) -> None:
    secrets = ["", "", "", ""]
    secrets[by] = "Assassin"
    state = table(
        "start",
        hands=["1"],
        tokens=[token],
        cursed=[(0, token, by)],
        secrets=secrets,
    )
    assert args(state, "eliminated") == [(0, by)]
    assert won(state) == ("destiny", (by,))
    cast = table("effects", cur=1, front=["", "Plague Bearer, Usurer"])
    play(cast, "use Plague Bearer", "aim 2", "use Usurer", "aim 3")
    assert cast.view(0).players[2].cursed == (("Poison", 1),)
    assert cast.view(0).players[3].cursed == (("Debt", 1),)


@pytest.mark.rule("RLM-TOK-05")
def test_the_only_card_that_poison_takes_is_learned() -> None:
    """Its owner has no choice: the previous player sees the card, and cannot undo."""
    state = table(
        "effects", seats=2, hands=["6", "1"], front=["Knight"], tokens=["", "Poison"], onward=True
    )
    state.ruled = ((1 << len(c.DESTINY_NAMES)) - 1,) * 2  # no destiny shows itself meanwhile
    before = state.copy()
    play(state, "end")
    assert [seat for seat, _ in args(state, "discards")] == [1]
    assert revealed(before, state)


@pytest.mark.rule("RLM-TOK-03", "RLM-TK-2")
def test_shield_does_not_answer_tokens_or_prices() -> None:
    state = table("start", hands=["4"], tokens=["Shield, Poison"])
    assert asked(state) == ("discard", (0,))
    auction = table("auction", hands=["Judge, 3", "6"], tokens=["", "Shield"])
    pass_all(play(auction, "offer Judge"), "1")
    assert asked(auction) == ("pay", (1,))
    taxed = table("auction", hands=["Golem, 3"], front=["", "Tax Collector"], tokens=["Shield"])
    play(taxed, "offer Golem")
    assert asked(taxed) == ("shield", (0,))
    play(taxed, "spend Shield")
    assert sizes(taxed)[:2] == [3, 6]


@pytest.mark.rule("RLM-TOKEN-05", "RLM-RUL-53", "RLM-INFO-02")
def test_tokens_and_counts_are_public() -> None:
    state = table("effects", front=["Banker"], tokens=["", "Coin, Debt"])
    for seat in (None, 0, 1, 2, 3):
        view = state.view(seat)
        assert view.players[1].tokens == ("Coin", "Debt")
        assert [player.hand for player in view.players] == [6, 6, 6, 6]
        assert view.pile == len(pile(state))
        assert dict(view.supply)["Coin"] == 3


@pytest.mark.rule("RLM-TOKEN-02", "RLM-RUL-43", "RLM-LEX-09")
def test_an_exhausted_token_cannot_be_taken() -> None:
    full = table("effects", seats=6, front=["Banker, Peddler"], tokens=["", *["Coin"] * 4, ""])
    assert "use Banker" not in legal(full)
    play(full, "use Peddler")
    assert "pick Coin" not in legal(full)
    assert refused(full, "pick Coin").rule == "RLM-TOKEN-02"


@pytest.mark.rule("RLM-DECK-01", "RLM-DECK-02", "RLM-PROP-05")
def test_shuffling_happens_when_a_card_is_needed() -> None:
    state = table("draw", discards="Golem, Crypt", pile_size=0)
    assert args(state, "shuffles") == [(2,)]
    assert discarded(state) == []
    assert args(state, "draws") == [(0, 1)]
    empty = table("draw", discards="Golem, Crypt", pile_size=1)
    assert not told(empty, "shuffles")
    assert len(pile(empty)) == 0


@pytest.mark.rule("RLM-DECK-03", "RLM-LEX-03", "RLM-RUL-30")
def test_without_any_cards_to_draw_nothing_happens() -> None:
    state = table("effects", hands=["3"], front=["Harbor"], pile_size=1)
    play(state, "use Harbor", "discard *")
    assert sizes(state)[0] == 3
    none = table("effects", hands=["3"], front=["Spellbook"], pile_size=0)
    play(none, "use Spellbook")
    assert args(none, "draws-nothing") == [(0,)]
    assert none.alive == 0b1111


@pytest.mark.rule("RLM-RUL-17", "RLM-TK-8")
@pytest.mark.parametrize(("size", "moves"), [(2, 2), (1, 0)])
def test_looking_at_fewer_cards_does_not_shuffle(size: int, moves: int) -> None:
    state = table("start", tokens=["Lantern"], discards="Golem", pile_size=size)
    assert args(state, "looks-at-pile") == [(0, size)]
    assert len(legal(state)) == moves or asked(state)[0] == "offer"
    assert not told(state, "shuffles")


@pytest.mark.rule("RLM-PROP-24", "RLM-DX-3")
def test_additional_draws_are_counted_again_each_turn() -> None:
    for seats in (2, 4, 6):
        last = 0
        for state, _, _ in random_game(seats + 5, seats):
            if state.turn != last:
                assert state.extra == state.view(0).extra
                last = state.turn
    state = table("effects", front=["Spellbook"], onward=True)
    play(state, "use Spellbook")
    assert (state.cur, state.extra) == (1, 0)
    market = table("auction", cur=0, hands=["Golem, 3"], front=["Market"])
    pay(pass_all(play(market, "offer Golem"), "1"))
    assert market.extra == 1
    assert hand(market, 0)


@pytest.mark.rule("RLM-RUL-52", "RLM-PROP-19")
def test_the_turns_run_out() -> None:
    state = table("end", gone="3", cap=1, onward=True)
    assert won(state) == ("unfinished", (0, 1, 2))
    assert state.waiting == ()
    assert state.outcome is not None and state.outcome.ranking == ((0, 1, 2), (3,))
    on = table("end", gone="3", cap=2, onward=True)
    assert won(on) is None
