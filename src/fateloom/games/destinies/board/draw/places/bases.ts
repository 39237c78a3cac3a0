import { rng } from "$lib/draw/rng";
import type { Canvas } from "./canvas";
import type { Colour } from "./colours";
import { meadow, ridge, river, road, water } from "./land";
import { stonework, times, type Pen, type Random } from "./pen";
import { room } from "./room";
import { HEIGHT, WIDTH } from "./sky";
import type { Base } from "./words";

/** The ground of a picture, with the things at the back of it. */
export const GROUNDS: Readonly<Record<Base, (canvas: Canvas) => string>> = {
  open({ place, horizon, near, haze, random, put }) {
    return (
      ridge(haze(0.5), random("far"), {
        y: horizon - 26,
        rise: 17,
        length: 120,
        tone: place.farColour ?? "azure",
      }) +
      ridge(haze(0.22), random("middle"), {
        y: horizon,
        rise: 10,
        length: 84,
        tone: place.middleColour ?? "leaf",
        trees: place.trees ?? 24,
      }) +
      put(place.back) +
      ridge(near, random("near"), {
        y: horizon + 36,
        rise: 7,
        length: 110,
        tone: place.nearColour ?? "straw",
      }) +
      (place.road ? road(near, place.road, place.roadColour ?? "#EADBB4") : "") +
      (place.river ? river(near, horizon + 50, place.waterColour ?? "river") : "")
    );
  },
  valley({ place, near, haze, random, put }) {
    const { shape } = near;
    return (
      ridge(haze(0.5), random("far"), {
        y: 96,
        rise: 18,
        length: 80,
        tone: place.farColour ?? "azure",
      }) +
      ridge(haze(0.25), random("middle"), {
        y: 132,
        rise: 14,
        length: 100,
        tone: place.middleColour ?? "leaf",
        trees: place.trees ?? 30,
      }) +
      shape(`M-10 160Q320 130 ${WIDTH + 10} 156V${HEIGHT}H-10Z`, place.nearColour ?? "leaf", 1.5) +
      fields(near) +
      (place.river === false
        ? ""
        : shape(
            "M300 150C340 190 260 220 330 262S250 340 300 410H380C330 340 420 320 400 262S360 190 316 150Z",
            place.waterColour ?? "river",
            1.6,
          )) +
      meadow(near, random("ground"), place.ground ?? 330, place.groundColour ?? "sap") +
      put(place.back)
    );
  },
  water({ place, horizon, near, haze, random, put }) {
    return (
      ridge(haze(0.42), random("far"), {
        y: horizon - 22,
        rise: 10,
        length: 80,
        tone: place.farColour ?? "azure",
      }) +
      ridge(haze(0.2), random("bank"), {
        y: horizon - 6,
        rise: 7,
        length: 70,
        tone: place.middleColour ?? "sap",
        trees: place.trees ?? 9,
      }) +
      water(near, random("water"), horizon + 4, place.waterColour ?? "river") +
      (place.ground
        ? meadow(near, random("ground"), place.ground, place.groundColour ?? "sap")
        : "") +
      put(place.back)
    );
  },
  wood({ place, near, haze, random, put }) {
    const r = random("trunks");
    const far = haze(0.62);
    const middle = haze(0.34);
    return (
      times(16, (i) => trunk(far, i * 42 + r() * 20, 7 + r() * 4, "moss")) +
      times(7, (i) => trunk(middle, 20 + i * 100 + r() * 40, 13 + r() * 6, "earth")) +
      meadow(near, random("ground"), place.ground ?? 306, place.groundColour ?? "moss") +
      put(place.back)
    );
  },
  wall({ place, near, random, put }) {
    const { shape } = near;
    const [top, foot] = [place.top ?? 40, place.ground ?? 330];
    return (
      shape(`M-10 ${top}H${WIDTH + 10}V${HEIGHT}H-10Z`, place.wallColour ?? "#C7B48C", 2.2) +
      stonework(near.line, random("wall"), [0, foot, WIDTH, foot - top], 0.46) +
      meadow(near, random("ground"), foot, place.groundColour ?? "sap") +
      put(place.back)
    );
  },
  vault({ place, horizon, near, random, put }) {
    return (
      ridge(near, random("far"), {
        y: horizon,
        rise: 8,
        length: 80,
        tone: place.middleColour ?? "leaf",
        trees: place.trees ?? 20,
      }) +
      (place.river
        ? water(near, random("water"), horizon + 26, place.waterColour ?? "river")
        : meadow(near, random("ground"), horizon + 30, place.groundColour ?? "oat")) +
      (place.river && place.ground
        ? meadow(near, random("ground"), place.ground, place.groundColour ?? "oat")
        : "") +
      put(place.back)
    );
  },
  room(canvas) {
    return room(canvas) + canvas.put(canvas.place.back);
  },
};

const FIELDS: readonly (readonly [number, number, number, number, Colour])[] = [
  [40, 190, 90, 46, "straw"],
  [150, 176, 80, 34, "sap"],
  [420, 172, 110, 36, "ochre"],
  [540, 196, 110, 50, "sap"],
  [60, 250, 120, 50, "leaf"],
  [470, 244, 90, 44, "straw"],
  [250, 180, 60, 26, "oat"],
];

/** Fields in strips, seen from above. */
function fields({ shape, line }: Pen): string {
  return FIELDS.map(([x, y, w, h, tone]) => {
    const strips = times(
      6,
      (i) =>
        `M${Math.round(x + (w * (i + 1)) / 7)} ${Math.round(y - (10 * (i + 1)) / 7 + 2)}l13 ${h - 2}`,
    );
    return shape(`M${x} ${y}l${w} -10l14 ${h}l${-w} 12Z`, tone, 1.3) + line(strips, 0.9, 0.4);
  }).join("");
}

function trunk({ shape, line }: Pen, x: number, w: number, tone: Colour): string {
  const at = (share: number): number => Math.round((x + w * share) * 10) / 10;
  return (
    shape(
      `M${at(-1)} ${HEIGHT + 10}C${at(-0.6)} ${HEIGHT - 60} ${at(-0.7)} 200 ${at(-0.5)} -10H${at(0.5)}C${at(0.6)} 200 ${at(0.7)} ${HEIGHT - 60} ${at(1.1)} ${HEIGHT + 10}Z`,
      tone,
      1.7,
    ) +
    line(
      `M${at(-0.2)} ${HEIGHT}Q${at(0)} 220 ${at(-0.1)} 0M${at(0.3)} ${HEIGHT}Q${at(0.2)} 200 ${at(0.25)} 0`,
      1,
      0.45,
    )
  );
}

/** The arch of a vault through which a picture is seen. */
export function vault({ shape, line }: Pen): string {
  const joint = (i: number): string => {
    const angle = Math.PI + (i / 12) * Math.PI;
    const at = (rx: number, ry: number, y: number): string =>
      `${Math.round(320 + Math.cos(angle) * rx)} ${Math.round(y + Math.sin(angle) * ry)}`;
    return `M${at(232, 172, 192)}L${at(270, 206, 192)}`;
  };
  return (
    shape(
      `M-10 -10H${WIDTH + 10}V${HEIGHT + 10}H550V190A230 170 0 0 0 90 190V${HEIGHT + 10}H-10Z`,
      "#4D4131",
      2.4,
    ) +
    line(
      times(13, joint) + "M90 240H50M90 290H54M90 340H48M550 240H590M550 290H586M550 340H592",
      1.6,
      0.7,
    )
  );
}

/** A source for each part of a picture. */
export function sources(id: string): (part: string) => Random {
  return (part) => rng(`${part} ${id}`).next;
}
