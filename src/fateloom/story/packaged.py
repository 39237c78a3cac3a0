"""`python -m fateloom.story.packaged FOLDER`: compile the stories of the package.

Their sources stand in `fateloom/stories/`; what is played is built from them into
`fateloom/games/destinies/scenarios/` whenever the package is built or installed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fateloom.story import load
from fateloom.story.output import compiled

STORIES: Final = Path(__file__).parents[1] / "stories"


def main(target: Path) -> None:
    """Write each story as JSON into a folder. Exits with the findings of a story that has any."""
    target.mkdir(parents=True, exist_ok=True)
    for folder in sorted(STORIES.iterdir()):
        story = load(folder)
        if story.scenario is None:
            sys.exit(f"{folder.name}: {story.found}")
        if story.images:  # only packs contain them
            sys.exit(f"{folder.name}: images {', '.join(story.images)}")
        (target / f"{folder.name}.json").write_text(compiled(story.scenario), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
