type Request = {
  result?: unknown;
  error: unknown;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
};

/** A browser's IndexedDB in memory, as far as the wallet uses it. Transactions run one after the other, whichever tab begins them. */
export function fakeIndexedDb() {
  const databases = new Map<string, Map<string, Map<string, unknown>>>();
  let last: Promise<void> = Promise.resolve();

  function begin(stores: Map<string, Map<string, unknown>>) {
    const steps: { request: Request; run: () => unknown }[] = [];
    const transaction: Record<'oncomplete' | 'onabort', (() => void) | undefined> & {
      error: unknown;
      objectStore: (name: string) => object;
    } = {
      oncomplete: undefined,
      onabort: undefined,
      error: null,
      objectStore(name) {
        const rows = stores.get(name);
        if (!rows) throw new DOMException(name, 'NotFoundError');
        const step = (run: () => unknown) => {
          const request: Request = { error: null };
          steps.push({ request, run });
          return request;
        };
        const put = (value: unknown, key: string) => rows.set(key, structuredClone(value));
        return {
          get: (key: string) => step(() => structuredClone(rows.get(key))),
          getAll: () => step(() => structuredClone([...rows.values()])),
          put: (value: unknown, key: string) => step(() => put(value, key)),
          add: (value: unknown, key: string) =>
            step(() => {
              if (rows.has(key)) throw new DOMException(key, 'ConstraintError');
              return put(value, key);
            }),
          delete: (key: string) => step(() => void rows.delete(key)),
          clear: () => step(() => rows.clear()),
        };
      },
    };
    const work = async () => {
      await Promise.resolve();
      for (let next = steps.shift(); next; next = steps.shift()) {
        const { request, run } = next;
        try {
          request.result = run();
        } catch (error) {
          request.error = error;
          transaction.onabort?.();
          return;
        }
        request.onsuccess?.();
      }
      transaction.oncomplete?.();
    };
    last = last.then(work);
    return transaction;
  }

  return {
    open(name: string) {
      const stores = databases.get(name) ?? new Map<string, Map<string, unknown>>();
      const isNew = !databases.has(name);
      databases.set(name, stores);
      const result = {
        createObjectStore: (store: string) => stores.set(store, new Map()),
        transaction: () => begin(stores),
      };
      const request: Request = { result, error: null };
      queueMicrotask(() => {
        if (isNew) request.onupgradeneeded?.();
        request.onsuccess?.();
      });
      return request;
    },
  };
}
