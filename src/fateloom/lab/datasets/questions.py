"""The usual questions to a dataset: each has an answer that JSON can hold, and is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from rich.console import Console

from fateloom.core.errors import FateloomError
from fateloom.lab.datasets.folder import Dataset
from fateloom.lab.datasets.summary import counts_of, named, rates_of, words_of
from fateloom.lab.report import (
    end_of,
    length_label,
    length_table,
    lengths,
    print_faults,
    rate_of,
    seat_label,
    share_table,
    title_of,
    win_table,
)
from fateloom.words import name, say


class UnknownQuestion(FateloomError):
    """A question that is none of QUESTIONS."""


class Question(NamedTuple):
    """A question to a dataset that has games."""

    answer: Callable[[Dataset], Any]
    """The answer, as JSON has it."""
    show: Callable[[Any, str, Console], None]
    """Prints the answer, with the name of the game."""


def ask(dataset: Dataset, question: str | None = None) -> dict[str, Any]:
    """The answer to a question, or to all of them, by question. Raises `UnknownQuestion`.

    There is no answer where there is nothing to count, and none without games.
    """
    if question is not None and question not in QUESTIONS:
        raise UnknownQuestion("unknown-question", question, ", ".join(QUESTIONS))
    asked = QUESTIONS if question is None else {question: QUESTIONS[question]}
    if not dataset.indices():
        return {}
    answers = {each: found.answer(dataset) for each, found in asked.items()}
    return {each: answer for each, answer in answers.items() if answer}


def show(answers: Mapping[str, Any], game: str, console: Console) -> None:
    """Print what `ask` has found, for a game with this name."""
    for question, answer in answers.items():
        QUESTIONS[question].show(answer, game, console)


# --- the answers ----------------------------------------------------------------------


def _seats(dataset: Dataset) -> Any:
    rates = rates_of(dataset.table("seats", ["seat", "share"]), "seat")
    return [
        {"seat": seat, "bot": bot, **rates[seat]} for seat, bot in enumerate(dataset.manifest.bots)
    ]


def _bots(dataset: Dataset) -> Any:
    return named(rates_of(dataset.table("seats", ["bot", "share"]), "bot"))


def _facts(dataset: Dataset) -> Any:
    seats = dataset.table("seats")
    return {fact: named(rates_of(seats, fact)) for fact in words_of(dataset, seats)}


def _ends(dataset: Dataset) -> Any:
    games = dataset.table("games", ["reason", "winners"])
    reasons = counts_of(games.column("reason"))
    shared = sum(winners > 1 for winners in games.column("winners").to_pylist())
    return {
        "reasons": {each: rate_of(count, games.num_rows) for each, count in reasons.items()},
        "shared": rate_of(shared, games.num_rows),
    }


def _length(dataset: Dataset) -> Any:
    rounds = dataset.table("games", ["round"]).column("round").drop_null().to_pylist()
    return {"rounds": lengths(rounds)} if rounds else {}


def _decisions(dataset: Dataset) -> Any:
    games = dataset.table("games", ["choices", "round"])
    choices = games.column("choices").to_pylist()
    rounds = games.column("round").to_pylist()
    each = [count / round_ for count, round_ in zip(choices, rounds, strict=True) if round_]
    seats = dataset.table("seats", ["bot", "faults"])
    faults = seats.group_by("bot").aggregate([("faults", "sum")]).to_pylist()
    return {
        "choices": lengths(choices),
        "choices-a-round": lengths(each),
        "faults": {bot["bot"]: bot["faults_sum"] for bot in faults if bot["faults_sum"]},
    }


def _times(dataset: Dataset) -> Any:
    """For each bot: milliseconds a choice, a value for each seat of each game."""
    table = dataset.table("seats", ["bot", "asked", "seconds"])
    by_bot: dict[str, list[float]] = {}
    for bot, asked, seconds in _columns(table, "bot", "asked", "seconds"):
        if asked and seconds is not None:
            by_bot.setdefault(bot, []).append(1000 * seconds / asked)
    return [{"name": bot, **(lengths(values) or {})} for bot, values in sorted(by_bot.items())]


def _places(dataset: Dataset) -> Any:
    """The places of each seat, in a game for several."""
    if len(dataset.manifest.bots) < 2:
        return []
    return _by_seat(dataset, dataset.table("seats", ["seat", "place"]), "place")


def _scores(dataset: Dataset) -> Any:
    """For each fact that is a number, and varies: its values by seat."""
    table = dataset.table("seats")
    return {fact: _by_seat(dataset, table, fact) for fact in _numbers(dataset, table)}


def _margins(dataset: Dataset) -> Any:
    """For each fact that is a number, and varies: how far the best winner was above the best seat
    that has not won, in the games that have both."""
    table = dataset.table("seats")
    found: dict[str, Any] = {}
    for fact in _numbers(dataset, table):
        best: dict[tuple[int, bool], float] = {}
        for index, won, value in _columns(table, "index", "won", fact):
            if value is not None:
                best[index, won] = max(value, best.get((index, won), value))
        ahead = [
            value - best[index, False]
            for (index, won), value in best.items()
            if won and (index, False) in best
        ]
        if ahead:
            found[fact] = lengths(ahead)
    return found


def _numbers(dataset: Dataset, table: Any) -> list[str]:
    """The facts that are numbers, and vary."""
    return [
        fact
        for fact, alias in dataset.manifest.facts.items()
        if alias in ("int64", "double") and len(table.column(fact).unique()) > 1
    ]


def _by_seat(dataset: Dataset, table: Any, column: str) -> list[dict[str, Any]]:
    """The values of a column by seat, where there are any."""
    by_seat: dict[int, list[float]] = {}
    for seat, value in _columns(table, "seat", column):
        if value is not None:
            by_seat.setdefault(seat, []).append(value)
    return [
        {"seat": seat, "bot": dataset.manifest.bots[seat], **(lengths(values) or {})}
        for seat, values in sorted(by_seat.items())
    ]


def _columns(table: Any, *columns: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table, as values of these columns."""
    return zip(*(table.column(column).to_pylist() for column in columns), strict=True)


