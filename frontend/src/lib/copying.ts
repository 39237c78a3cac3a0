/** Copies a text; where the page may not, selects the field that holds it. Tells whether it did. */
export async function copied(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | undefined,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without a certificate, as at home in the network, a page may not copy by itself.
    field?.focus();
    field?.select();
    return false;
  }
}
