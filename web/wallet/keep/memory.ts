import { Refused } from '../keys/refused.ts';
import type { KnownPayee } from './payees.ts';

/** A refused payment and the coins that it spends, as `txid:vout`. Anybody who received its bytes may have kept them. */
export type RefusedPayment = { txid: string; coins: string[]; atMs: number };

const DATABASE = 'wallet-memory';
const PAYEES = 'payees';
const REFUSED = 'refused';
/** The most entries of each kind; the oldest are dropped. */
const MOST_KEPT = 500;

export type Memory = Awaited<ReturnType<typeof openMemory>>;

/** The data that this browser keeps in addition to the wallet, in a separate database. It holds no secret. */
export async function openMemory() {
  const database = await open().catch(() => {
    throw new Refused('wallet_unreadable_storage');
  });

  async function all<T extends { atMs: number }>(name: string): Promise<T[]> {
    const transaction = database.transaction(name, 'readonly');
    const request: IDBRequest<T[]> = transaction.objectStore(name).getAll();
    await over(transaction, request);
    return request.result;
  }

  async function put(name: string, key: string, value: { atMs: number }): Promise<void> {
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(name);
    store.put(value, key);
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    values.onsuccess = () => {
      const times = (values.result as { atMs: number }[]).map(({ atMs }) => atMs);
      const aged = keys.result.map((each, at) => ({ each, atMs: times[at] ?? 0 }));
      const old = aged.toSorted((a, b) => b.atMs - a.atMs).slice(MOST_KEPT);
      for (const { each } of old) store.delete(each);
    };
    await over(transaction, values);
  }

  return {
    readPayees: () => all<KnownPayee>(PAYEES),
    putPayee: (payee: KnownPayee) => put(PAYEES, payee.id, payee),
    readRefused: () => all<RefusedPayment>(REFUSED),
    putRefused: (payment: RefusedPayment) => put(REFUSED, payment.txid, payment),
    async clear(): Promise<void> {
      const transaction = database.transaction([PAYEES, REFUSED], 'readwrite');
      transaction.objectStore(PAYEES).clear();
      await over(transaction, transaction.objectStore(REFUSED).clear());
    },
  };
}

function over(transaction: IDBTransaction, request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // Every failure ends here; the first error gives the reason.
    transaction.onabort = () => reject(request.error ?? transaction.error);
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(PAYEES);
      request.result.createObjectStore(REFUSED);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}
