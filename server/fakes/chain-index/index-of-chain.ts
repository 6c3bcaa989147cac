import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { answersOf, type ShownTransaction } from '../node/answers-of.ts';
import { addressOfScript, nameOf, type TestChain } from '../node/chain.ts';
import { sourceOf } from '../node/source-of-chain.ts';

/** The failure of a call: it never arrives, or its answer is lost. */
export type IndexFault = 'breaks_before' | 'breaks_after';

type Method = keyof ChainIndex | keyof ChainSource;

export type IndexOfChain = ChainIndex &
  ChainSource & {
    /** Called with the name of each call; null: it succeeds. */
    fault: (method: Method) => IndexFault | null;
    /** From now on it shows nothing new; broadcasts still reach the chain. */
    standStill: () => void;
    /** It shows the chain's current state again. */
    catchUp: () => void;
  };

/** An index of a test chain: its current blocks and mempool. */
export function createIndexOfChain(chain: TestChain): IndexOfChain {
  const heightNow = () => chain.blocks.length - 1;
  let known: { txids: ReadonlySet<string>; view: Pick<TestChain, 'blocks' | 'mempool'> } | null =
    null;
  const knows = (txid: string) => known?.txids.has(txid) ?? true;
  const source = sourceOf(chain, () => known?.view ?? chain);
  const txids = () =>
    [...chain.mempool, ...chain.blocks.flatMap((block) => block.txids).reverse()].filter(knows);
  // Computing an address takes two hashes.
  const addresses = new Map<string, string>();
  function addressOf(scriptHex: string): string {
    const known = addresses.get(scriptHex) ?? addressOfScript(chain.name, scriptHex);
    addresses.set(scriptHex, known);
    return known;
  }
  function show(txid: string): ShownTransaction {
    const block = chain.blockOf(txid);
    const { inputs, outputs } = chain.find(txid);
    return {
      txid,
      blockHeight: block?.height ?? null,
      blockTimeMs: block?.timeMs ?? null,
      inputs,
      outputs: outputs.map(({ scriptHex, units }) => ({ address: addressOf(scriptHex), units })),
    };
  }
  function transactions(address: string): ShownTransaction[] {
    const all = txids().map(show);
    const own = new Set(
      all.flatMap(({ txid, outputs }) =>
        outputs.flatMap((output, vout) => (output.address === address ? [`${txid}:${vout}`] : [])),
      ),
    );
    return all.filter(
      ({ inputs, outputs }) =>
        outputs.some((output) => output.address === address) ||
        inputs.some((input) => own.has(nameOf(input))),
    );
  }

  const answers: ChainIndex & ChainSource = {
    ...source,
    readHeight: async () => heightNow(),
    ...answersOf({ height: heightNow, transactions }),
    async readTransaction(txid) {
      const hex = chain.rawHexOf(txid);
      if (hex === null) throw new ChainUnreachable('the index knows no such transaction');
      return hex;
    },
    isInBlock: async (txid) => chain.blockOf(txid) !== null,
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
      const view = { blocks: [...chain.blocks], mempool: new Set(chain.mempool) };
      known = { txids: new Set(txids()), view };
    },
    catchUp() {
      known = null;
    },
  };
  async function failing<T>(method: Method, answer: () => Promise<T>): Promise<T> {
    const fault = index.fault(method);
    if (fault === 'breaks_before') throw new ChainUnreachable('the index did not hear');
    const given = await answer();
    if (fault === 'breaks_after') throw new ChainUnreachable('the answer was lost');
    return given;
  }
  index.readHeight = () => failing('readHeight', () => answers.readHeight());
  index.readBalance = (address) => failing('readBalance', () => answers.readBalance(address));
  index.readReceived = (address, asked) =>
    failing('readReceived', () => answers.readReceived(address, asked));
  index.readSpends = (address, asked) =>
    failing('readSpends', () => answers.readSpends(address, asked));
  index.readUnspent = (address, asked) =>
    failing('readUnspent', () => answers.readUnspent(address, asked));
  index.readCoins = (address, asked) =>
    failing('readCoins', () => answers.readCoins(address, asked));
  index.readHistory = (address, asked) =>
    failing('readHistory', () => answers.readHistory(address, asked));
  index.readTransaction = (txid) => failing('readTransaction', () => answers.readTransaction(txid));
  index.isInBlock = (txid) => failing('isInBlock', () => answers.isInBlock(txid));
  index.broadcast = (rawHex) => failing('broadcast', () => answers.broadcast(rawHex));
  index.readTip = () => failing('readTip', () => answers.readTip());
  index.readBlockHash = (height) => failing('readBlockHash', () => answers.readBlockHash(height));
  index.readBlock = (hash) => failing('readBlock', () => answers.readBlock(hash));
  index.readMempool = (most) => failing('readMempool', () => answers.readMempool(most));
  index.readUnconfirmed = (txids) =>
    failing('readUnconfirmed', () => answers.readUnconfirmed(txids));
  return index;
}
