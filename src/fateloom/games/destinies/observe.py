"""What a seat may see of a table: the one place that decides.

Everything on the table is public: the map, coins, markers, items, whatever was read. Hidden are a
hero's Destiny, its progress and whether a Finale can start, which only its owner sees (DST-DEST-04,
DST-FIN-02), the private facts of a hero, and everybody's virtue, which nobody sees (DST-VIR-05).
Team mates share one Destiny (DST-TEAM-20).

In private reading (DST-REQ-17) the texts and offers of a visit are also hidden from all who are not
there. Actions and their effects on the table are public.
"""

from __future__ import annotations

from typing import Final

from fateloom.core.game import Seat
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import view as p
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.observing import board, destinies, pictures
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import abilities, items, options, skill_tests, trade
from fateloom.games.destinies.rules.reading import readers
from fateloom.games.destinies.rules.standing import IN_FINALE
from fateloom.games.destinies.scenario import names
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.conditions import ALWAYS
from fateloom.games.destinies.scenario.wording import plain
from fateloom.games.destinies.tracks import LEFT
from fateloom.games.destinies.view import View

EVENT_CODES: Final = frozenset(
    {
        "abandons",
        "asks",
        "begins",
        "brings",
        "buys",
        "chooses",
        "closes-stack",
        "coins",
        "comes-out",
        "comes-to",
        "counts",
        "day",
        "deals",
        "defeated",
        "dismisses",
        "effort",
        "enters",
        "equips",
        "explores",
        "finale",
        "fulfils",
        "gains",
        "hands-coin",
        "hands-over",
        "happens",
        "lays",
        "leaves",
        "loses",
        "marker",
        "markers",
        "moves",
        "moves-stack",
        "opens",
        "opens-stack",
        "over",
        "picks",
        "places",
        "reads",
        "removes",
        "retries",
        "rolls",
        "runs-out",
        "says",
        "scans",
        "sells",
        "stage",
        "stays",
        "stocks",
        "suffers",
        "summons",
        "takes",
        "takes-dice",
        "tested",
        "token",
        "travels",
        "turn",
        "turns-up",
        "uses",
        "visits",
        "walks",
        "xp",
        "yields",
    }
)
REVEALS: Final = frozenset(
    {"reads", "happens", "suffers", "stage", "turn", "fulfils", "defeated", "over"}
)
"""The events that reveal hidden information by the rules: conditional texts, events caused by
hidden facts, and turns that begin without any."""

KINDS: Final = {
    d.Interaction: "interaction",
    d.Pay: "payment",
    d.Test: "test",
    d.ItemScan: "scan",
    d.DestinyScan: "destiny",
    d.ScanOrTest: "scan-or-test",
    d.Trade: "trade",
    d.StartFinale: "finale",
    d.Travel: "travel",
    d.Enter: "dungeon",
}


def view(state: Position, seat: Seat | None) -> View:
    """The view of this seat or a spectator."""
    story = state.book.scenario
    frame = state.stack[-1] if state.stack else None
    hero = _hero_of(state, seat)
    sealed = not _reads(readers(state), seat)
    scene = _scene(state, frame, hero) if frame and not sealed else None
    trial = _trial(state) if frame and frame[0] in f.IN_TEST else None
    plan = _plan(state, hero, scene.dungeon) if scene and scene.dungeon else ()
    opened = pictures.opened(state, scene, not sealed)
    return View(
        seat=seat,
        waiting=state.waiting,
        asked=f.ASK_NAMES[frame[0]] if frame else None,
        phase=_phase(state),
        scenario=state.scenario,
        version=story.version,
        language=state.language,
        mode=state.mode,
        limit=state.limit,
        own_dice=state.own_dice,
        story_table=state.story_table,
        private=state.private,
        short=state.short,
        day=state.day,
        first=state.first,
        turn=state.turn if state.turn >= 0 else None,
        names=(*board.names(state), *_names(state, scene, trial, plan)),
        heroes=board.candidates(state),
        players=tuple([board.player(state, each) for each in range(state.seats)]),
        tiles=board.tiles(state),
        pois=board.pois(state),
        npcs=board.npcs(state, not sealed),
        stacks=board.stacks(state),
        cards=board.cards(state),
        place=story.pois[state.place].id if state.place >= 0 else None,
        scene=scene,
        trial=trial,
        spread=_spread(frame) if frame and frame[0] == f.SPREAD else None,
        basket=_basket(state, frame) if frame and frame[0] == f.TRADE else None,
        item=items.item_id(state, frame[2]) if frame and frame[0] == f.SHARE else None,
        pages=tuple([board.page(state, *page) for page in state.pages if _reads(page[3], seat)]),
        picture=opened.of if opened else None,
        pictures=pictures.known(state, opened),
        frontispiece=pictures.frontispiece(state.book) if state.day <= 1 else None,
        plan=plan,
        destiny=destinies.destiny(state, hero) if hero >= 0 else None,
        tale=destinies.tale(state),
        memory=_memory(state, seat, hero, sealed),
        outcome=state.outcome,
    )


