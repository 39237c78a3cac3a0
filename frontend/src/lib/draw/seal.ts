import type { IconName } from "$lib/icons/names";
import { icon } from "$lib/icons/svg";
import { rng, round } from "./rng";

/** What a seal is, around the middle of a box of 112 by 112; without `wax` it is not pressed yet. */
export function seal(name: IconName, wax: string | null, seed: string): string {
  if (wax === null) {
    return (
      `<path d="${blob(seed, 46)}" fill="none" stroke="var(--ink-soft)" stroke-width="2" stroke-dasharray="6 5"/>` +
      `<g style="color:var(--ink-soft)" opacity=".6">${icon(name, -22, -22, 44)}</g>`
    );
  }
  const dark = `color-mix(in srgb,${wax},#120602 58%)`;
  const light = `color-mix(in srgb,${wax},#FFE9CC 38%)`;
  return (
    `<path d="${blob(seed, 50)}" fill="${wax}" stroke="var(--figure-ink)" stroke-width="2.4"/>` +
    `<path d="${blob(`${seed}h`, 43, 0.05)}" fill="none" stroke="${light}" stroke-width="1.6" opacity=".55" stroke-dasharray="60 190"/>` +
    `<circle r="36" fill="none" stroke="${dark}" stroke-width="3"/>` +
    `<circle r="36" cy="1.5" fill="none" stroke="${light}" stroke-width="1" opacity=".6"/>` +
    `<g style="color:${light}" opacity=".75">${icon(name, -23.5, -22, 48)}</g>` +
    `<g style="color:${dark}">${icon(name, -24, -24, 48)}</g>`
  );
}

/** The outline of wax that has run: a circle that is not quite round. */
function blob(seed: string, radius: number, unevenness = 0.09): string {
  const random = rng(`seal${seed}`);
  const points = Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 15) * 2 * Math.PI;
    const reach = radius * (1 + random.between(-unevenness, unevenness));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
  });
  const at = (i: number): readonly [number, number] => points[i % points.length] ?? [radius, 0];
  const middle = (i: number): string =>
    `${round((at(i)[0] + at(i + 1)[0]) / 2)} ${round((at(i)[1] + at(i + 1)[1]) / 2)}`;
  const bends = points.map((_, i) => {
    const [x, y] = at(i + 1);
    return `Q${round(x)} ${round(y)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${bends.join("")}Z`;
}
