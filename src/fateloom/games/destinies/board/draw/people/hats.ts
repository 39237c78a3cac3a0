import { round } from "$lib/draw/rng";
import type { Brush } from "./brush";
import { blend, INK, paint, PIGMENTS } from "./pigments";
import type { Hat, Person } from "./person";
import type { Skull } from "./skull";

/** A hat in two layers: what hangs behind the head, and what lies over hair and brow. */
interface Layers {
  behind: string;
  above: string;
}

interface Fitting extends Pick<Skull, "w" | "y">, Brush {
  person: Person;
  cloth: string;
  dark: string;
  light: string;
}

export function hat(person: Person, { w, y }: Skull, brush: Brush): Layers {
  if (!person.hat) return { behind: "", above: "" };
  const cloth = paint(person.hatColour ?? "woad");
  const dark = blend(cloth, INK, 0.28);
  const light = blend(cloth, "#FFF6DD", 0.25);
  return HATS[person.hat]({ person, w, y, cloth, dark, light, ...brush });
}

const HATS: Readonly<Record<Hat, (fitting: Fitting) => Layers>> = {
  coif: (hat) => {
    const { person, w, y, shape, line } = hat;
    return {
      behind: "",
      above:
        shape(
          `M${round(100 + 25 * w)} ${round(y(0.33))}C${round(100 + 26 * w)} ${round(y(0.02))} 116 ${round(y(0) - 6)} 99 ${round(y(0) - 6)}C74 ${round(y(0) - 6)} 65 ${round(y(0.2))} 68 ${round(y(0.6))}C69 ${round(y(0.78))} 76 ${round(y(0.86))} 86 ${round(y(0.98))}L91 ${round(y(0.95))}C82 ${round(y(0.84))} 79 ${round(y(0.62))} 82 ${round(y(0.42))}C85 ${round(y(0.24))} 104 ${round(y(0.16))} ${round(100 + 25 * w)} ${round(y(0.33))}Z`,
          paint(person.hatColour ?? "white"),
        ) +
        line(
          `M99 ${round(y(0) - 5)}C84 ${round(y(0.2))} 76 ${round(y(0.4))} 77 ${round(y(0.74))}`,
          1,
          0.6,
        ) +
        line(`M86 ${round(y(0.98))}q8 5 18 3m-17 -2l-3 12m6 -10l5 10`, 1.4),
    };
  },
  hood: (hat) => {
    const { person, w, y, cloth, dark, shape, line } = hat;
    return {
      behind: shape("M62 168C52 130 54 74 84 50C96 42 116 44 126 56C138 76 138 124 140 168Z", dark),
      above:
        shape(
          `M${round(100 + 26 * w)} ${round(y(0.36))}C${round(100 + 25 * w)} ${round(y(0.1))} 112 ${round(y(0.05))} 101 ${round(y(0.1))}C82 ${round(y(0.2))} 76 ${round(y(0.55))} 80 ${round(y(0.8))}C84 ${round(y(0.98))} 98 ${round(y(1.1))} 110 ${round(y(1.07))}C120 ${round(y(1))} 124 ${round(y(0.9))} 126 ${round(y(0.82))}C133 ${round(y(0.98))} 136 142 147 160C130 178 72 180 54 162C60 140 58 118 60 96C62 66 78 44 100 44C122 42 133 62 131 ${round(y(0.36))}C130 ${round(y(0.42))} 128 ${round(y(0.42))} ${round(100 + 26 * w)} ${round(y(0.36))}Z`,
          cloth,
        ) +
        line(
          "M66 160C68 130 64 104 70 80C74 66 82 56 92 51M84 170C78 156 76 140 72 122M118 172q8 -14 9 -30",
          1.1,
          0.6,
        ) +
        (person.bareHood
          ? ""
          : shape(
              "M66 66C54 60 46 70 44 84C42 100 46 118 40 132C50 126 54 112 54 98C54 86 58 82 62 84Z",
              cloth,
              1.8,
            )),
    };
  },
  cowl: (hat) => {
    const { y, cloth, dark, shape, line } = hat;
    return {
      behind: shape(
        "M60 170C54 128 58 66 88 46C100 38 118 42 128 56C140 78 138 126 142 170Z",
        dark,
      ),
      above:
        shape(
          `M131 ${round(y(0.5))}C138 70 122 40 101 41C76 42 60 66 60 98C58 124 62 146 50 164C66 182 132 184 150 164C138 146 134 138 132 ${round(y(0.9))}C128 ${round(y(1.05))} 118 ${round(y(1.16))} 106 ${round(y(1.16))}C86 ${round(y(1.1))} 76 ${round(y(0.85))} 77 ${round(y(0.56))}C78 ${round(y(0.24))} 96 ${round(y(0.06))} 112 ${round(y(0.07))}C124 ${round(y(0.1))} 128 ${round(y(0.3))} 131 ${round(y(0.5))}Z`,
          cloth,
        ) +
        line("M70 164C74 140 66 112 70 86M92 176q-10 -18 -12 -34M126 172q6 -10 6 -22", 1.1, 0.55),
    };
  },
  wimple: (hat) => {
    const { person, w, y, shape, line } = hat;
    return {
      behind: shape(
        "M58 176C54 130 56 70 82 50C98 40 122 44 132 62C142 92 138 132 144 176Z",
        paint(person.veil ?? "black"),
      ),
      above:
        shape(
          `M${round(100 + 26 * w)} ${round(y(0.3))}C118 ${round(y(0.14))} 94 ${round(y(0.12))} 84 ${round(y(0.3))}C76 ${round(y(0.52))} 79 ${round(y(0.78))} 91 ${round(y(0.93))}C100 ${round(y(1.02))} 116 ${round(y(1))} 121 ${round(y(0.86))}C130 ${round(y(0.94))} 134 140 142 158C124 176 78 178 60 160C66 138 66 120 67 96C68 72 80 54 100 53C118 52 130 64 131 ${round(y(0.36))}Z`,
          paint(person.hatColour ?? "white"),
        ) +
        line(
          `M74 158C82 146 80 126 80 ${round(y(0.9))}M96 166C96 152 92 142 92 ${round(y(1.05))}M120 166q8 -12 2 -28M72 120q4 -30 8 -44`,
          1,
          0.5,
        ) +
        shape(
          `M134 ${round(y(0.34))}C132 50 114 40 99 41C76 41 62 62 60 92C57 124 60 148 50 172L62 178C70 146 66 116 70 92C72 70 84 57 100 56C116 55 126 64 130 ${round(y(0.3))}Z`,
          paint(person.veil ?? "black"),
        ),
    };
  },
  veil: (hat) => {
    const { y, cloth, dark, shape, line } = hat;
    return {
      behind: shape("M60 172C56 128 58 72 84 50C98 42 120 44 130 60C140 90 136 130 142 172Z", dark),
      above:
        shape(
          `M132 ${round(y(0.34))}C131 52 114 41 99 42C76 42 61 62 60 92C57 124 60 148 50 172C58 178 66 178 72 172C76 146 72 116 75 94C77 74 88 62 103 61C116 60 126 66 132 ${round(y(0.34))}Z`,
          cloth,
        ) + line("M64 168C70 140 64 110 68 86M80 66q10 -14 26 -13", 1, 0.55),
    };
  },
  kerchief: (hat) => {
    const { w, y, cloth, dark, shape, line } = hat;
    return {
      behind: shape(
        `M76 ${round(y(0.7))}C66 ${round(y(0.82))} 58 ${round(y(0.98))} 50 ${round(y(1))}C58 ${round(y(1.06))} 66 ${round(y(1.04))} 74 ${round(y(0.94))}L86 ${round(y(0.9))}Z`,
        dark,
        1.8,
      ),
      above:
        shape(
          `M${round(100 + 27 * w)} ${round(y(0.33))}C${round(100 + 28 * w)} ${round(y(0))} 116 ${round(y(0) - 7)} 99 ${round(y(0) - 7)}C74 ${round(y(0) - 6)} 64 ${round(y(0.2))} 67 ${round(y(0.6))}C68 ${round(y(0.72))} 72 ${round(y(0.76))} 79 ${round(y(0.74))}C78 ${round(y(0.54))} 82 ${round(y(0.36))} 94 ${round(y(0.24))}C106 ${round(y(0.16))} 120 ${round(y(0.2))} ${round(100 + 27 * w)} ${round(y(0.33))}Z`,
          cloth,
        ) +
        line(
          `M${round(100 + 25 * w)} ${round(y(0.24))}C112 ${round(y(0.06))} 90 ${round(y(0.06))} 74 ${round(y(0.54))}M72 ${round(y(0.36))}q4 -18 16 -26`,
          1,
          0.6,
        ),
    };
  },
  straw: (hat) => {
    const { person, y, shape, line, fill } = hat;
    return {
      behind: "",
      above:
        shape(
          `M40 ${round(y(0.24))}C60 ${round(y(0.05))} 140 ${round(y(-0.02))} 160 ${round(y(0.15))}C150 ${round(y(0.34))} 120 ${round(y(0.3))} 100 ${round(y(0.32))}C80 ${round(y(0.34))} 54 ${round(y(0.42))} 40 ${round(y(0.24))}Z`,
          paint(person.hatColour ?? "straw"),
        ) +
        shape(
          `M71 ${round(y(0.16))}C70 ${round(y(-0.12))} 82 ${round(y(-0.28))} 100 ${round(y(-0.28))}C120 ${round(y(-0.29))} 130 ${round(y(-0.14))} 130 ${round(y(0.08))}C112 ${round(y(0.16))} 90 ${round(y(0.18))} 71 ${round(y(0.16))}Z`,
          paint(person.hatColour ?? "straw"),
        ) +
        line(
          `M72 ${round(y(0.06))}q28 6 58 -5M46 ${round(y(0.25))}q50 -16 108 -9M56 ${round(y(0.31))}q40 -12 92 -12M80 ${round(y(-0.1))}q20 5 44 -1`,
          1,
          0.55,
        ) +
        fill(
          `M71 ${round(y(0.15))}q30 8 59 -7l0 -8q-30 10 -59 5Z`,
          paint(person.band ?? "umber"),
          0.8,
        ),
    };
  },
  felt: (hat) => {
    const { person, y, cloth, light, shape, line, fill } = hat;
    return {
      behind: "",
      above:
        shape(
          `M50 ${round(y(0.34))}C48 ${round(y(0.16))} 62 ${round(y(0.12))} 74 ${round(y(0.1))}L128 ${round(y(0.02))}C146 ${round(y(0.02))} 160 ${round(y(0.16))} 166 ${round(y(0.34))}C140 ${round(y(0.22))} 110 ${round(y(0.24))} 92 ${round(y(0.3))}C76 ${round(y(0.36))} 62 ${round(y(0.42))} 50 ${round(y(0.34))}Z`,
          cloth,
        ) +
        shape(
          `M70 ${round(y(0.13))}C68 ${round(y(-0.16))} 84 ${round(y(-0.3))} 102 ${round(y(-0.3))}C122 ${round(y(-0.3))} 131 ${round(y(-0.14))} 130 ${round(y(0.04))}C112 ${round(y(0.14))} 90 ${round(y(0.17))} 70 ${round(y(0.13))}Z`,
          light,
        ) +
        fill(
          `M70 ${round(y(0.12))}q32 7 60 -8l0 -7q-30 13 -60 8Z`,
          paint(person.band ?? "madder"),
          1,
        ) +
        (person.feather
          ? shape(
              `M74 ${round(y(0.06))}C58 ${round(y(-0.1))} 46 ${round(y(-0.3))} 30 ${round(y(-0.3))}C40 ${round(y(-0.1))} 54 ${round(y(0.06))} 74 ${round(y(0.1))}Z`,
              paint(person.feather),
              1.6,
            ) +
            line(
              `M74 ${round(y(0.08))}C60 ${round(y(-0.06))} 48 ${round(y(-0.2))} 34 ${round(y(-0.27))}`,
              0.9,
              0.7,
            )
          : ""),
    };
  },
  cap: (hat) => {
    const { y, cloth, light, shape, line } = hat;
    return {
      behind: "",
      above:
        shape(
          `M66 ${round(y(0.28))}C58 ${round(y(0.08))} 72 ${round(y(-0.16))} 98 ${round(y(-0.17))}C126 ${round(y(-0.18))} 140 ${round(y(0.02))} 131 ${round(y(0.22))}C112 ${round(y(0.12))} 86 ${round(y(0.16))} 66 ${round(y(0.28))}Z`,
          cloth,
        ) +
        shape(
          `M64 ${round(y(0.29))}C82 ${round(y(0.1))} 116 ${round(y(0.06))} 133 ${round(y(0.21))}L131 ${round(y(0.34))}C114 ${round(y(0.2))} 86 ${round(y(0.24))} 69 ${round(y(0.42))}Z`,
          light,
          1.8,
        ) +
        line(
          `M98 ${round(y(-0.16))}q4 8 1 18M84 ${round(y(-0.12))}q-6 12 -8 22M112 ${round(y(-0.12))}q8 10 8 20`,
          1,
          0.55,
        ),
    };
  },
  chaperon: (hat) => {
    const { y, cloth, light, shape, line } = hat;
    return {
      behind: shape("M70 60C52 70 46 100 48 132C54 140 64 140 70 134C68 110 72 90 82 78Z", cloth),
      above:
        shape(
          `M60 ${round(y(0.26))}C56 ${round(y(0.04))} 74 ${round(y(-0.02))} 100 ${round(y(-0.04))}C126 ${round(y(-0.06))} 144 ${round(y(0))} 141 ${round(y(0.18))}C138 ${round(y(0.32))} 118 ${round(y(0.26))} 100 ${round(y(0.27))}C82 ${round(y(0.28))} 64 ${round(y(0.42))} 60 ${round(y(0.26))}Z`,
          light,
        ) +
        shape(
          `M76 ${round(y(0))}C80 ${round(y(-0.2))} 96 ${round(y(-0.34))} 112 ${round(y(-0.26))}C130 ${round(y(-0.22))} 134 ${round(y(-0.08))} 126 ${round(y(-0.02))}C110 ${round(y(-0.08))} 92 ${round(y(-0.06))} 76 ${round(y(0))}Z`,
          cloth,
        ) +
        line(
          `M72 ${round(y(0.02))}q6 10 2 22M88 ${round(y(-0.02))}q5 10 2 22M106 ${round(y(-0.04))}q5 10 3 22M124 ${round(y(-0.04))}q4 9 3 20M54 128q2 -26 14 -44`,
          1,
          0.55,
        ),
    };
  },
  kettle: (hat) => {
    const { y, shape, line } = hat;
    return {
      behind: "",
      above:
        shape(
          `M44 ${round(y(0.34))}C56 ${round(y(0.18))} 74 ${round(y(0.16))} 100 ${round(y(0.13))}C126 ${round(y(0.1))} 148 ${round(y(0.14))} 160 ${round(y(0.26))}C140 ${round(y(0.32))} 120 ${round(y(0.29))} 100 ${round(y(0.31))}C80 ${round(y(0.33))} 60 ${round(y(0.42))} 44 ${round(y(0.34))}Z`,
          PIGMENTS.iron,
        ) +
        shape(
          `M70 ${round(y(0.19))}C68 ${round(y(-0.14))} 84 ${round(y(-0.25))} 101 ${round(y(-0.26))}C120 ${round(y(-0.25))} 132 ${round(y(-0.12))} 131 ${round(y(0.13))}C112 ${round(y(0.18))} 90 ${round(y(0.22))} 70 ${round(y(0.19))}Z`,
          PIGMENTS.iron,
        ) +
        line(
          `M101 ${round(y(-0.26))}C106 ${round(y(-0.1))} 106 ${round(y(0.05))} 104 ${round(y(0.17))}M76 ${round(y(0.1))}q2 -16 10 -22`,
          1.2,
          0.6,
        ) +
        line(
          `M76 ${round(y(0.15))}h.01M88 ${round(y(0.17))}h.01M118 ${round(y(0.13))}h.01M128 ${round(y(0.1))}h.01`,
          3,
          0.8,
        ),
    };
  },
  mitre: (hat) => {
    const { person, y, shape, line, fill } = hat;
    return {
      behind: "",
      above:
        shape(
          `M68 ${round(y(0.26))}C60 ${round(y(-0.1))} 78 ${round(y(-0.42))} 99 ${round(y(-0.66))}C122 ${round(y(-0.42))} 140 ${round(y(-0.1))} 132 ${round(y(0.2))}C112 ${round(y(0.12))} 86 ${round(y(0.16))} 68 ${round(y(0.26))}Z`,
          paint(person.hatColour ?? "cream"),
        ) +
        fill(
          `M67 ${round(y(0.26))}C86 ${round(y(0.14))} 112 ${round(y(0.1))} 132 ${round(y(0.2))}l1 -11C112 ${round(y(-0.04))} 86 ${round(y(0.0))} 66 ${round(y(0.11))}Z`,
          PIGMENTS.gold,
        ) +
        fill(
          `M95 ${round(y(0.1))}L94 ${round(y(-0.56))}L99 ${round(y(-0.64))}L105 ${round(y(-0.56))}L106 ${round(y(0.1))}Z`,
          PIGMENTS.gold,
        ) +
        line(
          `M67 ${round(y(0.11))}C86 ${round(y(0))} 112 ${round(y(-0.04))} 133 ${round(y(0.06))}M94 ${round(y(0.06))}L94 ${round(y(-0.55))}M106 ${round(y(0.04))}L105 ${round(y(-0.55))}`,
          1.2,
          0.8,
        ) +
        shape(
          `M100 ${round(y(-0.28))}m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`,
          PIGMENTS.vermilion,
          1.3,
        ),
    };
  },
  skullcap: (hat) => {
    const { y, cloth, shape, line } = hat;
    return {
      behind: "",
      above:
        shape(
          `M72 ${round(y(0.22))}C72 ${round(y(-0.06))} 86 ${round(y(-0.12))} 101 ${round(y(-0.12))}C118 ${round(y(-0.12))} 128 ${round(y(0))} 128 ${round(y(0.17))}C110 ${round(y(0.1))} 90 ${round(y(0.13))} 72 ${round(y(0.22))}Z`,
          cloth,
        ) + line(`M74 ${round(y(0.15))}q26 -13 53 -4`, 1, 0.6),
    };
  },
  fillet: (hat) => {
    const { y, cloth, shape } = hat;
    return {
      behind: "",
      above: shape(
        `M70 ${round(y(0.3))}C84 ${round(y(0.17))} 112 ${round(y(0.12))} 129 ${round(y(0.22))}l0 7C112 ${round(y(0.21))} 86 ${round(y(0.26))} 70 ${round(y(0.4))}Z`,
        cloth,
        1.6,
      ),
    };
  },
  "cape-hood": (hat) => {
    const { y, dark, shape } = hat;
    return {
      behind: shape(
        `M66 ${round(y(0.7))}C52 ${round(y(0.85))} 50 150 52 164C80 178 122 178 148 164C150 146 142 ${round(y(0.95))} 132 ${round(y(0.84))}Z`,
        dark,
      ),
      above: "",
    };
  },
};
