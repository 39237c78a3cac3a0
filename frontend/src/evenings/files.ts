/** The file of evenings that somebody takes along, and brings to another device. */
import type { Evening } from "$lib/evening";

const FORMAT = "fateloom-evenings";
const VERSION = 1;

export function written(evenings: readonly Evening[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, evenings }, null, 1);
}

/** The evenings of such a file; null if it is none. Rows that are damaged are left out. */
export function read(text: string): Evening[] | null {
  let file: { format?: unknown; version?: unknown; evenings?: unknown } | null;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    return null;
  }
  if (file?.format !== FORMAT || file.version !== VERSION || !Array.isArray(file.evenings)) {
    return null;
  }
  return (file.evenings as unknown[]).filter(isEvening);
}

function isEvening(found: unknown): found is Evening {
  const row = found as Record<string, unknown> | null;
  if (typeof row !== "object" || row === null) return false;
  const facts = row["facts"] as Record<string, unknown> | null;
  return (
    ["table", "game", "daily"].every((key) => typeof row[key] === "string") &&
    ["ended", "minutes", "sittings", "seat", "place"].every((key) => Number.isFinite(row[key])) &&
    ["won", "drawn", "whole"].every((key) => typeof row[key] === "boolean") &&
    isList(row["winners"], (seat) => Number.isInteger(seat)) &&
    isList(row["players"], isCompanion) &&
    typeof facts === "object" &&
    facts !== null &&
    Object.values(facts).every((fact) => ["string", "number", "boolean"].includes(typeof fact))
  );
}

function isCompanion(found: unknown): boolean {
  const { name, bot, mine } = (found ?? {}) as Record<string, unknown>;
  const kind = bot === null || typeof bot === "string";
  return typeof name === "string" && kind && typeof mine === "boolean";
}

function isList(found: unknown, fits: (each: unknown) => boolean): boolean {
  return Array.isArray(found) && found.every(fits);
}
