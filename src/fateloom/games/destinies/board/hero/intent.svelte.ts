import { keep, kept, watch } from "$lib/kept";
import { SKILLS, type Skill } from "../skills";
import { cost, leftOf, moved, read, steps, within, type Tracks } from "./intent";

const KIND = "markers";

/** A player's plan for spending experience. It is stored only on this device. */
export class Intent {
  readonly #key: string;
  readonly #tracks: () => Tracks;
  #kept = $state.raw<Tracks | null>(null);
  /** Whether the player is planning markers. */
  open = $state(false);

  /** The planned spaces of markers that are still possible. */
  readonly aims: Tracks = $derived.by(() => within(this.#tracks(), this.#kept ?? this.#tracks()));
  /** The experience that the plan costs. */
  readonly cost: number = $derived.by(() => cost(this.#tracks(), this.aims));
  /** The markers that can be moved by one space next, as skill and space. */
  readonly steps: readonly [Skill, number][] = $derived.by(() => steps(this.#tracks(), this.aims));

  /** `tracks` returns the current positions of the hero's markers. */
  constructor(table: string, seat: number, tracks: () => Tracks) {
    this.#key = `${table}.${seat}`;
    this.#tracks = tracks;
    this.#kept = read(kept(KIND, this.#key));
  }

  /** Follows the plans in other pages of this device, until the returned function is called. */
  follow(): () => void {
    return watch(KIND, this.#key, (value) => (this.#kept = read(value)));
  }

  /** The next destination of a marker from its planned space. */
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

  /** Drops a completed plan. */
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
