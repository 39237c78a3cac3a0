/** What is fetched once for each key, and again after a failure. */
export function once<Key, Value>(
  fetch: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const fetched = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = fetched.get(key);
    if (known) return known;
    const coming = fetch(key).catch((error: unknown) => {
      fetched.delete(key);
      throw error;
    });
    fetched.set(key, coming);
    return coming;
  };
}
