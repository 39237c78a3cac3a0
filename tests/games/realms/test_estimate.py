"""How a table stands for a seat, as players that think ahead weigh it."""

from __future__ import annotations

from random import Random

from fateloom.bots import bot
from fateloom.games.realms.game import REALMS
from tests.games.realms.table import play, table


def test_a_game_that_is_over_is_certain() -> None:
    state = table("effects", hands=["4", "1"], front=["Skeleton Warrior"], gone="2, 3")
    play(state, "use Skeleton Warrior")
    assert [REALMS.evaluate(state, seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]


def test_more_of_everything_is_better() -> None:
    plain = table("auction", shared="Warlord, Unifier")
    better = {
        "cards in hand": table("auction", hands=["8"], shared="Warlord, Unifier"),
        "a destiny that is nearer": table("auction", front=["Golem"], shared="Warlord, Unifier"),
        "a token": table("auction", tokens=["Amulet"], shared="Warlord, Unifier"),
        "a power": table("auction", front=["Vampire"], shared="Dynasty, Unifier"),
    }
    for what, state in better.items():
        assert REALMS.evaluate(state, 0) > REALMS.evaluate(plain, 0), what
        assert REALMS.evaluate(state, 1) < REALMS.evaluate(plain, 1), what


def test_a_hand_that_is_almost_empty_is_dangerous() -> None:
    def chance(cards: int) -> float:
        return REALMS.evaluate(table("end", hands=[cards]), 0)

    assert chance(2) - chance(1) > chance(6) - chance(5)


def test_the_search_player_takes_a_win_it_sees() -> None:
    state = table(
        "effects", hands=["4", "1", "6", "6"], front=["Skeleton Warrior"], secrets=["Assassin"]
    )
    choose = bot("search").choose
    move = choose(REALMS, state.view(0), state.legal(0), Random(1))
    assert str(move) == "use Skeleton Warrior"
