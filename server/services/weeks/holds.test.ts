import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { resendFailedShares } from '#server/services/payouts/repairs.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { bringSharesTo, claimShares, setAddress } from '#server/testing/wallet/due-shares.ts';
import { closePastWeeks } from './close-weeks.ts';
import { holdShare, readShareStatus, readWeekHolds, releaseShare } from './holds.ts';
import { readReopening } from './reopen-week.ts';

const WEEK = '2026-03-01';
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const REWARDS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };

/** Two members with a share each, of the week of March 1. */
async function closeCrew(db: Db, { haveAddresses = true } = {}): Promise<[bigint, bigint]> {
  const events = [11, 22].map((telegramId) => ({
    id: `e${telegramId}`,
    type: 'referral_x',
    telegramId: String(telegramId),
    points: 9,
    at: '2026-02-25T10:00:00Z',
  }));
  await ingestEvents(db, { events, nowMs: NOW_MS });
  for (const telegramId of haveAddresses ? ['11', '22'] : []) {
    await setAddress(db, {
      telegramId,
      address: `JAddressOf${telegramId}0123456789`,
      nowMs: NOW_MS,
    });
  }
  await closePastWeeks(db, { nowMs: NOW_MS, ...REWARDS });
  const { rows } = await sql<{ member_id: bigint }>`
    select member_id from shares order by member_id`.execute(db);
  const [first, second] = rows;
  if (!first || !second) throw new Error('there are no shares');
  return [first.member_id, second.member_id];
}

async function readLog(db: Db) {
  const { rows } = await sql`
    select actor, action, entity, entity_id, before, after from audit_log
    where entity = 'share' order by id`.execute(db);
  return rows;
}

/** Takes a share as a payout does. */
const payShare = (db: Db, memberId: bigint) => claimShares(db, { memberId, nowMs: NOW_MS });

