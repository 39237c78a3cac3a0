"""The map of a story as its files say, also while they have errors: what cannot be read is left
out, and the check says why."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from fateloom.games.destinies.scenario import places
from fateloom.preview import edit_messages as m
from fateloom.story import pictures, portraits
from fateloom.story.diagnostics import Findings
from fateloom.story.file_format import FILE
from fateloom.story.loader import HEAD_FILE, TRANSLATIONS
from fateloom.story.shapes import Entry
from fateloom.story.yaml_tree import compose


def outline(files: Mapping[str, bytes], scenes: Mapping[str, str]) -> m.Map:
    """What the map shows. `files` are all of the story, by path; `scenes`, by the ids of pictures,
    those of the last check that found no errors, for pictures that are not drawn."""
    found: dict[str, list[tuple[str, str, Any]]] = {key: [] for key in FILE.keys}
    unread: list[str] = []
    language = ""
    for path, content in sorted(files.items(), key=lambda each: (each[0] != HEAD_FILE, each[0])):
        if path.startswith(f"{TRANSLATIONS}/"):
            continue
        tree = compose(path, content, Findings())
        if tree is None:
            unread += [path] * bool(content.strip())
            continue
        for key, entries in FILE.read(tree, Findings()).items():
            if key == "scenario":
                language = str(entries["language"])
            else:
                found[key] += [(str(word), path, part) for word, part in entries]
    submaps = [word for word, _, _ in found["submaps"]]
    known = (pictures.ME, *[word for word, _, _ in found["strangers"]])
    main = submaps[0] if len(submaps) == 1 else ""
    return m.Map(
        language=language,
        submaps=tuple([(word, str(name)) for word, _, name in found["submaps"]]),
        tiles=tuple([_tile(*each, main) for each in found["tiles"] if each[2]["at"]]),
        places=tuple([_place(*each) for each in found["pois"]]),
        people=tuple([_person(*each) for each in found["npcs"]]),
        pictures=tuple(
            [
                m.MapPicture(word, _scene(word, part, scenes, known))
                for word, _, part in found["pictures"]
            ]
        ),
        strangers=tuple([(word, portraits.traits(part)) for word, _, part in found["strangers"]]),
        unread=tuple(unread),
    )


def _tile(word: str, file: str, part: Entry, main: str) -> m.MapTile:
    """A tile; `main` is the submap of those that name none."""
    x, y = part["at"]
    spots = [(each[0], each[1]) for each in part.get("spots", ()) if each]
    signs = [(kind, at) for kind, at in part.get("features", {}).items() if at]
    return m.MapTile(
        id=word,
        file=file,
        number=part["number"],
        name=str(part["name"]),
        submap=str(part.get("submap", main)),
        x=x,
        y=y,
        terrain=str(part["terrain"]) or places.TERRAINS[0],
        sides=tuple([_side(side, words) for side, words in part.get("edges", {}).items()]),
        spots=tuple(spots),
        signs=tuple([m.MapSign(kind, *at) for kind, at in signs]),
    )


def _side(side: str, words: str) -> m.MapSide:
    crossing = words.split()
    return m.MapSide(
        side,
        next((word for word in crossing if word in places.WAYS), None),
        next((word for word in crossing if word in places.COVERS), None),
    )


def _place(word: str, file: str, part: Entry) -> m.MapPlace:
    return m.MapPlace(
        id=word,
        file=file,
        name=str(part["name"]),
        tile=str(part.get("tile", "")),
        token=part.get("token"),
        figure=str(part["figure"]) if "figure" in part else None,
        icon=str(part["icon"]) if "icon" in part else None,
    )


def _person(word: str, file: str, part: Entry) -> m.MapPerson:
    return m.MapPerson(
        id=word,
        file=file,
        name=str(part["name"]),
        at=str(part.get("at", "")),
        figure=str(part["figure"]) if "figure" in part else None,
        portrait=portraits.traits(part.get("portrait", {})),
    )


def _scene(word: str, part: Entry, scenes: Mapping[str, str], known: Collection[str]) -> str:
    """A picture as text, without lines that put nothing known into it."""
    if pictures.IMAGE in part:
        return scenes.get(word, "")
    drawn = {key: words for key, words in part.items() if key != "states"}
    for layer in pictures.LAYERS:
        lines = part.get(layer, ())
        drawn[layer] = [line for line in lines if pictures.thing(line) in pictures.THINGS]
    drawn["people"] = [line for line in part.get("people", ()) if pictures.figure(line) in known]
    return pictures.scene(drawn)
