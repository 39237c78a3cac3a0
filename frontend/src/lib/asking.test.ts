import { describe, expect, it } from "vitest";
import { OFFLINE, RefusedError } from "./refused";
import { Asking } from "./asking.svelte";

describe("what a page asks for", () => {
  it("is busy until it is answered, and keeps no refusal of earlier", async () => {
    const asking = new Asking();
    await asking.to(() => Promise.reject(new RefusedError(OFFLINE)));
    expect(asking.refusal).toEqual(OFFLINE);
    const work = asking.to(() => Promise.resolve());
    expect([asking.busy, asking.refusal]).toEqual([true, null]);
    await work;
    expect(asking.busy).toBe(false);
  });

  it("is not busy for ever when something else goes wrong, and that is thrown", async () => {
    const asking = new Asking();
    await expect(asking.to(() => Promise.reject(new Error("odd")))).rejects.toThrow("odd");
    expect([asking.busy, asking.refusal]).toEqual([false, null]);
  });

  it("keeps the refusal of what was asked while it waited", async () => {
    const asking = new Asking();
    let answer = (): void => undefined;
    const late = asking.to(() => new Promise<void>((done) => (answer = done)));
    await asking.to(() => Promise.reject(new RefusedError(OFFLINE)));
    answer();
    await late;
    expect(asking.refusal).toEqual(OFFLINE);
  });
});
