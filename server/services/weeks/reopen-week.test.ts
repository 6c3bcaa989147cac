import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { distributionMs, nextWeek, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { numberOf, openBoard } from '#server/testing/board.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { byChance, randomEvents } from '#server/testing/events.ts';
import { bringSharesTo } from '#server/testing/wallet/due-shares.ts';
import { closePastWeeks } from './close-weeks.ts';
import { readWeek } from './closed-weeks.ts';
import { openWeekCsv, openWeekJson, type WeekResultFile } from './files.ts';
import { holdShare } from './holds.ts';
import { readReopening, reopenWeek } from './reopen-week.ts';

const WEEK = '2026-03-01';
const NEXT = '2026-03-08';
const NOW_MS = weekEndMs(WEEK) + 1000;
const REWARDS = { poolUnits: 50_000_000_000n, thresholdHundredths: 100 };
const WHY = { reason: 'The clock was nine days ahead', actor: 'operator' };

describeOnBothInFull('reopening a week', (database) => {
  const close = (nowMs = NOW_MS) => closePastWeeks(database().db, { ...REWARDS, nowMs });
  let count = 0;
  async function earn(telegramId: string, at: string, points = 9) {
    count += 1;
    const event = { id: `r${count}`, type: 'booty_hunt_x', at, telegramId, points };
    const answers = await ingestEvents(database().db, { events: [event], nowMs: NOW_MS });
    expect(answers).toMatchObject([{ status: 'accepted' }]);
  }

  it('takes back a closing, and closing again gives the same shares', () =>
    byChance(async (random) => {
      const { db } = database();
      const fromMs = weekStartMs(WEEK) - 8 * 86_400_000;
      const events = randomEvents(random, { count: 300, people: 12, fromMs, toMs: NOW_MS });
      await ingestEvents(db, { events, nowMs: NOW_MS });
      const before = await tables(db);
      const [week] = (await close()).map((each) => each.week).slice(-1);
      expect(week).toBeDefined();
      const closed = await tables(db);
      await reopenWeek(db, { week: String(week), ...WHY });
      expect(await checkLedger(db)).toEqual([]);
      const open = await tables(db);
      expect(open.weekTotals).toEqual(before.weekTotals);
      expect(open.shares).not.toContainEqual(expect.objectContaining({ week }));
      await close();
      expect(await tables(db)).toEqual(closed);
      expect(await checkLedger(db)).toEqual([]);
    }));

  it('gives earnings back exactly, on boards that are open too', async () => {
    const { db } = database();
    await earn('11', '2026-02-26T10:00:00Z');
    const nowMs = weekEndMs(NEXT);
    const board = await openBoard(db, () => nowMs);
    await close();
    await board.catchUp();
    expect(board.summary().distributedUnits).toBe(REWARDS.poolUnits);
    // Closed again before the board looks: its marks are as they were.
    await reopenWeek(db, { week: WEEK, ...WHY });
    await earn('22', '2026-02-26T10:00:00Z');
    await close();
    await board.catchUp();
    const earned = async (id: number) =>
      board.find('totalTipped', await numberOf(db, id))?.earnedUnits;
    expect([await earned(11), await earned(22)]).toEqual([25_000_000_000n, 25_000_000_000n]);
    await reopenWeek(db, { week: WEEK, ...WHY });
    await board.catchUp();
    expect(board.summary().distributedUnits).toBe(0n);
    expect([await earned(11), await earned(22)]).toEqual([0n, 0n]);
  });

  it('leaves events where they were booked, and takes later ones into the open week', async () => {
    const { db } = database();
    await earn('11', '2026-02-26T10:00:00Z');
    await close();
    await earn('22', '2026-02-27T10:00:00Z');
    await reopenWeek(db, { week: WEEK, ...WHY });
    await earn('33', '2026-02-28T10:00:00Z');
    await close();
    const { rows } = await sql<{ telegram_id: string; week: string }>`
      select telegram_id::text, week from week_totals join members on id = member_id
      order by telegram_id`.execute(db);
    expect(rows).toEqual([
      { telegram_id: '11', week: WEEK },
      { telegram_id: '22', week: NEXT },
      { telegram_id: '33', week: WEEK },
    ]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it.each([
    ['CSV', openWeekCsv],
    ['JSON', openWeekJson],
  ])('cuts off a file that is being read: %s', async (_, open) => {
    const { db } = database();
    await earn('11', '2026-02-26T10:00:00Z');
    await close();
    const read = async ({ parts }: WeekResultFile, meanwhile = async () => {}) => {
      let text = '';
      for await (const part of parts) {
        if (text === '') await meanwhile();
        text += part;
      }
      return text;
    };
    const file = await open(db, { week: WEEK });
    const whole = await read(file);
    const reopen = async () => {
      await reopenWeek(db, { week: WEEK, ...WHY });
    };
    await expect(read(await open(db, { week: WEEK }), reopen)).rejects.toThrow('reopened');
    await close();
    const again = async () => {
      await reopen();
      await close();
    };
    expect(await read(await open(db, { week: WEEK }), again)).toBe(whole);
    const changed = async () => {
      await reopen();
      await earn('22', '2026-02-26T10:00:00Z');
      await close();
    };
    await expect(read(await open(db, { week: WEEK }), changed)).rejects.toThrow('reopened');
  });

  it('keeps both results in the history of the week, and says in the audit log who and why', async () => {
    const { db } = database();
    await earn('11', '2026-02-26T10:00:00Z');
    await close();
    const page = () =>
      readWeek(db, { week: WEEK, page: 1, limit: 1, nowMs: NOW_MS, explorerTxUrl: '' });
    const first = await page();
    expect(first.earlierResults).toEqual([]);
    await reopenWeek(db, { week: WEEK, ...WHY });
    await expect(page()).rejects.toThrow('There is no closed week of this name.');
    await earn('22', '2026-02-26T10:00:00Z');
    await close();
    const second = await page();
    expect(second.resultHash).not.toBe(first.resultHash);
    expect(second.earlierResults).toEqual([
      {
        resultHash: first.resultHash,
        closedAt: expect.stringMatching(/Z$/),
        reopenedAt: expect.stringMatching(/Z$/),
      },
    ]);
    const { rows } = await sql<{ actor: string; before: object; after: object }>`
      select actor, before, after from audit_log where action = 'week_reopened'`.execute(db);
    expect(rows).toEqual([
      {
        actor: 'operator',
        before: expect.objectContaining({ resultHash: first.resultHash, shares: 1 }),
        after: { reason: WHY.reason },
      },
    ]);
  });

  it('holds again what was held', async () => {
    const { db } = database();
    await earn('11', '2026-02-26T10:00:00Z');
    await earn('22', '2026-02-26T10:00:00Z');
    await close();
    const memberId = BigInt(await numberOf(db, 22));
    await holdShare(db, { week: WEEK, memberId, reason: 'Two accounts', actor: 'operator' });
    expect(await reopenWeek(db, { week: WEEK, ...WHY })).toMatchObject({
      shares: 2,
      holds: [[String(memberId), 'Two accounts']],
    });
    await close();
    const { rows } = await sql`select status, hold_reason from shares order by member_id`.execute(
      db,
    );
    expect(rows).toEqual([
      { status: 'owed', hold_reason: null },
      { status: 'held', hold_reason: 'Two accounts' },
    ]);
  });

  it('refuses any week but the newest closed one, and one without a reason', async () => {
    const { db } = database();
    await earn('11', '2026-02-26T10:00:00Z');
    await close(weekEndMs(NEXT));
    const refusals = [
      [
        { week: WEEK, ...WHY },
        `Weeks are reopened newest first: the newest closed one is ${NEXT}.`,
      ],
      [{ week: nextWeek(NEXT), ...WHY }, 'There is no closed week of this name.'],
      [{ week: NEXT, ...WHY, reason: ' ' }, 'Say why the week is reopened.'],
    ] as const;
    for (const [input, text] of refusals) await expect(reopenWeek(db, input)).rejects.toThrow(text);
    const { rows } = await sql`select week from weeks`.execute(db);
    expect(rows).toHaveLength(2);
  });

  it.each(['paying', 'sent', 'paid', 'failed'] as const)(
    'refuses when a share is %s',
    async (status) => {
      const { db } = database();
      await earn('11', '2026-02-26T10:00:00Z');
      await earn('22', '2026-02-26T10:00:00Z');
      await close();
      await bringSharesTo(db, status, { telegramId: '11', nowMs: distributionMs(WEEK) });
      const { rows } = await sql`select status from shares order by member_id`.execute(db);
      expect(rows).toEqual([{ status }, { status: 'owed' }]);
      const before = await tables(db);
      const text = `1 shares of the week of ${WEEK} are in a payout, were paid, or failed: it stays closed.`;
      await expect(readReopening(db, WEEK)).rejects.toThrow(text);
      await expect(reopenWeek(db, { week: WEEK, ...WHY })).rejects.toThrow(text);
      expect(await tables(db)).toEqual(before);
    },
  );
});

/** The rows that a closing writes, and those that it reads. */
async function tables(db: Db) {
  const { rows } = await sql<{
    shares: object[];
    weeks: object[];
    earned: object;
    weekTotals: object;
  }>`
    select
      coalesce((select json_agg(s order by week, member_id) from shares s), '[]') as shares,
      (select json_agg(to_jsonb(w) - 'frozen_at' order by week) from weeks w) as weeks,
      (select json_agg(json_build_array(member_id, earned) order by member_id) from member_totals) as earned,
      (select json_agg(w order by week, member_id) from week_totals w) as "weekTotals"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the tables gave no row');
  return row;
}
