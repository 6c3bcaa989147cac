import type { Db } from '#server/db/connect.ts';
import { createIndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import { createTestChain } from '#server/fakes/node/chain.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';
import { openTippers, TIPS_NOW_MS } from './tippers.ts';

/** Tippers who pay from their own wallets, on a chain with their clock. */
export async function openPayers(db: Db) {
  let nowMs = () => TIPS_NOW_MS;
  const chain = createTestChain('test', () => nowMs());
  const source = createIndexOfChain(chain);
  const people = await openTippers(db, source);
  nowMs = people.now;
  const coin = JUNKCOIN_ON.test;
  return { chain, source, people, deps: { db, chain: source, source, coin, now: people.now } };
}

export type Payers = Awaited<ReturnType<typeof openPayers>>;
