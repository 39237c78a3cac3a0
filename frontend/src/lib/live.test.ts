import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";
import type {
  Advice,
  EventInfo,
  FromClient,
  FromServer,
  PlayerInfo,
  Review,
  Table,
  TalkLine,
  View,
} from "./protocol";

/** A socket of which the test plays the server. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  sent: FromClient[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  refuse(code: string): void {
    this.say({ t: "refused", code, details: [], rule: "" });
  }

  end(code: number): void {
    this.onclose?.({ code });
  }
}

const player = (name: string): PlayerInfo => ({
  name,
  bot: null,
  held: true,
  ready: false,
  presence: "here",
  share: null,
  revealed: false,
});

const TABLE: Table = {
  t: "table",
  table: "ab",
  game: "destiny",
  players: [player("Hedda"), player("Anna")],
  yours: [0, 1],
  left: [],
  host: true,
  hosts: [0, 1],
  begun: true,
  locked: false,
  spectators: true,
  talk: true,
  options: { goal: 5 },
  clock: null,
  saves: false,
  saved: null,
  file: "now",
  called: {},
  commitment: null,
  joint: false,
  revealing: false,
  handheld: false,
  handhelds: [],
  lesson: null,
  played_on: false,
  advice: null,
  review: false,
};

function shown(number: number, seat: number | null, more: Partial<View> = {}): View {
  return {
    t: "view",
    number,
    seat,
    view: { of: seat },
    first: 0,
    events: [],
    legal: [],
    undo: null,
    consent: false,
    waiting: [0],
    paused: false,
    over: false,
    choices: number,
    at: null,
    program: null,
    topic: null,
    called_off: false,
    clocks: [],
    question: null,
    notes: [],
    file: null,
    rematch: null,
    ...more,
  };
}

function told(...codes: string[]): EventInfo[] {
  return codes.map((code) => ({ code, args: [] }));
}

let live: LiveTable;

/** The socket that was opened last. */
function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error("no socket was opened");
  return last;
}

