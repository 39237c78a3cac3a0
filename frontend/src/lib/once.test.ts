import { expect, test, vi } from "vitest";
import { once } from "./once";

test("what was fetched is not fetched again", async () => {
  const fetch = vi.fn(() => Promise.resolve());
  const bring = once(fetch);
  await Promise.all([bring("realms"), bring("realms")]);
  await bring("hand");
  expect(fetch.mock.calls).toEqual([["realms"], ["hand"]]);
});

test("what failed is fetched again", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(undefined);
  const bring = once(fetch);
  await expect(bring("realms")).rejects.toThrow("offline");
  await expect(bring("realms")).resolves.toBeUndefined();
});
