import { untrack } from "svelte";
import type { Connection } from "./connection";
import type {
  Advice,
  Course,
  EventInfo,
  FromClient,
  FromServer,
  Look,
  ProgramInfo,
  Refusal,
  Review,
  Say,
  Table,
  TalkLine,
  View,
} from "./protocol";
import { OFFLINE } from "./refused";
import { wireTo } from "./wire";

export type LiveStatus = "connecting" | "open" | "lost" | "closed";

const BACKOFF_MS = [500, 1000, 2000, 4000, 8000];
const TOO_FAST_MS = 5000;
const TALK_KEPT = 60;
const PING_MS = 20_000;
/** Timeout for the answer to a ping, in milliseconds. */
const PATIENCE_MS = 9000;

/** Close codes: see docs/protocol.md. */
const GONE = 4404;
const NOT_FOR_YOU = 4403;
const BROKEN = 1011;
const TOO_FAST = 4429;

/** The seat to look from, the number of choices (null: now), and whether all hands are open. */
interface Gaze {
  seat: number | null;
  at: number | null;
  open?: true;
}

/**
 * A table as this device sees it, over a connection that is restored when lost.
 *
 * The methods track no state, so that an effect may call them without depending on any.
 */
export class LiveTable {
  /** The table and its seats; null before the first connection. */
  info = $state.raw<Table | null>(null);
  /** The newest view from the chosen seat; null until it arrives. */
  view = $state.raw<View | null>(null);
  /** All events up to the view. */
  events = $state.raw<EventInfo[]>([]);
  /** How the game went; null until it was asked for and is here. */
  course = $state.raw<Course | null>(null);
  /** What a bot would do at the decision of the view; null until it was asked for and is here. */
  advice = $state.raw<Advice | null>(null);
  /** How the chance of a seat went; null until it was asked for and is here. */
  review = $state.raw<Review | null>(null);
  /** What was said at the table, the latest last. */
  talk = $state.raw<TalkLine[]>([]);
  status = $state<LiveStatus>("connecting");
  /** Why it closed for good. */
  ending = $state.raw<Refusal | null>(null);
  /** Why the last message changed nothing, until another does or it is dismissed. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the last chat line was refused, until another is sent or the chat is closed. */
  unsaid = $state.raw<Refusal | null>(null);
  /** A choice or an undo is in flight. */
  pending = $state(false);

