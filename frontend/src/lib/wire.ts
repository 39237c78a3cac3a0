/** The way to a table: a socket of the server, or a port to this device's own worker. */
import { tableUrl } from "./api";
import type { Connection } from "./connection";
import { isHere, portTo } from "./here/desk";

/** Goes to a table; what comes from there is heard, until it is closed with a code. */
export function wireTo(
  table: string,
  hear: (text: string) => void,
  closed: (code: number) => void,
): Connection {
  if (isHere(table)) return portTo(table, hear, closed);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}${tableUrl(table)}/socket`);
  socket.onmessage = ({ data }: MessageEvent<string>) => hear(data);
  socket.onclose = ({ code }) => closed(code);
  return socket;
}
