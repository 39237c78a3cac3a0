import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { barrier, cameraOf, cameras, lastCamera, troubleOf, turnOff, turnOn } from "./camera";

const track = { stop: vi.fn(), getSettings: () => ({ deviceId: "back" }) };
const stream = {
  getTracks: () => [track],
  getVideoTracks: () => [track],
} as unknown as MediaStream;
const ask = vi.fn();
const named = (name: string): Error => Object.assign(new Error(), { name });

beforeEach(() => {
  ask.mockReset().mockResolvedValue(stream);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", {
    mediaDevices: {
      getUserMedia: ask,
      enumerateDevices: () => [
        { kind: "audioinput", deviceId: "ear", label: "Ear" },
        { kind: "videoinput", deviceId: "back", label: "Back" },
      ],
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a page that is not secure, or without cameras, says so", () => {
  expect(barrier()).toBeNull();
  vi.stubGlobal("navigator", {});
  expect(barrier()).toBe("none");
  vi.stubGlobal("isSecureContext", false);
  expect(barrier()).toBe("insecure");
});

test("the camera that was used is the first choice next time", async () => {
  expect(lastCamera()).toBeNull();
  await turnOn(null);
  expect(ask.mock.calls[0]?.[0].video).toMatchObject({ facingMode: "environment" });
  expect(cameraOf(stream)).toBe("back");
  expect(lastCamera()).toBe("back");
  await turnOn("back");
  expect(ask.mock.calls[1]?.[0].video).toMatchObject({ deviceId: { exact: "back" } });
});

test("a camera that is gone is replaced by any", async () => {
  ask.mockRejectedValueOnce(named("OverconstrainedError"));
  expect(await turnOn("front")).toBe(stream);
  ask.mockRejectedValueOnce(named("NotAllowedError"));
  await expect(turnOn("front")).rejects.toThrow();
});

test("only cameras are listed, and all of them go off", async () => {
  expect(await cameras()).toEqual([{ id: "back", name: "Back" }]);
  turnOff(stream);
  turnOff(null);
  expect(track.stop).toHaveBeenCalledOnce();
});

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "none"],
  ["NotReadableError", "taken"],
  ["TypeError", "failed"],
])("%s means %s", (name, trouble) => expect(troubleOf(named(name))).toBe(trouble));
