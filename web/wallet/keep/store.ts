import type { WalletText } from '#rules/messages/wallet-messages.ts';
import { Refused } from '../keys/refused.ts';
import { isKept, isSealed, type Kept } from './kept.ts';
import type { Sealed } from './sealing.ts';

export type { KeptWallet } from './kept.ts';

/** A payment whose bytes were signed here. Signed bytes are not secret: everybody will see them on the chain. */
export type KeptPayment = {
  txid: string;
  rawHex: string;
  to: string;
  /** Units. */
  units: bigint;
  feeUnits: bigint;
  atMs: number;
  tipId: string | null;
  /** The coins that it spends, as `txid:vout`; unknown for payments of earlier versions. */
  coins?: string[];
};

const DATABASE = 'wallet';
const WALLETS = 'wallets';
const PAYMENTS = 'unsettled';
const ONLY = 'only';

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the browser's database. Throws Refused if the browser cannot store data. */
export async function openStore() {
  const database = await open().catch(() => {
    throw new Refused('wallet_no_storage');
  });

  async function run<T>(
    name: string,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = database.transaction(name, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(name));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      // Every failure ends here; the first error gives the reason.
      transaction.onabort = () => reject(request.error ?? transaction.error);
    });
    return request.result;
  }

  /**
   * Changes the kept record if it is still the right one, and returns it as it was. A second tab may have made another wallet, whose
   * keys exist nowhere else.
   */
  async function change(
    isRight: (kept: unknown) => boolean,
    work: (store: IDBObjectStore) => void,
  ): Promise<unknown> {
    const found = await run<unknown>(WALLETS, 'readwrite', (store) => {
      const request = store.get(ONLY);
      request.onsuccess = () => {
        if (isRight(request.result)) work(store);
      };
      return request;
    });
    if (found !== undefined && !isRight(found)) throw new Refused('wallet_exists');
    return found;
  }

  return {
    /** The kept record; `unreadable` if it is of an earlier version, or not a record. */
    async read(): Promise<Kept | 'unreadable' | null> {
      const kept: unknown = await run(WALLETS, 'readonly', (store) => store.get(ONLY));
      if (kept === undefined) return null;
      return isKept(kept) ? kept : 'unreadable';
    },

    /** Stores a new wallet; never over another one, which a second tab may have made. */
    async add(kept: Kept): Promise<void> {
      try {
        await run(WALLETS, 'readwrite', (store) => store.add(kept, ONLY));
      } catch (error) {
        throw new Refused(...storageText(error));
      }
    },

    /** Replaces a wallet by its new version; never another one. */
    async replace(before: Sealed, sealed: Sealed): Promise<void> {
      try {
        const found = await change(
          (kept) => isSame(kept, before),
          (store) => store.put(sealed, ONLY),
        );
        if (found === undefined) throw new Refused('wallet_not_saved');
      } catch (error) {
        throw error instanceof Refused ? error : new Refused(...storageText(error));
      }
    },

    async remove(sealed: Sealed): Promise<void> {
      await change(
        (kept) => kept === undefined || isSame(kept, sealed),
        (store) => store.delete(ONLY),
      );
      await run(PAYMENTS, 'readwrite', (store) => store.clear());
    },

    /** Removes a record without keys. Payments stay: they may belong to a wallet that it replaced. */
    async removeKeyless(): Promise<void> {
      await change(
        (kept) => !isSealed(kept),
        (store) => store.delete(ONLY),
      );
    },

    /** Signed payments whose outcome is not known yet. */
    unsettled: (): Promise<KeptPayment[]> => run(PAYMENTS, 'readonly', (store) => store.getAll()),

    async keepPayment(payment: KeptPayment): Promise<void> {
      try {
        await run(PAYMENTS, 'readwrite', (store) => store.put(payment, payment.txid));
      } catch {
        throw new Refused('wallet_not_recorded');
      }
    },

    async settlePayment(txid: string): Promise<void> {
      await run(PAYMENTS, 'readwrite', (store) => store.delete(txid));
    },

    /** Writes and deletes a value, so that a full disk is noticed before there are keys. */
    async tryOut(): Promise<void> {
      try {
        const filler = new Uint8Array(16_384);
        await run(PAYMENTS, 'readwrite', (store) => store.put(filler, 'trial'));
        await run(PAYMENTS, 'readwrite', (store) => store.delete('trial'));
      } catch (error) {
        throw new Refused(...storageText(error));
      }
    },
  };
}

/** Returns whether a record is this wallet, with a passkey or without. */
function isSame(kept: unknown, { secret }: Sealed): boolean {
  return isSealed(kept) && kept.secret.data === secret.data;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(WALLETS);
      request.result.createObjectStore(PAYMENTS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

function storageText(error: unknown): WalletText {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'ConstraintError') {
    return ['wallet_exists'];
  }
  if (name === 'QuotaExceededError') {
    return ['wallet_storage_full'];
  }
  return ['wallet_not_saved'];
}
