"""How fair Realms of Destiny is: what docs/balance/realms.md is made of.

A destiny is *in play* where it lies on the table or a player holds it: two Shared ones and
one Secret one a seat. Its fair share of the wins is what it would have if all that are in
play won equally often: 1 / (2 + seats).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from random import Random
from statistics import quantiles
from typing import Final

from benchmarks.cells import Cells
from benchmarks.tables import rate, table
from fateloom.bots import bot
from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies
from fateloom.games.realms.game import REALMS
from fateloom.lab.play import seed_of
from fateloom.lab.report import wilson

SEATS: Final = (2, 3, 4, 5, 6)
DECKS: Final = {"base": "44 base cards", "all": "all 56 cards"}
MOST, LEAST = 1.6, 0.5
"""How many times its fair share a destiny may win, at most and at least."""
MINUTES: Final = {2: 3.0}
"""Minutes a turn takes two players, who offer a card each (others: `MINUTES_A_TURN`)."""
MINUTES_A_TURN: Final = 2.0
LENGTH: Final = (24, 45)
"""The median length in minutes that is aimed at."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played.

    fell      whether a player was eliminated; `empty` whether the cards ran out
    in_play   the destinies in play; `won` those that it was won with
    lay, lay_winning   the cards in front of players at the end, and of the winners
    """

    index: int
    turns: int
    fell: bool
    empty: bool
    end: str
    in_play: tuple[str, ...]
    won: tuple[str, ...]
    lay: tuple[str, ...]
    lay_winning: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Games:
    """The plan of a cell: games with so many seats and this deck."""

    seats: int
    deck: str
    player: str
    seed: int
    modules: tuple[str, ...] = (__name__,)

    def play(self, indices: range) -> list[Played]:
        """Play the games with these indices."""
        return [self._game(index) for index in indices]

    def _game(self, index: int) -> Played:
        seats, seed = self.seats, seed_of(self.seed, index)
        state = REALMS.new(seed=seed, seats=seats, watch=True, deck=self.deck)
        assert state.events is not None
        choose = bot(self.player).choose
        chances = [Random(f"{seed}/{seat}") for seat in range(seats)]
        empty = False
        completed: set[str] = set()
        while state.waiting:
            seat = state.waiting[0]
            view = state.view(seat)
            empty = empty or not (view.pile or view.discards)
            state.events.clear()
            state.apply(seat, choose(REALMS, view, state.legal(seat), chances[seat]))
            completed = {event.args[1] for event in state.events if event.code == "completes"}
        outcome = state.outcome
        assert outcome is not None
        laid = [
            [c.NAME[card] for card in c.each(state.front[seat] | state.support[seat])]
            for seat in range(seats)
        ]
        return Played(
            index=index,
            turns=state.turn,
            fell=state.alive.bit_count() < seats,
            empty=empty,
            end=outcome.reason,
            in_play=tuple([c.DESTINY_NAMES[each] for each in (*state.shared, *state.secrets)]),
            won=tuple(sorted(completed)),
            lay=tuple(chain.from_iterable(laid)),
            lay_winning=tuple(chain.from_iterable(laid[seat] for seat in outcome.winners)),
        )


@dataclass
class Cell:
    """What many games with so many seats and this deck came to.

    turns     how long each game was
    fell      games in which a player was eliminated; `empty` those that ran out of cards
    ends      games by the reason they ended for
    in_play   games by destiny in play; `won` games won with it
    lay, lay_winning   players at the end by card in front of them, and winners among them
    """

    games: int = 0
    turns: list[int] = field(default_factory=list)
    fell: int = 0
    empty: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    in_play: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    lay: Counter[str] = field(default_factory=Counter)
    lay_winning: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """Take in a game."""
        self.games += 1
        self.turns.append(played.turns)
        self.fell += played.fell
        self.empty += played.empty
        self.ends[played.end] += 1
        self.in_play.update(played.in_play)
        self.won.update(played.won)
        self.lay.update(played.lay)
        self.lay_winning.update(played.lay_winning)


Found = dict[tuple[int, str], Cell]
"""By seats and deck."""


def report(cells: Cells) -> Iterator[str]:
    """The whole report, line by line."""
    found = {(seats, deck): played(cells, seats, deck) for seats in SEATS for deck in DECKS}
    yield from told(found, cells.games, cells.player, cells.seed)


def played(cells: Cells, seats: int, deck: str) -> Cell:
    """What the games with so many seats and this deck came to."""
    plan = Games(seats, deck, cells.player, cells.seed)
    said = {
        "game": REALMS.name,
        "rules": REALMS.rules,
        "bots": [cells.player] * seats,
        "seed": cells.seed,
        "options": {"deck": deck},
    }
    cell = Cell()
    name = f"realms {seats} {deck}"
    for game in cells.play(name, plan, cells.games, said, Played, lambda game: game.index):
        cell.add(game)
    return cell


def told(cells: Found, games: int, player: str, seed: int) -> Iterator[str]:
    """The report of games that were played."""
    yield "# Balance: Realms of Destiny\n"
    yield (
        f"Played by the `{player}` bot: {games:,} games with each number of players and each deck."
        " In brackets the 95 % interval (Wilson). A figure out of bounds has an exclamation mark:"
        f" medians other than {LENGTH[0]} to {LENGTH[1]} minutes, and destinies that win more than"
        f" {MOST} times or less than {LEAST} times their fair share. That share is what a destiny"
        " would have if all in play (two Shared ones, a Secret one a player) won equally often.\n"
    )
    command = f"python -m benchmarks.balance realms --games {games} --bot {player} --seed {seed}"
    yield f"```sh\n{command} > docs/balance/realms.md\n```\n"
    yield "## What each destiny asks for\n"
    yield "In brackets the number it was first designed with, where it was changed.\n"
    for full, words in enumerate(DECKS.values()):
        yield f"With {words}:\n"
        yield from _thresholds(bool(full))
        yield ""
    yield CHANGED.strip()
    yield ""
    yield "## Length\n"
    yield (
        f"At {MINUTES_A_TURN:.0f} minutes a turn; {MINUTES[2]:.0f} with two players, who put up a"
        " card each.\n"
    )
    yield from _lengths(cells)
    yield "\n## How games end\n"
    yield from _ends(cells)
    for deck, words in DECKS.items():
        by_seats = {seats: cells[seats, deck] for seats in SEATS}
        yield f"\n## Destinies, {words}\n"
        yield "Games won with the destiny of those in which it was in play, in percent.\n"
        yield from _destinies(by_seats)
        yield "\nThe same as a multiple of the fair share.\n"
        yield from _against_fair(by_seats)
    yield "\n## Cards\n"
    yield "Of the players who had the card in front of them at the end: how many had won.\n"
    yield from _cards(cells)


CHANGED: Final = """
*2 of 9* are 2 of what the destiny counts, among 9 cards or more of any kind in front of the
player; *2 with 4* are 2 of what it counts, and 4 cards or more in front of the player.

