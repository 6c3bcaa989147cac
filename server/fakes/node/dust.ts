import { formatAmountFixed } from '#rules/amounts.ts';
import { hashOf, type TestChain } from './chain.ts';

/** Tiny coins that strangers have sent to the wallet's address, all in one block; never held in memory, however many. */
export type Dust = { count: number; units: bigint; height: number; address: string };

/** Marks for them in an answer of the node: one list element stands for all of them. */
export const DUST_MARKS = { receipts: '#dust receipts', coins: '#dust coins' } as const;

/** Entries that are written at once. */
const PER_PART = 500;

type Dusty = { chain: TestChain; state: { dust: Dust | null } };

/** The node's answer in parts, with the dust in place of its mark. */
export function* writeDust({ chain, state: { dust } }: Dusty, answer: string): Generator<string> {
  const mark = Object.values(DUST_MARKS).find((each) => answer.includes(`"${each}"`));
  if (dust === null || mark === undefined) {
    yield answer;
    return;
  }
  const [before = '', after = ''] = answer.split(`"${mark}"`);
  yield before;
  const shared =
    `"address":"${dust.address}","amount":${formatAmountFixed(dust.units, 8)},` +
    `"confirmations":${chain.blocks.length - dust.height},${mark === DUST_MARKS.coins ? COIN : RECEIPT}`;
  for (let from = 0; from < dust.count; from += PER_PART) {
    const txid = hashOf(`dust ${from}`);
    const some = Array.from(
      { length: Math.min(PER_PART, dust.count - from) },
      (_, vout) => `{"txid":"${txid}","vout":${vout},${shared}}`,
    );
    yield `${from === 0 ? '' : ','}${some.join()}`;
  }
  yield after;
}

const COIN = `"scriptPubKey":"76a914${'00'.repeat(20)}88ac","spendable":true,"solvable":true`;
const RECEIPT =
  `"category":"receive","account":"","label":"","blockhash":"${'ab'.repeat(32)}","blockindex":1,` +
  '"blocktime":1773000000,"walletconflicts":[],"time":1773000000,"timereceived":1773000000';