def _reads(seats: tuple[Seat, ...] | None, seat: Seat | None) -> bool:
    """Whether a seat is among the readers of a text."""
    return seats is None or seat in seats


def _hero_of(state: Position, seat: Seat | None) -> int:
    """The hero whose secrets this seat knows, or -1."""
    if seat is None or not state.playing:
        return -1
    return state.hero_of(state.persons[seat])


def _phase(state: Position) -> str:
    """The step of the turn (DST-TURN-03)."""
    if state.outcome is not None:
        return "ended"
    codes = [frame[0] for frame in state.stack]
    if f.TRADE in codes:
        return "trade"
    if state.turn >= 0 and state.standing[state.active] == IN_FINALE:
        return "finale"
    if f.MOVE in codes:
        return "move"
    if state.place >= 0 or f.PLACE in codes or f.LOOK in codes:
        return "visit"
    return "start"


# --- what is asked ----------------------------------------------------------------------------


def _plan(state: Position, hero: int, dungeon: str) -> tuple[p.Room, ...]:
    """The rooms and ways of a dungeon that a hero has seen. A conditional way is included only once
    taken, as it may have been closed before (DST-DUN-08)."""
    if hero < 0 or not state.walked[hero]:
        return ()
    book, walked, trod = state.book, state.walked[hero], state.trod[hero]
    rooms = []
    for number, room in enumerate(book.chambers):
        name = book.scenario.dungeons[room.dungeon].id
        if walked >> number & 1 and name == dungeon:
            ways = [
                p.Way(way.id, gone, book.chambers[way.to].id if gone and way.to >= 0 else None)
                for each in room.ways
                for way, gone in [(book.passages[each], bool(trod >> each & 1))]
                if gone or way.way.when == ALWAYS
            ]
            rooms.append(p.Room(dungeon, room.id, tuple(ways)))
    return tuple(rooms)


def public(state: Position, numbers: tuple[int, ...], hero: int) -> tuple[int, ...]:
    """The options without the Finales of other heroes (DST-FIN-02)."""
    entries = state.book.entries
    return tuple([n for n in numbers if (fate := entries[n].fate) is None or fate[0] == hero])


def _scene(state: Position, frame: Frame, hero: int) -> p.Scene | None:
    book = state.book
    match frame[0]:
        case f.OPTIONS:
            _, seat, poi, numbers, journeys = frame
            listed = [
                n
                for n in book.options_of[poi]
                if n in numbers or book.entries[n].option.id in state.taken
            ]
            shown = public(state, tuple(listed), hero)
            offers = [_offer(state, seat, n, n not in numbers, journeys) for n in shown]
            return p.Scene(book.scenario.pois[poi].id, None, None, tuple(offers), ())
        case f.ANSWER:
            _, seat, _, _, numbers = frame
            offers = [_offer(state, seat, n, False, ()) for n in numbers]
            return p.Scene(None, None, None, tuple(offers), ())
        case f.WALK:
            _, seat, room, numbers, ways = frame
            chamber = book.chambers[room]
            dungeon = book.scenario.dungeons[chamber.dungeon].id
            offers = [_offer(state, seat, n, False, ()) for n in numbers]
            exits = tuple([book.passages[n].id for n in ways])
            return p.Scene(None, dungeon, chamber.id, tuple(offers), exits)
        case f.CLIMAX:
            offers = [_offer(state, frame[1], n, False, ()) for n in frame[2]]
            return p.Scene(None, None, None, tuple(offers), ())
    return None


def _names(
    state: Position,
    scene: p.Scene | None,
    trial: p.Trial | None,
    plan: tuple[p.Room, ...],
) -> tuple[names.Name, ...]:
    """The names of everything that can be chosen here or is on the plan."""
    # what was done in this visit may be what is offered to be taken back
    things: dict[str, list[str]] = {"option": list(state.taken)}
    if trial is not None:
        things["option"].append(trial.option)
    if scene is not None:
        goals = [goal for offer in scene.offers for goal in offer.goals]
        things["option"] += [offer.id for offer in scene.offers]
        things["journey"] = [goal.id for goal in goals if goal.open]
        known = [way.passage for room in plan for way in room.ways]
        things["passage"] = [*scene.exits, *known]
        things["dungeon"] = [scene.dungeon] if scene.dungeon is not None else []
    named = [(kind, id_) for kind, ids in things.items() for id_ in dict.fromkeys(ids)]
    return tuple([names.named(state, kind, id_) for kind, id_ in named])


