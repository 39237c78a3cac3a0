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

it("has each pack read by a worker of its own, which is stopped afterwards", async () => {
  const { create, readPack } = await import("./desk");
  void create({ game: "hand", seats: [{ name: "Hedda" }] });
  const tables = FakeWorker.last;
  const pack = new ArrayBuffer(8);
  const read = readPack("mill-1.fateloom", pack);
  const reader = FakeWorker.last;
  expect(reader.asked).toEqual([{ do: "read", id: 0, name: "mill-1.fateloom", pack }]);
  const added = { name: "mill@0123456789abcdef", title: "The Mill", already: false };
  reader.onmessage?.({ data: { id: 0, value: JSON.stringify(added) } });
  expect(await read).toEqual(added);
  expect([reader.stopped, tables.stopped]).toEqual([true, false]);
});

it("says why a pack is refused, or that its worker broke", async () => {
  const { readPack } = await import("./desk");
  const refused = readPack("mill-1.fateloom", new ArrayBuffer(8));
  const refusal = { code: "pack-foreign", details: ["mill-1.fateloom"], rule: "" };
  FakeWorker.last.onmessage?.({ data: { id: 0, refusal } });
  await expect(refused).rejects.toMatchObject({ refusal });
  const broken = readPack("mill-1.fateloom", new ArrayBuffer(8));
  FakeWorker.last.onerror?.({ message: "out of memory" });
  await expect(broken).rejects.toMatchObject({
    refusal: { code: "device-failed", details: ["out of memory"] },
  });
  expect(FakeWorker.last.stopped).toBe(true);
});

it("stops reading a pack that takes too long", async () => {
  vi.useFakeTimers();
  const { readPack } = await import("./desk");
  const refused = expect(readPack("mill-1.fateloom", new ArrayBuffer(8))).rejects.toMatchObject({
    refusal: { code: "device-slow", details: ["mill-1.fateloom"] },
  });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await refused;
  expect(FakeWorker.last.stopped).toBe(true);
  vi.useRealTimers();
});
