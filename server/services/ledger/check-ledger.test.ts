import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { weekEndMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { closeWeek } from '#server/services/weeks/close-weeks.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { checkLedger } from './check-ledger.ts';
import { ingestEvents } from './ingest.ts';

const WEEK = '2026-02-22';
const AT = '2026-02-18T10:00:00Z';
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describeOnPostgres('checkLedger', (database) => {
  it('finds nothing wrong with an empty database', async () => {
    expect(await checkLedger(database().db)).toEqual([]);
  });

  // Member 1 tips member 2 twice, both are eligible: 6 and 1 points and a pool of 700 units.
  const ONE = 'member 1';
  it.each<[string, RawBuilder<unknown>, string[]]>([
    [
      'lifetime points',
      sql`update member_totals set lifetime_points = lifetime_points + 1 where member_id = 1`,
      [`lifetime points, ${ONE}: 601, 600`],
    ],
    [
      'the amount tipped',
      sql`update member_totals set tipped = tipped - 1 where member_id = 1`,
      [`tipped, ${ONE}: 199999999, 200000000`],
    ],
    [
      'the number of tips',
      sql`update member_totals set tip_count = 3 where member_id = 1`,
      [`tip count, ${ONE}: 3, 2`],
    ],
    [
      'the amount received',
      sql`update member_totals set received = 0 where member_id = 2`,
      ['received, member 2: 0, 200000000'],
    ],
    [
      'the number of receipts',
      sql`update member_totals set received_count = 9 where member_id = 2`,
      ['received count, member 2: 9, 2'],
    ],
    [
      'the amount earned',
      sql`update member_totals set earned = earned + 1 where member_id = 1`,
      [`earned, ${ONE}: 601, 600`],
    ],
    [
      'nothing wrong with a held share',
      sql`update shares set status = 'held', hold_reason = 'Why' where member_id = 1`,
      [],
    ],
    [
      'a row of totals that is gone',
      sql`delete from member_totals where member_id = 2`,
      [
        'earned, member 2: 0, 100',
        'lifetime points, member 2: 0, 100',
        'received count, member 2: 0, 2',
        'received, member 2: 0, 200000000',
      ],
    ],
    [
      'points of the week',
      sql`update week_totals set points = 500 where member_id = 1`,
      [
        `figures of the frozen week, ${WEEK} points: 700, 600`,
        `points behind a share, ${WEEK} member 1: 600, 500`,
        `week points, ${WEEK} member 1: 500, 600`,
      ],
    ],
    [
      'transactions of the week',
      sql`update week_totals set transactions = 7 where member_id = 1`,
      [`transactions of the week, ${WEEK} member 1: 7, 2`],
    ],
    [
      'a week that nobody earned',
      sql`insert into week_totals values ('2026-03-01', 2, 5, 1)`,
      [
        'transactions of the week, 2026-03-01 member 2: 1, 0',
        'week points, 2026-03-01 member 2: 5, 0',
      ],
    ],
    [
      'points of the day',
      sql`update day_totals set recurring_points = 0 where member_id = 1`,
      ['points of the day, 2026-02-18 member 1: 0, 200'],
    ],
    [
      'rewarded tips of the day',
      sql`update day_totals set rewarded_tips = 1 where member_id = 1`,
      ['rewarded tips of the day, 2026-02-18 member 1: 1, 2'],
    ],
    [
      'a day that is gone',
      sql`delete from day_totals where member_id = 1`,
      [
        'points of the day, 2026-02-18 member 1: 0, 200',
        'rewarded tips of the day, 2026-02-18 member 1: 0, 2',
      ],
    ],
    [
      'the sum of a week',
      sql`update weeks set pool = 701, distributed = 701`,
      [`shares of the week, ${WEEK}: 701, 700`],
    ],
    [
      'what was distributed',
      sql`update weeks set distributed = 0`,
      [`shares of the week, ${WEEK}: 0, 700`],
    ],
    [
      'the active members of a week',
      sql`update weeks set active_members = 3`,
      [`figures of the frozen week, ${WEEK} active members: 3, 2`],
    ],
    [
      'the eligible members of a week',
      sql`update weeks set eligible_members = 1`,
      [`figures of the frozen week, ${WEEK} eligible members: 1, 2`],
    ],
    [
      'the points of a week',
      sql`update weeks set total_points = 699`,
      [`figures of the frozen week, ${WEEK} points: 699, 700`],
    ],
    [
      'the eligible points of a week',
      sql`update weeks set eligible_points = 701`,
      [`figures of the frozen week, ${WEEK} eligible points: 701, 700`],
    ],
    [
      'a share moved to another member',
      sql`
      with s as (update shares set amount = case member_id when 1 then 500 else 200 end)
      update member_totals set earned = case member_id when 1 then 500 else 200 end`,
      [
        `amount of a share, ${WEEK} member 1: 500, 600`,
        `amount of a share, ${WEEK} member 2: 200, 100`,
      ],
    ],
    [
      'points of a share',
      sql`update shares set points = 601 where member_id = 1`,
      [
        `amount of a share, ${WEEK} member 1: 600, 601`,
        `figures of the frozen week, ${WEEK} eligible points: 700, 701`,
        `points behind a share, ${WEEK} member 1: 601, 600`,
      ],
    ],
    [
      'a share that is gone',
      sql`delete from shares where member_id = 2`,
      [
        'earned, member 2: 100, 0',
        `figures of the frozen week, ${WEEK} eligible members: 2, 1`,
        `figures of the frozen week, ${WEEK} eligible points: 700, 600`,
        `shares of the week, ${WEEK}: 700, 600`,
      ],
    ],
    [
      'an entry of no event',
      sql`
      insert into point_entries (event_seq, member_id, week, at, rule, points, week_points, full_points)
      values (999, 1, ${WEEK}, ${AT}, 'gm', 0, 0, 100)`,
      ['events behind entries, entry 6: 1, 0'],
    ],
    [
      'a one-time entry without its mark, which could be earned again',
      sql`
      insert into point_entries (event_seq, member_id, week, at, rule, points, week_points, full_points)
      select seq, member_id, week, at, 'twitter_set', 0, 0, 300 from activity_events where id = 'a'`,
      ['mark of one-time points, entry 6: 0, 1'],
    ],
    [
      'the mark on an entry that may come again',
      sql`
      insert into point_entries (event_seq, member_id, week, at, rule, points, week_points, full_points, one_time)
      select seq, member_id, week, at, 'gm', 0, 0, 100, true from activity_events where id = 'a'`,
      ['mark of one-time points, entry 6: 1, 0'],
    ],
    [
      'a wrong mark of an unrewarded event',
      sql`
      insert into activity_events (id, type, at, member_id, week, unrewarded)
      values ('odd', 'profile_changed', ${AT}, 1, ${WEEK}, true)`,
      ['mark of an unrewarded event, event 3: 1, 0'],
    ],
    [
      'an event of nobody',
      sql`
      insert into activity_events (id, type, at, member_id, counterpart_id, week)
      values ('odd', 'profile_changed', ${AT}, 77, 78, ${WEEK})`,
      ['members who are named, member 77: 1, 0', 'members who are named, member 78: 1, 0'],
    ],
  ])('finds %s', async (_, tamper, expected) => {
    const { db } = database();
    await fill(db);
    expect(await checkLedger(db)).toEqual([]);
    await tamper.execute(db);
    const found = await checkLedger(db);
    const lines = found.map(
      ({ total, key, stored, ledger }) => `${total}, ${key}: ${stored}, ${ledger}`,
    );
    expect(lines.sort()).toEqual(expected);
  });

  it('finds an entry that bypassed the totals', async () => {
    const { db } = database();
    await fill(db);
    await sql`
      insert into point_entries (event_seq, member_id, week, at, rule, points, week_points, full_points)
      select seq, member_id, '2026-03-01', at, 'gm', 100, 100, 100 from activity_events
      where id = 'a'`.execute(db);
    expect((await checkLedger(db)).map(({ total }) => total).sort()).toEqual([
      'lifetime points',
      'points of the day',
      'week points',
    ]);
  });

  it('lists at most a hundred rows per total', async () => {
    const { db } = database();
    const events = Array.from({ length: 150 }, (_, index) => gm(`g${index}`, String(100 + index)));
    await ingestEvents(db, { events, nowMs: NOW_MS });
    await sql`update member_totals set lifetime_points = 0`.execute(db);
    expect(await checkLedger(db)).toHaveLength(100);
  });
});

async function fill(db: Db): Promise<void> {
  const tip = (id: string) => ({ ...gm(id, '11'), type: 'tip', to: '22', amount: '1' });
  await ingestEvents(db, { events: [tip('a'), tip('b')], nowMs: NOW_MS });
  await closeWeek(db, {
    week: WEEK,
    nowMs: weekEndMs(WEEK),
    poolUnits: 700n,
    thresholdHundredths: 100,
  });
}

function gm(id: string, telegramId: string) {
  return { id, type: 'gm', at: AT, telegramId };
}
