import { EFFORT, MAIN } from "../odds";

/** The transforms that place each face on a cube, and that rotate the cube to show it. */
export const PUT = [
  "",
  "rotateY(90deg)",
  "rotateY(180deg)",
  "rotateY(-90deg)",
  "rotateX(90deg)",
  "rotateX(-90deg)",
] as const;
const SHOW = [
  "",
  "rotateY(-90deg)",
  "rotateY(-180deg)",
  "rotateY(90deg)",
  "rotateX(-90deg)",
  "rotateX(90deg)",
] as const;
/** Each die is tilted a little, so that it looks like a cube. */
const TILTS = [
  "rotateX(-22deg) rotateY(24deg) rotateZ(-3deg)",
  "rotateX(-20deg) rotateY(-26deg) rotateZ(4deg)",
  "rotateX(-23deg) rotateY(20deg) rotateZ(3deg)",
  "rotateX(-19deg) rotateY(-21deg) rotateZ(-5deg)",
  "rotateX(-24deg) rotateY(30deg)",
] as const;

export const FACES = { main: MAIN, effort: EFFORT } as const;

/** The rotation of a die that shows a face at the front; `place` is its position in the row. */
export function turned(kind: keyof typeof FACES, face: number, place: number): string {
  const faces: readonly number[] = FACES[kind];
  const side = Math.max(0, faces.indexOf(face));
  return `${TILTS[place % TILTS.length]} ${SHOW[side]}`;
}

/** The initial rotation of a rolled die, by its position in the row. */
export function tumbling(place: number): string {
  return `rotateX(${540 + place * 90}deg) rotateY(${-430 + place * 70}deg) rotateZ(${place * 40}deg)`;
}
