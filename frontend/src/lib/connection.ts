/** A connection to a table: to the server, or to this device's own worker. */
export interface Connection {
  send(text: string): void;
  close(): void;
}
