import type { HandMove } from "$lib/protocol";
import { choices, type Choices, type Grid, type Place, type Turns, type Use } from "./choices";
import { isGone } from "./grid";

/** An element of the table that can be chosen now. */
export interface Target {
  touch: () => void;
  chosen: boolean;
}

/** What a person has picked but not yet chosen: a move, or an ability and where to aim it. */
export class Choosing {
  /** The id of a move. */
  #picked = $state<string | null>(null);
  #what = $state<string | null>(null);
  #on = $state<Place | null>(null);
  #turning = $state<string | null>(null);
  readonly #legal: () => readonly HandMove[];
  readonly #take: (move: HandMove) => void;

  readonly open: Choices = $derived.by(() => choices(this.#legal()));

  /** The ways to use the ability or weapon that was picked, as far as it has been aimed. */
  readonly ways: readonly Use[] = $derived.by(() => {
    const all = this.#what === null ? [] : (this.open.uses.get(this.#what) ?? []);
    const aimed = all.filter((use) => this.#on === null || use.on === this.#on);
    return aimed.length > 0 ? aimed : all;
  });

  /** The card that is to be turned, and how it can be. */
  readonly turned: string | null = $derived.by(() => this.#turning);
  readonly turning: Turns | undefined = $derived.by(() =>
    this.#turning === null ? undefined : this.open.turns.get(this.#turning),
  );

  /** The move that is ready to be confirmed. */
  readonly move: HandMove | null = $derived.by(() => {
    const picked = this.#legal().find((move) => move.id === this.#picked);
    if (picked) return picked;
    const [use, ...others] = this.ways;
    return use && others.length === 0 ? use.move : null;
  });

  /** The state of the hero's abilities that the picked move leads to. */
  readonly grid: Grid | null = $derived.by(() => {
    const { losses, heals } = this.open;
    return [...losses, ...heals].find(({ move }) => move.id === this.move?.id)?.grid ?? null;
  });

  /** Whether there is a selection that can be cleared. */
  readonly begun: boolean = $derived.by(
    () => this.move !== null || this.ways.length > 0 || this.turning !== undefined,
  );

  constructor(legal: () => readonly HandMove[], take: (move: HandMove) => void) {
    this.#legal = legal;
    this.#take = take;
  }

  clear(): void {
    this.#picked = this.#what = this.#on = this.#turning = null;
  }

  /** The first touch picks, the second confirms. */
  touch(move: HandMove): void {
    if (this.move?.id === move.id) return this.#take(move);
    this.clear();
    this.#picked = move.id;
  }

  /** A strength card: one touch makes it ready, since that can be taken back for nothing. */
  onStrength(card: string): Target | undefined {
    const commit = this.open.commits.get(card);
    if (commit !== undefined) return { touch: () => this.#take(commit), chosen: false };
    return this.#target(this.open.pays.get(card) ?? this.open.picks.get(card)) ?? this.#turn(card);
  }

  /** A card in the line: chosen itself, turned, or aimed at by its place. */
  onLine(card: string | null, place: Place | null): Target | undefined {
    if (card !== null) {
      const found = this.#target(this.open.picks.get(card)) ?? this.#turn(card);
      if (found) return found;
    }
    return place === null ? undefined : this.onPlace(place);
  }

  /** Where the picked ability can be aimed, or the attack made. */
  onPlace(place: Place): Target | undefined {
    if (this.#what !== null) {
      const all = this.open.uses.get(this.#what) ?? [];
      if (!all.some((use) => use.on === place)) return undefined;
      const chosen = this.#on === place;
      const [only] = all.filter((use) => use.on === place);
      const alone = all.filter((use) => use.on === place).length === 1;
      return {
        touch: () => (chosen && alone && only ? this.#take(only.move) : (this.#on = place)),
        chosen: chosen || (all.length === 1 && alone),
      };
    }
    return this.#target(this.open.strikes.get(place));
  }

  /** An ability or the weapon: used, or added to the attack. */
  onThing(what: string): Target | undefined {
    const add = this.open.adds.get(what);
    if (add !== undefined) return this.#target(add);
    const uses = this.open.uses.get(what);
    if (uses === undefined) return undefined;
    return { touch: () => this.#pick(what, uses), chosen: this.#what === what };
  }

  /** An ability that may be among those exhausted or healed: each touch tries the next way. */
  onAbility(place: number, now: Grid): Target | undefined {
    const ways = [...this.open.losses, ...this.open.heals].filter(
      ({ grid }) => isGone(grid, place) !== isGone(now, place),
    );
    const at = ways.findIndex(({ move }) => move.id === this.move?.id);
    const next = ways[(at + 1) % ways.length];
    if (next === undefined) return undefined;
    return { touch: () => this.touch(next.move), chosen: at >= 0 };
  }

  onHit(hit: number): Target | undefined {
    return this.#target(this.open.hits.get(hit));
  }

  onWare(item: string): Target | undefined {
    return this.#target(this.open.wares.get(item));
  }

  #pick(what: string, uses: readonly Use[]): void {
    const [only] = uses;
    if (this.#what === what && uses.length === 1 && only) return this.#take(only.move);
    this.clear();
    this.#what = what;
  }

  #turn(card: string): Target | undefined {
    const turns = this.open.turns.get(card);
    if (turns === undefined) return undefined;
    const chosen = this.#turning === card;
    return {
      touch: () => {
        this.clear();
        this.#turning = chosen ? null : card;
      },
      chosen,
    };
  }

  #target(move: HandMove | undefined): Target | undefined {
    if (move === undefined) return undefined;
    return { touch: () => this.touch(move), chosen: this.move?.id === move.id };
  }
}
