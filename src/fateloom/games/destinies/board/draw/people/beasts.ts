import type { Brush } from "./brush";
import { INK, PIGMENTS } from "./pigments";
import type { Beast } from "./person";

/** Beasts in half figure, as people are. */
export const BEASTS: Readonly<Record<Beast, (brush: Brush) => string>> = {
  goose: ({ shape, line, fill }) =>
    shape("M42 246C34 196 62 168 104 166C150 166 176 196 172 246Z", PIGMENTS.white, 2.3) +
    line("M70 208q14 10 30 2M96 222q16 8 32 -2M64 230q16 10 32 2M124 206q12 6 24 -4", 1.3, 0.6) +
    fill("M150 180C176 196 178 226 174 246H140C150 222 154 200 150 180Z", INK, 0.1) +
    shape(
      "M76 178C64 132 74 92 88 78C98 66 122 64 130 78C136 90 128 100 118 104C106 112 112 150 124 172Q100 186 76 178Z",
      PIGMENTS.white,
      2.2,
    ) +
    fill("M74 168C66 132 76 96 90 80L98 84C86 104 84 140 90 180Z", INK, 0.1) +
    shape("M124 76C140 76 156 84 168 92C156 100 138 102 122 98Z", "#E09A3E", 2) +
    line("M126 90q20 2 40 2", 1.3) +
    `<circle cx="112" cy="82" r="5.5" fill="#FBF5E6" stroke="${INK}" stroke-width="1.8"/><circle cx="113.5" cy="82" r="2.8" fill="#1B130C"/>` +
    line("M104 74q8 -6 16 -2", 2.6) +
    shape("M80 156q22 10 40 -4l3 8q-22 16 -44 4Z", PIGMENTS.vermilion, 1.6) +
    shape("M98 164q4 10 10 0l3 12q-8 5 -16 0Z", PIGMENTS.gold, 1.5),
  dog: ({ shape, line, fill }) =>
    shape("M46 246C42 200 66 170 100 168C136 170 158 200 154 246Z", PIGMENTS.earth, 2.2) +
    shape(
      "M60 96C56 66 78 52 100 52C124 52 142 66 140 96C138 116 150 122 152 132C146 148 118 150 110 146C92 152 62 132 60 96Z",
      "#B98A55",
      2.2,
    ) +
    shape("M64 70C44 64 36 92 42 122C56 122 66 104 70 88Z", PIGMENTS.umber, 2) +
    shape("M126 62C142 54 156 66 158 88C148 92 138 86 132 78Z", PIGMENTS.umber, 2) +
    shape("M136 116q16 -2 18 8q-8 10 -20 4Z", PIGMENTS.black, 1.7) +
    line("M112 140q16 4 30 -8", 1.8) +
    `<circle cx="94" cy="92" r="5" fill="#1B130C"/><circle cx="124" cy="90" r="4.5" fill="#1B130C"/><circle cx="95.5" cy="90.5" r="1.4" fill="#FFF"/>` +
    line("M86 82q7 -5 14 -1M118 80q6 -4 11 1", 2) +
    shape("M62 152q38 20 80 2l2 10q-42 18 -84 -2Z", PIGMENTS.vermilion, 1.7) +
    fill("M76 66q10 -8 20 -6q-4 14 -16 18Z", "#EFE3C6", 0.8),
  ox: ({ shape, line }) =>
    shape("M28 246C30 196 60 176 104 176C150 178 176 204 178 246Z", PIGMENTS.grey, 2.3) +
    shape(
      "M66 84C60 60 78 52 100 52C124 52 140 62 136 86C142 120 148 140 142 158C132 176 96 178 84 162C72 140 70 110 66 84Z",
      "#A7A296",
      2.2,
    ) +
    shape(
      "M88 148C100 138 132 138 142 150C146 168 132 176 114 176C96 176 84 166 88 148Z",
      "#D9C9B4",
      2,
    ) +
    line("M100 158q2 -4 6 -3M128 156q3 -3 6 0M98 168q18 6 34 -1", 1.8) +
    shape("M70 66C50 62 36 48 34 28C44 44 62 52 82 54Z", PIGMENTS.cream, 2) +
    shape("M128 60C146 52 156 38 156 22C164 40 156 62 136 72Z", PIGMENTS.cream, 2) +
    shape("M62 86C46 80 34 90 32 104C46 108 60 102 66 96Z", "#A7A296", 1.9) +
    shape("M138 84C152 76 166 82 170 96C158 102 146 98 138 94Z", "#A7A296", 1.9) +
    `<circle cx="88" cy="100" r="5" fill="#1B130C"/><circle cx="126" cy="98" r="4.6" fill="#1B130C"/>` +
    line("M78 94q10 -6 18 0M118 92q8 -5 15 1M84 110q6 4 12 0M98 70q8 6 16 0", 1.8, 0.8),
  bear: ({ shape, line }) =>
    `<g transform="translate(10 26) scale(.9)">` +
    shape("M22 246C22 196 52 160 102 160C152 160 180 196 180 246Z", PIGMENTS.umber, 2.3) +
    shape("M58 74C40 66 40 40 56 36C70 34 80 44 80 56Z", PIGMENTS.umber, 2) +
    shape("M122 54C124 40 136 32 148 38L142 46L154 46C160 58 154 70 142 74Z", PIGMENTS.umber, 2) +
    shape(
      "M50 98C48 62 72 46 100 46C130 46 152 62 150 98C150 132 136 164 100 166C64 164 50 132 50 98Z",
      PIGMENTS.earth,
      2.2,
    ) +
    shape(
      "M74 126C76 108 88 102 100 102C128 104 130 156 100 156C80 154 74 140 74 126Z",
      "#B98A55",
      2,
    ) +
    shape(
      "M88 112C92 106 110 106 114 112C114 120 106 126 101 126C96 126 88 120 88 112Z",
      INK,
      1.6,
    ) +
    `<circle cx="78" cy="92" r="4.5" fill="#1B130C"/><circle cx="123" cy="92" r="4.5" fill="#1B130C"/>` +
    line("M101 126v8q-8 8 -15 3M101 134q8 8 15 3M68 82q8 -7 16 -3M116 79q9 -4 16 3", 1.8) +
    shape("M58 156q42 20 86 0l2 11q-44 20 -90 0Z", PIGMENTS.iron, 1.7) +
    "</g>",
};

/** A goose at full length; other beasts are drawn small. */
export const GOOSE = `<path d="M18 168C20 150 44 144 60 152C76 154 92 148 98 140C96 162 86 188 60 190C36 192 20 184 18 168Z" fill="${PIGMENTS.white}" stroke="${INK}" stroke-width="2.6"/><path d="M26 170C18 150 18 126 24 116C30 106 42 108 42 118C36 126 38 142 46 156Z" fill="${PIGMENTS.white}" stroke="${INK}" stroke-width="2.6"/><path d="M26 112L6 118L24 124Z" fill="#E09A3E" stroke="${INK}" stroke-width="2"/><circle cx="31" cy="115" r="2.4" fill="${INK}"/><path d="M50 190v24h-10M64 188v26h-10" stroke="#E09A3E" stroke-width="4" fill="none"/><path d="M54 164q16 8 32 -8" stroke="${INK}" stroke-width="2" fill="none"/>`;
