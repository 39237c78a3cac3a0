import { afterEach, expect, it, vi } from "vitest";
import {
  createTable,
  games,
  importRecord,
  openSave,
  playOn,
  recordUrl,
  removeTable,
  saveContents,
  tables,
  takeSave,
} from "./api";
import { RefusedError } from "./refused";

afterEach(() => vi.unstubAllGlobals());

function answer(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const fake = vi.fn(async () => new Response(status === 204 ? null : text, { status }));
  vi.stubGlobal("fetch", fake);
  return fake;
}

async function refused(promise: Promise<unknown>): Promise<RefusedError> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof RefusedError)) throw new Error("it was not refused");
  return error;
}

it("unwraps what it asks for", async () => {
  answer({ games: [{ name: "destiny" }] });
  expect(await games()).toEqual([{ name: "destiny" }]);
  answer({ tables: [] });
  expect(await tables()).toEqual([]);
});

it("sends a plan and a record", async () => {
  const fake = answer({ table: "ab" }, 201);
  expect(await createTable({ game: "destiny", seats: [{ name: "Hedda" }] })).toBe("ab");
  expect(await importRecord("{}\n")).toBe("ab");
  expect(fake.mock.calls.map(([url, init]) => [url, init.method, init.body])).toEqual([
    ["/api/tables", "POST", '{"game":"destiny","seats":[{"name":"Hedda"}]}'],
    ["/api/records", "POST", "{}\n"],
  ]);
});

it("plays on from a moment of a game", async () => {
  const fake = answer({ table: "cd" }, 201);
  expect(await playOn("ab", 12)).toBe("cd");
  expect(fake.mock.calls.map(([url, init]) => [url, init.method, init.body])).toEqual([
    ["/api/tables/ab/branches", "POST", '{"at":12}'],
  ]);
});

it("takes a save out and brings one in", async () => {
  const disposition = 'attachment; filename="fateloom-save-destiny.jsonl"';
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("{}", { headers: { "content-disposition": disposition } })),
  );
  const { name, file } = await takeSave("ab");
  expect([name, await file.text()]).toEqual(["fateloom-save-destiny.jsonl", "{}"]);
  const fake = answer({ table: "cd" }, 201);
  expect(await openSave(file, [0, 2])).toBe("cd");
  expect(fake).toHaveBeenCalledWith(
    "/api/saves?here=0&here=2",
    expect.objectContaining({ method: "POST", body: file }),
  );
});

it("sends no giant of a save", async () => {
  const fake = answer({}, 200);
  const giant = { size: 12_000_001 } as Blob;
  expect((await refused(saveContents(giant))).refusal.code).toBe("file-too-long");
  expect(fake).not.toHaveBeenCalled();
});

it("takes a table off the list", async () => {
  const fake = answer("", 204);
  await removeTable("a/b");
  expect(fake).toHaveBeenCalledWith("/api/tables/a%2Fb", { method: "DELETE" });
  expect(recordUrl("ab")).toBe("/api/tables/ab/record");
});

it("throws what the server refused", async () => {
  const refusal = { code: "unknown-option", details: ["gaol"], rule: "" };
  answer(refusal, 422);
  expect((await refused(games())).refusal).toEqual(refusal);
  answer({ code: "no-such-page" }, 404);
  expect((await refused(games())).refusal).toEqual({ code: "no-such-page", details: [], rule: "" });
});

it("is offline when there is no answer, or not the server's", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  expect((await refused(tables())).refusal.code).toBe("offline");
  answer("<h1>Bad Gateway</h1>", 502);
  expect((await refused(tables())).refusal.code).toBe("offline");
  answer("<h1>Pay for the hotel's network</h1>");
  expect((await refused(tables())).refusal.code).toBe("offline");
});
