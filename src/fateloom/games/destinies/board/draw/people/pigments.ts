/** The paint box of all pictures of a story. Their colours are the same by day and by lamp. */
export const PIGMENTS = {
  lapis: "#2F5088",
  azure: "#7396B8",
  vermilion: "#B5482F",
  madder: "#8E3B3B",
  verdigris: "#4C7A62",
  sap: "#7F8C4C",
  ochre: "#C99A45",
  earth: "#8F6740",
  umber: "#5E432C",
  woad: "#4A5A6C",
  plum: "#6F4463",
  grey: "#8F8A80",
  cream: "#EFE3C6",
  white: "#F6F0DF",
  black: "#3F3833",
  straw: "#DDBB62",
  iron: "#9AA3A8",
  rose: "#D39A86",
  oat: "#CDB58A",
  gold: "#E0B757",
  leaf: "#9DAA72",
  slate: "#6C7680",
  moss: "#5D6A45",
  soot: "#4A423B",
} as const;
export const SKINS = {
  fair: "#EBCBA6",
  ruddy: "#E4B08A",
  tan: "#D3A47B",
  pale: "#EADCC2",
  olive: "#CBA375",
  dark: "#9A6F4E",
  sooty: "#BC9370",
  dead: "#C6CDBB",
} as const;
export const HAIR_COLOURS = {
  black: "#33291F",
  brown: "#6A4528",
  chestnut: "#8A4E2B",
  red: "#B5602F",
  straw: "#CFA552",
  grey: "#9C958A",
  white: "#E8E1D2",
  dark: "#4A3524",
} as const;
export const INK = "#2B2118";
/** Gold leaf, of frames and fields. */
export const LEAF = "#E9C46A";

export type Pigment = keyof typeof PIGMENTS;

export function paint(pigment: Pigment): string {
  return PIGMENTS[pigment];
}

/** A colour between two others; "share" is how much of the second it has. */
export function blend(first: string, second: string, share: number): string {
  const [a, b] = [parseInt(first.slice(1), 16), parseInt(second.slice(1), 16)];
  const part = (shift: number): number =>
    Math.round(((a >> shift) & 255) * (1 - share) + ((b >> shift) & 255) * share);
  return `#${((part(16) << 16) | (part(8) << 8) | part(0)).toString(16).padStart(6, "0")}`;
}
