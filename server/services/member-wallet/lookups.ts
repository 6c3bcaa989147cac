import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import {
  MAX_PAYMENT_HEX,
  MOST_WALLET_COINS,
  MOST_WALLET_ENTRIES,
  MOST_WALLET_TRANSACTIONS,
  WALLET_LOOKUPS_AT_ONCE,
  WALLET_LOOKUPS_PER_MINUTE,
} from '#rules/wallet/limits.ts';
import { feePerByte, INPUT_BYTES } from '#rules/wallet/network-fees.ts';
import { isPayable } from '#server/coin/addresses.ts';
import {
  type Balance,
  type ChainIndex,
  ChainUnreachable,
} from '#server/gateways/chain/chain-index.ts';
import { readChain } from '#server/services/chain/read-chain.ts';
import { isAddressAtFault } from '#server/services/external/address-fault.ts';

const MINUTE_MS = 60_000;
/** The most questions to the index at the same time, for one call. */
const AT_ONCE = 4;

const RETRY_SECONDS = 5;
/** The latest start of a call's look-ups, so that the call ends while the page still waits (30 s). */
const CALL_MS = 8_000;
/** The most bytes of transactions in one response, in hex: the most that one call requests, each of the largest relayed size. */
const MOST_HEX = (MOST_WALLET_TRANSACTIONS + 1) * MAX_PAYMENT_HEX;

/**
 * Looks up members' addresses on the chain for the wallet's page. Requests are limited per minute for each member, and calls at
 * once are limited for each member and for the server. No request is stored. An address that cannot be read does not affect the
 * others. Every call throws `chain_not_configured`, `too_many_requests` or `unavailable`.
 */
export function createLookups(input: { index: ChainIndex | null; coin: Coin; now: () => number }) {
  const { coin, now } = input;
  // Smaller coins cost more to spend than they are worth.
  const leastCoinUnits = BigInt(INPUT_BYTES) * feePerByte(coin, 'normal') + 1n;
  const admit = createAdmission(now);

  async function lookUp<R>(
    memberId: bigint,
    lookups: number,
    read: (index: ChainIndex) => Promise<R>,
  ): Promise<R> {
    const { index } = input;
    if (!index) {
      throw new AppError(
        'chain_not_configured',
        'Balances cannot be looked up here: set CHAIN_API_URL.',
      );
    }
    const leave = admit(memberId, lookups);
    try {
      return await read(index);
    } finally {
      leave();
    }
  }

  /** Reads each address; addresses that cannot be read, while the index answers, are listed separately. */
  async function lookUpEach<R>(
    memberId: bigint,
    addresses: readonly string[],
    read: (index: ChainIndex, address: string) => Promise<R>,
  ): Promise<{ read: [address: string, found: R][]; unread: string[]; isLate: boolean }> {
    if (!addresses.every((address) => isPayable(address, coin))) {
      throw new AppError('bad_request', 'One of these is no address that the chain can pay.');
    }
    const distinct = [...new Set(addresses)];
    return lookUp(memberId, distinct.length, async (index) => {
      const found = await eachOf(distinct, (address) =>
        orUnread(index, () => read(index, address)),
      );
      const pairs = distinct.map((address, at) => [address, found[at] ?? null] as const);
      return {
        read: pairs.flatMap(([address, each]) => (each ? [[address, each.found]] : [])),
        unread: pairs.flatMap(([address, each]) => (each ? [] : [address])),
        isLate: found.some((each) => each === undefined),
      };
    });
  }

  return {
    /** An address that contains too much to be read counts as used. */
    async readUsed(memberId: bigint, addresses: readonly string[]): Promise<string[]> {
      const { read, unread, isLate } = await lookUpEach(memberId, addresses, (index, address) =>
        index.readBalance(address),
      );
      if (isLate) throw tooSlow();
      const used = new Set(unread);
      for (const [address, { isUsed }] of read) if (isUsed) used.add(address);
      return addresses.filter((address) => used.delete(address));
    },

    async readCoins(memberId: bigint, addresses: readonly string[]) {
      const asked = { most: MOST_WALLET_COINS, leastUnits: leastCoinUnits };
      const { read, unread } = await lookUpEach(memberId, addresses, (index, address) =>
        index.readCoins(address, asked),
      );
      const all = read.flatMap(([address, { coins }]) =>
        coins.map((coin) => ({ ...coin, address })),
      );
      const coins = all
        .toSorted((a, b) => Number(b.units - a.units))
        .slice(0, MOST_WALLET_COINS)
        .map(({ units, ...coin }) => ({ ...coin, amount: formatAmount(units) }));
      const sum = (of: keyof Balance) =>
        formatAmount(read.reduce((total, [, found]) => total + found[of], 0n));
      const isComplete = coins.length === all.length && read.every(([, each]) => each.isComplete);
      return {
        coins,
        confirmed: sum('confirmedUnits'),
        unconfirmed: sum('unconfirmedUnits'),
        isComplete,
        unread,
      };
    },

    async readHistory(memberId: bigint, addresses: readonly string[]) {
      const asked = { own: new Set(addresses), most: MOST_WALLET_ENTRIES };
      const { read, unread } = await lookUpEach(memberId, addresses, (index, address) =>
        index.readHistory(address, asked),
      );
      const all = new Map(
        read.flatMap(([, { entries }]) => entries.map((entry) => [entry.txid, entry] as const)),
      );
      const entries = [...all.values()]
        .toSorted((a, b) => a.confirmations - b.confirmations)
        .slice(0, MOST_WALLET_ENTRIES)
        .map(({ txid, receivedUnits, spentUnits, confirmations, blockTimeMs }) => ({
          txid,
          amount: formatAmount(receivedUnits - spentUnits),
          confirmations,
          at: blockTimeMs === null ? null : isoTime(blockTimeMs),
        }));
      const isComplete = entries.length === all.size && read.every(([, each]) => each.isComplete);
      return { entries, isComplete, unread };
    },

    async readTransactions(memberId: bigint, txids: readonly string[]) {
      const distinct = [...new Set(txids)];
      return lookUp(memberId, distinct.length, async (index) => {
        let size = 0;
        const raw = await eachOf(distinct, async (txid) => {
          const rawHex = await readChain(() => index.readTransaction(txid));
          size += rawHex.length;
          if (size > MOST_HEX)
            throw new AppError(
              'unavailable',
              'These coins lie in transactions that are too large to be read here.',
            );
          return rawHex;
        });
        return distinct.map((txid, at) => {
          const rawHex = raw[at];
          if (rawHex === undefined) throw tooSlow();
          return { txid, rawHex };
        });
      });
    },
  };
}

