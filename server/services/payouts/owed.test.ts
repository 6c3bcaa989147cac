import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { writeShares } from '#server/testing/wallet/payouts.ts';
import { readOwed } from './owed.ts';

describeOnPostgres('readOwed', (database) => {
  it('counts every share that was not sent yet, whatever it waits for', async () => {
    const { db } = database();
    const shares = [
      { status: 'owed', units: 1n },
      { status: 'held', units: 20n },
      { status: 'failed', units: 300n },
      { status: 'paying', units: 4_000n },
      { status: 'sent', units: 50_000n },
      { status: 'paid', units: 600_000n },
      // A share of zero units owes nothing.
      { status: 'owed', units: 0n },
    ];
    await writeShares(
      db,
      shares.map(({ units }) => ({ units, address: null })),
    );
    await sql`insert into payouts (id, method, amount, created_at)
      overriding system value values (1, 'raw', 654000, '2026-03-09T00:00:00Z')`.execute(db);
    for (const [index, { status }] of shares.entries()) {
      const payout = ['paying', 'sent', 'paid'].includes(status) ? 1 : null;
      const reason = status === 'held' ? 'A reason' : null;
      await sql`update shares set status = ${status}, payout_id = ${payout}::bigint,
        hold_reason = ${reason} where member_id = ${index + 1}`.execute(db);
    }
    expect(await readOwed(db)).toEqual({ shares: 4, units: 4_321n });
  });
});