/** A table that seat 0 looks at. */
function seated(): void {
  live.open();
  live.look(0);
  socket().say(TABLE);
  socket().say(shown(3, 0, { events: told("a", "b") }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  live = new LiveTable("ab");
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const codes = (): string[] => live.events.map((event) => event.code);

it("opens the table's socket and looks once it knows the table", () => {
  live.open();
  live.open();
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket().url).toBe(`ws://${location.host}/api/tables/ab/socket`);
  expect(live.status).toBe("connecting");
  live.look(0);
  expect(socket().sent).toEqual([]);
  socket().say(TABLE);
  expect(live.status).toBe("open");
  expect(live.info).toEqual(TABLE);
  expect(socket().sent).toEqual([{ t: "look", changes: true, seat: 0, at: null }]);
});

it("cuts the events off where the new ones begin", () => {
  seated();
  expect(codes()).toEqual(["a", "b"]);
  socket().say(shown(4, 0, { first: 2, events: told("c", "d") }));
  expect(codes()).toEqual(["a", "b", "c", "d"]);
  socket().say(shown(5, 0, { first: 3, events: told("e") }));
  expect(codes()).toEqual(["a", "b", "c", "e"]);
  socket().say(shown(6, 0, { first: 0, events: told("a") }));
  expect(codes()).toEqual(["a"]);
});

it("completes a view of changes with the one before", () => {
  seated();
  socket().say(shown(4, 0, { view: { day: 1, turn: 0 } }));
  socket().say(shown(5, 0, { view: { turn: 1 }, partial: true }));
  socket().say(shown(6, 0, { view: {}, partial: true }));
  expect(live.view?.view).toEqual({ day: 1, turn: 1 });
  // What comes late, from the seat before, is shown to nobody, and a whole one follows.
  live.look(1);
  socket().say(shown(7, 0, { view: { turn: 2 }, partial: true }));
  expect(live.view).toBeNull();
  socket().say(shown(7, 1, { view: { day: 2 } }));
  socket().say(shown(8, 1, { view: { turn: 0 }, partial: true }));
  expect(live.view?.view).toEqual({ day: 2, turn: 0 });
});

it("shows nothing of one seat to another", () => {
  seated();
  live.choose("sing");
  socket().refuse("no-such-move");
  live.look(null);
  expect([live.view, live.events, live.refusal]).toEqual([null, [], null]);
  socket().say(shown(4, 0, { first: 2, events: told("c") }));
  expect([live.view, live.events]).toEqual([null, []]);
  socket().say(shown(4, null, { events: told("a", "skip", "c") }));
  expect(live.view?.seat).toBeNull();
  live.look(1);
  expect(live.view).toBeNull();
  socket().say(shown(5, null, { first: 3, events: told("d") }));
  expect([live.view, live.events]).toEqual([null, []]);
  socket().say(shown(5, 1, { events: told("skip", "b") }));
  expect(live.view?.seat).toBe(1);
  expect(codes()).toEqual(["skip", "b"]);
});

it("steps through a finished game and keeps the events whole", () => {
  seated();
  live.look(0, 7);
  live.look(0, 8);
  // The answer to the first of two quick steps is late, but the next one counts on its events.
  socket().say(shown(9, 0, { at: 7, first: 0, events: told("a") }));
  expect(live.view?.at).toBeNull();
  socket().say(shown(9, 0, { at: 8, first: 1, events: told("b") }));
  expect(codes()).toEqual(["a", "b"]);
  live.look(0, 9);
  expect(live.view?.at).toBe(8);
  live.look(1, 9);
  expect(live.view).toBeNull();
});

it("makes one choice at a time", () => {
  seated();
  live.choose("done");
  live.choose("done");
  live.undo();
  expect(live.pending).toBe(true);
  expect(socket().sent.slice(1)).toEqual([{ t: "choose", seat: 0, move: "done", number: 3 }]);
  socket().say(shown(4, 0, { first: 2 }));
  expect(live.pending).toBe(false);
  live.undo();
  expect(socket().sent.at(-1)).toEqual({ t: "undo", seat: 0, number: 4 });
  live.pause(true);
  expect(socket().sent.at(-1)).toEqual({ t: "pause", on: true });
});

it("says beforehand how its seat answers", () => {
  seated();
  live.choose("sing");
  socket().refuse("no-such-move");
  live.program("limit", { limit: 3 }, "7: 1 Golem");
  expect(live.refusal).toBeNull();
  live.cancel();
  expect(socket().sent.slice(2)).toEqual([
    { t: "program", seat: 0, kind: "limit", args: { limit: 3 }, topic: "7: 1 Golem" },
    { t: "cancel", seat: 0 },
  ]);
  // The same moment again, with what was set.
  const program = { kind: "limit", args: { limit: 3 }, lasts: false };
  socket().say(shown(3, 0, { first: 2, program }));
  expect(live.view?.program).toEqual(program);
  expect(codes()).toEqual(["a", "b"]);
  const sent = socket().sent.length;
  live.look(null);
  live.cancel();
  expect(socket().sent.slice(sent)).toEqual([{ t: "look", changes: true, seat: null, at: null }]);
  socket().end(1006);
  live.program("pass", {}, null);
  expect(live.refusal?.code).toBe("offline");
});

it("keeps a refusal until something succeeds", () => {
  seated();
  live.choose("done");
  socket().refuse("stale");
  expect(live.pending).toBe(false);
  socket().say(shown(4, 0, { first: 2 }));
  expect(live.refusal?.code).toBe("stale");
  live.choose("done");
  expect(socket().sent.at(-1)).toMatchObject({ move: "done", number: 4 });
  expect(live.refusal?.code).toBe("stale");
  socket().say(shown(5, 0, { first: 2 }));
  expect(live.refusal).toBeNull();
  live.choose("sing");
  socket().refuse("no-such-move");
  live.dismiss();
  expect(live.refusal).toBeNull();
});

it("keeps what the talk refuses with the talk", () => {
  seated();
  live.choose("done");
  live.say(0, { phrase: "hello" });
  socket().refuse("talk-too-fast");
  expect([live.unsaid?.code, live.refusal, live.pending]).toEqual(["talk-too-fast", null, true]);
  socket().refuse("stale");
  live.say(0, { phrase: "hello" });
  expect([live.unsaid, live.refusal?.code, live.pending]).toEqual([null, "stale", false]);
});

it("does not keep a choice for later", () => {
  seated();
  socket().end(1006);
  live.choose("done");
  live.pause(true);
  expect(live.refusal?.code).toBe("offline");
  expect(live.pending).toBe(false);
  vi.advanceTimersByTime(500);
  socket().say(TABLE);
  expect(live.refusal).toBeNull();
  expect(socket().sent).toEqual([
    { t: "look", changes: true, seat: 0, at: null, had: { number: 3, events: 2 } },
  ]);
});

it("comes back, and looks from the same seat", () => {
  seated();
  live.choose("done");
  socket().end(1012);
  expect(live.status).toBe("lost");
  expect(live.pending).toBe(false);
  expect(live.view?.number).toBe(3);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  expect(live.status).toBe("lost");
  socket().say(TABLE);
  expect(live.status).toBe("open");
  const had = { number: 3, events: 2 };
  expect(socket().sent).toEqual([{ t: "look", changes: true, seat: 0, at: null, had }]);
  socket().say(shown(4, 0, { first: 1, events: told("c", "d") }));
  expect(codes()).toEqual(["a", "c", "d"]);
});

it("says which events it has only where they are those it looks for", () => {
  seated();
  live.read(["de"]);
  socket().say(shown(3, 0, { events: told("A", "B") }));
  const again = (): unknown => {
    socket().end(1012);
    vi.advanceTimersByTime(1000);
    socket().say(TABLE);
    return socket().sent;
  };
  // Some of them may be in the language that was read before.
  expect(again()).toEqual([{ t: "look", changes: true, seat: 0, at: null, languages: ["de"] }]);
  socket().say(shown(3, 0, { events: told("A", "B", "C") }));
  const had = { number: 3, events: 3 };
  expect(again()).toEqual([
    { t: "look", changes: true, seat: 0, at: null, languages: ["de"], had },
  ]);
  socket().end(1012);
  live.look(null);
  vi.advanceTimersByTime(1000);
  socket().say(TABLE);
  expect(socket().sent).toEqual([
    { t: "look", changes: true, seat: null, at: null, languages: ["de"] },
  ]);
});

it("waits longer from try to try, at most eight seconds", () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  live.open();
  for (const ms of [500, 1000, 2000, 4000, 8000, 8000]) {
    const before = FakeSocket.all.length;
    socket().end(1006);
    vi.advanceTimersByTime(ms - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  socket().end(4429);
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(4999);
  expect(FakeSocket.all).toHaveLength(before);
  vi.advanceTimersByTime(1);
  socket().say(TABLE);
  live.look(null);
  socket().say(shown(1, null));
  socket().end(1006);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(before + 2);
});

it.each([
  ["the network comes back", () => dispatchEvent(new Event("online"))],
  ["the page is looked at", () => document.dispatchEvent(new Event("visibilitychange"))],
])("tries at once when %s", (_, happen) => {
  seated();
  socket().end(1006);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  happen();
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(8000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().say(TABLE);
  happen();
  expect(socket().sent.at(-1)).toEqual({ t: "ping", away: false });
});

it("says when it is out of sight", () => {
  seated();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(socket().sent.at(-1)).toEqual({ t: "ping", away: true });
  vi.advanceTimersByTime(19_999);
  expect(live.status).toBe("open");
});

it("takes in who sits at the table, and looks on", () => {
  seated();
  const sent = socket().sent.length;
  const told = { ...TABLE, yours: [0], begun: false };
  socket().say(told);
  expect(live.info).toEqual(told);
  expect(live.view?.number).toBe(3);
  expect(socket().sent).toHaveLength(sent);
});

it("does not look from a seat that was lost while it was away", () => {
  seated();
  socket().end(1006);
  vi.advanceTimersByTime(500);
  socket().say({ ...TABLE, yours: [1] });
  expect(socket().sent).toEqual([]);
  live.look(null);
  expect(socket().sent).toEqual([{ t: "look", changes: true, seat: null, at: null }]);
});

it("is lost when a ping has no answer", () => {
  seated();
  const first = socket();
  vi.advanceTimersByTime(20_000);
  expect(first.sent.at(-1)).toEqual({ t: "ping", away: false });
  first.say({ t: "pong" });
  vi.advanceTimersByTime(20_000);
  expect(live.status).toBe("open");
  vi.advanceTimersByTime(8999);
  expect(live.status).toBe("open");
  vi.advanceTimersByTime(1);
  expect(live.status).toBe("lost");
  expect(first.closed).toBe(true);
  // What the old socket still says is not heard.
  first.say(shown(9, 0));
  first.end(4404);
  expect(live.view?.number).toBe(3);
  expect(live.status).toBe("lost");
});

it("is lost when the server never says which table it is", () => {
  live.open();
  vi.advanceTimersByTime(9000);
  expect(live.status).toBe("lost");
});

it.each([
  [4404, "table-gone"],
  [4403, "no-spectators"],
  [1011, "table-damaged"],
])("closes for good with %i, and tells why", (code, why) => {
  seated();
  socket().refuse(why);
  socket().end(code);
  expect(live.status).toBe("closed");
  expect(live.ending?.code).toBe(why);
  expect(live.refusal).toBeNull();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
  live.choose("done");
  expect(live.refusal?.code).toBe("offline");
});

it("knows why even when nobody said", () => {
  live.open();
  socket().end(4404);
  expect(live.ending).toEqual({ code: "no-such-table", details: [], rule: "" });
});

it("comes back when the server only stumbled", () => {
  seated();
  socket().end(1011);
  expect(live.status).toBe("lost");
  expect(live.ending).toBeNull();
});

it("can be closed and opened again", () => {
  seated();
  live.close();
  expect(live.status).toBe("closed");
  expect(socket().closed).toBe(true);
  live.open();
  socket().say(TABLE);
  const had = { number: 3, events: 2 };
  expect(socket().sent).toEqual([{ t: "look", changes: true, seat: 0, at: null, had }]);
});

it("keeps what is said, and hears nothing twice when it comes back", () => {
  const line = (number: number): TalkLine => ({
    number,
    seat: 1,
    name: "Anna",
    at: 0,
    phrase: null,
    text: `line ${number}`,
  });
  expect(live.say(0, { phrase: "hello" })).toBe(false);
  seated();
  expect(live.say(0, { text: "Shall we?" })).toBe(true);
  expect(socket().sent.at(-1)).toEqual({ t: "say", seat: 0, text: "Shall we?" });
  socket().say({ t: "talk", lines: [line(1), line(2)] });
  socket().say({ t: "talk", lines: [line(3)] });
  expect(live.talk.map(({ number }) => number)).toEqual([1, 2, 3]);
  socket().say({ t: "talk", lines: [line(2), line(3), line(4)] });
  expect(live.talk.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  socket().say({ t: "talk", lines: Array.from({ length: 60 }, (_, i) => line(i + 5)) });
  expect(live.talk).toHaveLength(60);
});

it("hears an advice about the decision it shows, and about no other", () => {
  expect(live.askAdvice()).toBe(false);
  seated();
  expect(live.askAdvice()).toBe(true);
  expect(socket().sent.at(-1)).toEqual({ t: "advice", seat: 0, number: 3 });
  const advice = (number: number, games: number): Advice => ({
    t: "advice",
    seat: 0,
    number,
    games,
    done: false,
    moves: [],
  });
  socket().say(advice(2, 7));
  expect(live.advice).toBeNull();
  socket().say(advice(3, 7));
  socket().say(advice(3, 14));
  expect(live.advice?.games).toBe(14);
  expect(live.askAdvice()).toBe(true);
  expect(live.advice).toBeNull();
});

it("hears how the chance of the seat went that it asked about, until it wants no more", () => {
  seated();
  live.askReview(0);
  expect(socket().sent.at(-1)).toEqual({ t: "review", seat: 0 });
  const review = (seat: number, decisions: number): Review => ({
    t: "review",
    seat,
    decisions,
    points: [],
    missed: [],
    result: 1,
    done: false,
  });
  socket().say(review(1, 8));
  expect(live.review).toBeNull();
  socket().say(review(0, 8));
  expect(live.review?.decisions).toBe(8);
  live.askReview(null);
  expect(socket().sent.at(-1)).toEqual({ t: "review", seat: null });
  socket().say(review(0, 9));
  expect(live.review).toBeNull();
});

it("asks again for a review when the connection was lost", () => {
  seated();
  live.askReview(0);
  socket().end(1006);
  vi.advanceTimersByTime(2000);
  socket().say(TABLE);
  expect(socket().sent).toContainEqual({ t: "review", seat: 0 });
});