  readonly #table: string;
  #wire: Connection | null = null;
  /** The connection is open and the server has described the table. */
  #ready = false;
  #gaze: Gaze | null = null;
  #languages: readonly string[] = [];
  /** Somebody wants to know how the game went. */
  #curious = false;
  /** The number of the view that is shown. */
  #number: number | null = null;
  /** The number of the view about which a bot was asked; the answers of others leave that as it is. */
  #advised: number | null = null;
  /** The seat whose chance somebody wants to know. */
  #reviewed: number | null = null;
  /** The number of the view that the message in flight is about. */
  #asked: number | null = null;
  /** The events that the server assumes to be here: those of the last view sent, shown or not. */
  #had: { seat: number | null; number: number; events: EventInfo[] } | null = null;
  /** The languages have changed on this connection, and the events may be in either of two. */
  #mixed = false;
  /** The last view of the game, whichever seat it was from: a partial one completes it. */
  #last: unknown = null;
  /** The last message, if it was a refusal: a closing socket says why in it. */
  #word: Refusal | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(tableId: string) {
    this.#table = tableId;
  }

  open(): void {
    if (this.#wire || this.#retry !== undefined) return;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#appear);
    this.#attempts = 0;
    this.ending = null;
    this.status = "connecting";
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#appear);
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
    this.status = "closed";
  }

  /**
   * Looks from a seat of one's own, or as a spectator; once the game is over from any seat, and
   * after `at` choices, with all hands `open`. What was shown goes at once, unless it is another
   * moment of the same seat.
   */
  look(seat: number | null, at?: number, open = false): void {
    const before = this.#gaze;
    this.#gaze = { seat, at: at ?? null, ...(open ? { open } : {}) };
    if (at === undefined || before?.seat !== seat) this.#clear();
    if (this.#ready) this.#look(this.#gaze);
  }

  /** Looks from another seat of one's own, whose view replaces this one when it is here. */
  turn(seat: number): void {
    this.#gaze = { seat, at: null };
    this.#settle();
    this.#number = null;
    if (this.#ready) this.#look(this.#gaze);
  }

  /** Sets the reader's languages, in order of preference. The view stays until a translated one arrives. */
  read(languages: readonly string[]): void {
    this.#mixed ||= this.#had !== null && languages.join() !== this.#languages.join();
    this.#languages = languages;
    if (this.#ready && this.#gaze) this.#look(this.#gaze);
  }

  /** Asks how the game went so far. */
  askCourse(): void {
    this.#curious = true;
    if (this.#ready) this.#say({ t: "course" });
  }

  /** Asks what a bot would do; false when that cannot be asked now. */
  askAdvice(): boolean {
    this.advice = null;
    const about = this.#about();
    this.#advised = about?.number ?? null;
    if (about) this.#say({ t: "advice", ...about });
    return about !== null;
  }

  /** Asks how the chance of a seat went; null: nobody wants to know any more. */
  askReview(seat: number | null): void {
    this.review = null;
    this.#reviewed = seat;
    if (this.#ready) this.#say({ t: "review", seat });
  }

  choose(move: string): void {
    const about = this.#about();
    if (about) this.#wait({ t: "choose", move, ...about });
  }

  undo(): void {
    const about = this.#about();
    if (about) this.#wait({ t: "undo", ...about });
  }

  /** Says something from a seat; false when nothing can be sent now. */
  say(seat: number, what: { phrase: NonNullable<Say["phrase"]> } | { text: string }): boolean {
    if (!this.#reachable()) return false;
    this.unsaid = null;
    this.#say({ t: "say", seat, ...what });
    return true;
  }

  /** Asks everybody to end the game as it stands. */
  callOff(): void {
    if (this.#reachable()) this.#say({ t: "end" });
  }

  /** Asks everybody to let this device export the game. */
  askForFile(): void {
    if (this.#reachable()) this.#say({ t: "file" });
  }

  /** Asks everybody to let all players ask what a bot would do. */
  allowAdvice(): void {
    if (this.#reachable()) this.#say({ t: "allow-advice" });
  }

  /** Answers the current vote. */
  answer(agree: boolean): void {
    const number = untrack(() => this.view?.question?.number);
    if (number !== undefined && this.#reachable()) this.#say({ t: "answer", number, agree });
  }

  /** Sets a program for the seat; one for a topic gets that of the view. */
  program(kind: string, args: ProgramInfo["args"], topic: string | null): void {
    const seat = this.#holding();
    if (seat !== null) this.#say({ t: "program", seat, kind, args, topic });
  }

  /** Cancels the seat's program. */
  cancel(): void {
    const seat = this.#holding();
    if (seat !== null) this.#say({ t: "cancel", seat });
  }

  pause(on: boolean): void {
    if (!this.#reachable()) return;
    this.#asked = this.#number ?? -1;
    this.#say({ t: "pause", on });
  }

  dismiss(): void {
    this.refusal = null;
  }

  // --- sending --------------------------------------------------------------------------

  #look(gaze: Gaze, had?: Look["had"]): void {
    const languages = this.#languages.length > 0 ? { languages: [...this.#languages] } : {};
    this.#say({ t: "look", changes: true, ...gaze, ...languages, ...(had ? { had } : {}) });
  }

  /** Looks for the first time on a new connection: says which events are here from the last one. */
  #resume(gaze: Gaze): void {
    if (this.#mixed || this.#had?.seat !== gaze.seat) this.#had = null;
    this.#mixed = false;
    const had = this.#had;
    this.#look(gaze, had ? { number: had.number, events: had.events.length } : undefined);
  }

  #say(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #wait(message: FromClient & { number: number }): void {
    this.#asked = message.number;
    this.pending = true;
    this.#say(message);
  }

  /** What a choice is about; null when none can be made now. */
  #about(): { seat: number; number: number } | null {
    if (!this.#reachable() || untrack(() => this.pending)) return null;
    const seat = this.#gaze?.seat ?? null;
    if (seat === null || this.#number === null) return null;
    return { seat, number: this.#number };
  }

  /** The seat one looks from, if anything can be said for it now. */
  #holding(): number | null {
    if (!this.#reachable()) return null;
    this.dismiss();
    return this.#gaze?.seat ?? null;
  }

  #reachable(): boolean {
    if (!this.#ready) this.refusal = OFFLINE;
    return this.#ready;
  }

  // --- receiving --------------------------------------------------------------------------

  #hear(message: FromServer): void {
    clearTimeout(this.#patience);
    this.#word = null;
    switch (message.t) {
      case "table":
        return this.#sit(message);
      case "view":
        return this.#see(message);
      case "course":
        this.course = message;
        return;
      case "advice":
        if (message.number === this.#advised) this.advice = message;
        return;
      case "review":
        if (message.seat === this.#reviewed) this.review = message;
        return;
      case "talk":
        return this.#listen(message.lines);
      case "refused":
        return this.#refuse(message);
      case "pong":
        this.#attempts = 0;
    }
  }

  #sit(table: Table): void {
    this.info = table;
    if (this.#ready) return;
    this.#ready = true;
    this.status = "open";
    if (this.refusal === OFFLINE) this.dismiss();
    this.#ping = setInterval(() => this.#probe(), PING_MS);
    // The seat may have been lost meanwhile: then look from elsewhere.
    const gaze = this.#gaze;
    const lost = gaze?.seat != null && !table.yours.includes(gaze.seat) && !this.view?.over;
    if (gaze && !lost) this.#resume(gaze);
    else this.#had = null;
    if (this.#curious) this.#say({ t: "course" });
    if (this.#reviewed !== null) this.askReview(this.#reviewed);
  }

  #see(sent: View): void {
    this.#attempts = 0;
    const view = sent.partial
      ? { ...sent, view: { ...(this.#last as object), ...(sent.view as object) } }
      : sent;
    this.#last = view.view;
    const kept = this.#had?.seat === view.seat ? this.#had.events.slice(0, view.first) : [];
    const { seat, number } = view;
    this.#had = { seat, number, events: [...kept, ...view.events] };
    if (this.#asked !== null && view.number > this.#asked) {
      this.#settle();
      this.dismiss();
    }
    // A late answer: since it left the server, another has sat down here.
    if (view.seat !== this.#gaze?.seat || view.at !== this.#gaze.at) return;
    this.#number = view.number;
    this.view = view;
    this.events = this.#had.events;
  }

  /** A new socket sends the whole chat again. */
  #listen(lines: readonly TalkLine[]): void {
    const first = lines[0]?.number ?? Infinity;
    const before = this.talk.filter((line) => line.number < first);
    this.talk = [...before, ...lines].slice(-TALK_KEPT);
  }

  #refuse({ code, details, rule }: Refusal): void {
    this.#word = { code, details, rule };
    if (code.startsWith("talk-")) {
      this.unsaid = this.#word;
      return;
    }
    this.#settle();
    if (this.#ready) this.refusal = this.#word;
  }

  #settle(): void {
    this.#asked = null;
    this.pending = false;
  }

  /** Nothing of one seat may stay on the screen for another. */
  #clear(): void {
    this.#settle();
    this.dismiss();
    this.#number = null;
    this.view = null;
    this.events = [];
  }

  // --- the connection -----------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#expect();
    // An abandoned connection may still deliver messages.
    const wire: Connection = wireTo(
      this.#table,
      (text) => {
        if (wire === this.#wire) this.#hear(JSON.parse(text) as FromServer);
      },
      (code) => {
        if (wire === this.#wire) this.#closed(code);
      },
    );
    this.#wire = wire;
  }

  #closed(code: number): void {
    // A server that crashes says 1011 too, but not why: that may pass.
    if (code === GONE || code === NOT_FOR_YOU || (code === BROKEN && this.#word)) {
      this.ending = this.#word ?? { code: "no-such-table", details: [], rule: "" };
      this.dismiss();
      this.close();
    } else {
      this.#lose(code === TOO_FAST ? TOO_FAST_MS : undefined);
    }
  }

  #lose(ms?: number): void {
    this.#drop();
    this.status = "lost";
    const pause = BACKOFF_MS[Math.min(this.#attempts, BACKOFF_MS.length - 1)] ?? 0;
    this.#attempts++;
    // Jitter, so that devices do not reconnect all at once after a restart.
    const jitter = 0.7 + 0.3 * Math.random();
    this.#retry = setTimeout(() => this.#connect(), ms ?? pause * jitter);
  }

  /** Drops the connection. */
  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#patience);
    const wire = this.#wire;
    this.#wire = null;
    this.#ready = false;
    this.#word = null;
    this.#settle();
    wire?.close();
  }

  #probe(): void {
    this.#say({ t: "ping", away: document.visibilityState === "hidden" });
    this.#expect();
  }

  #expect(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lose(), PATIENCE_MS);
  }

  /** There may be a network again: try at once, or see whether the connection still stands. */
  #hurry = (): void => {
    if (this.#retry !== undefined) this.#connect();
    else if (this.#ready) this.#probe();
  };

  #appear = (): void => {
    if (document.visibilityState === "visible") this.#hurry();
    // No answer is waited for: a page out of sight may hear it late.
    else if (this.#ready) this.#say({ t: "ping", away: true });
  };
}
