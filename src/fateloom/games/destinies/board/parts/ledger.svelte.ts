import { keep, kept, watch } from "$lib/kept";
import type { DestiniesView } from "$lib/protocol";
import { instruction, type Instruction } from "./instructions";
import { layout } from "./layout";
import { emptied, read, settle, tasks, tick, tickAll, type Kept } from "./ledger";
import { packing, type Pack } from "./packing";

const KIND = "parts";

export interface Entry extends Instruction {
  done: boolean;
}

/** The components on the players' table: instructions that are pending or done. */
export class Ledger {
  #kept = $state.raw<Kept>(read(undefined));
  readonly #table: string;
  readonly #view: () => DestiniesView;
  readonly #people: () => readonly string[];

  readonly on: boolean = $derived.by(() => this.#kept.on ?? this.#view().own_dice);
  readonly open: boolean = $derived.by(() => this.#kept.open ?? this.on);
  readonly settingUp: boolean = $derived.by(() => this.#kept.settingUp);
  readonly #tasks = $derived.by(() => (this.on ? tasks(this.#kept, this.#view()) : []));
  readonly entries: readonly Entry[] = $derived.by(() =>
    this.#tasks.map(({ change, done }) => ({
      ...instruction(change, this.#people(), this.#kept.settingUp),
      done,
    })),
  );
  readonly left: number = $derived.by(() => this.#tasks.filter(({ done }) => !done).length);
  readonly packs: readonly (Pack & { done: boolean })[] = $derived.by(() =>
    packing(layout(this.#view())).map((pack) => ({
      ...pack,
      done: this.#kept.packed.includes(pack.key),
    })),
  );

  constructor(table: string, view: () => DestiniesView, people: () => readonly string[]) {
    this.#table = table;
    this.#view = view;
    this.#people = people;
    this.#kept = read(kept(KIND, table));
  }

  /** Follows the checkboxes in other windows of this device, until the returned function is called. */
  follow(): () => void {
    return watch(KIND, this.#table, (value) => (this.#kept = read(value)));
  }

  use(on: boolean): void {
    this.#keep({ ...this.#kept, on, open: true });
  }

  toggle(): void {
    this.#keep({ ...this.#kept, open: !this.open });
  }

  tick(key: string, done: boolean): void {
    const task = this.#tasks.find(({ change }) => change.key === key);
    if (task) this.#keep(tick(this.#kept, this.#view(), task.change, done));
  }

  tickAll(): void {
    this.#keep(tickAll(this.#kept, this.#view()));
  }

  layOutAgain(): void {
    this.#keep(emptied(this.#kept));
  }

  pack(key: string, done: boolean): void {
    const others = this.#kept.packed.filter((each) => each !== key);
    this.#keep({ ...this.#kept, packed: done ? [...others, key] : others });
  }

  /** Updates the list for a new view. */
  settle(number: number): void {
    const settled = settle(this.#kept, this.#view(), number);
    if (this.on && settled !== this.#kept) this.#keep(settled);
  }

  #keep(changed: Kept): void {
    this.#kept = changed;
    keep(KIND, this.#table, changed);
  }
}
