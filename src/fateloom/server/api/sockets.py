"""The socket of a table: one message after another in, one numbered stream out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from fateloom.core.errors import FateloomError
from fateloom.server import metrics
from fateloom.server.api.devices import Devices
from fateloom.server.api.security import check_origin
from fateloom.server.credits import Credits
from fateloom.server.decoding import decoded
from fateloom.server.logs import note, trouble
from fateloom.server.refusals import ServerRefusal, refused
from fateloom.server.schema import socket as m
from fateloom.server.settings import SOCKET_BYTES
from fateloom.server.tables.advising import Adviser
from fateloom.server.tables.registry import TableRegistry
from fateloom.server.tables.viewer import Viewer
from fateloom.server.work import metered, soon
from fateloom.table import commands as c

NO_TABLE: Final = 4404
"""Close code: there is no such table, or no longer."""
NOT_FOR_YOU: Final = 4403
"""Close code: this device may not look at the table, or no longer."""
TOO_FAST: Final = 4429
"""Close code: this socket went on sending too fast."""
TOO_SLOW: Final = 4408
"""Close code: this socket took nothing for too long."""
_CLOSES: Final = {
    "no-such-table": NO_TABLE,
    "table-gone": NO_TABLE,
    "device-ended": NOT_FOR_YOU,
    "no-spectators": NOT_FOR_YOU,
    "seat-handed": NOT_FOR_YOU,
    "seat-removed": NOT_FOR_YOU,
    "too-fast": TOO_FAST,
}


async def serve_socket(socket: WebSocket, tables: TableRegistry, devices: Devices) -> None:
    """Serve one socket from its acceptance until it ends."""
    with suppress(WebSocketDisconnect):  # gone before the first message
        await socket.accept()
        await _serve(socket, tables, devices)


async def _serve(socket: WebSocket, tables: TableRegistry, devices: Devices) -> None:
    table_id = socket.path_params["table"]
    try:
        device = await devices.of(socket)
        table = await tables.table(table_id, refresh=True)
        if not table.seating.lets_look(device):
            raise ServerRefusal("no-spectators")
    except FateloomError as error:
        await _goodbye(socket, error)
        return
    viewer = Viewer(table, device)
    table.add_watcher(viewer)
    table.attendance.sign(viewer, device)
    try:
        await _converse(socket, viewer, tables)
    finally:
        table.watchers.discard(viewer)
        table.attendance.part(viewer, device)


async def _goodbye(socket: WebSocket, error: FateloomError) -> None:
    await socket.send_text(m.encode(refused(error)).decode())
    await socket.close(_CLOSES.get(error.code, 1011))


async def _converse(socket: WebSocket, viewer: Viewer, tables: TableRegistry) -> None:
    """Listen and speak at once, until either ends."""
    settings = tables.settings
    sending = viewer.send_all(socket.send_text, settings.write_timeout)
    speaking = asyncio.create_task(metered(sending))
    listening = asyncio.create_task(metered(_receive(socket, viewer, tables)))
    tasks = (speaking, listening)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    code = 1011
    for task in tasks:
        error = None if task.cancelled() else task.exception()
        if error is None:
            code = listening.result() if task is listening and not task.cancelled() else code
        elif isinstance(error, TimeoutError):
            code = TOO_SLOW
        elif isinstance(error, WebSocketDisconnect):
            return
        else:
            trouble("socket-failed", table=viewer.table.header.table, error=repr(error))
    closing = code if viewer.gone is None else _CLOSES.get(viewer.gone.code, 1011)
    metrics.CLOSED.labels(str(closing)).inc()
    note("socket-closed", table=viewer.table.header.table, code=closing)
    try:
        async with asyncio.timeout(settings.write_timeout):
            if viewer.gone is not None:
                await _goodbye(socket, viewer.gone)
            else:
                await socket.close(code)
    except (TimeoutError, RuntimeError, WebSocketDisconnect):
        pass


async def _receive(socket: WebSocket, viewer: Viewer, tables: TableRegistry) -> int:
    """Take messages until the socket must be closed; returns the code to close it with."""
    credits_ = Credits(tables.settings.credits, tables.settings.credits_back)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        try:
            if not credits_.spend():
                if credits_.exhausted:
                    return TOO_FAST
                raise ServerRefusal("too-fast")
            try:
                await soon()
            except ServerRefusal as error:
                viewer.disconnect(error)
                return TOO_FAST
            await _handle_message(message.get("text"), viewer, tables.adviser)
        except FateloomError as error:
            metrics.REFUSED.labels(error.code).inc()
            viewer.on_error(error)
            if error.code == "stale":
                # An answer to an old view gets the new view.
                viewer.on_change()


async def _handle_message(text: str | None, viewer: Viewer, adviser: Adviser) -> None:
    """Do what one message asks. Raises `FateloomError`."""
    if text is None or len(text) > SOCKET_BYTES:
        raise ServerRefusal("message-too-long" if text else "malformed-message", SOCKET_BYTES)
    message = decoded(text, m.FromClient)
    table, device = viewer.table, viewer.device
    table.attendance.sign(viewer, device, isinstance(message, m.Ping) and message.away)
    match message:
        case m.Look():
            viewer.look(message)
        case m.Say(seat=seat, phrase=phrase, text=said):
            await table.say(device, seat, phrase, said)
        case m.AskCourse():
            viewer.course()
        case m.AskAdvice():
            await adviser.ask(viewer, message)
        case m.AskReview():
            adviser.review(viewer, message)
        case m.Ping():
            viewer.pong()
        case _:
            await table.execute(_command(message, device))


def _command(message: m.Commanding, device: str | None) -> c.Command:
    """What a message asks of the table."""
    match message:
        case m.Choose(seat=seat, move=move, number=number):
            return c.Choose(device, seat, move, number)
        case m.Undo(seat=seat, number=number):
            return c.Undo(device, seat, number)
        case m.Answer(number=number, agree=agree):
            return c.Reply(device, number, agree)
        case m.End():
            return c.CallOff(device)
        case m.TakeFile():
            return c.AskForFile(device)
        case m.AllowAdvice():
            return c.AllowAdvice(device)
        case m.SetProgram(seat=seat, kind=kind, args=args, topic=topic):
            return c.SetProgram(device, seat, kind, args, topic)
        case m.CancelProgram(seat=seat):
            return c.CancelProgram(device, seat)
        case m.Pause(on=on):
            return c.Pause(device, on)


async def refuse_socket(socket: WebSocket) -> bool:
    """Turn away a socket that another site's page opened; True when it was."""
    try:
        check_origin(socket)
    except ServerRefusal:
        await socket.close(1008)
        return True
    return False
