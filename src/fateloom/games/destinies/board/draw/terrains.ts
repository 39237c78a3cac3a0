import { arch, boat, church, column, house, rampart, sheaf, tower, windmill } from "./buildings";
import { growth, type Ground } from "./ground";
import { at, blob, distance, lerp, mix, SIZE, smooth, stroke, type Point } from "./ink";
import { pine, reed, stone, tree, tuft } from "./nature";
import { furrows } from "./ways";

/** Draws what is peculiar to a terrain. An unknown one stays open country. */
export function paint(ground: Ground): void {
  (TERRAINS[ground.land.terrain] ?? country)(ground);
}

const TERRAINS: Readonly<Record<string, (ground: Ground) => void>> = {
  forest(ground) {
    const { r } = ground;
    const inner = { box: ground.inner, ragged: true };
    ground.flood("forest", 4, 62);
    ground.strew(1100, 14, 16, 20, (x, y) => growth("forest", x, y, r(), r(), r), inner);
    ground.strew(14, 22, 16, 20, (x, y) => tree(x, y, 15 + r() * 4, r));
    ground.strew(30, 12, 8, 8, (x, y) => tuft(x, y, 7, r));
  },
  hills(ground) {
    const { r } = ground;
    ground.flood("hills", 4, 60);
    ground.strew(160, 34, 62, 26, (x, y) => growth("hills", x, y, r(), 0, r), {
      box: ground.inner,
      ragged: true,
    });
    ground.strew(90, 15, 16, 20, (x, y) =>
      r() < 0.6 ? growth("forest", x, y, r() * 0.6, r(), r) : tuft(x, y, 7, r),
    );
  },
  mountain(ground) {
    const { r } = ground;
    ground.flood("mountain", 4, 66);
    ground.strew(160, 36, 58, 60, (x, y) => growth("mountain", x, y, r(), 0, r), {
      box: ground.inner,
      ragged: true,
    });
    ground.strew(60, 25, 46, 22, (x, y) => growth("hills", x, y, 0, 0, r));
    ground.strew(110, 14, 14, 22, (x, y) => pine(x, y, 17 + r() * 5, r));
  },
  marsh(ground) {
    const { r } = ground;
    ground.flood("marsh", 4, 60);
    for (let i = 0; i < 5; i++) {
      const [x, y] = [lerp(40, 200, r()), lerp(50, 200, r())];
      if (ground.near(x, y, 24)) continue;
      ground.under += stroke("pool", blob(x, y, 20 + r() * 9, 7 + r() * 4, r));
      ground.under += stroke("wl", `M${at(x - 12, y - 1)}h10m6 3h9m-20 2h8`);
    }
    ground.strew(170, 21, 20, 16, (x, y) => reed(x, y, 10 + r() * 5, r), {
      box: ground.inner,
      ragged: true,
    });
    ground.strew(16, 20, 16, 20, (x, y) => tree(x, y, 17, r));
  },
  field: (ground) => country(ground, 9),
  road: (ground) => country(ground, 3),
  village(ground) {
    country(ground, 5, 62, () => {
      const { r, hub } = ground;
      let houses = 0;
      for (let i = 0; i < 140 && houses < 9; i++) {
        const angle = r() * 6.28;
        const far = 14 + Math.sqrt(r()) * 52;
        const [x, y] = [hub[0] + Math.cos(angle) * far, hub[1] + Math.sin(angle) * far * 0.8];
        if (ground.near(x, y, 9) || ground.near(x + 6, y - 8, 5)) continue;
        if (!ground.free(x, y, 25, 16)) continue;
        ground.take(x, y, 26);
        ground.put(houses === 0 ? church(x, y, 24) : house(x, y, 19 + r() * 4, r));
        houses++;
      }
    });
  },
  town(ground) {
    const { r, hub } = ground;
    const reach = 74;
    const corners = 22;
    ground.flood("field", 3, 60);
    const ring = Array.from({ length: corners }, (_, i): Point => {
      const angle = (i / corners) * 6.2832;
      return [
        hub[0] + Math.cos(angle) * reach * (0.95 + r() * 0.08),
        hub[1] + Math.sin(angle) * reach * 0.74 * (0.95 + r() * 0.08),
      ];
    });
    ground.under += stroke("townf", smooth(ring, true));
    ring.forEach((corner, i) => {
      const next = ring[(i + 1) % corners] ?? corner;
      const middle = mix(corner, next, 0.5);
      const open = [...ground.roads, ...ground.rivers].some((line) =>
        line.some((point) => distance(point, middle) < 9),
      );
      if (!open) ground.put(rampart(corner, next));
      if (i % 3 === 0 && !ground.near(corner[0], corner[1], 9)) {
        ground.put(tower(corner[0], corner[1] + 1, 21));
      }
      ground.take(corner[0], corner[1], 18);
    });
    let houses = 0;
    for (let i = 0; i < 900 && houses < 26; i++) {
      const angle = r() * 6.28;
      const far = Math.sqrt(r()) * (reach - 13);
      const [x, y] = [hub[0] + Math.cos(angle) * far, hub[1] + Math.sin(angle) * far * 0.74 + 3];
      if (ground.near(x, y, 7) || ground.near(x + 4, y - 6, 3)) continue;
      if (!ground.free(x, y, 16, 10)) continue;
      ground.take(x, y, 17);
      ground.put(
        houses === 0 || houses === 9 ? church(x, y, 21) : house(x, y, 15.5 + r() * 2.5, r),
      );
      houses++;
    }
    ground.strew(70, 24, 16, 20, (x, y) =>
      r() < 0.6 ? tree(x, y, 15 + r() * 3, r) : tuft(x, y, 7, r),
    );
  },
  ruin(ground) {
    const { r, hub } = ground;
    const [cx, cy] = hub;
    ground.flood("ruin", 3, 56);
    ground.under += stroke("i dash", `M${at(cx - 50, cy - 30)}h96v62h-96Z`);
    for (const [dx, dy] of [
      [-30, -22],
      [28, -20],
    ] as const) {
      ground.put(arch(cx + dx, cy + dy, 28));
      ground.take(cx + dx, cy + dy, 36);
    }
    for (let i = 0; i < 8; i++) {
      const [x, y] = [cx - 46 + (i % 4) * 30 + r() * 5, cy + (i < 4 ? 8 : 34)];
      if (ground.near(x, y, 6)) continue;
      ground.take(x, y, 16);
      ground.put(column(x, y, 24, r));
    }
    ground.strew(26, 18, 14, 12, (x, y) => stone(x, y, 11, r));
    ground.strew(80, 20, 16, 20, (x, y) =>
      r() < 0.5 ? growth("forest", x, y, r(), r(), r) : tuft(x, y, 7, r),
    );
  },
  coast(ground) {
    const { r } = ground;
    ground.flood("hills", 2, 44);
    ground.strew(30, 30, 50, 24, (x, y) => growth("hills", x, y, 0, 0, r));
    ground.strew(60, 17, 16, 20, (x, y) =>
      r() < 0.6 ? growth("forest", x, y, r() * 0.6, r(), r) : tuft(x, y, 7, r),
    );
  },
  stones(ground) {
    const { r, hub } = ground;
    ground.flood("hills", 3, 56);
    for (let i = 0; i < 11; i++) {
      const angle = (i / 11) * 6.28;
      const [x, y] = [hub[0] + Math.cos(angle) * 44, hub[1] + Math.sin(angle) * 28];
      if (ground.near(x, y, 7)) continue;
      ground.take(x, y, 20);
      ground.put(stone(x, y, 21, r));
    }
    ground.strew(80, 24, 16, 20, (x, y) =>
      r() < 0.3
        ? growth("hills", Math.max(34, Math.min(206, x)), Math.max(30, y), 0, 0, r)
        : tuft(x, y, 8, r),
    );
  },
  sea: () => undefined,
};

