import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Close } from "./desk";
import { FakeWorker } from "./fake";

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** Lets a port deliver what was posted. */
function heard(port: MessagePort): Promise<unknown> {
  return new Promise((resolve) => {
    port.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
  });
}

it("knows a table of this device by its id", async () => {
  const { isHere } = await import("./desk");
  expect(isHere("here-bd1889917222b897")).toBe(true);
  expect(isHere("bd1889917222b897")).toBe(false);
});

it("carries messages to the worker and back, and ends with a code", async () => {
  const { portTo } = await import("./desk");
  const lines: string[] = [];
  const code = new Promise<number>((closed) => {
    const wire = portTo("here-1", (text) => lines.push(text), closed);
    wire.send('{"t":"ping"}');
  });
  const [come] = FakeWorker.last.asked;
  if (come?.do !== "come") throw new Error("nobody came");
  expect(come.table).toBe("here-1");
  expect(await heard(come.port)).toBe('{"t":"ping"}');
  come.port.postMessage('{"t":"pong"}');
  come.port.postMessage({ code: 1012 } satisfies Close);
  expect(await code).toBe(1012);
  expect(lines).toEqual(['{"t":"pong"}']);
});

it("tells the worker when nobody looks any more", async () => {
  const { portTo } = await import("./desk");
  const wire = portTo("here-1", vi.fn(), vi.fn());
  const [come] = FakeWorker.last.asked;
  if (come?.do !== "come") throw new Error("nobody came");
  const last = heard(come.port);
  wire.close();
  expect(await last).toEqual({ code: 1000 });
});

it("sets a table up, or says why not", async () => {
  const { create } = await import("./desk");
  const plan = { game: "hand", seats: [{ name: "Hedda" }] };
  const made = create(plan);
  const refused = create(plan);
  const [first, second] = FakeWorker.last.asked;
  if (first?.do !== "create" || second?.do !== "create") throw new Error("nothing was asked");
  expect(JSON.parse(first.plan)).toEqual(plan);
  expect(first.after).toBeNull();
  const refusal = { code: "device-full", details: [], rule: "" };
  FakeWorker.last.onmessage?.({ data: { id: second.id, refusal } });
  FakeWorker.last.onmessage?.({ data: { id: first.id, value: "here-2" } });
  expect(await made).toBe("here-2");
  await expect(refused).rejects.toMatchObject({ refusal });
});

it("sets a table up after another one", async () => {
  const { create } = await import("./desk");
  void create({ game: "destinies", seats: [{ name: "Hedda" }], after: "here-1" });
  const [asked] = FakeWorker.last.asked;
  if (asked?.do !== "create") throw new Error("nothing was asked");
  expect(asked.after).toBe("here-1");
});

it("sets the same seats up at another table", async () => {
  const { rematch } = await import("./desk");
  const made = rematch("here-1");
  const [asked] = FakeWorker.last.asked;
  if (asked?.do !== "rematch") throw new Error("nothing was asked");
  expect(asked.table).toBe("here-1");
  FakeWorker.last.onmessage?.({ data: { id: asked.id, value: "here-2" } });
  expect(await made).toBe("here-2");
});

it("plays on from a moment at another table", async () => {
  const { branch } = await import("./desk");
  const made = branch("here-1", 12);
  const [asked] = FakeWorker.last.asked;
  if (asked?.do !== "branch") throw new Error("nothing was asked");
  expect([asked.table, asked.at]).toEqual(["here-1", 12]);
  FakeWorker.last.onmessage?.({ data: { id: asked.id, value: "here-2" } });
  expect(await made).toBe("here-2");
});

it("changes who plays at a seat, or says why not", async () => {
  const { change } = await import("./desk");
  const wish = { do: "bot", seat: 1, bot: "search" } as const;
  const made = change("here-1", wish);
  const refused = change("here-1", { ...wish, bot: null });
  const [first, second] = FakeWorker.last.asked;
  if (first?.do !== "change" || second?.do !== "change") throw new Error("nothing was asked");
  expect([first.table, JSON.parse(first.wish)]).toEqual(["here-1", wish]);
  const refusal = { code: "device-nobody", details: [], rule: "" };
  FakeWorker.last.onmessage?.({ data: { id: second.id, refusal } });
  FakeWorker.last.onmessage?.({ data: { id: first.id, value: "" } });
  await made;
  await expect(refused).rejects.toMatchObject({ refusal });
});
