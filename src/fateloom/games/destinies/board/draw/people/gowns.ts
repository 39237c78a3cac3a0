import { rng, round } from "$lib/draw/rng";
import type { Draw } from "../ink";
import type { Brush } from "./brush";
import { blend, INK, paint, PIGMENTS } from "./pigments";
import type { Gown, Person } from "./person";

/** What a gown is cut from: two cloths, and how much wider than usual the shoulders are. */
interface Cut extends Brush {
  main: string;
  second: string;
  sw: number;
  random: Draw;
}

/** Shoulders and chest, down to the foot of a half figure. */
export function gown(person: Person, brush: Brush): string {
  const { shape, line, fill } = brush;
  const main = paint(person.gownColour ?? "woad");
  const second = paint(person.secondColour ?? "cream");
  const sw =
    (person.build === "broad" ? 14 : person.build === "slight" ? -9 : 0) -
    (person.age === "child" ? 16 : 0);
  const sl = person.build === "stooped" ? 8 : 0;
  const base = `M84 150C74 156 ${58 - sw} ${158 + sl} ${48 - sw} ${170 + sl}C${38 - sw} ${186 + sl} ${34 - sw} 214 ${30 - sw} 246H${170 + sw}C${166 + sw} 214 ${162 + sw} ${186 + sl} ${152 + sw} ${170 + sl}C${142 + sw} ${158 + sl} 126 156 117 150Q100 166 84 150Z`;
  const folds =
    line(
      `M${58 - sw} 190q4 26 2 54M${142 + sw} 190q-4 26 -2 54M78 196q2 24 -2 50M122 200q0 24 3 46M100 204v40`,
      1.1,
      0.5,
    ) +
    fill(
      `M${48 - sw} ${170 + sl}C${38 - sw} ${186 + sl} ${34 - sw} 214 ${30 - sw} 246H64C62 214 66 186 78 160Z`,
      INK,
      0.13,
    );
  const random = rng(`gown${person.id}`).next;
  return (
    shape(base, main, 2.2) +
    folds +
    GOWNS[person.gown ?? "plain"]({ main, second, sw, random, ...brush })
  );
}

