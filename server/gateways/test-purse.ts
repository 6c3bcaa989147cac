import { hashOf, nameOf, type TestChain } from './test-chain.ts';
import { writeTransaction } from './test-transaction.ts';
import type { TransactionOutput } from './transaction.ts';
import type { Outpoint } from './wallet.ts';

type Coin = Outpoint & { units: bigint };
type Remembered = { receivedMs: number; comment: string | null; isOwn: boolean };

const INPUT_BYTES = 148n;
const OUTPUT_BYTES = 34n;
const OTHER_BYTES = 20n;
const DROPPED_CHANGE_UNITS = 1_000_000n;

export type TestPurse = ReturnType<typeof createTestPurse>;

/**
 * The wallet of the fake node: which coins are its own, which are locked, and what it remembers.
 * Newer wallets unlock a coin as soon as they see it spent; older ones keep it locked.
 */
export function createTestPurse(chain: TestChain, now: () => number, forgetsSpentLocks: boolean) {
  const scripts = new Set<string>();
  /** Of addresses that were imported: seen, and not to be spent. */
  const watched = new Set<string>();
  const coins = new Map<string, Coin>();
  const remembered = new Map<string, Remembered>();
  const spenders = new Map<string, string[]>();
  const locked = new Map<string, Outpoint>();

  /** Takes note of a transaction that pays the wallet or is paid by it. */
  function notice(txid: string, comment: string | null = null): void {
    const { inputs, outputs } = chain.find(txid);
    const isPaidHere = outputs.some(({ scriptHex }) => scripts.has(scriptHex));
    const isOwn = isPaidHere || inputs.some((input) => coins.has(nameOf(input)));
    const isSeen = isOwn || outputs.some(({ scriptHex }) => watched.has(scriptHex));
    if (remembered.has(txid) || !isSeen) return;
    remembered.set(txid, { receivedMs: now(), comment, isOwn });
    for (const [vout, { scriptHex, units }] of outputs.entries()) {
      if (scripts.has(scriptHex)) coins.set(nameOf({ txid, vout }), { txid, vout, units });
    }
    for (const input of inputs) {
      const name = nameOf(input);
      if (forgetsSpentLocks) locked.delete(name);
      spenders.set(name, [...(spenders.get(name) ?? []), txid]);
    }
  }

  // Also by what left the mempool: the wallet holds on to its own transactions until others replace them.
  function isSpent(outpoint: Outpoint): boolean {
    if (chain.spenderOf(outpoint, 'anywhere') !== null) return true;
    const own = spenders.get(nameOf(outpoint)) ?? [];
    return own.some((txid) => chain.confirmationsOf(txid) >= 0);
  }

  /** What can be spent, the most first. Own change counts before it is confirmed, if that is asked. */
  function listUnspent(leastConfirmations: number): Coin[] {
    return [...coins.values()]
      .filter((coin) => {
        const isThere = chain.exists(coin) && !locked.has(nameOf(coin)) && !isSpent(coin);
        return isThere && chain.confirmationsOf(coin.txid) >= leastConfirmations;
      })
      .sort((one, other) => Number(other.units - one.units));
  }

  return {
    scripts,
    watched,
    remembered,
    locked,
    notice,
    isSpent,
    listUnspent,

    /** What spends one of the same coins. */
    rivalsOf(txid: string): string[] {
      const rivals = chain.find(txid).inputs.flatMap((each) => spenders.get(nameOf(each)) ?? []);
      return [...new Set(rivals)].filter((each) => each !== txid);
    },

    openScript(): string {
      const script = `76a914${hashOf(`own ${scripts.size}`).slice(0, 40)}88ac`;
      scripts.add(script);
      return script;
    },

    /** An unsigned transaction of the wallet's coins for these outputs; null without enough of them. */
    fund(outputs: readonly TransactionOutput[], changeScript: string, feeRate: bigint) {
      const wanted = outputs.reduce((sum, { units }) => sum + units, 0n);
      const inputs: Coin[] = [];
      let gathered = 0n;
      for (const coin of listUnspent(0)) {
        inputs.push(coin);
        gathered += coin.units;
        const byteCount =
          OTHER_BYTES +
          INPUT_BYTES * BigInt(inputs.length) +
          OUTPUT_BYTES * BigInt(outputs.length + 1);
        const change = gathered - wanted - (feeRate * byteCount) / 1000n;
        if (change < 0n) continue;
        const isKept = change >= DROPPED_CHANGE_UNITS;
        const paid = isKept ? [{ scriptHex: changeScript, units: change }, ...outputs] : outputs;
        return writeTransaction(inputs, paid, false);
      }
      return null;
    },
  };
}
