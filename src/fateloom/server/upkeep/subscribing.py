"""What is new at the subscriptions of the shelf, fetched at regular intervals."""

from __future__ import annotations

import asyncio
import logging

from fateloom.core.errors import FateloomError
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.server.logs import note
from fateloom.server.settings import Settings
from fateloom.subscriptions.subscribed import Subscription, Subscriptions
from fateloom.subscriptions.updating import update

LEAST: float = 600.0
"""The shortest interval in seconds: nobody's server is asked more often."""


class Subscribing:
    """Fetches what is new every `story_updates` seconds; without that setting, nothing.

    The first time is an interval after the start, so that restarts ask nobody.
    """

    def __init__(self, settings: Settings) -> None:
        self._every = settings.story_updates
        self._shelf = Shelf(settings.shelf)
        self._stopped = False

    async def run(self) -> None:
        """Fetch until cancelled. A story that is being fetched is kept or not, as a whole."""
        while self._every > 0:
            await asyncio.sleep(max(self._every, LEAST))
            try:
                await asyncio.to_thread(self.fetch)
            except asyncio.CancelledError:
                # The thread ends after the file that it is fetching.
                self._stopped = True
                raise

    def fetch(self) -> None:
        """Fetch what is new at all subscriptions; what fails is only logged."""
        try:
            found = Subscriptions(self._shelf.folder).all()
        except FateloomError as error:
            note("subscriptions-failed", logging.ERROR, code=error.code)
            return
        for each in found:
            if not self._stopped:
                self._fetch(each)

    def _fetch(self, subscription: Subscription) -> None:
        address = subscription.address
        try:
            for news in update(self._shelf, subscription):
                if news.outcome == "added":
                    note("story-fetched", story=news.key, address=address)
                elif news.error is not None:
                    code = news.error.code
                    note("story-refused", logging.WARNING, story=news.key, code=code)
                if self._stopped:
                    return
        except FateloomError as error:
            note("subscription-failed", logging.WARNING, address=address, code=error.code)