# --- for people -----------------------------------------------------------------------


def _show_seats(answer: Any, game: str, console: Console) -> None:
    rows = [(seat_label(each), each) for each in answer]
    console.print(win_table(say("lab-by-seat"), rows))


def _show_bots(answer: Any, game: str, console: Console) -> None:
    console.print(win_table(say("lab-by-bot"), [(each["name"], each) for each in answer]))


def _show_facts(answer: Any, game: str, console: Console) -> None:
    for fact, rates in answer.items():
        rows = [(name(game, each["name"]), each) for each in rates]
        console.print(win_table(title_of(fact), rows))


def _show_ends(answer: Any, game: str, console: Console) -> None:
    rows = [(end_of(reason), rate) for reason, rate in answer["reasons"].items()]
    if answer["shared"]["wins"]:
        rows.append((say("lab-shared-victory"), answer["shared"]))
    console.print(share_table(say("lab-by-end"), rows))


def _show_length(answer: Any, game: str, console: Console) -> None:
    rows = [(length_label(what, game), numbers) for what, numbers in answer.items()]
    console.print(length_table(say("lab-length"), rows))


def _show_decisions(answer: Any, game: str, console: Console) -> None:
    rows = [
        (length_label(what, game), answer[what])
        for what in ("choices", "choices-a-round")
        if answer[what]
    ]
    console.print(length_table(say("lab-decisions"), rows))
    print_faults(answer["faults"], console)


def _show_scores(answer: Any, game: str, console: Console) -> None:
    for fact, seats in answer.items():
        rows = [(seat_label(each), each) for each in seats]
        console.print(length_table(say("lab-score", fact=fact.replace("_", " ")), rows))


def _show_times(answer: Any, game: str, console: Console) -> None:
    rows = [(each["name"], each) for each in answer]
    console.print(length_table(say("lab-times"), rows))


def _show_places(answer: Any, game: str, console: Console) -> None:
    console.print(length_table(say("lab-places"), [(seat_label(each), each) for each in answer]))


def _show_margins(answer: Any, game: str, console: Console) -> None:
    rows = [(fact.replace("_", " "), numbers) for fact, numbers in answer.items()]
    console.print(length_table(say("lab-margins"), rows))


QUESTIONS: Final[dict[str, Question]] = {
    "seats": Question(_seats, _show_seats),
    "bots": Question(_bots, _show_bots),
    "with": Question(_facts, _show_facts),
    "ends": Question(_ends, _show_ends),
    "length": Question(_length, _show_length),
    "decisions": Question(_decisions, _show_decisions),
    "times": Question(_times, _show_times),
    "places": Question(_places, _show_places),
    "scores": Question(_scores, _show_scores),
    "margins": Question(_margins, _show_margins),
}
"""By name. The message `lab-question-NAME` says what each is about."""
