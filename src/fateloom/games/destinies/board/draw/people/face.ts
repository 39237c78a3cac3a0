import { round } from "$lib/draw/rng";
import type { Brush } from "./brush";
import { marked, type Person } from "./person";
import { blend, INK, paint, PIGMENTS } from "./pigments";
import type { Skull } from "./skull";

/** How far the lids are open. */
const OPEN = {
  plain: 1,
  wide: 1.35,
  narrow: 0.6,
  heavy: 0.8,
  closed: 0,
  sly: 0.7,
} as const;
const BROW_WIDTHS = {
  thick: 4,
  bushy: 5,
  thin: 1.7,
  plain: 2.6,
  frown: 3,
  raised: 2.4,
  sad: 2.4,
} as const;
/** How far bridge and tip stand out, and how much lower the tip is. */
const NOSES = {
  straight: [0, 0, 0],
  hook: [3, 1.5, 0],
  snub: [-1.5, -0.5, -2.5],
  broad: [0, 1, 1],
  long: [1, 1.5, 3],
  sharp: [1, 3.5, 1],
} as const;
/** How far the middle of the mouth sinks, and its corner. */
const MOUTHS = {
  plain: [0, 0],
  smile: [4.4, -1.6],
  thin: [0.6, 0],
  down: [-3.6, 1.6],
  smirk: [2.4, -3],
  open: [2, 0],
  pursed: [0, 0],
} as const;

/** The colour of lips. */
export function lips(person: Person, { skin }: Skull): string {
  return blend(skin, "#A8382A", person.sex === "f" ? 0.5 : 0.3);
}

export function eyes(person: Person, { eyes: ye, child }: Skull, { fill, line }: Brush): string {
  const look = person.eyes ?? "plain";
  const op = OPEN[look];
  const u = 4.6 * op;
  const iris = person.iris ? paint(person.iris) : "#3A2A1C";
  const eye = (x: number, hw: number): string => {
    if (!op)
      return (
        line(`M${round(x - hw)} ${round(ye)}q${round(hw)} 4 ${round(hw * 2)} 0`, 1.9) +
        line(
          `M${round(x - hw * 0.5)} ${round(ye + 2.4)}l-1 2.4M${round(x + hw * 0.1)} ${round(ye + 2.6)}v2.6`,
          0.9,
        )
      );
    return (
      fill(
        `M${round(x - hw)} ${round(ye + 0.8)}Q${round(x - 1)} ${round(ye - u)} ${round(x + hw)} ${round(ye + 0.4)}Q${round(x)} ${round(ye + 3.4 * op)} ${round(x - hw)} ${round(ye + 0.8)}Z`,
        "#FBF5E6",
      ) +
      `<circle cx="${round(x + 0.9)}" cy="${round(ye - u * 0.16)}" r="${round(child ? 3 : 2.5)}" fill="${iris}"/><circle cx="${round(x + 0.9)}" cy="${round(ye - u * 0.16)}" r="1.3" fill="#1B130C"/>` +
      line(
        `M${round(x - hw - 0.6)} ${round(ye + 1)}Q${round(x - 1)} ${round(ye - u - (op < 0.8 ? 0.2 : 0.4))} ${round(x + hw + 0.4)} ${round(ye + 0.4)}`,
        look === "heavy" ? 2.3 : 1.9,
      ) +
      line(
        `M${round(x - hw + 1)} ${round(ye + 2)}Q${round(x)} ${round(ye + 3.6 * op + 0.6)} ${round(x + hw - 0.6)} ${round(ye + 1.6)}`,
        0.8,
        0.7,
      ) +
      line(
        `M${round(x - hw + 0.4)} ${round(ye - 3.2 * op - 1)}Q${round(x)} ${round(ye - u - 3.6)} ${round(x + hw - 0.5)} ${round(ye - 3 * op - 1)}`,
        0.8,
        0.6,
      )
    );
  };
  return eye(95.5, 6.4) + eye(116.3, 4.9);
}

