"""The results of ladders of one game as a page of HTML."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any

from fateloom import __version__
from fateloom.lab.ladder import Ladder
from fateloom.lab.ladder_report import pair_label, pairs_title, rating_words, summarise_ladder
from fateloom.lab.pages.figures import Rate
from fateloom.lab.pages.page import (
    Section,
    axis,
    document,
    facts,
    heading,
    note,
    pairs_of,
    row,
    rows,
    table,
)
from fateloom.lab.pages.plots import Scale, dot_bar, rate_bar
from fateloom.lab.provenance import commit, options_in_words
from fateloom.lab.report import LENGTHS, figure, game_title, length_cells, mean_words, rate_words
from fateloom.words import say

Numbers = dict[str, Any]


def ladder_page(ladders: Sequence[Ladder]) -> str:
    """The page of ladders of the same game and bots, each with another number of seats."""
    first = ladders[0]
    found = [summarise_ladder(ladder) for ladder in ladders if ladder.duels]
    played = sum(len(ladder.duels) for ladder in ladders)
    parts = {
        "ratings": "".join(_ratings(each["ratings"]) for each in found if each["ratings"]),
        "pairs": "".join(map(_pairs, found)) or note(say("lab-no-games")),
        "places": _places(found),
        "times": _times(found),
        "provenance": _provenance(ladders),
    }
    sections = [Section(part, say(f"lab-page-{part}"), body) for part, body in parts.items()]
    title = say("lab-page-ladder", game=game_title(first.game))
    about = say("lab-page-ladder-about", games=f"{played:,}", bots=", ".join(first.bots))
    return document(title, about, sections)


def _ratings(ratings: Sequence[Numbers]) -> str:
    low = min(each["low"] for each in ratings)
    high = max(each["high"] for each in ratings)
    scale = Scale(low, high, 0.0)
    made = []
    for each in ratings:
        value, interval = rating_words(each)
        drawn = dot_bar(each["rating"], (each["low"], each["high"]), scale)
        made.append(row(each["bot"], drawn, f"{value} ({interval})"))
    ends = axis([f"{low:.0f}", f"{high:.0f}"])
    return note(say("lab-rating-why")) + rows([*made, ends])


def _pairs(found: Numbers) -> str:
    seats = found["seats"]
    scale = Scale(0, 1, 1 / seats)
    made = [
        row(
            pair_label(pair),
            rate_bar(Rate("", pair["wins"], pair["games"]), scale=scale),
            rate_words(pair),
        )
        for pair in found["pairs"]
    ]
    fair = note(say("lab-fair-share", percent=f"{100 / seats:.1f}"))
    return heading(pairs_title(seats)) + fair + rows(made)


def _places(found: Sequence[Numbers]) -> str:
    made = []
    for each in found:
        seats = each["seats"]
        fair = (seats + 1) / 2
        drawn = [
            row(
                pair_label(pair),
                dot_bar(
                    place["mean"],
                    (place["low"], place["high"]),
                    Scale(1, seats, fair),
                    (place["p10"], place["p90"]),
                ),
                mean_words(place),
            )
            for pair in each["pairs"]
            if (place := pair["place"]) is not None
        ]
        if drawn:
            title = heading(say("lab-by-place", others=seats - 1))
            why = note(say("lab-fair-place", place=figure(fair)))
            made.append(title + why + rows([*drawn, axis(["1", str(seats)])]))
    return note(say("lab-page-places-paired")) + "".join(made) if made else ""


def _times(found: Sequence[Numbers]) -> str:
    lines = [
        (say("lab-page-at-seats", bot=times["bot"], seats=each["seats"]), *length_cells(times))
        for each in found
        for times in each["times"]
    ]
    faults = [
        note(say("lab-faults", bot=bot, count=count))
        for each in found
        for bot, count in each["faults"].items()
    ]
    if not lines:
        return ""
    head = ["", *(say(f"lab-{column}") for column in LENGTHS)]
    return note(say("lab-page-ladder-times-how")) + table(head, lines) + "".join(faults)


def _provenance(ladders: Sequence[Ladder]) -> str:
    first = ladders[0]
    told = {
        "game": first.game,
        "rules": str(first.rules),
        "options": pairs_of(first.options),
        "ladder-bots": ", ".join(first.bots),
        "programs": pairs_of(first.programs),
        "seed": str(first.seed),
        "games": ", ".join(_games(ladder) for ladder in ladders),
        "version": __version__,
        "commit": commit() or say("lab-page-unknown"),
        "command": _command(ladders),
    }
    kept = [(say(f"lab-page-made-{key}"), value) for key, value in told.items() if value]
    return note(say("lab-page-provenance-how")) + facts(kept)


def _games(ladder: Ladder) -> str:
    played, games = len(ladder.duels), ladder.games * len(ladder.pairs)
    return say(
        "lab-page-ladder-games", seats=ladder.seats, played=f"{played:,}", games=f"{games:,}"
    )


def _command(ladders: Sequence[Ladder]) -> str:
    """The command that plays these ladders again."""
    first = ladders[0]
    seats = ",".join(str(ladder.seats) for ladder in ladders)
    words = ["fateloom", "ladder", first.game, "--games", str(first.games), "--players", seats]
    words += ["--bots", ",".join(first.bots), "--seed", str(first.seed)]
    return shlex.join(words + options_in_words(first.options, first.programs))