const GOWNS: Readonly<Record<Gown, (cut: Cut) => string>> = {
  plain: ({ second, shape }) =>
    shape("M80 150Q100 174 121 150L124 158Q100 184 77 158Z", second, 1.6),
  habit: ({ main, second, shape, line }) =>
    shape("M80 152L76 246H128L122 152Q100 172 80 152Z", second) +
    line("M92 172v72M112 172v72", 1, 0.45) +
    shape(
      "M62 162C70 146 80 148 84 150Q100 170 118 150C126 147 134 150 140 160C126 180 76 182 62 162Z",
      main,
    ) +
    line("M74 164Q100 182 130 162", 1, 0.5),
  buttons: ({ second, shape, line }) => {
    let drawn = line("M101 166C104 190 104 216 103 246", 1.4);
    for (let i = 0; i < 6; i++)
      drawn += `<circle cx="${round(105 + i * 0.1)}" cy="${174 + i * 13}" r="2.9" fill="${second}" stroke="${INK}" stroke-width="1.2"/>`;
    drawn += shape("M80 150Q100 172 121 150L124 160Q100 184 76 160Z", second, 1.6);
    return drawn;
  },
  kirtle: ({ main, second, shape, line }) => {
    let drawn =
      shape("M82 150Q92 186 100 188Q110 186 119 150L112 150Q101 172 90 150Z", second, 1.5) +
      shape("M88 186H114L112 246H90Z", blend(main, "#FFF6DD", 0.12), 1.4);
    for (let i = 0; i < 5; i++) drawn += line(`M91 ${192 + i * 11}l19 8m0 -8l-19 8`, 1.1, 0.85);
    return drawn;
  },
  apron: ({ second, shape, line }) =>
    shape("M74 192Q100 182 128 192L138 246H64Z", second, 1.8) +
    line("M74 192L84 152M128 192L118 152M84 200q2 20 -3 44M104 198v46M122 204q2 20 6 40", 1.3, 0.6),
  cloak: ({ second, sw, shape, line }) =>
    shape(
      `M84 150C74 156 ${56 - sw} 156 ${44 - sw} 172C${32 - sw} 190 ${26 - sw} 220 ${24 - sw} 246H84C80 220 84 186 108 172Q92 162 84 150Z`,
      second,
    ) +
    shape(
      `M117 150C128 156 ${144 + sw} 156 ${156 + sw} 172C${166 + sw} 190 ${172 + sw} 220 ${174 + sw} 246H132C138 218 128 190 108 172Q114 162 117 150Z`,
      second,
    ) +
    `<circle cx="108" cy="172" r="7" fill="${PIGMENTS.gold}" stroke="${INK}" stroke-width="1.6"/><circle cx="108" cy="172" r="2.5" fill="${PIGMENTS.vermilion}"/>` +
    line("M52 190q-4 28 -6 54M66 184q0 30 2 60M148 186q4 28 4 58", 1.1, 0.5),
  fur: ({ second, random, shape, line }) => {
    return (
      shape(
        "M80 148C66 160 66 196 72 246H90C86 206 92 178 101 168C110 178 116 206 112 246H130C136 196 136 160 121 148Q101 172 80 148Z",
        second,
      ) +
      line(
        [...Array(22)]
          .map(() => {
            const t = random();
            const u = random() < 0.5 ? 1 : -1;
            return `M${round(101 + u * (10 + t * 14) + random() * 4)} ${round(166 + t * 74)}l${round(u * 2)} 4`;
          })
          .join(""),
        1.2,
        0.7,
      )
    );
  },
  gambeson: ({ second, shape, line }) => {
    const jacket = shape("M78 148Q100 170 123 148L126 162Q100 186 74 162Z", second, 1.7);
    let seams = "";
    for (let x = 50; x < 156; x += 13)
      seams += `M${x} ${172 + Math.abs(x - 102) * 0.06}Q${x + (x < 100 ? -2 : 2)} 210 ${x + (x < 100 ? -3 : 3)} 246`;
    return jacket + line(seams, 1.2, 0.65);
  },
  mail: ({ shape, line }) => {
    let seams = "";
    for (let yy = 156; yy < 196; yy += 6)
      for (let x = 56 + ((yy / 6) % 2 ? 3 : 0); x < 148; x += 7)
        if (yy > 158 + Math.abs(x - 101) * 0.15) seams += `M${x} ${yy}a3 3 0 0 1 6 0`;
    return (
      shape(
        "M72 154Q100 172 129 154L150 178Q148 196 140 200Q100 214 62 200Q54 194 52 178Z",
        PIGMENTS.iron,
      ) + line(seams, 1, 0.75)
    );
  },
  cope: ({ second, shape, line }) => {
    let drawn =
      shape(
        "M80 148C62 164 58 206 60 246H88C86 208 92 184 101 172C110 184 116 208 114 246H142C144 206 140 164 122 148Q101 172 80 148Z",
        second,
      ) +
      line("M70 176q-4 34 -2 68M78 170q-2 40 0 74M132 176q4 34 2 68M124 170q2 40 0 74", 1, 0.6) +
      shape("M86 176h30l4 9l-4 9h-30l-4 -9Z", PIGMENTS.gold, 1.7) +
      `<circle cx="101" cy="185" r="4" fill="${PIGMENTS.lapis}" stroke="${INK}" stroke-width="1.2"/>`;
    [200, 216, 232].forEach((v) => {
      drawn += line(`M74 ${v}l4 -4l4 4l-4 4ZM124 ${v}l4 -4l4 4l-4 4Z`, 1.2, 0.8);
    });
    return drawn;
  },
  collar: ({ shape, line }) => {
    let drawn =
      shape("M78 148L100 176L124 148L132 156L108 190H94L70 156Z", PIGMENTS.white, 1.8) +
      line("M101 188v58", 1.3) +
      line("M84 160l12 16M116 160l-10 14", 0.9, 0.5);
    for (let i = 0; i < 4; i++)
      drawn += `<circle cx="105" cy="${200 + i * 13}" r="2.4" fill="${PIGMENTS.gold}" stroke="${INK}" stroke-width="1.1"/>`;
    return drawn;
  },
  rags: ({ main, second, shape, line }) =>
    shape(
      "M82 148Q100 170 120 148L126 158L118 170L112 164L104 178L96 166L88 174L76 160Z",
      second,
      1.6,
    ) +
    shape("M58 206l22 -4l3 20l-23 3Z", blend(second, main, 0.5), 1.3) +
    line("M60 204l3 5M66 203l3 5M72 202l3 5M126 220l8 20M130 216l6 18", 1, 0.7),
  shawl: ({ second, sw, shape, line }) =>
    shape(
      `M84 148C66 156 ${46 - sw} 166 ${38 - sw} 196C60 216 92 226 106 246L118 240C122 222 150 212 ${164 + sw} 194C${156 + sw} 168 136 156 118 148Q102 178 84 148Z`,
      second,
    ) + line("M72 162Q84 196 110 236M56 178Q78 206 104 240M134 164Q128 196 116 232", 1.1, 0.5),
};