def _offer(
    state: Position, seat: int, number: int, taken: bool, journeys: tuple[int, ...]
) -> p.Offer:
    option = state.book.entries[number].option
    deed = option.deed
    test = deed.test if isinstance(deed, d.ScanOrTest) else deed
    scan = deed.scan if isinstance(deed, d.ScanOrTest) else deed
    goals = [
        p.Goal(journey.id, each in journeys)
        for each in state.book.journeys_of.get(number, ())
        for journey in (state.book.journeys[each],)
        if each in journeys or not journey.hidden
    ]
    return p.Offer(
        id=option.id,
        kind=KINDS[type(deed)],
        note=None if option.note is None else plain(state.book, state.language, option.note),
        skill=test.skill if isinstance(test, d.Test) else None,
        cost=deed.cost if isinstance(deed, d.Pay) else None,
        way=scan.way if isinstance(scan, d.ItemScan) else None,
        taken=taken,
        refusal=None if taken else _refusal(state, state.persons[seat], number, journeys),
        goals=tuple(goals),
    )


def _refusal(
    state: Position, person: int, number: int, journeys: tuple[int, ...]
) -> p.Refusal | None:
    """The reason why an open option cannot be taken; None if it can."""
    if any(True for _ in options.ways(state, person, number, journeys)):
        return None
    match state.book.entries[number].option.deed:
        case d.Pay(cost):
            return p.Refusal("destinies-coins", (str(cost), str(state.coins[person])), "DST-INT-06")
        case d.Travel():
            return p.Refusal("destinies-no-journey", (), "DST-TRV-03")
    return p.Refusal("destinies-nothing-to-show", (), "DST-SCAN-03")


def _trial(state: Position) -> p.Trial:
    _, option, who, rolls, _, _ = abilities.attempt(state)
    deed = state.book.entries[option].option.deed
    test = deed.test if isinstance(deed, d.ScanOrTest) else deed
    assert isinstance(test, d.Test)
    skill = SKILLS.index(test.skill)
    thrown = []
    for person, roll in zip(who, rolls, strict=False):
        mains, efforts, added, granted, said = roll
        counted: tuple[int | None, int | None, int | None] = (None, None, None)
        successes: int | None = said if said >= 0 else None
        if mains:
            total, markers, stars = skill_tests.successes(state, person, skill, roll)
            counted = total, markers, stars
            successes = max(markers + stars + granted, 0)
        seat = state.seat_of(person)
        thrown.append(p.Thrown(seat, mains, efforts, added, granted, *counted, successes))
    return p.Trial(state.book.entries[option].option.id, test.skill, tuple(thrown))


def _spread(frame: Frame) -> p.Spread:
    _, seat, _, way, points, skill, tracks, experience = frame
    named = SKILLS[skill] if skill >= 0 else None
    return p.Spread(seat, way == LEFT, bool(experience), points, named, tracks)


def _basket(state: Position, frame: Frame) -> p.Basket:
    _, _, poi, sold, bought = frame
    return p.Basket(
        state.book.scenario.pois[poi].id,
        board.items(state.book, sold),
        board.items(state.book, bought),
        trade.balance(state, frame),
    )


# --- what only the owner sees ---------------------------------------------------------------


def _memory(state: Position, seat: Seat | None, hero: int, sealed: bool) -> p.Memory:
    asked = bool(state.waiting) and seat in state.waiting
    return p.Memory(
        world=state.world,
        legacy=state.legacy,
        own=state.own[hero] if hero >= 0 else (),
        poi_states=state.poi_states,
        npc_states=state.npc_states,
        npcs=state.npcs,
        tokens=state.tokens,
        gone=state.gone,
        opened=state.opened,
        pairs=state.pairs,
        told=tuple([(n, day) for n, day in enumerate(state.told) if day]),
        done=tuple([(n, bits) for n, bits in enumerate(state.done) if bits]),
        walked=state.walked,
        trod=state.trod,
        taken=state.taken,
        tried=state.tried,
        entered=state.entered,
        joined=state.joined,
        summoned=state.summoned,
        leaving=state.leaving,
        used=state.used,
        called=state.called,
        leader=state.leader,
        able=state.able if asked else (),
        stack=tuple([_shown(state, frame, hero, sealed) for frame in state.stack]),
    )


def _shown(state: Position, frame: Frame, hero: int, sealed: bool) -> Frame:
    """A frame as a seat may know it."""
    if sealed and frame[0] in f.OFFERED:
        return frame[: f.OFFERED[frame[0]]]
    if frame[0] == f.OPTIONS:
        return (*frame[:3], public(state, frame[3], hero), frame[4])
    return frame