export function brows(
  person: Person,
  { eyes: ye, child, old, hair }: Skull,
  { line }: Brush,
): string {
  const brow = person.brow ?? "plain";
  const yb = ye - (child ? 9 : 9.2) - (brow === "raised" ? 2.6 : 0);
  const bw = BROW_WIDTHS[brow];
  const bi = brow === "frown" ? 3.2 : brow === "sad" ? -3 : 0;
  const bc = blend(hair, INK, old && brow !== "thin" ? 0.12 : 0.3);
  return (
    line(
      `M87 ${round(yb + 2 - bi * 0.2)}Q94 ${round(yb - 2.6)} 102.5 ${round(yb + bi)}`,
      bw,
      1,
      bc,
    ) +
    line(
      `M111 ${round(yb + bi)}Q117 ${round(yb - 2.6)} 122 ${round(yb + 1.5 - bi * 0.2)}`,
      bw * 0.9,
      1,
      bc,
    )
  );
}

/** The tip of the nose. */
function tip(person: Person, { eyes: ye, child }: Skull): number {
  return ye + (child ? 12 : 15) + NOSES[person.nose ?? "straight"][2];
}

export function nose(person: Person, head: Skull, { fill, line }: Brush): string {
  const ye = head.eyes;
  const nz = NOSES[person.nose ?? "straight"];
  const ny = tip(person, head);
  return (
    fill(
      `M104 ${round(ye - 1)}L106 ${round(ny - 1)}L103 ${round(ny + 2)}C101 ${round(ny - 6)} 103 ${round(ye + 4)} 104 ${round(ye - 1)}Z`,
      INK,
      0.1,
    ) +
    line(
      `M108.5 ${round(ye - 5)}C${round(107.6 + nz[0])} ${round(ye + 3)} ${round(111 + nz[0])} ${round(ye + 7)} ${round(114 + nz[1])} ${round(ny - 1)}C${round(115.4 + nz[1])} ${round(ny + 2.4)} ${round(110.5)} ${round(ny + 4)} 106.5 ${round(ny + 2.2)}`,
      1.6,
    ) +
    line(
      `M103.8 ${round(ny - 2.5)}q-2.8 3 .6 5.3${person.nose === "broad" ? "M102 " + round(ny - 3) + "q-3 4 1 6.5" : ""}`,
      1.2,
    )
  );
}

export function mouth(person: Person, head: Skull, { shape, line, fill }: Brush): string {
  const ym = head.mouth;
  const red = lips(person, head);
  const look = person.mouth ?? "plain";
  if (look === "open")
    return shape(
      `M100 ${round(ym - 1)}Q107 ${round(ym - 3)} 114 ${round(ym - 1)}Q109 ${round(ym + 7)} 103 ${round(ym + 5)}Z`,
      "#5A1F1A",
      1.4,
    );
  if (look === "pursed")
    return (
      fill(`M103 ${round(ym)}q4 -4 8 0q-4 4.5 -8 0Z`, red) + line(`M103 ${round(ym)}q4 1 8 0`, 1.4)
    );
  const M = MOUTHS[look];
  return (
    (look === "thin"
      ? ""
      : fill(
          `M100 ${round(ym)}Q104.5 ${round(ym - 3)} 107 ${round(ym - 1.8)}Q110 ${round(ym - 3.2)} 114.5 ${round(ym + M[1] * 0.4)}Q108 ${round(ym + M[0] + 5)} 100 ${round(ym)}Z`,
          red,
          0.9,
        )) +
    line(`M99 ${round(ym)}Q106 ${round(ym + M[0])} 115.5 ${round(ym + M[1])}`, 1.6) +
    line(`M103 ${round(ym + 5.2)}q4 1.5 8 -.2`, 0.9, 0.6)
  );
}

