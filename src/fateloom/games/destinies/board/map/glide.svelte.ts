import type { Attachment } from "svelte/attachments";

/** Sides of a tile on the screen, in pixels. */
const LEAST = 72;
const MOST = 340;
/** The minimum side of a tile when the map is fitted, so that it stays readable. */
const READABLE = 150;
const WHOLE_MOST = 236;
const MARGIN = 14;
/** The room that the buttons at the foot of the map take. */
const FOOT = 60;
/** The distance, in pixels, that a pointer moves before a press becomes a drag. */
const SLIP = 6;

interface Spot {
  x: number;
  y: number;
}

/** The position and zoom of the map in its window. */
export class Glide {
  #size = $state(180);
  #x = $state(0);
  #y = $state(0);
  dragged = $state(false);
  #window = { width: 0, height: 0, columns: 1, rows: 1 };
  /** Whether the reader has moved it: then it only follows the hero. */
  #touched = false;
  /** Where the hero was when the map was last laid out. */
  #hero: Spot | null = null;
  /** The tile that was asked for, until the hero or the reader moves. */
  #asked: Spot | null = null;

  /** The side of a tile, in pixels. */
  get size(): number {
    return this.#size;
  }

  /** The space next to a map that is as high as the window at most. */
  get gutter(): number {
    const { width, height, columns, rows } = this.#window;
    return rows * this.#size > height ? 0 : (width - columns * this.#size) / 2;
  }

  get style(): string {
    const { columns, rows } = this.#window;
    return (
      `--size:${this.#size}px;--gutter:${this.gutter}px;width:${columns * this.#size}px;height:${rows * this.#size}px;` +
      `transform:translate(${Math.round(this.#x)}px,${Math.round(this.#y)}px)`
    );
  }

  /** Fits a map of this size (in tiles) into a window, with one tile visible. */
  lay(width: number, height: number, columns: number, rows: number, tile: Spot | null): void {
    const same = this.#window.columns === columns && this.#window.rows === rows;
    this.#window = { width, height, columns, rows };
    if (!same || tile?.x !== this.#hero?.x || tile?.y !== this.#hero?.y) this.#asked = null;
    this.#hero = tile;
    if (!width || !height) return;
    const asked = this.#asked;
    if (!same || !this.#touched) this.fit(READABLE, tile);
    else if (tile) this.show(tile.x, tile.y);
    if (asked) this.ask(asked.x, asked.y);
  }

  /** Shows a tile that is asked for, also when the window changes. */
  ask(column: number, row: number): void {
    this.#asked = { x: column, y: row };
    this.show(column, row);
  }

  /** Shows the whole map, or as much of it as stays readable. */
  fit(least = LEAST, tile: Spot | null = null): void {
    const { width, height, columns, rows } = this.#window;
    const whole = Math.min((width - 2 * MARGIN) / columns, (height - 2 * MARGIN) / rows);
    this.#size = Math.max(least, Math.min(WHOLE_MOST, whole));
    this.#x = (width - columns * this.#size) / 2;
    this.#y = (height - rows * this.#size) / 2;
    this.#touched = false;
    this.#asked = null;
    if (tile && this.#size > whole) {
      this.#x = this.#about(tile.x, columns, width, MARGIN);
      this.#y = this.#about(tile.y, rows, height, FOOT);
    }
  }

  /** Where a map begins with this column or row in the middle, or as near to it as nothing beside the
   * map is shown in its place. */
  #about(place: number, count: number, room: number, end: number): number {
    const least = room - end - count * this.#size;
    if (least > MARGIN) return (room - count * this.#size) / 2;
    return Math.max(least, Math.min(MARGIN, room / 2 - (place + 0.5) * this.#size));
  }

  zoom(by: number, at: Spot = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    const size = Math.min(MOST, Math.max(LEAST, this.#size * by));
    const ratio = size / this.#size;
    this.#x = at.x - (at.x - this.#x) * ratio;
    this.#y = at.y - (at.y - this.#y) * ratio;
    this.#size = size;
    this.#touched = true;
    this.#asked = null;
    this.#bound();
  }

  by(dx: number, dy: number): void {
    this.#x += dx;
    this.#y += dy;
    this.#touched = true;
    this.#asked = null;
    this.#bound();
  }

  /** Scrolls by the minimum distance that makes a tile visible. */
  show(column: number, row: number): void {
    const { width, height } = this.#window;
    const within = (offset: number, place: number, room: number): number => {
      const start = offset + place * this.#size;
      if (start < MARGIN) return MARGIN - place * this.#size;
      const end = start + this.#size;
      return end > room - MARGIN && this.#size < room
        ? room - MARGIN - (place + 1) * this.#size
        : offset;
    };
    this.#x = within(this.#x, column, width);
    this.#y = within(this.#y, row, height);
  }

  /** A part of the map always stays in the window. */
  #bound(): void {
    const { width, height, columns, rows } = this.#window;
    const keep = this.#size * 0.6;
    this.#x = Math.max(keep - columns * this.#size, Math.min(width - keep, this.#x));
    this.#y = Math.max(keep - rows * this.#size, Math.min(height - keep, this.#y));
  }

  /** Drags with one pointer, and zooms with two or with Ctrl and the wheel. */
  hold: Attachment<HTMLElement> = (node) => {
    const pointers = new Map<number, Spot>();
    let travelled = 0;
    const point = (event: PointerEvent | WheelEvent): Spot => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (event.button > 0) return;
      if (!pointers.size) travelled = 0;
      pointers.set(event.pointerId, point(event));
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = point(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (!other && travelled < SLIP) return;
      if (!this.dragged) node.setPointerCapture(event.pointerId);
      this.dragged = true;
      if (other) {
        const apart = Math.hypot(now.x - other.x, now.y - other.y);
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        this.zoom(apart / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      } else this.by(now.x - before.x, now.y - before.y);
      pointers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
      // The click at the end of a drag has no effect.
      if (!pointers.size) setTimeout(() => (this.dragged = false));
    };
    const click = (event: MouseEvent): void => {
      if (!this.dragged) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1.12 : 0.89, point(event));
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("wheel", wheel);
    };
  };
}
