import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeWorker } from "./here/fake";
import { OFFLINE } from "./refused";

const asked = vi.fn(() => Promise.reject(new TypeError("there is no network")));
let kept: { name: string; content: Blob } | null = null;
let made: Blob | null = null;

beforeEach(() => {
  kept = made = null;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", asked);
  URL.createObjectURL = (content) => {
    made = content as Blob;
    return "blob:1";
  };
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (made && this.href === "blob:1") kept = { name: this.download, content: made };
  });
  vi.resetModules();
});
afterEach(() => {
  asked.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("keeps the record of this device's own table without asking the server", async () => {
  const { keepRecord } = await import("./files");
  const done = keepRecord("here-1", "realms");
  const [request] = FakeWorker.last.asked;
  if (request?.do !== "record") throw new Error("no record was asked for");
  expect(request.table).toBe("here-1");
  FakeWorker.last.onmessage?.({ data: { id: request.id, value: '{"fateloom":1}\n' } });
  await done;
  expect(kept?.name).toBe("fateloom-realms-here-1.jsonl");
  expect(kept?.content.size).toBe(15);
  expect(asked).not.toHaveBeenCalled();
});

it("says why there is no record, and keeps nothing", async () => {
  const { keepRecord } = await import("./files");
  const done = keepRecord("here-1", "realms");
  const [request] = FakeWorker.last.asked;
  if (request?.do !== "record") throw new Error("no record was asked for");
  const refusal = { code: "record-not-over", details: [], rule: "" };
  FakeWorker.last.onmessage?.({ data: { id: request.id, refusal } });
  await expect(done).rejects.toMatchObject({ refusal });
  expect(kept).toBeNull();
});

it("keeps no save that the server does not give", async () => {
  const { keepSave } = await import("./files");
  await expect(keepSave("ab")).rejects.toMatchObject({ refusal: OFFLINE });
  expect(kept).toBeNull();
});