describeOnPostgres('holding shares', (database) => {
  it('keeps the share and its amount, and changes nobody else’s', async () => {
    const { db } = database();
    const [held, other] = await closeCrew(db);
    const hold = { week: WEEK, memberId: held, reason: '  Two accounts \n', actor: '77' };
    expect(await holdShare(db, hold)).toEqual({ week: WEEK, userId: String(held), status: 'held' });
    expect(await readShareStatus(db, hold)).toEqual({
      status: 'held',
      units: 25_000_000_000n,
      holdReason: 'Two accounts',
    });
    expect(await readShareStatus(db, { week: WEEK, memberId: other })).toEqual({
      status: 'owed',
      units: 25_000_000_000n,
      holdReason: null,
    });
    expect(await readWeekHolds(db, { week: WEEK })).toEqual({
      holds: [{ userId: String(held), reason: 'Two accounts' }],
    });
    expect(await payShare(db, held)).toBe(false);
    expect(await checkLedger(db)).toEqual([]);
    expect(await releaseShare(db, { ...hold, actor: 'operator', nowMs: NOW_MS })).toMatchObject({
      status: 'owed',
    });
    expect(await readLog(db)).toEqual([
      {
        actor: '77',
        action: 'share_held',
        entity: 'share',
        entity_id: `${WEEK}/${held}`,
        before: { status: 'owed', holdReason: null },
        after: { status: 'held', holdReason: 'Two accounts' },
      },
      {
        actor: 'operator',
        action: 'share_released',
        entity: 'share',
        entity_id: `${WEEK}/${held}`,
        before: { status: 'held', holdReason: 'Two accounts' },
        after: { status: 'owed', holdReason: null },
      },
    ]);
    expect(await payShare(db, held)).toBe(true);
  });

  it.each([
    ['owed', true],
    ['failed', true],
    ['held', false],
    ['paying', false],
    ['sent', false],
    ['paid', false],
  ] as const)('a share that is %s: %s', async (status, isTaken) => {
    const { db } = database();
    const [memberId] = await closeCrew(db, { haveAddresses: false });
    const key = { week: WEEK, memberId };
    if (status === 'held') await holdShare(db, { ...key, reason: 'Before', actor: '77' });
    else if (status !== 'owed') {
      await bringSharesTo(db, status, { telegramId: '11', nowMs: NOW_MS });
    }
    const before = await readShareStatus(db, key);
    expect(before.status).toBe(status);
    const log = await readLog(db);
    const held = holdShare(db, { ...key, reason: 'Now', actor: '77' });
    if (isTaken) await held;
    else await expect(held).rejects.toMatchObject({ code: 'conflict' });
    expect((await readShareStatus(db, key)).status).toBe(isTaken ? 'held' : status);
    expect((await readLog(db)).slice(log.length)).toHaveLength(isTaken ? 1 : 0);
  });

  it('leaves it to the operator to say that a failed share was never paid', async () => {
    const { db } = database();
    const [memberId] = await closeCrew(db, { haveAddresses: false });
    const key = { week: WEEK, memberId, actor: '77', nowMs: NOW_MS };
    await bringSharesTo(db, 'failed', { telegramId: '11', nowMs: NOW_MS });
    await holdShare(db, { ...key, reason: 'A farm' });
    await expect(readReopening(db, WEEK)).rejects.toMatchObject({ code: 'conflict' });
    expect(await releaseShare(db, key)).toMatchObject({ status: 'failed' });
    expect(await payShare(db, memberId)).toBe(false);
    expect(await resendFailedShares(db, { actor: 'operator' })).toHaveLength(1);
    await holdShare(db, { ...key, reason: 'A farm' });
    expect(await releaseShare(db, key)).toMatchObject({ status: 'owed' });
  });

  it('leaves a share of an administrator to another one, if there is one', async () => {
    const { db } = database();
    const [memberId, otherId] = await closeCrew(db);
    const key = { week: WEEK, memberId, actor: '11', nowMs: NOW_MS };
    await sql`update members set role = 'admin' where id = ${memberId}`.execute(db);
    await holdShare(db, { ...key, reason: 'Two accounts' });
    expect(await releaseShare(db, key)).toMatchObject({ status: 'owed' });
    await holdShare(db, { ...key, reason: 'Two accounts' });
    await sql`update members set role = 'admin' where id = ${otherId}`.execute(db);
    await expect(releaseShare(db, key)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await releaseShare(db, { ...key, actor: '22' })).toMatchObject({ status: 'owed' });
  });

  it('releases only held shares', async () => {
    const { db } = database();
    const [memberId] = await closeCrew(db);
    const released = releaseShare(db, { week: WEEK, memberId, actor: '77', nowMs: NOW_MS });
    await expect(released).rejects.toMatchObject({ code: 'conflict' });
    expect(await readLog(db)).toEqual([]);
  });

  it.each([
    ['', 'bad_request'],
    [' \n\t', 'bad_request'],
    ['x'.repeat(501), 'bad_request'],
    [` ${'x'.repeat(500)} `, null],
    ['\0 \ud800', null],
    ['x', null],
  ])('asks for a reason: %j', async (reason, code) => {
    const { db } = database();
    const [memberId] = await closeCrew(db);
    const held = holdShare(db, { week: WEEK, memberId, reason, actor: '77' });
    if (code === null) expect(await held).toMatchObject({ status: 'held' });
    else await expect(held).rejects.toMatchObject({ code });
  });

  it.each([
    ['another week', '2026-03-08', 1n],
    ['no week', '2026-03-02', 1n],
    ['a member without a share', WEEK, 999n],
    ['a number beyond all', WEEK, 999_999_999_999_999_999n],
  ])('knows no share of %s', async (_, week, memberId) => {
    const { db } = database();
    await closeCrew(db);
    const key = { week, memberId, actor: '77' };
    await expect(holdShare(db, { ...key, reason: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(releaseShare(db, { ...key, nowMs: NOW_MS })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(readWeekHolds(db, { week: '2026-03-02' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('lets one of many simultaneous holds win, and records it once', async () => {
    const { db } = await database().connectAgain();
    const [memberId] = await closeCrew(db);
    const holds = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        holdShare(db, { week: WEEK, memberId, reason: `${index}`, actor: '77' }),
      ),
    );
    expect(holds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readLog(db)).toHaveLength(1);
  });

  it('excludes a payout, whichever comes first', async () => {
    const { db } = await database().connectAgain();
    const [first, second] = await closeCrew(db);
    for (const memberId of [first, second]) {
      const [paid, held] = await Promise.allSettled([
        payShare(db, memberId),
        holdShare(db, { week: WEEK, memberId, reason: 'x', actor: '77' }),
      ]);
      const isPaid = paid.status === 'fulfilled' && paid.value;
      expect([isPaid, held.status === 'fulfilled'].filter(Boolean)).toHaveLength(1);
      expect((await readShareStatus(db, { week: WEEK, memberId })).status).toBe(
        isPaid ? 'paying' : 'held',
      );
    }
  });

  it('waits for a payout in progress, then refuses', async () => {
    const { db } = database();
    const other = await database().connectAgain();
    const [memberId] = await closeCrew(db);
    let [paid, held]: Promise<unknown>[] = [];
    await db.transaction().execute(async (tx) => {
      // The last write of a payout, after it has taken the share.
      await sql`lock table audit_log in exclusive mode`.execute(tx);
      paid = payShare(db, memberId);
      await untilWaiting(other.db, 1);
      held = holdShare(other.db, { week: WEEK, memberId, reason: 'x', actor: '77' });
      held.catch(() => undefined);
      await untilWaiting(other.db, 2);
    });
    expect(await paid).toBe(true);
    await expect(held).rejects.toMatchObject({
      code: 'conflict',
      message: 'This share is in a payout that is about to go out.',
    });
    expect(await readLog(db)).toEqual([]);
  });
});

async function untilWaiting(db: Db, waiting: number): Promise<void> {
  while ((await countWaiting(db)) !== waiting);
}