const FIELDS = ["fa", "fb", "fc"] as const;

/** Open country with this number of fields; they keep away from the middle where a village stands. */
function country(ground: Ground, fields = 3, away = 0, build = (): void => undefined): void {
  const { r, hub } = ground;
  ground.flood("field", 3, 56);
  let laid = 0;
  for (let i = 0; i < 90 && laid < fields; i++) {
    const [x, y] = [lerp(34, 206, r()), lerp(36, 206, r())];
    const turn = r() * 3.1;
    const [w, h] = [20 + r() * 12, 13 + r() * 9];
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const corner = (a: number, b: number): Point => [x + a * c - b * s, y + (a * s + b * c) * 0.8];
    const corners = [
      corner(-w, -h),
      corner(w, -h * 0.8),
      corner(w * 0.9, h),
      corner(-w * 1.05, h * 0.9),
    ] as const;
    const outside = corners.some(
      ([a, b]) => ground.near(a, b, 7) || a < 7 || a > SIZE - 7 || b < 7 || b > SIZE - 7,
    );
    if (outside || ground.near(x, y, 20) || !ground.free(x, y, 44, 20)) continue;
    if (distance([x, y], hub) < away) continue;
    laid++;
    ground.take(x, y, 46);
    ground.under += furrows(corners, FIELDS[Math.floor(r() * 3)] ?? "fa", r);
  }
  build();
  const mill = ground.sign("mill");
  if (mill) {
    ground.put(windmill(mill[0], mill[1], 30));
    ground.take(mill[0], mill[1], 30);
  }
  ground.strew(70, 22, 16, 20, (x, y) =>
    r() < 0.55 ? tree(x, y, 15 + r() * 4, r) : r() < 0.5 ? tuft(x, y, 7, r) : sheaf(x, y, 8),
  );
}

/** Waves, and a boat where the author put one. */
export function ripple(ground: Ground, openSea: boolean): void {
  const { r, coast } = ground;
  let waves = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [14 + r() * 212, 12 + r() * 216];
    if (!openSea && (!ground.inSea(x, y) || !ground.inSea(Math.min(236, x + 12), y))) continue;
    if (coast?.some((point) => distance(point, [x, y]) < 27)) continue;
    waves += `M${at(x - 6, y)}q3 -3.4 6 0q3 3.4 6 0`;
  }
  ground.under += stroke("wl", waves);
  const place = ground.sign("boat");
  if (place) ground.put(boat(place[0], place[1], 24));
}
