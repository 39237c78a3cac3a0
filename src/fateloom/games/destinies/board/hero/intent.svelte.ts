import { keep, kept, watch } from "$lib/kept";
import { SKILLS, type Skill } from "../skills";
import { cost, leftOf, moved, read, steps, within, type Tracks } from "./intent";

const KIND = "markers";

/** How the player of a seat means to spend experience: on this device, and nowhere else. */
export class Intent {
  readonly #key: string;
  readonly #tracks: () => Tracks;
  #kept = $state.raw<Tracks | null>(null);
  /** Markers are being planned. */
  open = $state(false);

  /** The spaces that markers are to end on, of what is still possible. */
  readonly aims: Tracks = $derived.by(() => within(this.#tracks(), this.#kept ?? this.#tracks()));
  /** How much experience that takes. */
  readonly cost: number = $derived.by(() => cost(this.#tracks(), this.aims));
  /** What is to be moved by a space next, one of these: a skill and a space. */
  readonly steps: readonly [Skill, number][] = $derived.by(() => steps(this.#tracks(), this.aims));

  /** `tracks` tells where the hero's markers stand by now. */
  constructor(table: string, seat: number, tracks: () => Tracks) {
    this.#key = `${table}.${seat}`;
    this.#tracks = tracks;
    this.#kept = read(kept(KIND, this.#key));
  }

  /** Follows what other pages of this device plan, until it is told to stop. */
  follow(): () => void {
    return watch(KIND, this.#key, (value) => (this.#kept = read(value)));
  }

  /** Where a marker would go next from the space that it is planned for. */
  goal(skill: Skill, space: number): number | null {
    const track = this.aims[SKILLS.indexOf(skill)] ?? [];
    return track.includes(space) ? leftOf(track, space) : null;
  }

  move(skill: Skill, space: number): void {
    const to = this.goal(skill, space);
    if (to === null) return;
    this.#keep(
      this.aims.map((track, i) => (SKILLS[i] === skill ? moved(track, space, to) : track)),
    );
  }

  /** Lets go of a plan that has come about. */
  settle(): void {
    if (this.#kept && !this.cost) this.discard();
  }

  discard(): void {
    this.open = false;
    this.#keep(null);
  }

  #keep(aims: Tracks | null): void {
    this.#kept = aims;
    keep(KIND, this.#key, aims);
  }
}
