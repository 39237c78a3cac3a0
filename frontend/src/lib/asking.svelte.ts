import { RefusedError } from "./api";
import type { Refusal } from "./protocol";

/** What a page asks of the server: whether it waits for an answer, and why the last was refused. */
export class Asking {
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);

  /** Does something that the server may refuse. Whatever else goes wrong is thrown. */
  async to(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.refusal = error.refusal;
    } finally {
      this.busy = false;
    }
  }
}
