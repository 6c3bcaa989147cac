import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import {
  createFakeChainIndex,
  type FakeChainIndex,
} from '#server/fakes/chain-index/chain-index.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTippers, type Tippers } from '#server/testing/tips/tippers.ts';
import { cancelTip } from './end-tip.ts';
import type { Tip } from './rows.ts';

const COIN = 100_000_000n;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A mark that every drawing can hit. */
const WANTED = 5n * COIN + 42n;

describeOnPostgres('a tip never takes a payment that was made for something else', (database) => {
  let chain: FakeChainIndex;
  let people: Tippers;
  beforeEach(async () => {
    chain = createFakeChainIndex();
    chain.height = 100;
    people = await openTippers(database().db, chain, 6);
    await people.setAddress('12');
  });

  /** Makes tips and cancels them until one asks for an amount; null if it never does. */
  async function hunt(from: string, wanted: bigint): Promise<Tip | null> {
    for (let round = 0; round < 120; round += 1) {
      const made = await people.tip(from, '12', 5n * COIN);
      // Past every limit of a day, so that patience alone must not pay.
      people.clock.nowMs += 'refusal' in made ? DAY_MS : 1000;
      if ('refusal' in made) continue;
      if (made.tip.due === wanted) return made.tip;
      const cancelled = { id: made.tip.id, payerId: people.numberOf(from), nowMs: people.now() };
      await cancelTip(database().db, cancelled);
    }
    return null;
  }

  /** Whether a tip has taken a payment. */
  async function isPaid(tip: Tip | null): Promise<boolean> {
    return tip !== null && ['seen', 'confirmed'].includes((await people.read(tip)).state);
  }

  it('which a block held ninety minutes before it was made', async () => {
    chain.pay(people.addressFor('12'), {
      units: WANTED,
      confirmations: 90,
      blockTimeMs: people.now() - 90 * MINUTE_MS,
    });
    const found = await hunt('11', WANTED);
    await people.watch();
    expect(await isPaid(found)).toBe(false);
    expect(await people.totals('11')).toMatchObject({ tips: 0, tipped: 0n });
  });

  it('which a member has sent from the wallet page', async () => {
    await sql`
      insert into wallet_payments (txid, payer_id, address, from_addresses, units, fee, raw_tx, state, created_at)
      values (${'ab'.repeat(32)}, ${people.numberOf('13')}::bigint, ${people.addressFor('12')}, '{}', ${WANTED}::bigint,
        1000, '00', 'sent', now())`.execute(database().db);
    const found = await hunt('11', WANTED);
    chain.pay(people.addressFor('12'), { units: WANTED, txid: 'ab'.repeat(32) });
    await people.watch();
    expect(await isPaid(found)).toBe(false);
  });
});
