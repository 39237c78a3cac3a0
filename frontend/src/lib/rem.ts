/** The pixels of a rem: more of them with larger letters, and where a table grows with the window. */
export function rem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
