import type { ChainBlock, ChainTransaction } from '#server/gateways/chain/chain-source.ts';

/** The fields of an expected payment that matching needs. */
export type Wanted = {
  id: bigint;
  kind: string;
  of_id: bigint;
  script: string;
  match: 'exact' | 'least' | 'own';
  units: bigint;
  unmarked_units: bigint | null;
  /**
   * Null for a block that came after the payment was expected. In an earlier block, only outputs count that the payment claimed
   * before: a reorganisation moved them there.
   */
  claimed: string[] | null;
};

/** A coin whose spending matters. */
export type WatchedCoin = { coin: string; kind: 'send' | 'site' | 'escrow'; of_id: bigint };

export type MatchedOutput = {
  expectedId: bigint;
  txid: string;
  vout: number;
  units: bigint;
  transaction: ChainTransaction;
  /** The wallet payments whose coins its transaction spends. */
  madeBy: bigint[];
  bySite: boolean;
};

export type MatchedSpend = WatchedCoin & { transaction: ChainTransaction };

/** Every script that the outputs of a block pay. */
export function scriptsOf({ transactions }: ChainBlock): string[] {
  const scripts = new Set<string>();
  for (const { outputs } of transactions) {
    for (const { scriptHex } of outputs) if (isPayable(scriptHex)) scripts.add(scriptHex);
  }
  return [...scripts];
}

/** Every output that a block spends. */
export function coinsOf({ transactions }: ChainBlock): string[] {
  return transactions.flatMap(({ inputs }) => inputs.map(({ coin }) => coin));
}

/** In hex digits: no address has a longer script, or one that carries data. */
const LONGEST_SCRIPT = 2 * 34;
export function isPayable(scriptHex: string): boolean {
  const { length } = scriptHex;
  return length > 0 && length <= LONGEST_SCRIPT && !scriptHex.startsWith('6a');
}

/** The outputs of a block that can be expected payments. */
export function matchOutputs(
  { transactions }: ChainBlock,
  wanted: readonly Wanted[],
  coins: readonly WatchedCoin[],
): MatchedOutput[] {
  const byScript = grouped(wanted, ({ script }) => script);
  const byCoin = grouped(coins, ({ coin }) => coin);
  return transactions.flatMap((transaction) => {
    const { txid, inputs, outputs } = transaction;
    const spent = inputs.flatMap(({ coin }) => byCoin.get(coin) ?? []);
    const madeBy = [
      ...new Set(spent.filter(({ kind }) => kind === 'send').map(({ of_id }) => of_id)),
    ];
    const bySite = spent.some(({ kind }) => kind === 'site');
    return outputs.flatMap(({ scriptHex, units }, vout) =>
      (byScript.get(scriptHex) ?? [])
        .filter((each) => fits(each, { units, madeBy, name: `${txid}:${vout}` }))
        .map(({ id }) => ({ expectedId: id, txid, vout, units, transaction, madeBy, bySite })),
    );
  });
}

/** Returns whether an output to the right script can be an expected payment. */
function fits(
  wanted: Wanted,
  { units, madeBy, name }: { units: bigint; madeBy: readonly bigint[]; name: string },
): boolean {
  if (wanted.claimed !== null && !wanted.claimed.includes(name)) return false;
  if (wanted.match === 'least') return units >= wanted.units;
  if (units === wanted.unmarked_units) return true;
  if (units !== wanted.units) return false;
  return wanted.match === 'exact' || madeBy.includes(wanted.of_id);
}

/** The transactions of a block that spend watched coins. */
export function matchSpends(
  { transactions }: ChainBlock,
  coins: readonly WatchedCoin[],
): MatchedSpend[] {
  const byCoin = grouped(coins, ({ coin }) => coin);
  return transactions.flatMap((transaction) =>
    transaction.inputs.flatMap(({ coin }) =>
      (byCoin.get(coin) ?? []).map((each) => ({ ...each, transaction })),
    ),
  );
}

/** The most outputs of a spending transaction that are kept one by one. */
const MOST_OUTPUTS = 100;

/** A short list of a transaction's outputs: the first ones, and the sum of all others without a script. */
export function shortOutputs({
  outputs,
}: ChainTransaction): { script: string | null; units: string }[] {
  const first = outputs
    .slice(0, MOST_OUTPUTS)
    .map(({ scriptHex, units }) => ({ script: scriptHex, units: String(units) }));
  const rest = outputs.slice(MOST_OUTPUTS).reduce((sum, { units }) => sum + units, 0n);
  return rest === 0n ? first : [...first, { script: null, units: String(rest) }];
}

function grouped<T>(list: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of list) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}
