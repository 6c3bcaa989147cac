import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { DUE_MS, statusesOf, writeShares } from '#server/testing/wallet/payouts.ts';
import { claimPayout } from './claims.ts';
import { readDueShares } from './due.ts';

const COIN = 100_000_000n;
const NOW = { method: 'raw', nowMs: DUE_MS } as const;

describeOnPostgres('claiming shares for a payout', (database) => {
  /** Two shares that were due a moment ago. */
  async function open() {
    const { db } = database();
    const wallet = createTestWallet();
    const units = [COIN, 2n * COIN];
    await writeShares(
      db,
      units.map((each) => ({ units: each, address: wallet.node.strangerAddress() })),
    );
    const readDue = () => readDueShares(db, wallet, { nowMs: DUE_MS, leastUnits: 1n });
    return { db, due: await readDue(), readDue };
  }

  it('finds none due in a week that is settled elsewhere, even if one were owed', async () => {
    const { db, due, readDue } = await open();
    expect(due.payable).toHaveLength(2);
    await sql`update weeks set settlement = 'elsewhere'`.execute(db);
    expect((await readDue()).payable).toEqual([]);
  });

  it('takes each share once, whichever servers claim it', async () => {
    const { db, due } = await open();
    const claims = await Promise.all([1, 2, 3].map(() => claimPayout(db, due, NOW)));
    expect(claims.filter((claim) => claim !== null)).toMatchObject([{ shares: 2 }]);
    expect(await claimPayout(db, due, NOW)).toBeNull();
    const { rows } = await sql<{ shares: number; units: string }>`
      select count(*)::int as shares, sum(amount)::text as units from payout_shares`.execute(db);
    expect(rows).toEqual([{ shares: 2, units: String(3n * COIN) }]);
  });

  it.each([
    ['is held', sql`update shares set status = 'held', hold_reason = 'x' where member_id = 2`],
    ['has another amount', sql`update shares set amount = amount + 1 where member_id = 2`],
    ['goes elsewhere', sql`update members set primary_address = 'elsewhere' where id = 2`],
    ['is of a banned member', sql`update members set banned_at = '2026-03-09' where id = 2`],
    ['is settled elsewhere', sql`update weeks set settlement = 'elsewhere'`],
  ])('takes none if one of them %s by now', async (_, change) => {
    const { db, due } = await open();
    await change.execute(db);
    expect(await claimPayout(db, due, NOW)).toBeNull();
    expect(await statusesOf(db)).not.toContain('paying');
    expect((await sql`select from payouts`.execute(db)).rows).toEqual([]);
  });
});
