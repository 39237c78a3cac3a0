"""What a bot is after: the nearer path, what can still be had, and tiles that nobody has seen."""

from __future__ import annotations

from random import Random

from fateloom.games.destinies.bots.planning import FAR, Plan, turns_to
from fateloom.games.destinies.game import DESTINIES
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.rules.exploration import BOX
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.state import DestiniesState

from .table import changed, fresh


def worth(plan: Plan, option: str) -> float:
    """What an option is worth to a plan."""
    return plan.options.get(plan.state.book.number_of[option], 0.0)


def test_the_path_that_lacks_less_is_worth_more() -> None:
    """Ada needs the word, or the door; where the door is not enough, she is after the word."""
    even = fresh()
    plan = Plan.of_destiny(even, even.persons[0])
    assert worth(plan, "inn.riddle") == worth(plan, "inn.chest") == 1.0
    door, stages = "when: door-open", "\n          stages:"
    game = changed("heroes.yaml", door + stages, f"{door} and me.coins >= 9{stages}")
    state = fresh(game=game)
    plan = Plan.of_destiny(state, state.persons[0])
    assert worth(plan, "inn.riddle") == 1.0 > worth(plan, "inn.chest") > 0.0


def test_an_answer_is_not_wanted_once_its_question_is_over() -> None:
    """Somebody who said something else cannot be asked again, and need not go back for it."""
    once = "label: Ask about it\n        once: hero\n        do: [virtue -1]"
    game = changed("pois.yaml", "label: Ask about it", once)
    state = fresh(game=game)
    me = state.persons[0]
    question = state.book.number_of["inn.ask"]

    def wanted(state: DestiniesState) -> float:
        plan = Plan(state, me)
        plan.want(c.Flag("knows", c.ME), 1.0, 0)
        return worth(plan, "inn.ask")

    assert wanted(state) == 1.0
    state.done = put(state.done, question, 1 << state.hero_of(me))
    assert wanted(state) == 0.0


def test_a_tile_in_the_box_is_reached_over_the_one_that_reveals_it() -> None:
    """The far north comes beside the north once somebody goes there."""
    state = fresh()
    tiles = state.book.index.tiles
    assert state.tiles[tiles["far-north"]] == BOX
    away = turns_to(state, state.persons[0])
    assert away[tiles["north"]] < away[tiles["far-north"]] < FAR


def test_players_differ_on_where_to_go() -> None:
    """Else all games of a story would go the same way."""
    state, rng = DESTINIES.new(seed=0, seats=1, scenario="late-tithe"), Random(0)
    while state.view(0).asked != "move":
        state.apply(0, DESTINIES.policy(state.view(0), state.legal(0), rng))
    view, legal = state.view(0), state.legal(0)
    assert len({DESTINIES.policy(view, legal, Random(seed)) for seed in range(40)}) > 1
