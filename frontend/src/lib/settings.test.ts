import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const KEY = "fateloom.settings";
const THEME_JS = readFileSync("public/theme.js", "utf8");

/** The system's preferences by media query; listeners are notified of changes. */
class System {
  likes = new Set<string>();
  #listeners: [string, (event: { matches: boolean }) => void][] = [];

  constructor() {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: this.likes.has(query),
      addEventListener: (_: string, listener: (event: { matches: boolean }) => void) =>
        this.#listeners.push([query, listener]),
    }));
  }

  like(query: string, matches: boolean): void {
    for (const [each, tell] of this.#listeners) if (each === query) tell({ matches });
  }
}

const DARK = "(prefers-color-scheme: dark)";
const STILL = "(prefers-reduced-motion: reduce)";
const TABLET = "(pointer: coarse) and (min-width: 48rem) and (min-height: 36rem)";

let system: System;

/** The settings of a page that is opened now. */
async function opened(): Promise<(typeof import("./settings.svelte"))["settings"]> {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

/** What the document shows of them. */
function applied(): [string | undefined, string | undefined, string] {
  const { dataset, style } = document.documentElement;
  return [dataset["theme"], dataset["motion"], style.getPropertyValue("--scale")];
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute("style");
  system = new System();
});

afterEach(() => vi.unstubAllGlobals());

describe("settings", () => {
  it("begins with the defaults", async () => {
    const settings = await opened();
    expect([settings.theme, settings.textSize, settings.motion, settings.sound]).toEqual([
      null,
      100,
      "full",
      null,
    ]);
    expect(applied()).toEqual(["day", "full", "1"]);
  });

  it("applies and keeps what is set", async () => {
    const settings = await opened();
    settings.theme = "night";
    settings.textSize = 130;
    settings.motion = "fast";
    settings.sound = 0.7;
    expect(applied()).toEqual(["night", "fast", "1.3"]);
    const again = await opened();
    expect([again.theme, again.textSize, again.motion, again.sound]).toEqual([
      "night",
      130,
      "fast",
      0.7,
    ]);
  });

  it("follows the system until a theme is chosen", async () => {
    system.likes.add(DARK);
    const settings = await opened();
    expect(applied()[0]).toBe("night");
    system.like(DARK, false);
    expect(applied()[0]).toBe("day");
    settings.toggleTheme();
    expect(settings.theme).toBe("night");
    system.like(DARK, false);
    expect(applied()[0]).toBe("night");
    settings.toggleTheme();
    expect(applied()[0]).toBe("day");
  });

  it("scales movements", async () => {
    const settings = await opened();
    expect(settings.motionMs(200)).toBe(200);
    settings.motion = "fast";
    expect(settings.motionMs(200)).toBe(80);
    settings.motion = "slow";
    expect(settings.motionMs(200)).toBe(320);
    settings.motion = "off";
    expect(settings.motionMs(200)).toBe(0);
    settings.motion = "full";
    system.like(STILL, true);
    expect(settings.motionMs(200)).toBe(0);
    expect(applied()[1]).toBe("off");
  });

  it("knows sound that was once only on or off", async () => {
    localStorage.setItem(KEY, '{"sound":true}');
    expect((await opened()).sound).toBe(1);
    localStorage.setItem(KEY, '{"sound":false}');
    expect((await opened()).sound).toBeNull();
  });

  it("takes over what another window sets", async () => {
    const settings = await opened();
    localStorage.setItem(KEY, '{"textSize":150}');
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(settings.textSize).toBe(150);
    expect(applied()[2]).toBe("1.5");
  });

  it("does without storage", async () => {
    vi.stubGlobal("localStorage", undefined);
    const settings = await opened();
    settings.textSize = 200;
    expect(applied()[2]).toBe("2");
  });
});

describe.each([
  undefined,
  "{",
  "null",
  "7",
  '"night"',
  '{"theme":"dusk","textSize":9000,"motion":"wild","sound":"yes"}',
  '{"theme":"day","textSize":"130","motion":null}',
  '{"theme":"night","textSize":115,"motion":"off","sound":true}',
])("with %s in the storage", (text) => {
  it.each([[[]], [[DARK]], [[STILL]]])("theme.js and the settings agree, %j", async (likes) => {
    system.likes = new Set<string>(likes);
    if (text !== undefined) localStorage.setItem(KEY, text);
    await opened();
    const later = applied();
    document.documentElement.removeAttribute("data-theme");
    document.documentElement.removeAttribute("data-motion");
    document.documentElement.removeAttribute("style");
    new Function(THEME_JS)();
    expect(applied()).toEqual(later);
  });

  it("lays a shared tablet out for all, unless its user says otherwise", async () => {
    const settings = await opened();
    expect(settings.shownTableMode).toBe(false);
    system.like(TABLET, true);
    expect(settings.shownTableMode).toBe(true);
    settings.tableMode = false;
    expect(settings.shownTableMode).toBe(false);
    expect((await opened()).tableMode).toBe(false);
  });
});
