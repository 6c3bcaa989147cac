import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { enrolPlayers, openHunt } from '#server/testing/hunts.ts';
import { writeShares } from '#server/testing/wallet/payouts.ts';
import { readOwed } from './owed.ts';
import { readReservedPrizes } from './prizes/reserved.ts';

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
    ] as const;
    await writeShares(
      db,
      shares.map((share) => ({ ...share, address: null })),
    );
    expect(await readOwed(db)).toEqual({ shares: 4, units: 4_321n });
  });
});

describeOnPostgres('readReservedPrizes', (database) => {
  it('counts the prizes of a hunt from its announcement until they are sent', async () => {
    const { db } = database();
    const [memberId] = await enrolPlayers(db, 1);
    const hunt = await openHunt(db);
    await sql`insert into hunt_prizes (hunt_id, place, amount, points)
      values (${String(hunt)}::bigint, 9, 7, 0)`.execute(db);
    expect(await readReservedPrizes(db)).toBe(7n);
    await sql`update hunts set state = 'ended', ended_at = ends_at, list_text = '{}',
      list_hash = rules_hash`.execute(db);
    expect(await readReservedPrizes(db)).toBe(7n);
    expect(await readReservedPrizes(db, hunt)).toBe(0n);
    await sql`update hunts set state = 'settled', settled_at = ends_at, winner_members = '{}', points_given = 0`.execute(
      db,
    );
    await sql`insert into payouts (id, method, amount, purpose, created_at)
      overriding system value values (1, 'raw', 7, 'prizes', '2026-03-09T00:00:00Z')`.execute(db);
    for (const [status, payout, reserved] of [
      ['owed', null, 7n],
      ['failed', null, 7n],
      ['paying', 1, 7n],
      ['sent', 1, 0n],
    ] as const) {
      await sql`insert into prizes (hunt_id, place, member_id, amount, due_at, status, payout_id)
        values (${String(hunt)}::bigint, 9, ${String(memberId)}::bigint, 7, '2026-03-05T13:00:00Z', ${status},
          ${payout}::bigint)
        on conflict (hunt_id, place) do update set status = excluded.status, payout_id = excluded.payout_id`.execute(
        db,
      );
      expect([status, await readReservedPrizes(db)]).toEqual([status, reserved]);
    }
  });
});
