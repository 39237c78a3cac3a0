/** Shows on the icon of the installed page how many tables wait for this device; 0 removes it. */
export function badge(count: number): void {
  // Not every browser supports it, and only in secure contexts.
  const marking = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  marking?.catch(() => undefined);
}
