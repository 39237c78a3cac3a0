import type { Refusal } from "./protocol";

/** Something the server refused, or could not be asked (`offline`). */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.name = "RefusedError";
    this.refusal = refusal;
  }
}

/** The refusal that the client makes when it cannot reach the server. */
export const OFFLINE: Refusal = { code: "offline", details: [], rule: "" };
