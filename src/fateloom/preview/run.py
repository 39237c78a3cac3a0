"""The entry point of a preview: a server for this machine alone, whose data is temporary."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from platformdirs import user_data_path
from starlette.applications import Starlette

from fateloom.core.errors import InvalidSetup
from fateloom.games.destinies.scenario.ids import is_id
from fateloom.preview.app import create_preview
from fateloom.preview.desk import Desk
from fateloom.preview.files import StoryFiles
from fateloom.preview.versions import Versions
from fateloom.preview.workbench import TableSetup, Workbench
from fateloom.server.main import HOST, serve
from fateloom.server.settings import Settings
from fateloom.story.output import CannotWrite

VERSIONS = "versions"
"""The folder of earlier versions of stories, in the data folder of the user."""


def preview(folder: Path, wanted: TableSetup, port: int | None, open_browser: bool) -> int:
    """Serve the story in a folder until told to stop; returns the exit status.

    Raises `FateloomError` when there is no such folder, or the table cannot be set up.
    """
    if not folder.is_dir():
        raise InvalidSetup("preview-no-folder", str(folder))
    bench = Workbench(folder, wanted)
    return _serve(partial(create_preview, bench), "preview", port, open_browser)


def edit(folder: Path, wanted: TableSetup, port: int | None, open_browser: bool) -> int:
    """Serve the story in a folder with an editor of its files until told to stop; returns the exit
    status. A folder that does not exist yet is for a story that is begun on the page.

    Raises `FateloomError` when the folder cannot hold a story, or the table cannot be set up.
    """
    if folder.exists() and not folder.is_dir():
        raise InvalidSetup("preview-no-folder", str(folder))
    if not folder.exists() and not is_id(folder.resolve().name):
        raise CannotWrite("story-folder-name", folder.resolve().name)
    bench = Workbench(folder, wanted)
    files = StoryFiles(folder, Versions(user_data_path("fateloom", False) / VERSIONS, folder))
    token = secrets.token_urlsafe(32)

    def create(settings: Settings) -> Starlette:
        return create_preview(bench, settings, Desk(bench, files, token))

    return _serve(create, f"preview#{token}", port, open_browser)


def _serve(
    create: Callable[[Settings], Starlette], path: str, port: int | None, open_browser: bool
) -> int:
    with TemporaryDirectory(prefix="fateloom-preview-") as data:
        return serve(
            HOST,
            port,
            data,
            open_browser,
            need_client=True,
            create=create,
            path=path,
            bot_workers=1,
        )
