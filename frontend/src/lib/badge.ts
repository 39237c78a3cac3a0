/** Marks the installed page's icon with how many tables wait for this device; 0 takes it away. */
export function badge(count: number): void {
  // Not every browser has it, and none where the page is not secure.
  const marking = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  marking?.catch(() => undefined);
}
