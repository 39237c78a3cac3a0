"""The file format of a story: every collection and record that its YAML files may contain.

Every file holds some of the same keys, so that an author may keep a small story in one file
and spread a large one: `scenario.yaml` is read first, then all others in the order of their
names. Translations stand apart, in `i18n/<language>/`; see `translations.py`.
"""

from __future__ import annotations

from typing import Any, Final

from fateloom.games.destinies.components import HAND, SKILLS, SPACES
from fateloom.games.destinies.scenario import model, options, places
from fateloom.story import icons, pictures, portraits
from fateloom.story.shapes import (
    Expression,
    ListOf,
    Named,
    OneOf,
    Record,
    Shape,
    Span,
    Text,
    Truth,
    Whole,
)

PROSE: Final = Text(prose=True)
CONDITION: Final = Expression("condition")
EFFECT: Final = Expression("effect")
EFFECTS: Final = ListOf(EFFECT, most=30)
_SKILL: Final = OneOf(*SKILLS)
_BIG: Final = 999

# What comes of something: these keys stand wherever something can come of something.
_RESULT_KEYS: Final[dict[str, Shape[Any]]] = {
    "text": PROSE,
    "do": EFFECTS,
    "hints": ListOf(Text("step")),
    "mark": OneOf(*options.MARKS),
    "to": Text("stage"),
}
RESULT: Final = Record("result", dict(_RESULT_KEYS))

OUTCOME: Final = Record("outcome", {"on!": Span(options.MOST_SUCCESSES), **_RESULT_KEYS})
TEST: Final = Record(
    "test", {"skill!": _SKILL, "outcomes!": Named(OUTCOME), "double-edged": Truth()}
)
SCAN: Final = Record(
    "scan",
    {
        "as!": OneOf(options.TALK, options.USE),
        "answers!": Named(RESULT, ids=False, kind="scanned"),
        "otherwise": RESULT,
    },
)
DESTINY: Final = Record(
    "destiny", {"answers!": Named(RESULT, ids=False, kind="path"), "otherwise": RESULT}
)
TRADE: Final = Record("trade", {"stock!": ListOf(Text("item"))})
DESTINATION: Final = Record(
    "destination",
    {
        "tile!": Text("tile"),
        "label!": PROSE,
        "when": CONDITION,
        "hidden": Truth(),
        **_RESULT_KEYS,
    },
)
DEEDS: Final[dict[str, Shape[Any]]] = {
    "cost": Whole(1, 20),
    "test": TEST,
    "scan": SCAN,
    "destiny": DESTINY,
    "trade": TRADE,
    "finale": Text("path"),
    "travel": Named(DESTINATION, least=1),
    "enter": Text("dungeon"),
}
OPTION: Final = Record(
    "option",
    {
        "label!": PROSE,
        "note": PROSE,
        "when": CONDITION,
        "once": OneOf(*options.EVER),
        **DEEDS,
        **_RESULT_KEYS,
    },
)
CHOICE: Final = Record("choice", {"text": PROSE, "answers!": Named(OPTION, least=1)})
# Whatever has results can put a choice, whose answers have results.
for _record in (RESULT, OUTCOME, DESTINATION, OPTION):
    _record.keys["choice"] = CHOICE

