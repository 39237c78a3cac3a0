"""The builder of pictures: drawn ones, their states, and images of the author's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from fateloom.games.destinies.scenario import model as s
from fateloom.games.destinies.scenario.images import described
from fateloom.games.destinies.scenario.sights import personal
from fateloom.story import pictures
from fateloom.story.diagnostics import Word
from fateloom.story.images import Images
from fateloom.story.language import SCOPE
from fateloom.story.names import Names
from fateloom.story.options import DeedBuilder
from fateloom.story.shapes import Entry


class PictureBuilder(DeedBuilder):
    """Builds pictures."""

    def __init__(self, names: Names, images: Images) -> None:
        super().__init__(names)
        self.images = images

    def picture(self, word: Word, part: Entry) -> s.Picture:
        plain = {key: words for key, words in part.items() if key != "states"}
        scene = self.scene(plain)
        return s.Picture(
            str(word),
            scene,
            tuple(
                self.picture_state(name, inner, f"pictures.{word}.states.{name}", plain, scene)
                for name, inner in part.get("states", ())
            ),
        )

    def picture_state(
        self, word: Word, part: Entry, path: str, plain: Mapping[str, Any], usual: str
    ) -> s.PictureState:
        """A state of a picture: its own keys in place of those of the picture, whose scene is the
        `usual` one. An image and what is drawn take each other's place."""
        self.source.places[path] = word.place
        when = self.when(part, SCOPE, path)
        for leaf in personal(when):
            self.found.add("E130", part["when"].place, str(leaf))
        own = {key: words for key, words in part.items() if key not in ("when", "without")}
        kept = {key: words for key, words in plain.items() if key not in part.get("without", ())}
        scene = self.scene(own)
        if not own and pictures.IMAGE in kept:
            scene = usual
        elif pictures.IMAGE not in own:
            kept.pop(pictures.IMAGE, None)
            scene = pictures.scene({**kept, **own})
        return s.PictureState(str(word), when, scene)

    def scene(self, part: Mapping[str, Any]) -> str:
        """A picture as text. Every line of it names a thing, or somebody, and says where."""
        if pictures.IMAGE in part:
            return self.image(part)
        for layer in pictures.LAYERS:
            for line in part.get(layer, ()):
                self.line(line, pictures.thing(line), pictures.THINGS)
        known = (pictures.ME, *self.names.defined["stranger"])
        for line in part.get("people", ()):
            who = pictures.figure(line)
            self.line(line, who, known)
            if who in self.names.defined["stranger"]:
                self.names.uses.add("stranger", str(who), self.found.inside(line, 0))
        return pictures.scene(part)

    def image(self, part: Mapping[str, Any]) -> str:
        """A picture that is an image, as views carry it. Nothing is drawn there."""
        word: Word = part[pictures.IMAGE]
        others = [key for key in part if key != pictures.IMAGE]
        if others:
            self.found.add("E131", word.place, ", ".join(others))
        return described(self.images.digest(word) or "")

    def line(self, line: Word, name: str | None, known: Collection[str]) -> None:
        """Note a line that puts nothing known into a picture."""
        if line and name not in known:
            near = self.found.nearest(line.split()[0], known)
            self.found.add("E129", line.place, line, near=near)