/** Admits a member's call by their calls in progress and their requests in this minute; returns a function that ends the call. */
function createAdmission(now: () => number) {
  let minute = 0;
  const counts = new Map<bigint, number>();
  const underWay = new Map<bigint, number>();
  let all = 0;

  return (memberId: bigint, lookups: number): (() => void) => {
    const nowMs = now();
    if (Math.floor(nowMs / MINUTE_MS) !== minute) counts.clear();
    minute = Math.floor(nowMs / MINUTE_MS);
    const count = (counts.get(memberId) ?? 0) + lookups;
    const own = underWay.get(memberId) ?? 0;
    if (count > WALLET_LOOKUPS_PER_MINUTE) {
      throw new AppError('too_many_requests', 'Too much was looked up at once. Wait a minute.', {
        retryAfterSeconds: Math.ceil((MINUTE_MS - (nowMs % MINUTE_MS)) / 1000),
      });
    }
    if (own >= WALLET_LOOKUPS_AT_ONCE.member) {
      throw new AppError(
        'too_many_requests',
        'Your wallet is still being looked up. Try again in some seconds.',
        { retryAfterSeconds: RETRY_SECONDS },
      );
    }
    if (all >= WALLET_LOOKUPS_AT_ONCE.server) {
      throw new AppError('unavailable', 'Many wallets are being looked up now. Try again soon.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    counts.set(memberId, count);
    underWay.set(memberId, own + 1);
    all += 1;
    return () => {
      all -= 1;
      if (own === 0 && underWay.get(memberId) === 1) underWay.delete(memberId);
      else underWay.set(memberId, (underWay.get(memberId) ?? 1) - 1);
    };
  };
}

/** Null if this address is the reason that nothing was found. Throws `unavailable`. */
async function orUnread<R>(
  index: ChainIndex,
  read: () => Promise<R>,
): Promise<{ found: R } | null> {
  try {
    return { found: await read() };
  } catch (error) {
    const isUnread = await readChain(() => {
      if (!(error instanceof ChainUnreachable)) throw error;
      return isAddressAtFault(index, error);
    });
    if (isUnread) return null;
    return readChain(() => Promise.reject(error));
  }
}

/** Reads each item, a few at a time, in order; undefined for an item that could not begin in time. */
async function eachOf<T, R>(
  items: readonly T[],
  read: (item: T) => Promise<R>,
): Promise<(R | undefined)[]> {
  const results = new Array<R | undefined>(items.length).fill(undefined);
  const waiting = [...items.entries()];
  const endsAt = performance.now() + CALL_MS;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (performance.now() > endsAt) return;
      const [at, item] = next;
      results[at] = await read(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

function tooSlow(): AppError {
  return new AppError('unavailable', 'The index of the chain is slow. Try again later.');
}
