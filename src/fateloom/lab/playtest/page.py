"""The report of a playtest as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from importlib.resources import files
from typing import Final

from fateloom.games.destinies.scenario.wording import plain
from fateloom.lab.pages.figures import Rate, Spread, percent
from fateloom.lab.pages.page import Section, document, heading, note, plot, plots, row, rows
from fateloom.lab.pages.plots import histogram, limit_bar, rate_bar, share_bar
from fateloom.lab.playtest import charts
from fateloom.lab.playtest import verdicts as v
from fateloom.lab.playtest.catalogue import Kind
from fateloom.lab.playtest.graph import graphs
from fateloom.lab.playtest.statistics import Figures, TableFigures
from fateloom.lab.playtest.uncovered import Unseen, unseen
from fateloom.lab.playtest.verdicts import LIMITS, Verdict, verdicts
from fateloom.words import say

SHADES: Final = ("never", "made", "rare", "some", "often")
_PARTS: Final = (
    "verdicts",
    "wins",
    "lengths",
    "tables",
    "pieces",
    "virtue",
    "map",
    "graph",
    "coverage",
    "unseen",
)


def page(figures: Figures, places: Mapping[str, str], games: Mapping[int, str]) -> str:
    """The page. `places` say where things stand in the author's files, by their paths; `games`
    where the games made for things are kept, by the numbers of the things."""
    playtest = figures.playtest
    story = playtest.book.scenario
    said = plain(playtest.book, story.language, story.title)
    title = say("playtest-title", title=said)
    about = say(
        "playtest-about",
        games=len(playtest.rows),
        tables=len(playtest.tables),
        seed=str(playtest.seed),
    )
    judged = verdicts(figures)
    parts = {
        "verdicts": _verdicts(judged),
        "wins": _wins(figures),
        "lengths": _lengths(figures),
        "tables": _tables(figures),
        "pieces": _pieces(figures),
        "virtue": _virtue(figures),
        "map": _map(figures),
        "graph": _graph(figures),
        "coverage": _coverage(figures),
        "unseen": _unseen(unseen(figures, places), games),
    }
    css = (files("fateloom.lab.playtest") / "playtest.css").read_text(encoding="utf-8")
    sections = [Section(part, say(f"playtest-{part}"), parts[part]) for part in _PARTS]
    return document(title, about, sections, head=_tally(judged), css=css)


def _p(message: str) -> str:
    return note(say(message))


# --- verdicts ---------------------------------------------------------------------------------


def _tally(judged: list[Verdict]) -> str:
    said = []
    for state in (v.VerdictState.MET, v.VerdictState.NOT_MET, v.VerdictState.OPEN):
        count = sum(verdict.state == state for verdict in judged)
        words = escape(say("playtest-tally", state=state, count=count))
        sign = say("playtest-sign", state=state)
        said.append(f'<span class="{state}"><span class="sign">{sign}</span> {words}</span>')
    return f'<p class="tally">{"".join(said)}</p>'


def _verdicts(judged: list[Verdict]) -> str:
    order = {v.VerdictState.NOT_MET: 0, v.VerdictState.OPEN: 1, v.VerdictState.MET: 2}
    items = []
    for verdict in sorted(judged, key=lambda each: order[each.state]):
        state = escape(say("playtest-state", state=verdict.state))
        items.append(
            f'<li class="{verdict.state}"><span class="sign" title="{state}">'
            f"{say('playtest-sign', state=verdict.state)}</span>"
            f'<span class="rule">{escape(verdict.rule)}</span>'
            f"<span>{escape(words_of(verdict))}</span></li>"
        )
    return f'<ul class="verdicts">{"".join(items)}</ul>'


def words_of(verdict: Verdict) -> str:
    """What a verdict says."""
    details = dict(verdict.details)
    if "kind" in details:
        details["what"] = say("playtest-kind", kind=details["kind"])
    return say(f"playtest-about-{verdict.about}", **details)


# --- who wins, how long, what is in use ------------------------------------------------------


def rate_words(rate: Rate) -> str:
    """A share with its interval."""
    low, high = rate.interval
    return say(
        "playtest-rate", share=percent(rate.share), low=f"{100 * low:.0f}", high=percent(high)
    )


def _wins(figures: Figures) -> str:
    if not figures.fair:
        return _p("playtest-no-fair")
    names = _heroes(figures)
    band = v.WINS if len(figures.heroes) >= 3 else None
    heroes = [
        row(names[rate.name], rate_bar(rate, band), rate_words(rate)) for rate in figures.heroes
    ]
    paths = [
        row(
            say("playtest-victories", hero=names[hero], path=rate.name),
            rate_bar(rate, (v.PATH_LEAST, 1.0)),
            rate_words(rate),
        )
        for hero, rates in figures.paths.items()
        for rate in rates
    ]
    how, title = _p("playtest-wins-how"), heading(say("playtest-paths"))
    return f"{how}{rows(heroes)}{title}{rows(paths)}"


def _heroes(figures: Figures) -> dict[str, str]:
    book = figures.things.book
    story = book.scenario
    return {hero.id: plain(book, story.language, hero.name) for hero in story.heroes}


def _lengths(figures: Figures) -> str:
    fair = figures.fair
    if not fair:
        return _p("playtest-no-fair")
    lengths = (
        ("days", Spread.of(row.days for row in fair), v.DAYS),
        ("turns", Spread.of(row.turns for row in fair), v.TURNS),
        ("minutes", Spread.of(row.minutes for row in fair), v.MINUTES),
        ("words", Spread.of(row.words for row in fair), v.HEARD),
    )
    drawn = []
    for name, spread, band in lengths:
        label = say(f"playtest-plot-{name}")
        drawn.append(plot(label, histogram(spread, band, label)))
    return f"{_p('playtest-lengths-how')}{plots(drawn)}"


_COLUMNS: Final = ("table", "games", "ends", "wins", "days", "turns", "minutes", "words",
                   "finales", "setbacks", "defeats")  # fmt: skip


def _tables(figures: Figures) -> str:
    head = "".join(
        f"<th{'' if name in ('table', 'ends', 'wins') else ' class=n'}>"
        f"{escape(say(f'playtest-column-{name}'))}</th>"
        for name in _COLUMNS
    )
    body = "".join(_table(line) for line in figures.lines)
    return f'<div class="scroll"><table class="wide"><tr>{head}</tr>{body}</table></div>'


def table_words(line: TableFigures) -> str:
    """What a table is called: its mode, and who sits there."""
    seats = line.table.seats
    players = [
        f"{seats.count(name)} × {say('playtest-player', player=name)}"
        for name in dict.fromkeys(seats)
    ]
    mode = say("playtest-mode", mode=line.table.mode, grade=line.table.grade)
    return say("playtest-seated", mode=mode, players=", ".join(players))


def ends_words(line: TableFigures) -> str:
    """How games at a table end, and how often."""
    return ", ".join(
        f"{say('playtest-end', reason=reason)} {count}" for reason, count in line.ends.items()
    )


def _table(line: TableFigures) -> str:
    wins = "<br>".join(
        escape(f"{say('playtest-player', player=rate.name)} {rate_words(rate)}")
        for rate in line.players
    )
    spreads = "".join(
        f'<td class="n">{spread.at(50):,.0f}<br><small>{escape(_reach(spread))}</small></td>'
        for spread in (line.days, line.turns, line.minutes, line.words)
    )
    means = "".join(
        f'<td class="n">{mean:.1f}</td>' for mean in (line.finales, line.setbacks, line.defeats)
    )
    return (
        f'<tr><td>{escape(table_words(line))}</td><td class="n">{line.games:,}</td>'
        f"<td>{escape(ends_words(line))}</td><td>{wins}</td>{spreads}{means}</tr>"
    )


def _reach(spread: Spread) -> str:
    """Where most of the numbers lie."""
    return say("playtest-reach", low=f"{spread.at(10):,.0f}", high=f"{spread.at(90):,.0f}")


def _pieces(figures: Figures) -> str:
    made = [
        row(
            say("playtest-piece", piece=piece),
            limit_bar(spread, LIMITS[piece]),
            say(
                "playtest-used",
                most=int(spread.values[-1]) if spread.values else 0,
                limit=LIMITS[piece],
            ),
        )
        for piece, spread in figures.most.items()
    ]
    return f"{_p('playtest-pieces-how')}{rows(made)}"


def _virtue(figures: Figures) -> str:
    names = _heroes(figures)
    drawn = []
    for hero, spread in figures.virtue.items():
        if spread.values:
            words = say(
                "playtest-virtue-row",
                least=int(spread.values[0]),
                most=int(spread.values[-1]),
                mean=f"{spread.mean:+.1f}",
            )
            drawn.append(plot(names[hero], histogram(spread, None, names[hero]), words))
    return plots(drawn) if drawn else ""


# --- coverage ---------------------------------------------------------------------------------


def _key() -> str:
    said = "".join(
        f'<span><i class="{shade}"></i>{escape(say("playtest-key", shade=shade))}</span>'
        for shade in SHADES
    )
    return f'<p class="key">{said}</p>'


def _map(figures: Figures) -> str:
    drawn = "".join(
        f'<h3>{escape(name)}</h3><div class="scroll">{picture}</div>'
        for name, picture in charts.maps(figures)
    )
    return f"{_p('playtest-map-how')}{_key()}{drawn}"


def _graph(figures: Figures) -> str:
    names = _heroes(figures)
    drawn = "".join(
        f"<h3>{escape(say('playtest-graph-title', hero=names[each.hero], path=each.path, title=each.title))}"  # noqa: E501
        f'</h3><div class="scroll">{charts.graph(each)}</div>'
        for each in graphs(figures)
    )
    return f"{_p('playtest-graph-how')}{_key()}{drawn}"


def _coverage(figures: Figures) -> str:
    made = [
        row(
            say("playtest-kind", kind=cover.kind),
            share_bar(cover.seen / cover.all),
            say("playtest-seen", seen=cover.seen, all=cover.all),
        )
        for cover in figures.covers
        if cover.all and cover.kind != Kind.PATH
    ]
    return rows(made)


def _unseen(listed: list[Unseen], games: Mapping[int, str]) -> str:
    if not listed:
        return _p("playtest-unseen-none")
    return f"{_p('playtest-unseen-how')}{''.join(_unseen_kinds(listed, games))}"


def _unseen_kinds(listed: list[Unseen], games: Mapping[int, str]) -> Iterator[str]:
    head = "".join(
        f"<th>{escape(say(f'playtest-column-{name}'))}</th>" for name in ("thing", "place", "game")
    )
    for kind in dict.fromkeys(each.kind for each in listed):
        cells = []
        for each in listed:
            if each.kind == kind:
                game = escape(each.said)
                if each.bit in games:
                    game = f'<a href="{escape(games[each.bit])}" download>{game}</a>'
                offered = f"<br><small>{escape(each.note)}</small>" if each.note else ""
                cells.append(
                    f"<tr><td><code>{escape(each.name)}</code>{offered}</td>"
                    f"<td><code>{escape(each.place)}</code></td><td>{game}</td></tr>"
                )
        yield (
            f"<details open><summary>{escape(say('playtest-kind', kind=kind))}: {len(cells)}"
            f'</summary><div class="scroll"><table><tr>{head}</tr>{"".join(cells)}</table></div>'
            "</details>"
        )
