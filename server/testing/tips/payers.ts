import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { createIndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import { createTestChain } from '#server/fakes/node/chain.ts';
import { expectPayment } from '#server/services/chain/expect.ts';
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
  const deps = { db, chain: source, source, coin, now: people.now };

  /** Member 12 asks another member for an exact amount, as an app does. */
  async function ask(telegramId: string, { address, units }: { address: string; units: bigint }) {
    const payerId = people.numberOf(telegramId);
    const { rows } = await sql<{ id: bigint }>`
      insert into payment_requests (owner_id, member_id, press_id, call_id, amount, due, confirmations_needed,
        address, memo, created_at, expires_at, watched_until)
      values (${people.numberOf('12')}::bigint, ${payerId}::bigint, 'p', 'c', ${units - 7n}::bigint, ${units}::bigint, 1,
        ${address}, '', '2026-03-04', '2030-01-01', '2030-01-01') returning id`.execute(db);
    await db.transaction().execute((tx) =>
      expectPayment(tx, {
        kind: 'request',
        ofId: rows[0]?.id ?? 0n,
        payerId,
        address,
        coin,
        match: 'exact',
        units,
        height: chain.blocks.length - 1,
        watchedUntilMs: Date.parse('2030-01-01'),
        nowMs: people.now(),
      }),
    );
  }

  return { chain, source, people, deps, ask };
}

export type Payers = Awaited<ReturnType<typeof openPayers>>;
