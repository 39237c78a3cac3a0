import { round } from "$lib/draw/rng";
import { smooth } from "../ink";
import { blend, INK } from "../people/pigments";
import { times, type Random, type Tint } from "./pen";
import type { Place } from "./spec";
import type { Hour } from "./words";

export const WIDTH = 640;
export const HEIGHT = 400;

interface Air {
  /** Six bands from the top to the horizon. */
  sky: readonly [string, string, string, string, string, string];
  tint: Tint;
}

export const AIR: Readonly<Record<Hour, Air>> = {
  dawn: {
    sky: ["#8E86A6", "#AC92A4", "#CBA09B", "#E5B08F", "#F1C796", "#F6DDAE"],
    tint: ["#E3A07A", 0.13],
  },
  day: {
    sky: ["#6D97B4", "#84A9BF", "#9DBBC8", "#B8CDCF", "#D3DDD0", "#E8E4CC"],
    tint: ["#FFFFFF", 0],
  },
  gold: {
    sky: ["#C9953B", "#D3A348", "#DCB159", "#E4BF6E", "#EBCB84", "#F1D89B"],
    tint: ["#E9B45A", 0.1],
  },
  blue: {
    sky: ["#27467A", "#2C4D84", "#33568D", "#3D6297", "#4A70A2", "#5A80AE"],
    tint: ["#FFFFFF", 0],
  },
  dusk: {
    sky: ["#3F3960", "#5C4169", "#80496A", "#A85560", "#CE7350", "#E9A55C"],
    tint: ["#5A2C4C", 0.27],
  },
  night: {
    sky: ["#131D3A", "#182548", "#1F2F58", "#283C69", "#344B7B", "#43608E"],
    tint: ["#15223F", 0.56],
  },
  grey: {
    sky: ["#828D95", "#8F999F", "#9EA6A9", "#AFB4B3", "#C1C2BC", "#D2CFC4"],
    tint: ["#7C868C", 0.22],
  },
  red: {
    sky: ["#2E1A2A", "#4A1F2B", "#74282B", "#A43A2B", "#D0622F", "#EF9D45"],
    tint: ["#5A1F1A", 0.34],
  },
  green: {
    sky: ["#2D4A44", "#3A5A50", "#4B6C5D", "#61806B", "#7C967B", "#9DB08F"],
    tint: ["#2D4A44", 0.22],
  },
};

/** The sky down to the horizon, with what is in it. */
export function sky(place: Place, hour: Hour, horizon: number, random: Random): string {
  const [x = 478, y = 78, r] = place.lightAt ?? [];
  const light = {
    moon: () => moon(x, y, r ?? 34, place.phase === "full"),
    sun: () => sun(x, y, r ?? 30),
    low: () => lowSun(x, y, r ?? 34),
  };
  return (
    bands(AIR[hour].sky, horizon, random) +
    pattern(place, hour, horizon, random, x, y) +
    (place.light ? light[place.light]() : "") +
    clouds(place, AIR[hour].sky, horizon, random) +
    birds(place.birds ?? 0, random)
  );
}

