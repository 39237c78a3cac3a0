import { RefusedError } from "$lib/refused";
import type { Refusal } from "$lib/protocol";
import { changed } from "./changes";
import type { FromWorkshop, Preview, ToWorkshop, Workshop } from "./protocol";

const RETRY_MS = 1000;

/** Takes a seat at the preview's table, and returns it; null if the server is not a preview. */
export async function sit(): Promise<Preview | null> {
  const response = await fetch("/api/preview", { method: "POST" });
  if (response.status === 405) return null;
  if (!response.ok) throw new RefusedError((await response.json()) as Refusal);
  return (await response.json()) as Preview;
}

/** The state of the workshop on the server, from a socket that reconnects when it is lost. */
export class Link {
  shown = $state.raw<Workshop | null>(null);
  /** The keys of the changes in the latest step, from `changed`. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** The reason of the last refusal. */
  refusal = $state.raw<Refusal | null>(null);
  /** The number of refusals. After each one, the inputs are reset to the current values. */
  refusals = $state(0);
  lost = $state(false);

  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/preview/socket`);
    this.#socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as ToWorkshop);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.lost = true;
      this.#retry = setTimeout(() => this.open(), RETRY_MS);
    };
  }

  close(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  say(message: FromWorkshop): void {
    this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sends an intervention, as text. */
  author(...words: readonly (string | number)[]): void {
    this.say({ t: "author", words: words.filter((word) => word !== "").join(" ") });
  }

  #hear(message: ToWorkshop): void {
    this.lost = false;
    if (message.t === "refused") {
      this.refusal = message;
      this.refusals++;
      return;
    }
    const found = changed(this.shown?.stage ?? null, message.stage);
    if (found.size > 0 || message.steps !== this.shown?.steps) this.changed = found;
    this.shown = message;
  }
}
