/** A database of this browser (IndexedDB), and transactions on all of its stores at once. */

type Work<T> = (...stores: IDBObjectStore[]) => IDBRequest<T> | undefined;
/** Runs a transaction, and resolves with the result of its request once it is on disk. */
export type Within = <T>(mode: IDBTransactionMode, work: Work<T>) => Promise<T | undefined>;

/** A database with these stores, each with the key of its rows; they reach the work in order. */
export function database(name: string, stores: Record<string, string | string[]>): Within {
  let opened: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        for (const [store, keyPath] of Object.entries(stores)) {
          request.result.createObjectStore(store, { keyPath });
        }
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error as DOMException);
    });
    return opened;
  }

  return async (mode, work) => {
    const names = Object.keys(stores);
    const transaction = (await open()).transaction(names, mode, { durability: "strict" });
    return new Promise((resolve, reject) => {
      const request = work(...names.map((each) => transaction.objectStore(each)));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () =>
        reject(transaction.error ?? new DOMException("", "NotFoundError"));
    });
  };
}
