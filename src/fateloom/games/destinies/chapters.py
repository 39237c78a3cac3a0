"""What a game tells the later parts of its campaign, and what they take from it (DST-SCN-13).

Facts of the story carry over, and nothing else: no items, coins, experience, markers or virtue, and
nothing about a seat. So the players may change from part to part (DST-SCN-04, DST-SCN-06).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fateloom.core.campaigns import Chapter, Fate, Hero, Place, Words
from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Seat
from fateloom.games.destinies.scenario import cache
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.texts import TextId
from fateloom.games.destinies.scenario.wording import plain
from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.view import View


def place(book: Book) -> Place | None:
    """The place of a story in its campaign; None for one that stands alone."""
    campaign = book.scenario.campaign
    if campaign is None:
        return None
    title = {} if campaign.title is None else _words(book, campaign.title)
    return Place(campaign.id, campaign.part, title)


def legacy(state: DestiniesState) -> dict[str, int]:
    """The facts that this game passes on to later parts of its campaign (DST-SCN-13); none of them
    helps a single hero."""
    facts = state.book.legacy
    return {fact.id: value for fact, value in zip(facts, state.legacy, strict=True)}


def chapter(state: DestiniesState, players: Sequence[str]) -> Chapter | None:
    """The chapter of a finished game; None if it is not over, or its story stands alone."""
    book = state.book
    where = place(book)
    if where is None or state.outcome is None:
        return None
    told = {language: state.translated(language).view(None) for language in state.languages}
    return Chapter(
        campaign=where.campaign,
        title=where.title,
        part=where.number,
        story=state.scenario,
        name=_words(book, book.scenario.title),
        days=state.day,
        heroes=tuple([_hero(told, seat, player) for seat, player in enumerate(players)]),
        fates=_fates(told),
        facts=legacy(state),
    )


def carried(story: str, chapters: Sequence[Chapter]) -> dict[str, int]:
    """The facts with which a story begins after these chapters. What no chapter tells has the
    value that it has alone.

    Raises `InvalidSetup` if the story is no later part of their campaign.
    """
    book = cache.book(story)
    where, last = place(book), chapters[-1]
    if where is None or where.campaign != last.campaign:
        raise InvalidSetup("campaign-other")
    if where.number <= last.part:
        raise InvalidSetup("campaign-earlier", last.part)
    known = {name: value for each in chapters for name, value in each.facts.items()}
    return {
        fact.id: min(max(known.get(fact.id, fact.start), fact.least, 0), fact.most)
        for fact in book.legacy
    }


def _words(book: Book, text: TextId) -> Words:
    story = book.scenario
    languages = (story.language, *story.translations)
    return {language: plain(book, language, text) for language in languages}


def _hero(told: Mapping[str, View], seat: Seat, player: str) -> Hero:
    """Who played at a seat, and what came of it, in all languages."""
    roads = {language: _road(view, seat) for language, view in told.items()}
    endings = {
        language: "\n".join([page.words for page in view.pages if page.seat == seat])
        for language, view in told.items()
    }
    first = next(iter(told.values()))
    return Hero(
        player=player,
        name={language: _name(view, seat) for language, view in told.items()},
        won=first.outcome is not None and seat in first.outcome.winners,
        path=roads if all(roads.values()) else {},
        ending=endings if all(endings.values()) else {},
    )


def _name(view: View, seat: Seat) -> str:
    player = view.players[seat]
    kind = "companion" if player.companion else "hero"
    return dict(view.names).get(f"{kind} {player.hero}", player.hero or "")


def _road(view: View, seat: Seat) -> str:
    """The name of the path on which a seat has won, or ""."""
    if view.tale is None or view.outcome is None or seat not in view.outcome.winners:
        return ""
    path = view.players[seat].path
    roads = [road for fate in view.tale.fates if fate.seat == seat for road in fate.destiny.roads]
    return next((road.name for road in roads if road.path == path), "")


def _fates(told: Mapping[str, View]) -> tuple[Fate, ...]:
    """What became of the people of the story, in all languages."""
    people = {language: view.tale.people for language, view in told.items() if view.tale}
    return tuple(
        [
            Fate(
                name={language: told[number].name for language, told in people.items()},
                words={language: told[number].words for language, told in people.items()},
            )
            for number in range(len(next(iter(people.values()), ())))
        ]
    )
