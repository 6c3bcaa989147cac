import type { DemoAddress, DemoBlock, DemoChain, DemoTransaction } from '#contract/try/chain.ts';
import { formatAmount } from '#rules/amounts.ts';
import { isoTime } from '#rules/times.ts';
import { addressOfScript, type TestChain } from '#server/fakes/node/chain.ts';

type Owner = DemoTransaction['outputs'][number]['owner'];
type Output = { vout: number; address: string; units: bigint; owner: Owner };

/** A chain, and the owners of its scripts. */
export type Explored = { chain: TestChain; ownerOf(scriptHex: string): Owner };

/** The most transactions that a page lists. */
const MOST_LISTED = 100;

/** The outputs of a transaction. */
export function outputsOf({ chain, ownerOf }: Explored, txid: string): Output[] {
  return chain.find(txid).outputs.map(({ scriptHex, units }, vout) => {
    const address = addressOfScript(chain.name, scriptHex);
    return { vout, address, units, owner: ownerOf(scriptHex) };
  });
}

/** The outputs that a transaction spends; none for one that made new coins. */
function inputsOf(explored: Explored, txid: string): Output[] {
  return explored.chain.find(txid).inputs.flatMap((input) => {
    if (!isKnown(explored, input.txid)) return [];
    return outputsOf(explored, input.txid).filter(({ vout }) => vout === input.vout);
  });
}

/** The ids of all transactions that pay an address or spend what it received, newest first. */
export function transactionsOf(explored: Explored, address: string): string[] {
  return allTransactions(explored).filter((txid) =>
    [...outputsOf(explored, txid), ...inputsOf(explored, txid)].some(
      (each) => each.address === address,
    ),
  );
}

/** Newest first; waiting transactions come before the others. */
function allTransactions({ chain }: Explored): string[] {
  return [...chain.blocks.flatMap(({ txids }) => txids), ...chain.mempool].reverse();
}

function isKnown({ chain }: Explored, txid: string): boolean {
  return chain.mempool.has(txid) || chain.blockOf(txid) !== null;
}

/** The newest block, and the newest transactions. */
export function showChain(explored: Explored): DemoChain {
  const { blocks, mempool } = explored.chain;
  const newest = blocks.at(-1);
  return {
    height: newest?.height ?? 0,
    minedAt: isoTime(newest?.timeMs ?? 0),
    waiting: mempool.size,
    ...listed(explored, allTransactions(explored)),
  };
}

/** A transaction whose members are not named yet. */
type UnnamedTransaction = Omit<DemoTransaction, 'outputs'> & {
  outputs: DemoTransaction['inputs'];
};

/** A transaction's page without the members' names; null if the chain has none with this id. */
export function showTransaction(explored: Explored, txid: string): UnnamedTransaction | null {
  if (!isKnown(explored, txid)) return null;
  const { chain } = explored;
  const block = chain.blockOf(txid);
  const [inputs, outputs] = [inputsOf(explored, txid), outputsOf(explored, txid)];
  const fee = inputs.length === 0 ? 0n : sumOf(inputs) - sumOf(outputs);
  const show = ({ address, units, owner }: Output) => {
    return { address, amount: formatAmount(units), owner };
  };
  return {
    txid,
    confirmations: Math.max(0, chain.confirmationsOf(txid)),
    block: block && { height: block.height, minedAt: isoTime(block.timeMs) },
    inputs: inputs.map(show),
    outputs: outputs.map(show),
    amount: formatAmount(paidBy(explored, txid)),
    fee: formatAmount(fee),
  };
}

/** A block's page; null if there is none at this height. */
export function showBlock(explored: Explored, height: number): DemoBlock | null {
  const { blocks } = explored.chain;
  const block = blocks[height];
  if (!block) return null;
  const { hash, timeMs, txids } = block;
  const isNewest = height === blocks.length - 1;
  return { height, hash, minedAt: isoTime(timeMs), isNewest, ...listed(explored, txids) };
}

/** The page of an address, whether or not it was used. */
export function showAddress(explored: Explored, address: string): DemoAddress {
  const txids = transactionsOf(explored, address);
  const own = (outputs: Output[]) => sumOf(outputs.filter((each) => each.address === address));
  const received = txids.reduce((sum, txid) => sum + own(outputsOf(explored, txid)), 0n);
  const spent = txids.reduce((sum, txid) => sum + own(inputsOf(explored, txid)), 0n);
  return {
    address,
    received: formatAmount(received),
    balance: formatAmount(received - spent),
    ...listed(explored, txids),
  };
}

function listed(explored: Explored, txids: readonly string[]) {
  const transactions = txids.slice(0, MOST_LISTED).map((txid) => {
    const height = explored.chain.blockOf(txid)?.height ?? null;
    return { txid, height, amount: formatAmount(paidBy(explored, txid)) };
  });
  return { transactions, transactionCount: txids.length };
}

// Without the change, which goes back to the wallet that paid.
function paidBy(explored: Explored, txid: string): bigint {
  const payer = inputsOf(explored, txid)[0];
  const isChange = ({ address, owner }: Output) =>
    payer !== undefined && (address === payer.address || (owner !== null && owner === payer.owner));
  return sumOf(outputsOf(explored, txid).filter((output) => !isChange(output)));
}

function sumOf(outputs: readonly Output[]): bigint {
  return outputs.reduce((sum, { units }) => sum + units, 0n);
}
