import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { requireReferralCode, takeReferral } from './referrals.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
/** The new members of a week that count. */
const MOST = 20;

describeOnPostgres('members who come by a link', (database) => {
  it('are counted one after the other, so that two at once are not one too many', async () => {
    const { db } = database();
    const events = Array.from({ length: MOST + 2 }, (_, index) => ({
      id: `account-${index}`,
      type: 'account_created',
      at: new Date(NOW_MS).toISOString(),
      telegramId: String(100 + index),
    }));
    await ingestEvents(db, { events, nowMs: NOW_MS });
    const { rows } = await sql<{ id: bigint }>`select id from members order by telegram_id`.execute(
      db,
    );
    const [inviter = 0n, ...newcomers] = rows.map(({ id }) => id);
    const code = await requireReferralCode(db, inviter);
    const join = (memberId: bigint, before = async () => {}) =>
      db.transaction().execute(async (tx) => {
        await holdWeeksOpen(tx);
        const brought = await takeReferral(tx, { code, memberId, points: 5, nowMs: NOW_MS });
        await before();
        return brought !== null;
      });
    for (const memberId of newcomers.slice(0, MOST - 1)) await join(memberId);

    const [one = 0n, other = 0n] = newcomers.slice(MOST - 1);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let first = Promise.resolve(false);
    await new Promise<void>((resolve) => {
      first = join(one, () => {
        resolve();
        return held;
      });
    });
    const second = join(other);
    await vi.waitFor(async () => expect(await countWaiting(db)).toBe(1));
    letGo();
    expect([await first, await second]).toEqual([true, false]);
    const { rows: earned } = await sql<{ points: number }>`
      select sum(points)::int as points from point_entries where rule = 'referral_joined'`.execute(
      db,
    );
    expect(earned).toEqual([{ points: MOST * 500 }]);
  });
});
