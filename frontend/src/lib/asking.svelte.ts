import { RefusedError } from "./refused";
import type { Refusal } from "./protocol";

/** Does something that the server may refuse: why it did, or null. Other faults are thrown. */
export async function refusalOf(work: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return error.refusal;
  }
}

/** What a page asks of the server: whether it waits for an answer, and why the last was refused. */
export class Asking {
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);

  /** Does something that the server may refuse, as `refusalOf` does. */
  async to(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      const refusal = await refusalOf(work);
      // What was asked meanwhile may have been refused: that stays to be read.
      if (refusal) this.refusal = refusal;
    } finally {
      this.busy = false;
    }
  }
}