function bands(colours: readonly string[], horizon: number, random: Random): string {
  return colours
    .map((colour, i) => {
      if (!i) return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>`;
      const y = horizon * (i / colours.length) - 4;
      const edge: [number, number][] = [];
      for (let x = -20; x <= WIDTH + 20; x += 66) edge.push([x, y + (random() - 0.5) * 12]);
      return `<path d="${smooth(edge)}V${HEIGHT}H-20Z" fill="${colour}"/>`;
    })
    .join("");
}

/** Gold over the sky, or stars. */
function pattern(
  { sky, weather }: Place,
  hour: Hour,
  horizon: number,
  random: Random,
  lx: number,
  ly: number,
): string {
  const gold = (d: string, opacity: number, colour = "#F3D98F"): string =>
    `<path d="${d}" fill="none" stroke="${colour}" opacity="${opacity}"/>`;
  let d = "";
  if (sky === "diaper") {
    for (let row = 0; row * 18 < horizon; row++)
      for (let x = row % 2 ? 13 : 0; x < WIDTH + 43; x += 26)
        d += `M${x} ${row * 18}l13 9l-13 9l-13 -9ZM${x - 1} ${row * 18 + 9}h2`;
    return gold(d, 0.42);
  }
  if (sky === "scale") {
    for (let row = 0; row * 12 < horizon; row++)
      for (let x = -30 + (row % 2 ? 15 : 0); x < WIDTH + 15; x += 30)
        d += `M${x} ${row * 12}a15 15 0 0 0 30 0`;
    return gold(d, 0.34);
  }
  if (sky === "rays") {
    const ray = (i: number): string => {
      const [x, y] = [Math.cos((i / 40) * 2 * Math.PI), Math.sin((i / 40) * 2 * Math.PI)];
      return `M${round(lx + x * 60)} ${round(ly + y * 60)}L${round(lx + x * 700)} ${round(ly + y * 700)}`;
    };
    return gold(times(40, ray), 0.3, "#F8E3A8");
  }
  return sky === "stars" || (hour === "night" && weather !== "rain") ? stars(horizon, random) : "";
}

function stars(horizon: number, random: Random): string {
  let small = "";
  let large = "";
  for (let i = 0; i < 40; i++) {
    const [x, y] = [random() * WIDTH, random() * horizon * 0.8];
    if (i % 5) small += `M${round(x)} ${round(y)}h.01`;
    else
      large += `M${round(x - 4)} ${round(y)}h8M${round(x)} ${round(y - 4)}v8M${round(x - 2.3)} ${round(y - 2.3)}l4.6 4.6M${round(x + 2.3)} ${round(y - 2.3)}l-4.6 4.6`;
  }
  return (
    `<path d="${small}" stroke="#F4E7BE" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>` +
    `<path d="${large}" stroke="#F4E7BE" stroke-width="1.1"/>`
  );
}

const face = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round"/>`;

/** The moon with a face and two rings of light. A crescent is two arcs that meet in the same two
 *  points. */
export function moon(x: number, y: number, r: number, full: boolean): string {
  const n = (value: number): string => String(round(value));
  const rings =
    `<circle cx="${x}" cy="${y}" r="${n(r * 2.3)}" fill="#F4E7BE" opacity=".07"/>` +
    `<circle cx="${x}" cy="${y}" r="${n(r * 1.65)}" fill="#F4E7BE" opacity=".11"/>`;
  const lid = (from: number, at: number): string =>
    `M${n(x + r * from)} ${n(y + r * at)}q${n(r * 0.14)} ${n(-r * 0.12)} ${n(r * 0.28)} 0`;
  if (full) {
    const smile = `M${n(x - r * 0.2)} ${n(y + r * 0.36)}q${n(r * 0.2)} ${n(r * 0.16)} ${n(r * 0.4)} 0`;
    const nose = `M${n(x)} ${n(y - r * 0.1)}l${n(-r * 0.1)} ${n(r * 0.26)}h${n(r * 0.16)}`;
    return (
      `${rings}<circle cx="${x}" cy="${y}" r="${n(r)}" fill="#F4E7BE" stroke="${INK}" stroke-width="1.6"/>` +
      face(lid(-0.3, -0.2) + lid(0.12, -0.2) + smile + nose)
    );
  }
  const [tip, top, foot] = [n(x + r * 0.34), n(y - r * 0.94), n(y + r * 0.94)];
  const inner = n(r * 1.02);
  return (
    `${rings}<path d="M${tip} ${top}A${n(r)} ${n(r)} 0 1 0 ${tip} ${foot}A${inner} ${inner} 0 0 1 ${n(x - r * 0.16)} ${n(y + r * 0.2)}Q${n(x + r * 0.1)} ${n(y + r * 0.12)} ${n(x + r * 0.02)} ${n(y - r * 0.06)}L${n(x - r * 0.12)} ${n(y - r * 0.3)}A${inner} ${inner} 0 0 1 ${tip} ${top}Z" fill="#F4E7BE" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/>` +
    face(
      `${lid(-0.52, -0.16)}M${n(x - r * 0.42)} ${n(y + r * 0.46)}q${n(r * 0.2)} ${n(r * 0.06)} ${n(r * 0.3)} ${n(-r * 0.1)}`,
    )
  );
}

function sun(x: number, y: number, r: number): string {
  const ray = (i: number): string =>
    `<path d="M0 ${round(-r * (i % 2 ? 1.42 : 1.8))}L${round(r * 0.2)} ${round(-r * 0.98)}L${round(-r * 0.2)} ${round(-r * 0.98)}Z" transform="rotate(${i * 20})" fill="${i % 2 ? "#B5482F" : "#E9C46A"}" stroke="${INK}"/>`;
  const n = (value: number): number => round(r * value);
  return (
    `<g transform="translate(${x} ${y})">${times(18, ray)}<circle r="${r}" fill="#EFCB70" stroke="${INK}" stroke-width="1.5"/>` +
    face(
      `M${n(-0.36)} ${n(-0.14)}q${n(0.13)} ${n(-0.14)} ${n(0.26)} 0m${n(0.22)} 0q${n(0.13)} ${n(-0.14)} ${n(0.26)} 0M${n(-0.32)} ${n(0.3)}q${n(0.32)} ${n(0.26)} ${n(0.64)} 0M0 ${n(-0.1)}l${n(-0.1)} ${n(0.28)}h${n(0.16)}`,
    ) +
    "</g>"
  );
}

/** The sun as it rises or sets, without rays and face. */
function lowSun(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${round(r * 1.6)}" fill="#FBE6B0" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="#EFCB70" stroke="${INK}" stroke-width="1.5"/>`;
}

function clouds({ weather }: Place, colours: Air["sky"], horizon: number, random: Random): string {
  if (weather === "rain") {
    const dark = blend(colours[1], "#55606A", 0.4);
    return times(6, (i) =>
      cloud(i * 125 + random() * 40, 26 + random() * 46, 150 + random() * 80, dark),
    );
  }
  if (weather !== "clouds" && weather !== "wind") return "";
  const pale = blend(colours[4], "#FFFFFF", 0.55);
  return times(4, (i) =>
    cloud(60 + i * 170 + random() * 60, 46 + random() * horizon * 0.4, 90 + random() * 80, pale),
  );
}

function cloud(x: number, at: number, w: number, colour: string): string {
  const y = round(at);
  let d = `M${round(x - w / 2)} ${y}`;
  for (let i = 1; i <= 5; i++) {
    const rise = i === 5 ? 0 : Math.sin((Math.PI * i) / 5) * w * 0.13;
    d += `A${round((w / 5) * 0.62)} ${round((w / 5) * 0.6)} 0 0 1 ${round(x - w / 2 + (w * i) / 5)} ${round(y - rise)}`;
  }
  return (
    `<path d="${d}q${round(-w * 0.5)} 7 ${round(-w)} 0Z" fill="${colour}" stroke="${INK}" stroke-width="1.1" stroke-opacity=".5"/>` +
    `<path d="M${round(x - w * 0.2)} ${y - 2}q4 -6 9 -1t10 -2M${round(x + w * 0.08)} ${y - 1}q4 -6 10 -1" fill="none" stroke="${INK}" stroke-width=".9" opacity=".4"/>`
  );
}

function birds(count: number, random: Random): string {
  const d = times(
    count,
    () => `M${round(200 + random() * 260)} ${round(40 + random() * 80)}q5 -6 9 0q5 -6 10 -1`,
  );
  return d && face(d);
}
