/** How wide and high a half of the curtain is drawn; it is stretched over its half of the window. */
export const WIDTH = 400;
export const HEIGHT = 800;

const FOLDS = 8;
const CLOTH = ["#5a2436", "#6b2b40", "#4a1d2e", "#7a3349"] as const;
const LINE = "#1b1018";
const FRINGE = "#d9ac48";

/** The left half of a curtain, as the inside of an SVG: the right one is its mirror image. */
export function drape(): string {
  const folds = Array.from({ length: FOLDS }, (_, i) => {
    const x = (i * WIDTH) / FOLDS;
    const cloth = CLOTH[i % CLOTH.length] ?? CLOTH[0];
    return (
      `<path d="M${x} -10C${x + 30} 260 ${x - 14} 560 ${x + 8} 810H${x + 66}C${x + 44} 560 ${x + 74} 260 ${x + 54} -10Z" fill="${cloth}" stroke="${LINE}" stroke-width="2"/>` +
      `<path d="M${x + 14} 0C${x + 36} 260 ${x + 4} 560 ${x + 20} 800" fill="none" stroke="${LINE}" stroke-width="1.2" opacity=".5"/>`
    );
  });
  return (
    folds.join("") +
    `<path d="M0 -10H400V46Q350 96 300 50Q250 100 200 52Q150 100 100 50Q50 98 0 50Z" fill="${CLOTH[3]}" stroke="${LINE}" stroke-width="2"/>` +
    `<path d="M0 44Q50 90 100 42Q150 92 200 44Q250 92 300 42Q350 88 400 38" fill="none" stroke="${FRINGE}" stroke-width="6"/>`
  );
}
