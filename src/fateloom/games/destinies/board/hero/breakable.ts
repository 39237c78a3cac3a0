const SHY = "\u00ad";
/** The consonants that can begin a syllable. */
const ONSET = /(?:sch|ch|ph|th|qu|[bcdfgkpt][lr]|[^aeiouyäöü])(?=[aeiouyäöü])/giu;
/** The minimum number of letters kept together. */
const LEAST = 3;

/** A name with optional hyphens in its long words, before the syllable nearest to their middle. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) => {
    const middle = word.length / 2;
    const [place = Math.ceil(middle)] = [...word.matchAll(ONSET)]
      .map(({ index }) => index)
      .filter((index) => index >= LEAST && word.length - index >= LEAST)
      .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
    return word.slice(0, place) + SHY + word.slice(place);
  });
}
