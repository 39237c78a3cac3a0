/** What is held on the map, with a pointer or with the keys, and where. */
import { say } from "$lib/words";
import type { Map as StoryMap, MapTile } from "../../protocol";
import type { Forms } from "../form/forms.svelte";
import { UNITS } from "../../../../../src/fateloom/games/destinies/board/map/scale";
import {
  beside,
  brought,
  type FileChanges,
  misfits,
  moved,
  nearest,
  settled,
  spotted,
  tileAt,
  within,
} from "./plan";
import { pointsOf, STEP, towards, type Point } from "./steps";

export type Kind = "tile" | "place" | "person";

/** Something on the map. A tile is where its upper left corner is, in tiles; all else is a point. */
export interface Held {
  kind: Kind;
  id: string;
  x: number;
  y: number;
}

/**
 * What would come of putting something down: the changes, if there are any, and words for it,
 * before and afterwards.
 */
interface Plan {
  changes: readonly FileChanges[] | null;
  told: string;
  done: string;
}

const NOTHING: Plan = { changes: null, told: "", done: "" };
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
    this.told = this.#planned(held).told;
  }

  /**
   * Moves something by an arrow key, from where it is held or stands: a tile by cells, a place by
   * small steps or, with `far`, by cells; a person to the next place.
   */
  step(kind: Kind, id: string, dx: number, dy: number, far = false): void {
    const { map } = this.#forms;
    const from =
      this.held?.kind === kind && this.held.id === id ? this.held : this.#where(kind, id);
    if (!map || !from) return;
    if (kind !== "person") {
      const size = kind === "tile" || far ? 1 : STEP;
      this.move({ kind, id, x: from.x + dx * size, y: from.y + dy * size });
      return;
    }
    const next = towards(pointsOf(map, this.submap), from, dx, dy);
    if (next) this.move({ kind, id, x: next.x, y: next.y });
    else this.told = say("desk-map-no-further");
  }

  /** Where something stands. */
  #where(kind: Kind, id: string): Point | undefined {
    if (kind === "tile") return this.#tile(id);
    const { map } = this.#forms;
    const at = kind === "place" ? id : map?.people.find((each) => each.id === id)?.at;
    return map ? pointsOf(map, this.submap).find(({ place }) => place.id === at) : undefined;
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
    const { changes, done } = this.#planned(held);
    this.told = done;
    if (!changes) return;
    if (await this.#forms.changeAll(changes)) this.#show(held);
    else this.told = "";
  }

  /** What would come of putting something down. */
  #planned(held: Held): Plan {
    const { map } = this.#forms;
    if (!map) return NOTHING;
    if (held.kind === "tile") return this.#laid(map, held);
    const tile = tileAt(map, this.submap, Math.floor(held.x), Math.floor(held.y));
    if (!tile) return refused(say("desk-map-no-tile"));
    const [across, down] = [(held.x - tile.x) * UNITS, (held.y - tile.y) * UNITS];
    return held.kind === "place"
      ? this.#settled(map, tile, held.id, across, down)
      : this.#brought(map, tile, held.id, across, down);
  }

  #laid(map: StoryMap, held: Held): Plan {
    const tile = this.#tile(held.id);
    if (!tile) return NOTHING;
    const [x, y] = [Math.round(held.x), Math.round(held.y)];
    const there = tileAt(map, tile.submap, x, y);
    if (there?.id === tile.id) return { ...NOTHING, told: say("desk-map-same") };
    if (there) return refused(say("desk-map-taken", { name: there.name }));
    const others = misfits(map, tile, x, y).map(({ name }) => name);
    const told = others.length
      ? say("desk-map-misfit", { count: others.length, names: others.join(", ") })
      : say("desk-map-fits");
    return { changes: moved(tile, x, y), told, done: told };
  }

  #settled(map: StoryMap, tile: MapTile, id: string, across: number, down: number): Plan {
    const place = map.places.find((each) => each.id === id);
    if (!place) return NOTHING;
    if (place.tile !== tile.id) {
      const words = { name: place.name, tile: tile.name };
      const [told, done] = [say("desk-map-settles", words), say("desk-map-settled", words)];
      return { changes: settled(place, tile.id), told, done };
    }
    const changes = spotted(map, tile, id, across, down);
    if (!changes) return refused(say("desk-map-most"));
    const other = beside(map, tile, id, across, down);
    const told = other
      ? say("desk-map-swaps", { name: other.name })
      : say("desk-map-spot", { tile: tile.name, x: within(across), y: within(down) });
    return { changes, told, done: "" };
  }

  #brought(map: StoryMap, tile: MapTile, id: string, across: number, down: number): Plan {
    const person = map.people.find((each) => each.id === id);
    const there = nearest(map, tile, across, down);
    if (!person || !there) return refused(say("desk-map-no-place", { name: tile.name }));
    if (there.id === person.at) return { ...NOTHING, told: say("desk-map-same") };
    const words = { name: person.name, place: there.name };
    const [told, done] = [say("desk-map-brings", words), say("desk-map-brought", words)];
    return { changes: brought(person, there.id), told, done };
  }
}

function refused(told: string): Plan {
  return { changes: null, told, done: told };
}