Why:

- Numbers go by the deck as well as by the number of players. The twelve advanced cards give more
  draws and larger hands: with the same numbers the Magnate won less than a tenth of its fair share
  among two players with the base cards, and nearly twice its share with all.
- Spendthrift, Hermit and Unifier won two to three times their fair share with good players: a
  bid of 7 is made in the first turns, four cards lie in front of everybody soon, and two of
  each family come by themselves. They ask for more, the more so the fewer play.
- Hands of three and more players hardly reach 14 cards, and games end before a fourth additional
  draw, a fourth Token or a fifth card with a type: Magnate, Renter, Relic Hunter and Wanderer ask
  for what a game of that length gives.
- Nobody sells a third Fighter, Field or Book to a player who has two: these destinies won a fifth
  of their share. Two are enough, but that comes too early, so most tables ask for other cards
  besides. So it is with four cards of one family, with the Twin Crowns, and with Tokens and
  additional draws where one more is far too hard and one less far too easy.
- The Champion is no Fighter any more: with all 56 cards there were ten Fighters, and eight Fields
  and Books.
- Two players leave out the Assassin and the Guardian Angel, which ask for what ends their game
  anyway. Both take a card a turn, so they need more of nearly everything.
"""
FIRST: Final = (3, 3, 3, 5, 6, 14, 1, 1, 4, 4, 4, 7, 5, 6)
FIRST_BY_TWO: Final = (4, 4, 4, 5, 6, 14, 1, 1, 6, 5, 4, 5, 5, 6)
"""What the destinies asked for before they were tuned."""


def _thresholds(full: bool) -> Iterable[str]:
    def number(destiny: int, seats: int) -> str:
        if destiny in c.SECRET and destiny not in destinies.secret(seats):
            return "left out"
        count, among, _ = destinies.goals(seats, full)[destiny]
        first = (FIRST_BY_TWO if seats == 2 else FIRST)[destiny]
        if among:
            word = "of" if destiny in destinies.LAID else "with"
            return f"{count} {word} {among} cards ({first})"
        return str(count) if count == first else f"{count} ({first})"

    return table(
        ("Destiny", *(f"{seats} players" for seats in SEATS)),
        [
            (name, *(number(destiny, seats) for seats in SEATS))
            for destiny, name in enumerate(c.DESTINY_NAMES)
        ],
    )


def _lengths(cells: Found) -> Iterable[str]:
    rows = []
    for (seats, deck), cell in cells.items():
        tenths = quantiles(cell.turns, n=10)
        least, median, most = tenths[0], tenths[4], tenths[8]
        minutes = median * MINUTES.get(seats, MINUTES_A_TURN)
        rows.append(
            (
                str(seats),
                deck,
                f"{least:.0f} / {median:.0f} / {most:.0f}",
                f"{minutes:.0f}{'' if LENGTH[0] <= minutes <= LENGTH[1] else ' !'}",
                rate(cell.fell, cell.games),
                rate(cell.empty, cell.games),
            )
        )
    turns = "Turns: 10 % / median / 90 %"
    head = ("Players", "Deck", turns, "Median minutes", "Someone eliminated", "Cards ran out")
    return table(head, rows)


def _ends(cells: Found) -> Iterable[str]:
    reasons = sorted(set(chain.from_iterable(cell.ends for cell in cells.values())))
    return table(
        ("Players", "Deck", *reasons),
        [
            (str(seats), deck, *(rate(cell.ends[reason], cell.games) for reason in reasons))
            for (seats, deck), cell in cells.items()
        ],
    )


def _destinies(cells: dict[int, Cell]) -> Iterable[str]:
    def share(name: str, cell: Cell) -> str:
        played = cell.in_play[name]
        return rate(cell.won[name], played) if played else "-"

    return table(
        ("Destiny", *(f"{seats} players" for seats in cells)),
        [(name, *(share(name, cell) for cell in cells.values())) for name in c.DESTINY_NAMES],
    )


def _against_fair(cells: dict[int, Cell]) -> Iterable[str]:
    """Each destiny's wins as a multiple of its fair share."""

    def times(name: str, seats: int) -> str:
        won, played = cells[seats].won[name], cells[seats].in_play[name]
        if not played:
            return "-"
        fair, low, high = (share * (2 + seats) for share in (won / played, *wilson(won, played)))
        bounds = "" if LEAST <= fair <= MOST else " !"
        return f"{fair:.2f} ({low:.2f} to {high:.2f}){bounds}"

    return table(
        ("Destiny", *(f"{seats} players" for seats in cells)),
        [(name, *(times(name, seats) for seats in cells)) for name in c.DESTINY_NAMES],
    )


def _cards(cells: Found) -> Iterable[str]:
    def all_games(deck: str) -> tuple[Counter[str], Counter[str]]:
        lay: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for seats in SEATS:
            lay.update(cells[seats, deck].lay)
            won.update(cells[seats, deck].lay_winning)
        return lay, won

    found = [all_games(deck) for deck in DECKS]
    rows: Sequence[Sequence[str]] = [
        (name, *(rate(won[name], lay[name]) if lay[name] else "-" for lay, won in found))
        for name in sorted(c.NAME)
    ]
    return table(("Card", "44 base cards", "All 56 cards"), rows)
