"""Folders of packs at the prompt: their index and page are written, and others subscribed to."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from fateloom import raster
from fateloom.core.errors import FateloomError
from fateloom.games.destinies.game import admitted
from fateloom.games.destinies.scenario import built, pack_index
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.pack import SUFFIX
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.story import gallery as pages
from fateloom.story.output import CannotWrite, write
from fateloom.subscriptions.subscribed import Subscription, Subscriptions
from fateloom.subscriptions.updating import News, update
from fateloom.terminal.screen import plain
from fateloom.terminal.stories import WRONG, NoStory
from fateloom.words import listed, refusal, say


def write_index(folder: Path) -> int:
    """Write the index of a folder with packs, each read as a subscriber reads it; return the exit
    code.

    Raises `NoStory`, `BadScenario` for a file that no subscriber would take, and `CannotWrite`.
    """
    try:
        files = sorted(each for each in folder.iterdir() if each.suffix == SUFFIX)
    except OSError as error:
        raise CannotWrite("cannot-read", str(folder)) from error
    if not files:
        raise NoStory("index-empty", str(folder))
    found = []
    for file in files:
        data = built.content(file)
        if not pack_index.is_file(file.name):
            raise BadScenario("index-name", str(file))
        if len(data) > pack_index.PACK_BYTES:
            raise BadScenario("index-pack-long", str(file), pack_index.PACK_BYTES)
        pack = admitted(data, str(file))
        raster.check_images(pack, str(file))
        found.append(pack_index.entry(file.name, data, pack.manifest))
    text = pack_index.dumps(found)
    out = folder / pack_index.NAME
    pack_index.loads(text.encode(), str(out))
    write(out, text)
    print(say("story-index-written", path=str(out), count=len(found)))
    return 0


def gallery(folder: Path, covers: Path | None, at: Path) -> int:
    """Print a page about the packs in a folder, for a website in the folder `at`; return the exit
    code.

    Raises `NoStory` if there are none or a cover is missing, and `BadScenario`.
    """
    shown = _shown(folder)
    if covers is None:
        print(pages.page(shown, None))
        return 0
    missing = [each.cover_name for each in shown if not (covers / each.cover_name).is_file()]
    if missing:
        raise NoStory("gallery-covers", str(covers), listed(missing))
    print(pages.page(shown, Path(os.path.relpath(covers, at)).as_posix()))
    return 0


def covers(folder: Path) -> int:
    """Print what the covers of the packs in a folder show, as JSON, for the program that draws
    them; return the exit code.

    Raises `NoStory` and `BadScenario`.
    """
    print(pages.views(_shown(folder)))
    return 0


def _shown(folder: Path) -> list[pages.Shown]:
    found = pages.opened(folder)
    if not found:
        raise NoStory("index-empty", str(folder))
    return found


def subscribe(address: str, shelf: Shelf, *, private: bool) -> int:
    """Subscribe to a folder; return the exit code.

    Raises `NotFetched`, `BadScenario` and `CannotWrite`.
    """
    try:
        new = Subscriptions(shelf.folder).add(address, private=private)
    except OSError as error:
        raise _unwritable(shelf, error) from error
    if new is None:
        print(plain(say("story-subscribed-already", address=address)))
    else:
        print(plain(say("story-subscribed", address=new.address)))
    return 0


def unsubscribe(address: str, shelf: Shelf) -> int:
    """Subscribe to a folder no longer; return the exit code.

    Raises `NoStory`, `BadScenario` and `CannotWrite`.
    """
    try:
        gone = Subscriptions(shelf.folder).remove(address)
    except OSError as error:
        raise _unwritable(shelf, error) from error
    if gone is None:
        raise NoStory("subscription-unknown", address)
    print(plain(say("story-unsubscribed", address=gone.address)))
    return 0


def show(shelf: Shelf) -> int:
    """Print the subscriptions; return the exit code. Raises `BadScenario`."""
    found = Subscriptions(shelf.folder).all()
    if not found:
        print(say("story-subscriptions-none"))
    for each in found:
        print(plain(say("story-subscription", address=each.address, private=str(each.private))))
    return 0


def fetch(shelf: Shelf) -> int:
    """Fetch what is new at all subscriptions; return the exit code, which is 1 if anything could
    not be had. Raises `BadScenario`."""
    found = Subscriptions(shelf.folder).all()
    if not found:
        print(say("story-subscriptions-none"))
    return max([0, *[_fetch(shelf, each) for each in found]])


def _fetch(shelf: Shelf, subscription: Subscription) -> int:
    code = 0
    print(plain(say("story-updating", address=subscription.address)))
    try:
        for news in update(shelf, subscription):
            print(f"    {_line(news)}")
            code = max(code, WRONG if news.outcome == "refused" else 0)
    except FateloomError as error:
        print(plain(refusal(error)), file=sys.stderr)
        return WRONG
    return code


def _line(news: News) -> str:
    told = {"title": news.title, "version": news.version, "key": news.key}
    why = refusal(news.error) if news.error else ""
    return plain(say(f"story-update-{news.outcome}", **told, why=why))


def _unwritable(shelf: Shelf, error: OSError) -> CannotWrite:
    return CannotWrite("file-unwritable", str(shelf.folder), error.strerror or "")
