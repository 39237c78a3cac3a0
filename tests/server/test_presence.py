"""Where people are: here, asleep or gone."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tests.server.conftest import Device, serving, two

if TYPE_CHECKING:
    from fateloom.server.settings import Settings


def test_who_is_there_asleep_and_gone(settings: Settings) -> None:
    with serving(replace(settings, gone_after=0.05)) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)

        def is_(state: str) -> Any:
            return lambda told: told["players"][1]["presence"] == state

        with host.at(table, 0) as screen:
            screen.seated(is_("gone"))
            with friend.at(table, 1) as other:
                screen.seated(is_("here"))
                other.ask(t="ping", away=True)
                screen.seated(is_("asleep"))
                with friend.at(table, 1):
                    screen.seated(is_("here"))
                screen.seated(is_("asleep"))
                other.ask(t="ping")
                screen.seated(is_("here"))
            screen.seated(is_("gone"))


def test_a_silent_device_is_asleep(settings: Settings) -> None:
    with serving(replace(settings, asleep_after=0.1)) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)
        with host.at(table, 0) as screen, friend.at(table, 1) as other:
            screen.seated(lambda told: told["players"][1]["presence"] == "asleep")
            other.ask(t="ping")
            screen.seated(lambda told: told["players"][1]["presence"] == "here")


def test_coming_back_at_once_is_not_told(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as screen:
        with friend.at(table, 1):
            screen.seated(lambda told: told["players"][1]["presence"] == "here")
        screen.raw.clear()
        with friend.at(table, 1):
            screen.ask(t="ping")
        assert [json.loads(raw)["t"] for raw in screen.raw] == ["pong"]


def test_spectators_come_and_go_unnoticed(host: Device, friend: Device) -> None:
    """Nobody is shown where they are; to tell it again and again would keep the others busy."""
    table = two(host, friend)
    with host.at(table, 0) as one:
        one.ask(t="ping")
        one.raw.clear()
        with Device(host.client).at(table) as stranger:
            for away in (True, False) * 3:
                assert stranger.ask(t="ping", away=away)["t"] == "pong"
        one.ask(t="ping")
        assert [message for message in one.raw if '"t":"table"' in message] == []
        one.send(t="ping", away=True)
        assert one.seated(lambda told: told["players"][0]["presence"] == "asleep")
