import {
  type ChainIndex,
  ChainUnreachable,
  type ReceivedOutput,
} from '#server/gateways/chain/chain-index.ts';
import { addressOfScript, type Block, nameOf, type TestChain } from '../node/chain.ts';

/** What goes wrong with a call: it never arrives, or what it did is not told. */
export type IndexFault = 'breaks_before' | 'breaks_after';

export type IndexOfChain = ChainIndex & {
  /** Asked at each call by its name; null: nothing goes wrong. */
  fault: (method: keyof ChainIndex) => IndexFault | null;
  /** From now on it reads nothing new; what it is given to send reaches the chain all the same. */
  standStill: () => void;
  /** It reads again what the chain holds now. */
  catchUp: () => void;
};

/** An index of a test chain: what the chain holds now, in blocks and in the mempool. */
export function createIndexOfChain(chain: TestChain): IndexOfChain {
  const heightNow = () => chain.blocks.length - 1;
  let known: ReadonlySet<string> | null = null;
  const knows = (txid: string) => known?.has(txid) ?? true;
  const txids = () =>
    [...chain.mempool, ...chain.blocks.flatMap((block) => block.txids).reverse()].filter(knows);
  const confirmationsIn = (block: Block | null) => (block ? heightNow() - block.height + 1 : 0);
  // Working out an address takes two hashes.
  const addresses = new Map<string, string>();
  function addressOf(scriptHex: string): string {
    const known = addresses.get(scriptHex) ?? addressOfScript(chain.name, scriptHex);
    addresses.set(scriptHex, known);
    return known;
  }
  const outputsOf = (txid: string) =>
    chain.find(txid).outputs.map(({ scriptHex, units }) => {
      return { address: addressOf(scriptHex), units };
    });

  function listReceived(address: string): ReceivedOutput[] {
    return txids().flatMap((txid) => {
      const block = chain.blockOf(txid);
      return outputsOf(txid).flatMap((output, vout) => {
        if (output.address !== address) return [];
        const place = {
          confirmations: confirmationsIn(block),
          blockHeight: block?.height ?? null,
          blockTimeMs: block?.timeMs ?? null,
        };
        return [{ txid, vout, units: output.units, ...place }];
      });
    });
  }

  const answers: ChainIndex = {
    readHeight: async () => heightNow(),
    async readBalance(address) {
      const unspent = await answers.readUnspent(address);
      const sum = (isConfirmed: boolean) =>
        unspent
          .filter(({ confirmations }) => confirmations > 0 === isConfirmed)
          .reduce((total, { units }) => total + units, 0n);
      return { confirmedUnits: sum(true), unconfirmedUnits: sum(false) };
    },
    readReceived: async (address, { sinceMs, wants = () => true }) =>
      listReceived(address)
        .filter(({ blockTimeMs }) => blockTimeMs === null || blockTimeMs >= sinceMs)
        .filter(wants),
    async readSpends(address) {
      const own = new Set(listReceived(address).map(nameOf));
      return txids()
        .map((txid) => ({
          txid,
          confirmations: confirmationsIn(chain.blockOf(txid)),
          inputs: chain.find(txid).inputs.map(nameOf),
          outputs: outputsOf(txid),
        }))
        .filter(({ inputs }) => inputs.some((input) => own.has(input)));
    },
    readUnspent: async (address) =>
      listReceived(address)
        .filter((output) => {
          const spender = chain.spenderOf(output, 'anywhere');
          return spender === null || !knows(spender);
        })
        .map(({ txid, vout, units, confirmations }) => ({ txid, vout, units, confirmations })),
    async readTransaction(txid) {
      const hex = chain.rawHexOf(txid);
      if (hex === null) throw new ChainUnreachable('the index knows no such transaction');
      return hex;
    },
    async broadcast(rawHex) {
      const { verdict } = chain.accept(rawHex);
      if (['ok', 'in mempool', 'in chain'].includes(verdict)) return { outcome: 'accepted' };
      return { outcome: 'refused', reason: verdict };
    },
  };

  const index: IndexOfChain = {
    ...answers,
    fault: () => null,
    standStill() {
      known = new Set(txids());
    },
    catchUp() {
      known = null;
    },
  };
  async function failing<T>(method: keyof ChainIndex, answer: () => Promise<T>): Promise<T> {
    const fault = index.fault(method);
    if (fault === 'breaks_before') throw new ChainUnreachable('the index did not hear');
    const given = await answer();
    if (fault === 'breaks_after') throw new ChainUnreachable('the answer was lost');
    return given;
  }
  index.readHeight = () => failing('readHeight', () => answers.readHeight());
  index.readBalance = (address) => failing('readBalance', () => answers.readBalance(address));
  index.readReceived = (address, since) =>
    failing('readReceived', () => answers.readReceived(address, since));
  index.readSpends = (address, since) =>
    failing('readSpends', () => answers.readSpends(address, since));
  index.readUnspent = (address) => failing('readUnspent', () => answers.readUnspent(address));
  index.readTransaction = (txid) => failing('readTransaction', () => answers.readTransaction(txid));
  index.broadcast = (rawHex) => failing('broadcast', () => answers.broadcast(rawHex));
  return index;
}
