/** Replays the scenes of events in the log. */
export interface Repeater {
  /** Whether the event with this index has a scene. */
  can: (index: number) => boolean;
  show: (index: number) => void;
}

class Repeats {
  /** Null while no table is on the page. */
  by = $state.raw<Repeater | null>(null);

  /** Makes a repeater available to the log; returns a function that withdraws it. */
  offer(by: Repeater): () => void {
    this.by = by;
    return () => {
      if (this.by === by) this.by = null;
    };
  }
}

export const repeats = new Repeats();
