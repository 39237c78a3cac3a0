"""The report of a dataset as one page of HTML."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fateloom.lab.datasets.folder import Dataset, Manifest
from fateloom.lab.datasets.questions import ask
from fateloom.lab.datasets.recording import NONE
from fateloom.lab.pages.figures import Rate, Spread
from fateloom.lab.pages.page import (
    Section,
    axis,
    document,
    facts,
    heading,
    note,
    pairs_of,
    plot,
    plots,
    row,
    rows,
    table,
)
from fateloom.lab.pages.plots import SHARES, Scale, dot_bar, histogram, rate_bar
from fateloom.lab.provenance import options_in_words
from fateloom.lab.report import (
    LENGTHS,
    end_of,
    figure,
    game_title,
    length_cells,
    length_label,
    mean_words,
    rate_words,
    seat_label,
    title_of,
)
from fateloom.words import name, say

Numbers = Mapping[str, Any]


def page(dataset: Dataset) -> str:
    """The page. Raises `BadDataset`."""
    manifest = dataset.manifest
    answers = ask(dataset)
    games = len(dataset.indices())
    parts = {
        "wins": _wins(answers, manifest) if answers else note(say("lab-no-games")),
        "places": _places(answers.get("places", ()), len(manifest.bots)),
        "length": _length(dataset, answers),
        "ends": _ends(answers),
        "scores": _scores(answers),
        "times": _times(answers),
        "provenance": _provenance(manifest, games),
    }
    sections = [Section(part, say(f"lab-page-{part}"), body) for part, body in parts.items()]
    title = say("lab-page-title", game=game_title(manifest.game))
    about = say("lab-page-about", games=f"{games:,}", bots=", ".join(manifest.bots))
    return document(title, about, sections)


def _wins(answers: Mapping[str, Any], manifest: Manifest) -> str:
    seats = len(manifest.bots)
    scale = Scale(0, 1, 1 / seats) if seats > 1 else SHARES
    fair = say("lab-fair-share", percent=f"{100 / seats:.1f}")
    made = [note(say("lab-page-interval") + (f" {fair}" if seats > 1 else ""))]
    made += [heading(say("lab-by-seat")), _rates(answers["seats"], seat_label, scale)]
    if 1 < len(answers["bots"]) < seats:
        made += [heading(say("lab-by-bot")), _rates(answers["bots"], _name, scale)]
    seen: list[list[tuple[float, int]]] = []
    for fact, rates in answers.get("with", {}).items():
        groups = [(rate["wins"], rate["games"]) for rate in rates]
        if groups in seen:  # another name for the same: a hero and the portrait
            continue
        seen.append(groups)
        titled = [rate | {"name": name(manifest.game, rate["name"])} for rate in rates]
        made += [heading(title_of(fact)), _rates(titled, _name, scale)]
    return "".join(made)


def _name(each: Numbers) -> str:
    return str(each["name"])


def _rates(rates: Iterable[Numbers], label: Any, scale: Scale = SHARES) -> str:
    return rows(
        row(
            label(each),
            rate_bar(Rate("", each["wins"], each["games"]), scale=scale),
            rate_words(each),
        )
        for each in rates
    )


def _means(groups: Sequence[Numbers], label: Any, scale: Scale) -> str:
    """Means with their intervals, and where eight of ten values lie."""
    made = [
        row(
            label(each),
            dot_bar(each["mean"], (each["low"], each["high"]), scale, (each["p10"], each["p90"])),
            mean_words(each),
        )
        for each in groups
    ]
    return rows([*made, axis([figure(scale.low), figure(scale.high)])])


def _scale(groups: Sequence[Numbers]) -> Scale:
    """From the least to the most of all values."""
    return Scale(min(each["least"] for each in groups), max(each["most"] for each in groups))


def _places(places: Sequence[Numbers], seats: int) -> str:
    if not places:
        return ""
    fair = (seats + 1) / 2
    how = note(say("lab-page-places-how", fair=figure(fair)))
    return how + _means(places, seat_label, Scale(1, seats, fair))


def _length(dataset: Dataset, answers: Mapping[str, Any]) -> str:
    if not answers:
        return ""
    game = dataset.manifest.game
    games = dataset.table("games", ["round", "choices"])
    drawn = []
    for column, what in (("round", "rounds"), ("choices", "choices")):
        spread = Spread.of(games.column(column).drop_null().to_pylist())
        if spread.values:
            label = length_label(what, game)
            drawn.append(plot(label, histogram(spread, None, label)))
    told = answers.get("length", {}) | {
        what: answers["decisions"][what]
        for what in ("choices", "choices-a-round")
        if answers["decisions"][what]
    }
    lines = [(length_label(what, game), numbers) for what, numbers in told.items()]
    return plots(drawn) + _table(lines)


def _table(lines: Iterable[tuple[str, Numbers]]) -> str:
    head = ["", *(say(f"lab-{column}") for column in LENGTHS)]
    return table(head, [(label, *length_cells(numbers)) for label, numbers in lines])


def _ends(answers: Mapping[str, Any]) -> str:
    if "ends" not in answers:
        return ""
    ends = answers["ends"]
    told = [rate | {"name": end_of(reason)} for reason, rate in ends["reasons"].items()]
    if ends["shared"]["wins"]:
        told.append(ends["shared"] | {"name": say("lab-shared-victory")})
    return _rates(told, _name)


def _scores(answers: Mapping[str, Any]) -> str:
    made = []
    for fact, groups in answers.get("scores", {}).items():
        made += [heading(_words(fact)), _means(groups, seat_label, _scale(groups))]
    if "margins" in answers:
        lines = [(_words(fact), numbers) for fact, numbers in answers["margins"].items()]
        made += [heading(say("lab-margins")), _table(lines)]
    return note(say("lab-page-scores-how")) + "".join(made) if made else ""


def _words(fact: str) -> str:
    return fact.replace("_", " ")


def _times(answers: Mapping[str, Any]) -> str:
    if "times" not in answers:
        return ""
    lines = [(each["name"], each) for each in answers["times"]]
    faults = answers["decisions"]["faults"].items()
    said = [note(say("lab-faults", bot=bot, count=count)) for bot, count in faults]
    return note(say("lab-page-times-how")) + _table(lines) + "".join(said)


# --- how it was made ------------------------------------------------------------------


def _provenance(manifest: Manifest, games: int) -> str:
    told = {
        "game": manifest.game,
        "rules": str(manifest.rules),
        "options": pairs_of(manifest.options),
        "bots": ", ".join(manifest.bots),
        "programs": pairs_of(manifest.programs),
        "seed": str(manifest.seed),
        "games": say("lab-page-games", played=f"{games:,}", games=f"{manifest.games:,}"),
        "version": manifest.fateloom,
        "commit": manifest.commit or say("lab-page-unknown"),
        "command": command_of(manifest),
    }
    kept = [(say(f"lab-page-made-{key}"), value) for key, value in told.items() if value]
    return note(say("lab-page-provenance-how")) + facts(kept)


def command_of(manifest: Manifest) -> str:
    """The command that makes the dataset again."""
    words = ["fateloom", "simulate", manifest.game, "--games", str(manifest.games)]
    words += ["--seats", ",".join(manifest.bots), "--seed", str(manifest.seed)]
    words += options_in_words(manifest.options, manifest.programs)
    if manifest.records != NONE:
        words += ["--records", manifest.records]
    return shlex.join([*words, "--out", "games/"])
