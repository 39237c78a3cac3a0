/** What somebody types or pastes in order to join: the path of a link, or a short code. */

/** The address that a pasted link leads to; null where it is no link to a table. */
export function linkIn(text: string): URL | null {
  const typed = text.trim();
  const whole = /^[\w.[\]:-]+\/(join|t)\//.test(typed) ? `http://${typed}` : typed;
  if (!/^https?:\/\//i.test(whole)) return null;
  try {
    const url = new URL(whole);
    return /^\/(join|t)\/\w+$/.test(url.pathname) ? url : null;
  } catch {
    return null;
  }
}

/** A short code as it is shown: in two halves. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
