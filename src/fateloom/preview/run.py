"""The entry point of a preview: a server for this machine alone, whose data is temporary."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from fateloom.core.errors import InvalidSetup
from fateloom.preview.app import create_preview
from fateloom.preview.workbench import TableSetup, Workbench
from fateloom.server.main import HOST, serve


def preview(folder: Path, wanted: TableSetup, port: int | None, open_browser: bool) -> int:
    """Serve the story in a folder until told to stop; returns the exit status.

    Raises `FateloomError` when there is no such folder, or the table cannot be set up.
    """
    if not folder.is_dir():
        raise InvalidSetup("preview-no-folder", str(folder))
    bench = Workbench(folder, wanted)
    with TemporaryDirectory(prefix="fateloom-preview-") as data:
        return serve(
            HOST,
            port,
            data,
            open_browser,
            need_client=True,
            create=partial(create_preview, bench),
            path="preview",
            bot_workers=1,
        )