/** What years, work and mishaps leave on a face. */
export function marks(person: Person, head: Skull, { shape, line, fill }: Brush): string {
  const { y, eyes: ye, lined, old, random } = head;
  const ny = tip(person, head);
  const flour = marked(person, "flour");
  const freckles = marked(person, "freckles");
  let found = "";
  if (lined)
    found += line(`M100.5 ${round(ny + 2)}q-5 4.5 -4.6 11M119 ${round(ny + 2)}q2 4 .4 8`, 1, 0.6);
  if (old)
    found += line(
      `M88.5 ${round(ye + 5.5)}q6 4 11 .6M112 ${round(ye + 5)}q4 2.5 8 -.4M84.5 ${round(ye - 2)}l-5 -2.5M84.5 ${round(ye + 1.5)}l-5.5 1.5M92 ${round(y(0.27))}q12 -4 26 -1M95 ${round(y(0.22))}q11 -3.5 21 -1`,
      0.9,
      0.6,
    );
  if (marked(person, "scar"))
    found += line(
      `M88 ${round(ye + 6)}l12 12M90 ${round(ye + 11)}l3 -3M95 ${round(ye + 16)}l3 -3`,
      1.3,
      0.8,
      "#8E3B3B",
    );
  if (freckles || flour)
    for (let i = 0; i < 11; i++)
      found += `<circle cx="${round(86 + random() * 34)}" cy="${round(ye + 6 + random() * 10)}" r="${flour ? 1.3 : 0.9}" fill="${flour ? "#FBF5E6" : "#A8693F"}" opacity=".8"/>`;
  if (marked(person, "soot"))
    found +=
      fill(
        `M82 ${round(ye + 9)}q9 -3 14 2q-5 6 -13 3ZM112 ${round(y(0.9))}q6 -3 8 -7q3 7 -5 10Z`,
        INK,
        0.3,
      ) + fill(`M108 ${round(y(0.2))}q9 -2 13 4q-7 3 -13 -4Z`, INK, 0.26);
  if (marked(person, "glasses"))
    found +=
      `<circle cx="95.5" cy="${round(ye)}" r="9" fill="#FFF" fill-opacity=".18" stroke="${INK}" stroke-width="1.7"/><circle cx="116.5" cy="${round(ye)}" r="7.6" fill="#FFF" fill-opacity=".18" stroke="${INK}" stroke-width="1.7"/>` +
      line(`M104.3 ${round(ye - 1)}q2.3 -3 4.6 0`, 1.8);
  if (marked(person, "patch"))
    found +=
      shape(`M86 ${round(ye - 6)}q10 -4 18 0q0 12 -9 13q-9 -1 -9 -13Z`, PIGMENTS.black, 1.4) +
      line(`M70 ${round(ye - 14)}L126 ${round(ye - 16)}`, 2);
  return found;
}

/** Red cheeks, and the shadow on the side away from the light. */
export function colouring(person: Person, { y, eyes: ye }: Skull, { line, fill }: Brush): string {
  const wan = person.skin === "dead" || person.skin === "pale";
  const [left, right] = marked(person, "cheeks") ? [0.36, 0.36] : [wan ? 0.08 : 0.2, 0.15];
  const cheek = (x: number, down: number, rx: number, ry: number, opacity: number): string =>
    `<ellipse cx="${x}" cy="${round(ye + down)}" rx="${rx}" ry="${ry}" fill="${PIGMENTS.vermilion}" opacity="${opacity}"/>`;
  const shade =
    fill("M60 40H86C76 70 80 104 98 132L60 140Z", INK, 0.13) +
    line(
      `M77 ${round(y(0.66))}l8 6M77.5 ${round(y(0.72))}l8.5 6.5M79 ${round(y(0.78))}l9 7M82 ${round(y(0.85))}l8 6`,
      0.8,
      0.45,
    );
  return shade + cheek(90, 13, 7.5, 5, left) + cheek(120, 12, 4, 4.5, right);
}
