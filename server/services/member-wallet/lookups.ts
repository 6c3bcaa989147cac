import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { CoinNetwork } from '#rules/coin-networks.ts';
import { isoTime } from '#rules/times.ts';
import { WALLET_LOOKUPS_PER_MINUTE } from '#rules/wallet/limits.ts';
import { isPayable } from '#server/coin/addresses.ts';
import type { ChainIndex, ReceivedOutput, Spend } from '#server/gateways/chain/chain-index.ts';
import { readChain } from '#server/services/outside/read-chain.ts';

const MINUTE_MS = 60_000;
/** Questions to the index at the same time, for one call. */
const AT_ONCE = 4;

/**
 * What the chain says of members' addresses, for the wallet's page: so many addresses and transactions a minute for each, in one server's memory. Nothing that
 * is asked for is kept. Every call throws `chain_not_configured`, `too_many_requests` or `unavailable`.
 */
export function createLookups(input: {
  index: ChainIndex | null;
  network: CoinNetwork;
  now: () => number;
}) {
  const { network, now } = input;
  let minute = 0;
  const counts = new Map<bigint, number>();

  function admit(memberId: bigint, lookups: number): ChainIndex {
    if (!input.index) {
      throw new AppError(
        'chain_not_configured',
        'Balances cannot be looked up here: set CHAIN_API_URL.',
      );
    }
    const nowMs = now();
    if (Math.floor(nowMs / MINUTE_MS) !== minute) counts.clear();
    minute = Math.floor(nowMs / MINUTE_MS);
    const count = (counts.get(memberId) ?? 0) + lookups;
    if (count > WALLET_LOOKUPS_PER_MINUTE) {
      throw new AppError('too_many_requests', 'Too much was looked up at once. Wait a minute.', {
        retryAfterSeconds: Math.ceil((MINUTE_MS - (nowMs % MINUTE_MS)) / 1000),
      });
    }
    counts.set(memberId, count);
    return input.index;
  }

  function admitAddresses(memberId: bigint, addresses: readonly string[]) {
    if (!addresses.every((address) => isPayable(address, network))) {
      throw new AppError('bad_request', 'One of these is no address that the chain can pay.');
    }
    const distinct = [...new Set(addresses)];
    return { index: admit(memberId, distinct.length), distinct };
  }

  return {
    async readUsed(memberId: bigint, addresses: readonly string[]): Promise<string[]> {
      const { index, distinct } = admitAddresses(memberId, addresses);
      const received = await eachOf(distinct, (address) =>
        index.readReceived(address, { sinceMs: 0 }),
      );
      return distinct.filter((_, at) => (received[at] ?? []).length > 0);
    },

    async readCoins(memberId: bigint, addresses: readonly string[]) {
      const { index, distinct } = admitAddresses(memberId, addresses);
      const unspent = await eachOf(distinct, async (address) =>
        (await index.readUnspent(address)).map(({ units, ...coin }) => ({
          ...coin,
          amount: formatAmount(units),
          address,
        })),
      );
      return unspent.flat();
    },

    async readHistory(memberId: bigint, addresses: readonly string[]) {
      const { index, distinct } = admitAddresses(memberId, addresses);
      const read = await eachOf(distinct, async (address) => ({
        received: await index.readReceived(address, { sinceMs: 0 }),
        spends: await index.readSpends(address, { sinceMs: 0 }),
      }));
      return historyOf(
        read.flatMap(({ received }) => received),
        read.flatMap(({ spends }) => spends),
      );
    },

    async readTransactions(memberId: bigint, txids: readonly string[]) {
      const distinct = [...new Set(txids)];
      const index = admit(memberId, distinct.length);
      const raw = await eachOf(distinct, (txid) => index.readTransaction(txid));
      return distinct.map((txid, at) => ({ txid, rawHex: raw[at] ?? '' }));
    },
  };
}

/** What each transaction changed, newest first; those without a time are unconfirmed, or only spent. */
function historyOf(received: readonly ReceivedOutput[], spends: readonly Spend[]) {
  const own = new Map(received.map((output) => [`${output.txid}:${output.vout}`, output]));
  const entries = new Map<string, { units: bigint; confirmations: number; atMs: number | null }>();
  for (const { txid, units, confirmations, blockTimeMs } of own.values()) {
    const entry = entries.get(txid);
    entries.set(txid, { units: units + (entry?.units ?? 0n), confirmations, atMs: blockTimeMs });
  }
  for (const { txid, confirmations, inputs } of new Map(spends.map((s) => [s.txid, s])).values()) {
    const spent = inputs.reduce((sum, input) => sum + (own.get(input)?.units ?? 0n), 0n);
    const entry = entries.get(txid);
    entries.set(txid, {
      units: (entry?.units ?? 0n) - spent,
      confirmations,
      atMs: entry?.atMs ?? null,
    });
  }
  return [...entries]
    .map(([txid, { units, confirmations, atMs }]) => ({
      txid,
      amount: formatAmount(units),
      confirmations,
      at: atMs === null ? null : isoTime(atMs),
    }))
    .sort((a, b) => a.confirmations - b.confirmations);
}

/** Reads for each, a few at the same time, in order. */
async function eachOf<T, R>(items: readonly T[], read: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, item] = next;
      results[at] = await readChain(() => read(item));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
