"""How Destinies looks in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from rich.box import SQUARE
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fateloom.core.game import Move, Outcome
from fateloom.games.destinies.view import Card, Lying, Offer, Player, Road, Thrown, View
from fateloom.terminal.seats import Sitter
from fateloom.words import listed, reason, say

GAME: Final = "destinies"
SKILLS: Final = ("intelligence", "dexterity", "power")
SPACES: Final = 12
_LABEL: Final = 14
_PLAIN_TO_SEE: Final = ("turns-up", "comes-to", "happens", "stage", "equips", "opens")


class DestiniesRenderer:
    """Draws Destinies for 80 columns and more."""

    quiet = frozenset(_PLAIN_TO_SEE)

    def moment(self, view: View) -> tuple[object, ...]:
        """A new screen for every turn."""
        return view.day, view.turn

    def heading(self, view: View, sitters: Sequence[Sitter]) -> str:
        """The day, the step of the turn, and whose turn it is."""
        if view.turn is None:
            return _name(view, "story", view.scenario)
        return say(
            "terminal-destinies-heading",
            day=view.day,
            limit=view.limit,
            phase=say(f"destinies-phase-{view.phase}"),
            name=_who(view, view.turn, sitters),
        )

    def table(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """The available heroes during set-up; later every map and every hero."""
        lines: list[RenderableType] = []
        for candidate in view.heroes:
            if candidate.taken is not None:
                continue
            lines.append(Text(_name(view, "hero", candidate.hero), "bold"))
            lines.append(_indented(f"{candidate.role}. {candidate.about}"))
            lines.append(Padding(_tracks(candidate.tracks), (0, 0, 0, 2)))
        if view.turn is not None:
            for submap in dict.fromkeys(tile.submap for tile in view.tiles):
                lines += _map(view, submap, sitters)
            lines += [line for player in view.players for line in _player(view, player, sitters)]
        return lines

    def own(self, view: View, sitters: Sequence[Sitter], *, short: bool) -> list[RenderableType]:
        """The seat's Destiny, and the trade, test or visit in progress."""
        lines: list[RenderableType] = []
        if view.destiny is not None and not short:
            title = Text(say("terminal-destinies-secret", name=view.destiny.name), "bold")
            lines += [title, _indented(view.destiny.text)]
            lines += [line for road in view.destiny.roads for line in _road(road)]
        if view.trial is not None:
            skill = view.trial.skill
            for thrown in view.trial.thrown:
                track = view.players[thrown.seat].tracks[SKILLS.index(skill)]
                lines.append(_labelled(say(f"destinies-skill-{skill}"), _track(track)))
                lines += _thrown(view, thrown, sitters)
        if view.spread is not None:
            points = say("terminal-destinies-points", count=view.spread.points)
            lines += [Text(points), _tracks(view.spread.tracks)]
        if view.basket is not None:
            lines += _basket(view)
        return lines

    def asked(self, view: View, sitters: Sequence[Sitter]) -> str:
        """What the seat is asked."""
        if view.asked is None or not view.waiting:
            return ""
        return say(f"destinies-ask-{view.asked}", name=sitters[view.waiting[0]].name)

    def note(self, view: View, move: Move) -> Text | None:
        """The kind and cost of an option, or the value of a card."""
        made = _NOTES.get(move.kind)
        told = made(view, move.args) if made is not None else ""
        return Text(told, "dim") if told else None

    def resting(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """Options that are shown but cannot be taken, and why."""
        offers = view.scene.offers if view.scene is not None else ()
        return [
            Text(_refused(view, offer), "dim")
            for offer in offers
            if offer.refusal is not None and view.seat in view.waiting
        ]

    def more(self, view: View, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """What items do, what is for sale, and the rooms already visited."""
        lines: list[RenderableType] = []
        for card in view.cards:
            lines.append(Text(_card(view, card), "bold"))
            lines += [
                _indented(_power(view, power.ability, power.moment, power.discard))
                for power in card.powers
            ]
        for stack in view.stacks:
            wares = [_name(view, "item", item) for item in stack.items]
            told = listed(wares) if wares else say("terminal-destinies-nothing")
            lines.append(_labelled(_name(view, "poi", stack.poi), Text(told)))
        return lines or [Text(say("terminal-destinies-no-cards"))]

    def ending(
        self, outcome: Outcome, view: View, sitters: Sequence[Sitter]
    ) -> list[RenderableType]:
        """How far each player came."""
        return [
            _labelled(
                sitters[player.seat].name,
                Text(f"{_hero(view, player)}: {say(f'destinies-standing-{player.standing}')}"),
            )
            for player in view.players
        ]


# --- the map ------------------------------------------------------------------------------


def _map(view: View, submap: str, sitters: Sequence[Sitter]) -> list[RenderableType]:
    """One map with a cell for each tile: its name or hint, its places, and who stands there."""
    tiles = {(tile.x, tile.y): tile for tile in view.tiles if tile.submap == submap}
    columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    grid = Table(box=SQUARE, show_header=False, show_lines=True, expand=False)
    for _ in columns:
        grid.add_column(max_width=24)
    for row in range(min(y for _, y in tiles), max(y for _, y in tiles) + 1):
        found = [tiles.get((column, row)) for column in columns]
        grid.add_row(*[_tile(view, tile, sitters) if tile else "" for tile in found])
    return [Text(_name(view, "submap", submap), "dim"), grid]


def _tile(view: View, tile: Lying, sitters: Sequence[Sitter]) -> Text:
    name = _name(view, "tile", tile.tile)
    text = Text(name, "bold") if tile.explored else Text(f"? {name}", "dim")
    for spot in view.pois:
        if spot.tile == tile.tile:
            people = [_name(view, "npc", met.npc) for met in view.npcs if met.poi == spot.poi]
            place = _name(view, "poi", spot.poi)
            text.append(f"\n{place}" + (f" ({listed(people)})" if people else ""))
    if tile.items:
        lying = listed([_name(view, "item", item) for item in tile.items])
        text.append("\n" + say("terminal-destinies-lying", items=lying), "italic")
    here = [player for player in view.players if player.tile == tile.tile]
    if here:
        text.append("\n" + listed([sitters[player.seat].name for player in here]), "yellow")
    return text


# --- heroes -------------------------------------------------------------------------------


def _player(view: View, player: Player, sitters: Sequence[Sitter]) -> list[RenderableType]:
    """A hero's board: tracks, dice, coins, experience and items."""
    told = say(
        "terminal-destinies-hero",
        name=_who(view, player.seat, sitters),
        effort=player.effort,
        coins=player.coins,
        xp=player.xp,
        standing=say(f"destinies-standing-{player.standing}"),
    )
    lines: list[RenderableType] = [Text(told, "bold")]
    lines.append(Padding(_tracks(player.tracks), (0, 0, 0, 2)))
    if player.items:
        held = listed([_name(view, "item", item) for item in player.items])
        lines.append(_indented(say("terminal-destinies-holds", items=held)))
    return lines


def _tracks(tracks: Iterable[Sequence[int]]) -> Table:
    grid = Table.grid()
    grid.add_column(width=_LABEL, no_wrap=True)
    grid.add_column()
    for skill, track in zip(SKILLS, tracks, strict=True):
        grid.add_row(Text(say(f"destinies-skill-{skill}"), "dim"), _track(track))
    return grid


def _track(track: Sequence[int]) -> Text:
    """A track of twelve spaces, with the numbers of those that hold markers."""
    text = Text()
    for space in range(1, SPACES + 1):
        marked = track.count(space)
        text.append(("o" if marked == 1 else str(marked)) if marked else "·")
    return text.append("  " + " ".join(str(space) for space in track), "cyan")


def _road(road: Road) -> list[RenderableType]:
    path = say(f"destinies-path-{road.path}")
    lines: list[RenderableType] = [
        Padding(Text.assemble((f"{path}: {road.name}. ", "bold"), road.text), (0, 0, 0, 2))
    ]
    lines += [
        Padding(Text(say("terminal-destinies-step", text=step.text)), (0, 0, 0, 4))
        for step in road.steps
        if step.text is not None
    ]
    if road.ready:
        lines.append(Padding(Text(say("terminal-destinies-ready"), "bold yellow"), (0, 0, 0, 4)))
    return lines


# --- in the middle of something -----------------------------------------------------------


def _thrown(view: View, thrown: Thrown, sitters: Sequence[Sitter]) -> list[RenderableType]:
    """A roll with its result."""
    if thrown.total is None:
        return []
    faces = [say("destinies-face", a=face) for face in (*thrown.mains, *thrown.efforts)]
    told = say(
        "terminal-destinies-roll",
        name=sitters[thrown.seat].name,
        faces=listed(faces),
        total=thrown.total,
        markers=thrown.markers or 0,
        stars=thrown.stars or 0,
        granted=thrown.granted,
        successes=thrown.successes or 0,
    )
    return [Text(told)]


def _basket(view: View) -> list[RenderableType]:
    basket = view.basket
    assert basket is not None
    lines: list[RenderableType] = []
    for label, items in (("sold", basket.sold), ("bought", basket.bought)):
        if items:
            named = listed([_name(view, "item", item) for item in items])
            lines.append(_labelled(say(f"terminal-destinies-{label}"), Text(named)))
    lines.append(Text(say("terminal-destinies-left", coins=basket.coins)))
    return lines


# --- beside a choice ----------------------------------------------------------------------


def _take(view: View, args: Mapping[str, Any]) -> str:
    offer = _offer(view, args["option"])
    if offer is None:
        return ""
    facts = []
    if offer.kind == "scan-or-test" or offer.kind == "test":
        facts.append(say("terminal-destinies-test", skill=say(f"destinies-skill-{offer.skill}")))
    elif offer.kind not in ("interaction", "payment"):
        facts.append(say(f"destinies-kind-{offer.kind}"))
    if offer.cost:
        facts.append(say("terminal-destinies-costs", coins=offer.cost))
    if offer.note is not None:
        facts.append(offer.note)
    return ", ".join(facts)


def _scan(view: View, args: Mapping[str, Any]) -> str:
    offer = _offer(view, args["option"])
    return say(f"terminal-destinies-{offer.way}") if offer is not None and offer.way else ""


def _go(view: View, args: Mapping[str, Any]) -> str:
    tile = next(tile for tile in view.tiles if tile.tile == args["tile"])
    if not tile.explored:
        return say("terminal-destinies-unexplored")
    return listed([_name(view, "poi", spot.poi) for spot in view.pois if spot.tile == tile.tile])


def _worth(view: View, args: Mapping[str, Any]) -> str:
    value = next((card.value for card in view.cards if card.item == args["item"]), None)
    return "" if value is None else say("terminal-destinies-costs", coins=value)


_NOTES: Final[dict[str, Callable[[View, Mapping[str, Any]], str]]] = {
    "take": _take,
    "scan": _scan,
    "go": _go,
    "buy": _worth,
    "sell": _worth,
}


def _offer(view: View, thing: str) -> Offer | None:
    offers = view.scene.offers if view.scene is not None else ()
    return next((offer for offer in offers if offer.id == thing), None)


def _refused(view: View, offer: Offer) -> str:
    assert offer.refusal is not None
    why = reason(offer.refusal.code, offer.refusal.details, GAME) or offer.refusal.code
    return f"{_name(view, 'option', offer.id)}: {why} [{offer.refusal.rule}]"


# --- words --------------------------------------------------------------------------------


def _name(view: View, kind: str, thing: str) -> str:
    return next((words for key, words in view.names if key == f"{kind} {thing}"), thing)


def _hero(view: View, player: Player) -> str:
    return _name(view, "companion" if player.companion else "hero", player.hero or "")


def _who(view: View, seat: int, sitters: Sequence[Sitter]) -> str:
    hero = _hero(view, view.players[seat])
    return say("terminal-destinies-who", name=sitters[seat].name, hero=hero)


def _card(view: View, card: Card) -> str:
    name = _name(view, "item", card.item)
    value = "none" if card.value is None else card.value
    categories = listed([_name(view, "category", each) for each in card.categories])
    return say("terminal-destinies-card", name=name, value=value, categories=categories or "none")


def _power(view: View, ability: str, moment: str, discard: bool) -> str:
    words = _name(view, "ability", ability)
    when = say(f"destinies-moment-{moment}")
    return say(f"terminal-destinies-{'discard' if discard else 'always'}", words=words, when=when)


def _labelled(label: str, shown: Text) -> Table:
    """A line with a label on the left; the rest wraps under the text."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=_LABEL)
    grid.add_column()
    grid.add_row(Text(label, "dim"), shown)
    return grid


def _indented(text: str) -> Padding:
    return Padding(Text(text), (0, 0, 0, 2))


RENDERER: Final = DestiniesRenderer()
