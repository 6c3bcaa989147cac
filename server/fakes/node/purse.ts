import type { TransactionOutput } from '#server/gateways/node-wallet/transaction.ts';
import type { Outpoint } from '#server/gateways/node-wallet/wallet.ts';
import { hashOf, nameOf, type TestChain } from './chain.ts';
import { writeTransaction } from './transaction.ts';

type Coin = Outpoint & { units: bigint };
type Remembered = { receivedMs: number; comment: string | null; isOwn: boolean };

const INPUT_BYTES = 148n;
const OUTPUT_BYTES = 34n;
const OTHER_BYTES = 20n;
const DROPPED_CHANGE_UNITS = 1_000_000n;

export type TestPurse = ReturnType<typeof createTestPurse>;

/**
 * The fake node's wallet: its own coins, locked ones, and its transactions. Newer wallets unlock a coin as soon as it is spent;
 * older ones keep it locked.
 */
export function createTestPurse(
  chain: TestChain,
  now: () => number,
  forgetsSpentLocks: boolean,
  /** Keeps its scripts apart from those of other wallets. */
  name = 'own',
) {
  const scripts = new Set<string>();
  /** Imported addresses: watched, not spendable. */
  const watched = new Set<string>();
  const coins = new Map<string, Coin>();
  const remembered = new Map<string, Remembered>();
  const spenders = new Map<string, string[]>();
  const locked = new Map<string, Outpoint>();

  /** Records a transaction to or from the wallet. */
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

  // Transactions that left the mempool count too: the wallet keeps its own until others replace them.
  function isSpent(outpoint: Outpoint): boolean {
    if (chain.spenderOf(outpoint, 'anywhere') !== null) return true;
    const own = spenders.get(nameOf(outpoint)) ?? [];
    return own.some((txid) => chain.confirmationsOf(txid) >= 0);
  }

  // Safe coins are in a block or come from own coins: strangers' transactions may never be mined.
  function isSafe({ txid }: Coin): boolean {
    const isOwn = chain.find(txid).inputs.every((input) => coins.has(nameOf(input)));
    return isOwn || chain.confirmationsOf(txid) > 0;
  }

  /** Spendable coins, largest first. Unconfirmed ones count on request. */
  function listUnspent(leastConfirmations: number, isWithUnsafe = true): Coin[] {
    return [...coins.values()]
      .filter((coin) => {
        const isThere = chain.exists(coin) && !locked.has(nameOf(coin)) && !isSpent(coin);
        const isDeep = chain.confirmationsOf(coin.txid) >= leastConfirmations;
        return isThere && isDeep && (isWithUnsafe || isSafe(coin));
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

    /** Includes locked coins, as the daemons' balance does. */
    balance(leastConfirmations = 0): bigint {
      const held = [...coins.values()].filter(
        (coin) =>
          chain.exists(coin) &&
          !isSpent(coin) &&
          isSafe(coin) &&
          chain.confirmationsOf(coin.txid) >= leastConfirmations,
      );
      return held.reduce((sum, { units }) => sum + units, 0n);
    },

    /** Transactions that spend one of the same coins. */
    rivalsOf(txid: string): string[] {
      const rivals = chain.find(txid).inputs.flatMap((each) => spenders.get(nameOf(each)) ?? []);
      return [...new Set(rivals)].filter((each) => each !== txid);
    },

    openScript(): string {
      const script = `76a914${hashOf(`${name} ${scripts.size}`).slice(0, 40)}88ac`;
      scripts.add(script);
      return script;
    },

    /** An unsigned transaction to the outputs from these coins and more of the wallet's; null if it has too few. */
    fund(
      given: readonly Outpoint[],
      outputs: readonly TransactionOutput[],
      changeScript: string,
      feeRate: bigint,
    ) {
      const wanted = outputs.reduce((sum, { units }) => sum + units, 0n);
      const names = new Set(given.map(nameOf));
      const first = given.flatMap((each) => coins.get(nameOf(each)) ?? []);
      const others = listUnspent(0, false).filter((coin) => !names.has(nameOf(coin)));
      const inputs: Coin[] = first.slice(0, -1);
      let gathered = inputs.reduce((sum, { units }) => sum + units, 0n);
      for (const coin of [...first.slice(-1), ...others]) {
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
