/** Acts events of the log out again. */
export interface Repeater {
  /** Whether there is anything to show of an event, by its index. */
  can: (index: number) => boolean;
  show: (index: number) => void;
}

class Repeats {
  /** Null where nothing is acted out. */
  by = $state.raw<Repeater | null>(null);

  /** Offers it to the log; returns a function that ends that. */
  offer(by: Repeater): () => void {
    this.by = by;
    return () => {
      if (this.by === by) this.by = null;
    };
  }
}

export const repeats = new Repeats();
