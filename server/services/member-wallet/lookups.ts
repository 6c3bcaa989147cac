import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import {
  MAX_PAYMENT_HEX,
  MOST_WALLET_COINS,
  MOST_WALLET_ENTRIES,
  MOST_WALLET_TRANSACTIONS,
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
import { createAdmission } from './admission.ts';
import { readEach } from './read-each.ts';

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
    read: (index: ChainIndex, signal: AbortSignal) => Promise<R>,
  ): Promise<R> {
    const { index } = input;
    if (!index) {
      throw new AppError('chain_not_configured', (m) => m.refusal_wallet_no_index());
    }
    const { signal, leave } = admit(memberId, lookups);
    try {
      return await read(index, signal);
    } finally {
      leave();
    }
  }

  /** Reads each address; addresses that cannot be read, while the index answers, are listed separately. */
  async function lookUpEach<R>(
    memberId: bigint,
    addresses: readonly string[],
    read: (index: ChainIndex, address: string, signal: AbortSignal) => Promise<R>,
  ): Promise<{ read: [address: string, found: R][]; unread: string[]; isLate: boolean }> {
    if (!addresses.every((address) => isPayable(address, coin))) {
      throw new AppError('bad_request', (m) => m.refusal_wallet_addresses());
    }
    const distinct = [...new Set(addresses)];
    return lookUp(memberId, distinct.length, async (index, ended) => {
      const found = await readEach(
        distinct,
        (address, signal) => orUnread(index, () => read(index, address, signal)),
        ended,
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
      const { read, unread } = await lookUpEach(memberId, addresses, (index, address, signal) =>
        index.readCoins(address, asked, signal),
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
      const { read, unread } = await lookUpEach(memberId, addresses, (index, address, signal) =>
        index.readHistory(address, asked, signal),
      );
      const all = new Map(
        read.flatMap(([, { entries }]) => entries.map((entry) => [entry.txid, entry] as const)),
      );
      const entries = [...all.values()]
        .toSorted((a, b) => a.confirmations - b.confirmations)
        .slice(0, MOST_WALLET_ENTRIES)
        .map(({ txid, receivedUnits, spentUnits, other, confirmations, blockTimeMs }) => ({
          txid,
          other: other !== null && isPayable(other, coin) ? other : null,
          amount: formatAmount(receivedUnits - spentUnits),
          confirmations,
          at: blockTimeMs === null ? null : isoTime(blockTimeMs),
        }));
      const isComplete = entries.length === all.size && read.every(([, each]) => each.isComplete);
      return { entries, isComplete, unread };
    },

    async readTransactions(memberId: bigint, txids: readonly string[]) {
      const distinct = [...new Set(txids)];
      return lookUp(memberId, distinct.length, async (index, ended) => {
        let size = 0;
        const read = async (txid: string) => {
          const rawHex = await readChain(() => index.readTransaction(txid));
          size += rawHex.length;
          if (size > MOST_HEX)
            throw new AppError('unavailable', (m) => m.refusal_wallet_large_coins());
          return rawHex;
        };
        const raw = await readEach(distinct, read, ended);
        return distinct.map((txid, at) => {
          const rawHex = raw[at];
          if (rawHex === undefined) throw tooSlow();
          return { txid, rawHex };
        });
      });
    },
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

function tooSlow(): AppError {
  return new AppError('unavailable', (m) => m.refusal_wallet_slow_index());
}
