/** What is held on the map, with a pointer or with the keys, and where. */
import { say } from "$lib/words";
import type { MapTile } from "../../protocol";
import type { Forms } from "../form/forms.svelte";
import { UNITS } from "../../../../../src/fateloom/games/destinies/board/map/scale";
import {
  brought,
  type FileChanges,
  misfits,
  moved,
  nearest,
  settled,
  spotted,
  tileAt,
} from "./plan";

export type Kind = "tile" | "place" | "person";

/** Something on the map. A tile is where its upper left corner is, in tiles; all else is a point. */
export interface Held {
  kind: Kind;
  id: string;
  x: number;
  y: number;
}

const COLLECTIONS = { tile: "tiles", place: "pois", person: "npcs" } as const;

export class Holding {
  readonly #forms: Forms;
  /** The submap that is shown. */
  submap = $state("");
  /** What was chosen last, and is shown in the form. */
  chosen = $state.raw<Pick<Held, "kind" | "id"> | null>(null);
  held = $state.raw<Held | null>(null);
  /** What came of the last step, in words. */
  told = $state("");

  constructor(forms: Forms) {
    this.#forms = forms;
  }

  #tile(id: string): MapTile | undefined {
    return this.#forms.map?.tiles.find((each) => each.id === id);
  }

  #thing({ kind, id }: Pick<Held, "kind" | "id">): { file: string; name: string } | undefined {
    const { map } = this.#forms;
    if (kind === "tile") return this.#tile(id);
    return (kind === "place" ? map?.places : map?.people)?.find((each) => each.id === id);
  }

  is(kind: Kind, id: string): boolean {
    return this.chosen?.kind === kind && this.chosen.id === id;
  }

  /** Chooses something, and shows its form. */
  choose(kind: Kind, id: string): void {
    this.release();
    this.#show({ kind, id });
  }

  #show({ kind, id }: Pick<Held, "kind" | "id">): void {
    this.chosen = { kind, id };
    const thing = this.#thing({ kind, id });
    if (thing) void this.#forms.show(thing.file, [COLLECTIONS[kind], id]);
  }

  /** Moves what is held to a position. */
  move(held: Held): void {
    this.held = held;
    this.told = held.kind === "tile" ? this.#foretold(held) : "";
  }

  /** Moves a tile by cells, from where it is held or lies. */
  step(id: string, dx: number, dy: number): void {
    const from = this.held?.kind === "tile" && this.held.id === id ? this.held : this.#tile(id);
    if (from) this.move({ kind: "tile", id, x: from.x + dx, y: from.y + dy });
  }

  /** Says what would come of putting a tile down. */
  #foretold({ id, x, y }: Held): string {
    const { map } = this.#forms;
    const tile = this.#tile(id);
    const [column, row] = [Math.round(x), Math.round(y)];
    if (!map || !tile) return "";
    const there = tileAt(map, tile.submap, column, row);
    if (there && there.id !== id) return say("desk-map-taken", { name: there.name });
    const others = misfits(map, tile, column, row).map(({ name }) => name);
    return others.length
      ? say("desk-map-misfit", { count: others.length, names: others.join(", ") })
      : say("desk-map-fits");
  }

  /** Leaves everything where it is. */
  release(): void {
    this.held = null;
    this.told = "";
  }

  /** Puts down what is held; where it cannot stand, it says so, and nothing changes. */
  async drop(): Promise<void> {
    const { held } = this;
    const { map } = this.#forms;
    this.held = null;
    const thing = held && this.#thing(held);
    if (!held || !map || !thing) return;
    const { changes, told } = held.kind === "tile" ? this.#laid(held) : this.#stood(held);
    this.told = told;
    if (!changes) return;
    if (await this.#forms.changeAll(changes)) this.#show(held);
    else this.told = "";
  }

  #laid(held: Held): { changes: readonly FileChanges[] | null; told: string } {
    const tile = this.#tile(held.id)!;
    const [x, y] = [Math.round(held.x), Math.round(held.y)];
    const told = this.#foretold(held);
    const there = tileAt(this.#forms.map!, tile.submap, x, y);
    return { changes: there ? null : moved(tile, x, y), told: there?.id === held.id ? "" : told };
  }

  #stood({ kind, id, x, y }: Held): { changes: readonly FileChanges[] | null; told: string } {
    const map = this.#forms.map!;
    const tile = tileAt(map, this.submap, Math.floor(x), Math.floor(y));
    if (!tile) return { changes: null, told: say("desk-map-no-tile") };
    const [across, down] = [(x - tile.x) * UNITS, (y - tile.y) * UNITS];
    const place = map.places.find((each) => each.id === id);
    if (kind === "place" && place) {
      if (place.tile !== tile.id) {
        const told = say("desk-map-settled", { name: place.name, tile: tile.name });
        return { changes: settled(place, tile.id), told };
      }
      const changes = spotted(map, tile, id, across, down);
      return { changes, told: changes ? "" : say("desk-map-most") };
    }
    const person = map.people.find((each) => each.id === id);
    const there = nearest(map, tile, across, down);
    if (!person || !there)
      return { changes: null, told: say("desk-map-no-place", { name: tile.name }) };
    if (there.id === person.at) return { changes: null, told: "" };
    const told = say("desk-map-brought", { name: person.name, place: there.name });
    return { changes: brought(person, there.id), told };
  }
}
