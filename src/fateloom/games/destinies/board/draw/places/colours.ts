import { PIGMENTS } from "../people/pigments";

/** What walls, floors, fields and waters are painted with, beside the pigments. */
export const EARTHS = {
  daub: "#D9BE93",
  clay: "#B8935F",
  timber: "#8F6B3E",
  boards: "#A9855A",
  flags: "#A58C66",
  limestone: "#CFC3A8",
  sandstone: "#D0BC92",
  chalk: "#E3D8B8",
  stubble: "#D9BE86",
  lichen: "#9DA28C",
  heath: "#8E8C72",
  river: "#7FA3B0",
  pond: "#7E9C8C",
  tarn: "#4E6672",
  brick: "#B4664C",
} as const;

export const COLOURS = { ...PIGMENTS, ...EARTHS };
export type Colour = keyof typeof COLOURS;
