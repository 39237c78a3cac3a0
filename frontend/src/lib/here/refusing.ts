/** Why the worker did not do something, as a server would say it. */
import type { Refusal } from "../protocol";

/** A refused request. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** What Python answers in JSON, unless it refuses. */
export function checked<T>(answer: string): T {
  const found = JSON.parse(answer) as T | { refused: Refusal };
  if (found && typeof found === "object" && "refused" in found) throw new Refused(found.refused);
  return found as T;
}

/** The refusal for an error, as a server sends it when its store fails. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotFoundError") return { code: "no-such-table", details: [], rule: "" };
  if (name === "ConstraintError") return { code: "device-other-page", details: [], rule: "" };
  if (name === "QuotaExceededError") return { code: "device-full", details: [], rule: "" };
  console.error(error);
  return { code: "device-failed", details: [String(error).slice(-200)], rule: "" };
}
