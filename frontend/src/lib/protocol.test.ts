// @vitest-environment node
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it.each(["lib", "preview"])(
  "%s has the types that its schema makes",
  { timeout: 30_000 },
  (room) => {
    const script = fileURLToPath(new URL("../../build/protocol.js", import.meta.url));
    const made = execFileSync(process.execPath, [script, "--print", room], { encoding: "utf8" });
    const kept = readFileSync(new URL(`../${room}/protocol.ts`, import.meta.url), "utf8");
    expect(kept, "./x fix makes it anew").toBe(made);
  },
);
