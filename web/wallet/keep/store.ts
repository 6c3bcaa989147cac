import type { CoinNetwork } from '#rules/coin-networks.ts';
import type { OwnAddress } from '../keys/accounts.ts';
import { Refused } from '../keys/refused.ts';
import type { Sealed } from './sealing.ts';

/** The wallet of this browser. */
export type KeptWallet = {
  network: CoinNetwork;
  /** Null: it only watches its address. */
  sealed: Sealed | null;
  /** The first one receives, and takes the change. */
  addresses: [OwnAddress, ...OwnAddress[]];
  /** It was restored while the chain could not be searched: coins may lie at addresses of its words that are not listed. */
  unsearched?: true;
};

/** A payment whose bytes were signed here. What is signed is no secret: everybody will see it on the chain. */
export type KeptPayment = {
  txid: string;
  rawHex: string;
  to: string;
  /** Units. */
  units: bigint;
  feeUnits: bigint;
  atMs: number;
  tipId: string | null;
  /** What it spends, as `txid:vout`; of earlier versions unknown. */
  coins?: string[];
};

const DATABASE = 'wallet';
const WALLETS = 'wallets';
const PAYMENTS = 'unsettled';
const ONLY = 'only';

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the browser's database. Throws Refused where it cannot be kept. */
export async function openStore() {
  const database = await open().catch(() => {
    throw new Refused(
      'This browser does not let the page store anything. Leave private browsing, allow storage for this site, or use another browser.',
    );
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
      // Every failure ends in this one; what failed first says why.
      transaction.onabort = () => reject(request.error ?? transaction.error);
    });
    return request.result;
  }

  return {
    read: (): Promise<KeptWallet | undefined> =>
      run(WALLETS, 'readonly', (store) => store.get(ONLY)),

    /** Keeps a new wallet; never over another one, which a second tab may have made. */
    async add(wallet: KeptWallet): Promise<void> {
      try {
        await run(WALLETS, 'readwrite', (store) => store.add(wallet, ONLY));
      } catch (error) {
        throw new Refused(storageText(error));
      }
    },

    /** Replaces the wallet by the same one, as it now is. */
    async replace(wallet: KeptWallet): Promise<void> {
      try {
        await run(WALLETS, 'readwrite', (store) => store.put(wallet, ONLY));
      } catch (error) {
        throw new Refused(storageText(error));
      }
    },

    async remove(): Promise<void> {
      await run(WALLETS, 'readwrite', (store) => store.delete(ONLY));
      await run(PAYMENTS, 'readwrite', (store) => store.clear());
    },

    /** Payments that were signed and of which it is not known whether they were sent. */
    unsettled: (): Promise<KeptPayment[]> => run(PAYMENTS, 'readonly', (store) => store.getAll()),

    async keepPayment(payment: KeptPayment): Promise<void> {
      try {
        await run(PAYMENTS, 'readwrite', (store) => store.put(payment, payment.txid));
      } catch {
        throw new Refused(
          'The browser could not record the payment, so nothing was sent. Free some storage and try again.',
        );
      }
    },

    async settlePayment(txid: string): Promise<void> {
      await run(PAYMENTS, 'readwrite', (store) => store.delete(txid));
    },

    /** Writes and deletes something, so that a full disk shows before there are keys. */
    async tryOut(): Promise<void> {
      try {
        const filler = new Uint8Array(16_384);
        await run(PAYMENTS, 'readwrite', (store) => store.put(filler, 'trial'));
        await run(PAYMENTS, 'readwrite', (store) => store.delete('trial'));
      } catch (error) {
        throw new Refused(storageText(error));
      }
    },
  };
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

function storageText(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'ConstraintError') {
    return 'There is a wallet in this browser already, perhaps made in another tab. Reload this page.';
  }
  if (name === 'QuotaExceededError') {
    return 'The browser’s storage is full: nothing was saved. Free some space, or use another browser.';
  }
  return 'The browser could not save the wallet. Try again, or use another browser.';
}
