/** Whether a key is pressed with a modifier, or where text is entered: then it is no shortcut. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element | null;
  return Boolean(target?.closest?.("input, select, textarea, [contenteditable]"));
}