_TRACK: Final = ListOf(Whole(1, SPACES), least=1, most=SPACES)
TRACKS: Final = Record("tracks", {f"{skill}!": _TRACK for skill in SKILLS})
STAGE: Final = Record(
    "stage",
    {
        "text!": PROSE,
        "when": CONDITION,
        "picture": Text("picture"),
        "options!": Named(OPTION, least=1),
    },
)
FINALE: Final = Record(
    "finale", {"when!": CONDITION, "stages!": Named(STAGE, least=1), "won!": PROSE}
)
STEP: Final = Record("step", {"text!": PROSE, "when!": CONDITION})
PATH: Final = Record(
    "path", {"name!": PROSE, "text!": PROSE, "steps!": Named(STEP), "finale!": FINALE}
)
PATHS: Final = Record("paths", {f"{path}!": PATH for path in model.PATHS})
PORTRAIT: Final = Record(
    "portrait",
    {
        **{trait: OneOf(*words) for trait, words in portraits.TRAITS.items()},
        **{
            trait: ListOf(OneOf(*words), most=most)
            for trait, (most, words) in portraits.LISTS.items()
        },
        **dict.fromkeys(portraits.SWITCHES, Truth()),
        "tilt": Whole(-portraits.MOST_TILTED, portraits.MOST_TILTED),
    },
)
_NUMBER: Final = Whole(-999, 999)
_LINES: Final = ListOf(Text(), most=40)
_SCENE: Final[dict[str, Shape[Any]]] = {
    pictures.IMAGE: Text("image"),
    **{key: OneOf(*words) for key, words in pictures.WORDS.items()},
    **{key: Whole(-bound, bound) for key, bound in pictures.NUMBERS.items()},
    **dict.fromkeys(pictures.SWITCHES, Truth()),
    "light-at": ListOf(_NUMBER, least=2, most=3),
    "road": ListOf(_NUMBER, least=4, most=5),
    "windows": ListOf(ListOf(_NUMBER, least=4, most=4), most=8),
    **dict.fromkeys(pictures.LAYERS, _LINES),
    "people": _LINES,
}
PICTURE_STATE: Final = Record(
    "picture-state",
    {"when!": CONDITION, "without": ListOf(OneOf(*_SCENE)), **_SCENE},
)
PICTURE: Final = Record("picture", {**_SCENE, "states": Named(PICTURE_STATE, least=1)})
COMPANION: Final = Record(
    "companion",
    {
        "name!": PROSE,
        "figure": Text("figure"),
        "portrait": PORTRAIT,
        "tracks!": TRACKS,
        "items": ListOf(Text("item")),
    },
)
HERO: Final = Record(
    "hero",
    {
        "name!": PROSE,
        "role!": PROSE,
        "about!": PROSE,
        "figure": Text("figure"),
        "portrait": PORTRAIT,
        "coins": Whole(0, 20),
        "items": ListOf(Text("item"), most=HAND),
        "tracks!": TRACKS,
        "secrets": ListOf(PROSE),
        "destiny!": Record("destiny-card", {"name!": PROSE, "text!": PROSE}),
        "paths!": PATHS,
        "epilogue!": PROSE,
        "defeat": PROSE,
        "companion": COMPANION,
    },
)

_POINT: Final = ListOf(Whole(0, 240), least=2, most=2)
TILE: Final = Record(
    "tile",
    {
        "number!": Whole(1, _BIG),
        "name!": PROSE,
        "submap": Text("submap"),
        "at!": ListOf(Whole(-50, 50), least=2, most=2),
        "terrain!": OneOf(*places.TERRAINS),
        "edges": Record("edges", {side: Text() for side in places.SIDES}),
        "spots": ListOf(_POINT, most=3),
        "features": Record("features", dict.fromkeys(places.FEATURES, _POINT)),
        "start": OneOf(*places.TILE_STATES),
        "hint": PROSE,
        "picture": Text("picture"),
        "reveals": ListOf(Text("tile"), most=8),
        "arrival": RESULT,
    },
)
POI: Final = Record(
    "poi",
    {
        "name!": PROSE,
        "tile": Text("tile"),
        "waits": Truth(),
        "token": Whole(1, places.TOKENS),
        "figure": Text("figure"),
        "icon": OneOf(*icons.PLACES),
        "picture": Text("picture"),
        "states!": Named(PROSE, least=1),
        "silence": PROSE,
        "options": Named(OPTION),
    },
)
WAY: Final = Record("way", {"label!": PROSE, "to!": Text("room"), "when": CONDITION})
ROOM: Final = Record(
    "room",
    {
        "text!": PROSE,
        "picture": Text("picture"),
        "ways!": Named(WAY),
        "options": Named(OPTION),
        "arrival": RESULT,
    },
)
DUNGEON: Final = Record(
    "dungeon",
    {"name!": PROSE, "maze": Truth(), "goal": Text("room"), "rooms!": Named(ROOM, least=1)},
)

