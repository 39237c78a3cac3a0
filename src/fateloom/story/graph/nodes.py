"""The nodes of a graph: everything that a story defines, with its name and its place."""

from __future__ import annotations

from collections.abc import Iterator

from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.acts import acts
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.texts import Ref, Text, TextId
from fateloom.story.graph.model import Node
from fateloom.story.options import Source
from fateloom.story.uses import Name, Uses


def nodes_of(story: Scenario, source: Source, uses: Uses) -> dict[Name, Node]:
    """What a story defines, in its order."""
    nodes: dict[Name, Node] = {}
    names = _names(story)
    for name, path, text in _defined(story, source):
        words = "" if text is None else _words(story.texts[text], story, names)
        place = uses.defined.get(name) or source.places.get(path)
        nodes[name] = Node(name, path, words, place)
    return nodes


def _defined(story: Scenario, source: Source) -> Iterator[tuple[Name, str, TextId | None]]:
    """What a story defines: its name, its path, and the text that names it."""
    yield Name("story", story.id), "scenario", story.title
    for hero in story.heroes:
        yield Name("hero", hero.id), f"heroes.{hero.id}", hero.name
        for line in hero.paths:
            name, path = f"{hero.id}.{line.id}", f"heroes.{hero.id}.paths.{line.id}"
            yield Name("path", name), path, line.name
            for step in line.steps:
                yield Name("step", f"{name}.{step.id}"), f"{path}.steps.{step.id}", None
            for stage in line.finale.stages:
                within = f"{path}.finale.stages.{stage.id}"
                yield Name("stage", f"{name}.{stage.id}"), within, None
    for fact in story.facts:
        yield Name("fact", fact.id), f"facts.{fact.id}", None
    for fact in story.campaign.facts if story.campaign else ():
        yield Name("campaign", fact.id), f"scenario.campaign.facts.{fact.id}", None
    for tile in story.tiles:
        yield Name("tile", tile.id), f"tiles.{tile.id}", tile.name
    for poi in story.pois:
        yield Name("poi", poi.id), f"pois.{poi.id}", poi.name
        for state in poi.states:
            yield Name("state", f"{poi.id}.{state.id}"), state.text, None
    for dungeon in story.dungeons:
        yield Name("dungeon", dungeon.id), f"dungeons.{dungeon.id}", dungeon.name
        for room in dungeon.rooms:
            path = f"dungeons.{dungeon.id}.rooms.{room.id}"
            yield Name("room", f"{dungeon.id}.{room.id}"), path, None
    for npc in story.npcs:
        yield Name("npc", npc.id), f"npcs.{npc.id}", npc.name
        for look in npc.states:
            yield Name("state", f"{npc.id}.{look}"), f"npcs.{npc.id}.states.{look}", None
    for category in story.categories:
        yield Name("category", category.id), f"categories.{category.id}", category.name
    for item in story.items:
        yield Name("item", item.id), f"items.{item.id}", item.name
        for ability in item.abilities:
            path = f"items.{item.id}.abilities.{ability.id}"
            yield Name("ability", f"{item.id}.{ability.id}"), path, None
    for event in story.events:
        yield Name("event", event.id), f"events.{event.id}", None
    for option in _options(story):
        yield Name("option", option.id), source.options[option.id], option.label
    for picture in story.pictures:
        yield Name("picture", picture.id), f"pictures.{picture.id}", None


def _options(story: Scenario) -> Iterator[d.Option]:
    """All options, answers to choices included, in the order of the story."""
    found = {act.option.id: act.option for act in acts(story) if act.option is not None}
    yield from found.values()


def _names(story: Scenario) -> dict[tuple[str, str], TextId]:
    """The texts that name what other texts mention."""
    return {
        **{("hero", hero.id): hero.name for hero in story.heroes},
        **{("npc", npc.id): npc.name for npc in story.npcs},
        **{("item", item.id): item.name for item in story.items},
        **{("tile", tile.id): tile.name for tile in story.tiles},
        **{("poi", poi.id): poi.name for poi in story.pois},
    }


def _words(text: Text, story: Scenario, names: dict[tuple[str, str], TextId]) -> str:
    """The words of a name or a label, with those of what it mentions."""
    said = ""
    for piece in text:
        if isinstance(piece, str):
            said += piece
        elif isinstance(piece, Ref):
            named = names.get((piece.kind, piece.name))
            said += "…" if named is None else _words(story.texts[named], story, {})
    return said
