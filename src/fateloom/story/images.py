"""An author's own pictures: the files in the folder `pictures`, and which of them a story shows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from fateloom import raster
from fateloom.games.destinies.scenario import images
from fateloom.games.destinies.scenario.ids import is_id
from fateloom.story.diagnostics import Place, Word
from fateloom.story.names import Names

FOLDER: Final = images.FOLDER.rstrip("/")
_WRONG: Final = {
    "raster-foreign": ("E133", "other"),
    "raster-moving": ("E133", "moving"),
    "raster-long": ("E134", "bytes"),
    "raster-pixels": ("E134", "pixels"),
}
"""The code, and the first detail, of what is wrong with a file."""
KIND: Final = "image"

Files = Mapping[str, Callable[[], bytes]]
"""What reads a picture, by the name of its file in the story's folder. It raises `OSError`."""


def images_of(folder: Path) -> dict[str, Callable[[], bytes]]:
    """The pictures in the folder of a story. Nothing is read yet."""
    try:
        paths = sorted((folder / FOLDER).iterdir())
    except OSError:
        return {}
    return {
        f"{images.FOLDER}{path.name}": path.read_bytes
        for path in paths
        if path.suffix.casefold() in raster.ENDINGS and path.name[0] != "." and path.is_file()
    }


class Images:
    """The pictures of a story. One is named by what its file is called, without the ending.

    shown  those that the story shows, as a pack contains them, by their names
    """

    def __init__(self, files: Files, folder: str, names: Names) -> None:
        """Define the names. `folder` is where the story is, as places tell it."""
        self._files, self._folder, self._names = files, folder, names
        self._by_name: dict[str, list[str]] = defaultdict(list)
        self._bad: set[str] = set()
        self.shown: dict[str, bytes] = {}
        for file in files:
            name = Path(file).stem
            self._by_name[name].append(file)
            if is_id(name):
                names.defined[KIND].setdefault(name, self._place(file))

    def digest(self, word: Word) -> str | None:
        """The digest of the picture of this name. None, with a word about it, if it cannot be
        shown."""
        found, name = self._names.found, str(word)
        if self._names.refer(KIND, word) is None:
            return None
        if name in self._bad:  # it is enough to say so once
            return None
        if name not in self.shown:
            self._read(word)
        if name not in self.shown:
            self._bad.add(name)
            return None
        if list(self.shown).index(name) == images.MOST:
            found.add("E135", word.place, images.MOST)
        return sha256(self.shown[name]).hexdigest()

    def _read(self, word: Word) -> None:
        found, files = self._names.found, self._by_name[str(word)]
        if len(files) > 1:
            found.add("E136", word.place, *files[:2])
            return
        try:
            self.shown[str(word)] = raster.prepared(self._files[files[0]]())
        except OSError as error:
            found.add("E014", self._place(files[0]), error.strerror or "")
        except raster.BadRaster as error:
            code, why = _WRONG[error.code]
            found.add(code, word.place, files[0], why, *map(str, error.details))

    def check(self) -> None:
        """W829: a file that the story does not show."""
        for name, files in self._by_name.items():
            if name not in self.shown:
                for file in files:
                    self._names.found.add("W829", self._place(file), file, thing=file)

    def _place(self, file: str) -> Place:
        return Place(f"{self._folder.rstrip('/')}/{file}" if self._folder else file, 1, 1)
