"""The builder of heroes, with their companions, paths and Finales."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.scenario import model as s
from fateloom.games.destinies.scenario.options import WAYS
from fateloom.story import portraits
from fateloom.story.diagnostics import Word
from fateloom.story.language import SCOPE
from fateloom.story.options import NAME, DeedBuilder, Here
from fateloom.story.shapes import Entry

LEAF: Final = 130
"""Words on the hidden side of a Destiny card at most."""


class HeroBuilder(DeedBuilder):
    """Builds heroes."""

    def hero(self, word: Word, part: Entry) -> s.Hero:
        path = f"heroes.{word}"
        gold, violet = (self.path_of(word, name, part["paths"][name]) for name in s.PATHS)
        return s.Hero(
            id=str(word),
            name=self.text(part["name"], f"{path}.name", NAME),
            role=self.text(part["role"], f"{path}.role", NAME),
            about=self.text(part["about"], f"{path}.about"),
            tracks=self.tracks(part["tracks"]),
            destiny=self.text(part["destiny"]["name"], f"{path}.destiny.name", NAME, private=True),
            destiny_text=self.text(
                part["destiny"]["text"], f"{path}.destiny.text", LEAF, private=True
            ),
            paths=(gold, violet),
            epilogue=self.text(part["epilogue"], f"{path}.epilogue", LEAF),
            defeat=self.maybe(part, "defeat", path, LEAF),
            figure=self.reference("figure", part, "figure"),
            coins=part.get("coins", 1),
            items=self.references("item", part.get("items", ())),
            secrets=tuple(str(secret) for secret in part.get("secrets", ()) if secret),
            companion=self.companion(part.get("companion"), f"{path}.companion"),
            portrait=portraits.traits(part.get("portrait", {})),
        )

    def tracks(self, part: Entry) -> tuple[s.Track, ...]:
        tracks: list[s.Track] = []
        for skill in SKILLS:
            spaces = tuple(sorted(part[skill]))
            if len(set(spaces)) < len(spaces):
                self.found.add("E127", part.at(skill))
            tracks.append(s.Track(skill, spaces))
        return tuple(tracks)

    def companion(self, part: Entry | None, path: str) -> s.Companion | None:
        if part is None:
            return None
        return s.Companion(
            name=self.text(part["name"], f"{path}.name", NAME),
            figure=self.reference("figure", part, "figure"),
            tracks=self.tracks(part["tracks"]),
            items=self.references("item", part.get("items", ())),
            portrait=portraits.traits(part.get("portrait", {})),
        )

    def path_of(self, hero: Word, name: str, part: Entry) -> s.Path:
        path = f"heroes.{hero}.paths.{name}"
        self.source.places[path] = part.place
        finale: Entry = part["finale"]
        stages = {str(stage): None for stage, _ in finale["stages"]}
        return s.Path(
            id=name,
            name=self.text(part["name"], f"{path}.name", NAME, private=True),
            text=self.text(part["text"], f"{path}.text", LEAF, private=True),
            steps=tuple(
                self.step(step, inner, f"{path}.steps.{step}") for step, inner in part["steps"]
            ),
            finale=s.Finale(
                when=self.when(finale, SCOPE, f"{path}.finale"),
                stages=tuple(
                    self.stage(stage, inner, f"{path}.finale.stages.{stage}", hero, name, stages)
                    for stage, inner in finale["stages"]
                ),
                won=self.text(finale["won"], f"{path}.finale.won", LEAF),
            ),
        )

    def step(self, word: Word, part: Entry, path: str) -> s.Step:
        self.source.places[path] = word.place
        text = self.text(part["text"], f"{path}.text", private=True)
        return s.Step(str(word), text, self.when(part, SCOPE, path))

    def stage(
        self, word: Word, part: Entry, path: str, hero: Word, name: str, stages: Collection[str]
    ) -> s.Stage:
        self.source.places[path] = word.place
        if word in WAYS:
            self.found.add("E110", word.place, word)
        here = Here.narrow(path, f"{hero}.{name}.{word}", stages, f"{hero}.{name}")
        return s.Stage(
            id=str(word),
            text=self.text(part["text"], f"{path}.text"),
            options=self.options(part, here),
            when=self.when(part, SCOPE, path),
            picture=self.reference("picture", part, "picture"),
        )
