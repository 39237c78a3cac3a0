/** The height of the stub, and the initial height above it, in units of the drawing. */
const STUB = 4;
const WAX = 30;
const FOOT = 58;

/** A candle of 44 by 70 units, of which this share is left; a burnt-out candle smokes. */
export function drawCandle(share: number): string {
  const top = FOOT - STUB - WAX * share;
  const low = top + Math.min(9, (FOOT - top) * 0.7);
  const ink = 'stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round"';
  const dish =
    `<path d="M7 57c0 5 6 9 15 9s15-4 15-9Z" fill="var(--leaf-3)" ${ink}/>` +
    `<ellipse cx="22" cy="57" rx="15" ry="3.600" fill="var(--leaf-2)" ${ink}/>` +
    `<path d="M36.500 59c6-2 8 5 1.500 5" fill="none" ${ink}/>`;
  const wax =
    `<path d="M16 ${top}V${FOOT}q6 2 12 0V${top}q-6-3-12 0Z" fill="#f6ecd2" ${ink}/>` +
    `<path d="M16 ${top}q-1.500 5 .4 ${low - top}q2.400 0 2.400-${(low - top) * 0.6}q2 ${(low - top) * 0.3} 3 0" fill="#fffaf0" ${ink} stroke-width="1"/>`;
  const wick = `<path d="M22 ${top - 1}v-4" stroke="#2b2118" stroke-width="1.500"/>`;
  return dish + wax + wick + (share > 0 ? flame(top - 3) : smoke(top - 5));
}

function flame(foot: number): string {
  return (
    `<circle cx="22" cy="${foot - 7}" r="12" fill="var(--leaf-2)" opacity=".22"/>` +
    `<path class="flame" d="M22 ${foot - 18}c5 7 6 10 6 13a6 6 0 0 1-12 0c0-3 1-6 6-13Z" fill="#e9a13b" stroke="var(--vermilion)" stroke-width="1.2"/>` +
    `<path d="M22 ${foot - 9}c2 3 2.600 4 2.600 5.500a2.600 2.600 0 0 1-5.200 0c0-1.500.6-2.500 2.600-5.500Z" fill="#fdf3c4"/>`
  );
}

function smoke(foot: number): string {
  return `<path d="M22 ${foot}c-5-5 5-8 0-14s4-8 1-14" fill="none" stroke="var(--ink-soft)" stroke-width="1.6" stroke-linecap="round"/>`;
}
