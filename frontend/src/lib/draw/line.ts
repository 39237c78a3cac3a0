import { rng, round } from "./rng";

/** The path of a rectangle as a hand rules it: never quite straight. `wobble` is in units. */
export function inkRect(
  seed: string,
  x: number,
  y: number,
  width: number,
  height: number,
  wobble = 0.7,
): string {
  const random = rng("rect" + seed);
  const points: string[] = [];
  const side = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const pieces = Math.max(2, Math.round(Math.hypot(toX - fromX, toY - fromY) / 60));
    for (let i = 0; i < pieces; i++) {
      const along = i / pieces;
      const slip = i ? wobble : wobble * 0.4;
      const px = fromX + (toX - fromX) * along + random.between(-slip, slip);
      const py = fromY + (toY - fromY) * along + random.between(-slip, slip);
      points.push(`${round(px)} ${round(py)}`);
    }
  };
  side(x, y, x + width, y);
  side(x + width, y, x + width, y + height);
  side(x + width, y + height, x, y + height);
  side(x, y + height, x, y);
  return `M${points.join("L")}Z`;
}
