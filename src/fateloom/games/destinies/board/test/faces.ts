import { EFFORT, MAIN } from "../odds";

/** How a face of a cube is put on, and how the cube is turned to show it. */
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
/** A die is tipped a little, so that it stays a cube. */
const TILTS = [
  "rotateX(-22deg) rotateY(24deg) rotateZ(-3deg)",
  "rotateX(-20deg) rotateY(-26deg) rotateZ(4deg)",
  "rotateX(-23deg) rotateY(20deg) rotateZ(3deg)",
  "rotateX(-19deg) rotateY(-21deg) rotateZ(-5deg)",
  "rotateX(-24deg) rotateY(30deg)",
] as const;

export const FACES = { main: MAIN, effort: EFFORT } as const;

/** How a die is turned so that a face lies to the front; `place` is where it lies in the row. */
export function turned(kind: keyof typeof FACES, face: number, place: number): string {
  const faces: readonly number[] = FACES[kind];
  const side = Math.max(0, faces.indexOf(face));
  return `${TILTS[place % TILTS.length]} ${SHOW[side]}`;
}

/** Where it tumbles from: further round, by its place in the row. */
export function tumbling(place: number): string {
  return `rotateX(${540 + place * 90}deg) rotateY(${-430 + place * 70}deg) rotateZ(${place * 40}deg)`;
}