ABILITY: Final = Record(
    "ability",
    {
        "text!": PROSE,
        "do!": EFFECTS,
        "discard": Truth(),
        "moment": OneOf(*model.MOMENTS),
        "when": CONDITION,
        "effort": Whole(1, 3),
        "harmful": Truth(),
    },
)
ITEM: Final = Record(
    "item",
    {
        "number!": Whole(1, _BIG),
        "name!": PROSE,
        "copies": Whole(1, 20),
        "value": Whole(0, 20),
        "categories": ListOf(Text("category")),
        "abilities": Named(ABILITY),
        "icon": OneOf(*icons.ITEMS),
    },
)
NPC: Final = Record(
    "npc",
    {
        "name!": PROSE,
        "figure": Text("figure"),
        "portrait": PORTRAIT,
        "at": Text("poi"),
        "states": ListOf(Text()),
        "looks": Named(PORTRAIT, ids=False),
        "fate": PROSE,
    },
)
FACT_KEYS: Final[dict[str, Shape[Any]]] = {
    "volatile": Truth(),
    "range": ListOf(Whole(-_BIG, _BIG), least=2, most=2),
    "start": Whole(-_BIG, _BIG),
}
FACT: Final = Record("fact", {"hero": Truth(), **FACT_KEYS})
EVENT: Final = Record(
    "event",
    {
        "day": Whole(1, _BIG),
        "every": Whole(1, _BIG),
        "deed": CONDITION,
        "explore": Text("tile"),
        "arrive": Text("tile"),
        "visit": Text("poi"),
        "called": Truth(),
        "when": CONDITION,
        "at-once": Truth(),
        "priority": Whole(-_BIG, _BIG),
        "repeats": Truth(),
        "pressure": Truth(),
        "optional": Truth(),
        **_RESULT_KEYS,
        "choice": CHOICE,
    },
)

HEAD: Final = Record(
    "scenario",
    {
        "id!": Text(),
        "version!": Whole(1, 10**6),
        "author": Text(),
        "licence": Text(),
        "language!": Text(),
        "title!": PROSE,
        "about!": PROSE,
        "opening!": PROSE,
        "closing!": PROSE,
        "virtue": ListOf(Whole(-20, 20), least=2, most=2),
        "challenger": ListOf(Whole(1, _BIG), least=1, most=3),
        "team": Truth(),
        "frontispiece": Text("picture"),
        "border": Record(
            "border",
            {
                "colour": OneOf(*portraits.PIGMENTS),
                "thing": OneOf(*pictures.THINGS),
                "count": Whole(3, 12),
                "missing": Truth(),
            },
        ),
        "mood": OneOf(*model.MOODS),
        "minutes": ListOf(Whole(1, 600), least=2, most=2),
        "campaign": Record(
            "campaign",
            {
                "id!": Text(),
                "part!": Whole(1, 20),
                "title": PROSE,
                "recap": PROSE,
                "facts": Named(Record("campaign-fact", FACT_KEYS)),
            },
        ),
        "renamed": Named(Text(), ids=False),
        "accepted": ListOf(
            Record("accepted", {"code!": Text(), "thing!": Text(), "because!": Text(prose=True)})
        ),
    },
)
COLLECTIONS: Final[dict[str, Named]] = {
    "facts": Named(FACT),
    "submaps": Named(PROSE),
    "tiles": Named(TILE),
    "heroes": Named(HERO),
    "categories": Named(PROSE),
    "items": Named(ITEM),
    "figures": Named(PROSE),
    "npcs": Named(NPC),
    "pois": Named(POI),
    "dungeons": Named(DUNGEON),
    "events": Named(EVENT),
    "pictures": Named(PICTURE),
    "strangers": Named(PORTRAIT),
}
FILE: Final = Record("file", {"scenario": HEAD, **COLLECTIONS})
