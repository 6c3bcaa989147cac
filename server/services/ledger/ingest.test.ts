import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { EventResult } from '#contract/bot/gateway.ts';
import { ONE_TIME_IDS } from '#rules/points/activities.ts';
import type { Db } from '#server/db/connect.ts';
import { closeWeek } from '#server/services/weeks/close-weeks.ts';
import { dumpBooks, readBooks } from '#server/testing/books.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { ban } from '#server/testing/people/bans.ts';
import { IS_FULL } from '#server/testing/run/scope.ts';
import { checkLedger } from './check-ledger.ts';
import { ingestEvents } from './ingest.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const AT = '2026-03-04T11:00:00Z';
const ADDRESS = '7'.padEnd(34, 'a');
const WEEK = '2026-03-01';
const NEXT_WEEK = '2026-03-08';
const REWARDS = { poolUnits: 1000n, thresholdHundredths: 500 };

let nextId = 1;
type Fields = Record<string, unknown>;

function event(type: string, fields: Fields = {}) {
  return { id: `t${nextId++}`, type, at: AT, telegramId: '11', ...fields };
}
const tip = (fields: Fields = {}) => event('tip', { to: '22', amount: '1', ...fields });
const send = (fields: Fields = {}) => event('send', { amount: '1', ...fields });
const many = (count: number, make: () => object) => Array.from({ length: count }, make);

describeOnBothEngines('ingestEvents', (database, engine) => {
  const take = (events: readonly unknown[], nowMs = NOW_MS) =>
    ingestEvents(database().db, { events, nowMs });
  const points = async (events: readonly unknown[]) => pointsOf(await take(events));

  it('takes a tip once, with the points of both accounts', async () => {
    const { db } = database();
    const first = tip({ id: 'once', amount: '1.5' });
    expect(await take([first, first])).toEqual([
      { index: 0, id: 'once', status: 'accepted', points: 5 },
      { index: 1, id: 'once', status: 'duplicate' },
    ]);
    expect(await take([first])).toEqual([{ index: 0, id: 'once', status: 'duplicate' }]);
    const books = await readBooks(db);
    expect(books.get('11')).toMatchObject({
      points: 500,
      tipped: 150_000_000n,
      tips: 1,
      receipts: 0,
    });
    expect(books.get('22')).toMatchObject({
      points: 100,
      received: 150_000_000n,
      tips: 0,
      receipts: 1,
    });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('answers every event of a batch in order, good and bad', async () => {
    const results = await take([
      null,
      tip({ id: 'a' }),
      { id: 'b' },
      tip({ id: 'a' }),
      tip({ id: 'c' }),
    ]);
    expect(results).toEqual([
      { index: 0, id: null, status: 'rejected', reason: 'not an object' },
      { index: 1, id: 'a', status: 'accepted', points: 5 },
      { index: 2, id: 'b', status: 'rejected', reason: 'type is missing' },
      { index: 3, id: 'a', status: 'duplicate' },
      { index: 4, id: 'c', status: 'accepted', points: 1 },
    ]);
    expect(await take([])).toEqual([]);
    expect(await take(['x'])).toMatchObject([{ index: 0, status: 'rejected' }]);
  });

  it('distinguishes ids with unusual characters', async () => {
    const ids = [
      '{"a",\\NULL}',
      'NULL',
      'null',
      '"',
      '\\',
      "'",
      ',',
      '{}',
      'A',
      'a',
      '%',
      '$1',
      '\\\\',
    ];
    const events = ids.map((id) => tip({ id }));
    expect(statuses(await take(events))).toEqual(ids.map(() => 'accepted'));
    expect(statuses(await take(events))).toEqual(ids.map(() => 'duplicate'));
  });

  it('keeps data without a column, with unusual characters', async () => {
    const firstName = `Ann "\\" {NULL,'} 🦜`;
    await take([
      event('profile_changed', { id: 'named', firstName, username: null }),
      event('booty_hunt_chest', { id: 'given', points: 0.25 }),
      event('primary_address_set', { id: 'set', address: ADDRESS }),
      event('gm', { id: 'nothing' }),
    ]);
    const { rows } = await sql`select id, data from activity_events order by seq`.execute(
      database().db,
    );
    expect(rows).toEqual([
      { id: 'named', data: { firstName, username: null } },
      { id: 'given', data: { points: 25 } },
      { id: 'set', data: { value: ADDRESS } },
      { id: 'nothing', data: null },
    ]);
  });

  it('accepts a link with a NUL in its query, and the rest of its batch', async () => {
    const fields = { contentType: 'meme_image', url: 'https://a.org/?id=%00' };
    expect(await points([tip(), event('content_submitted', fields), tip()])).toEqual([5, 0, 1]);
  });

  it('refuses only the event that would overflow a total', async () => {
    const { db } = database();
    const huge = (id: string) => tip({ id, amount: '10000000000' });
    const events = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'ten'].map(huge);
    const results = await take([
      ...events,
      tip({ id: 'small' }),
      event('gm', { telegramId: '99' }),
    ]);
    expect(results[9]).toEqual({
      index: 9,
      id: 'ten',
      status: 'rejected',
      reason: 'a total would become too large',
    });
    expect(statuses(results).filter((status) => status === 'accepted')).toHaveLength(11);
    expect(await take([huge('eleven')])).toMatchObject([{ status: 'rejected' }]);
    // Together with a person who would be new: no account remains.
    await take([tip({ id: 'twelve', to: '55', amount: '10000000000' })]);
    expect([...(await readBooks(db)).keys()]).toEqual(['11', '22', '99']);
    expect(await checkLedger(db)).toEqual([]);
  });

  // The rest is the same SQL in other cases.
  if (engine === 'embedded' && !IS_FULL) return;

  it('gives points for ten tips a day, and none for the eleventh', async () => {
    expect(await points(many(12, tip))).toEqual([5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
    expect(await points([tip({ at: '2026-03-03T23:59:59.999Z' })])).toEqual([1]);
    expect(await points([tip({ at: '2026-03-04T00:00:00Z' })])).toEqual([0]);
    expect(await cuts(database().db)).toEqual({ daily_tip_limit: 3 });
  });

  it('counts a day’s tips across batches', async () => {
    await points(many(6, tip));
    expect(await points(many(6, tip))).toEqual([1, 1, 1, 1, 0, 0]);
  });

  it('stops at 20 points a day, awarding what is left', async () => {
    // An account and a first send in addition to 79 sends: 19.75 of the day are used.
    const sends = await points(many(79, send));
    expect(sends.reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(1 + 3 + 79 * 0.25);
    expect(await points([tip(), tip(), send(), event('gm')])).toEqual([3.25, 0, 0, 0]);
    expect(await cuts(database().db)).toEqual({ daily_activity_cap: 4 });
    const { rows } = await sql`select recurring_points, rewarded_tips from day_totals
      where recurring_points > 0`.execute(database().db);
    expect(rows).toEqual([{ recurring_points: 2000, rewarded_tips: 1 }]);
    expect(await points([send({ at: '2026-03-03T23:59:59.999Z' })])).toEqual([0.25]);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('does not count setup, hunts and referrals towards the day', async () => {
    await points(many(100, send));
    expect(
      await points([
        event('primary_address_set', { address: ADDRESS }),
        event('booty_hunt_chest', { points: 7.25 }),
        event('referral_joined', { points: 1000 }),
        event('content_submitted', { contentType: 'meme_image', url: 'https://a.org' }),
        event('profile_changed'),
      ]),
    ).toEqual([3, 7.25, 1000, 0, 0]);
  });

  it.each(['gm', 'faucet'])(
    'gives %s points once per rolling 24 hours, in any order',
    async (type) => {
      const at = (time: string) => event(type, { at: time });
      expect(await points([at('2026-03-01T12:00:00.000Z')])).toEqual([2]);
      expect(await points([at('2026-03-02T11:59:59.999Z')])).toEqual([0]);
      expect(await points([at('2026-03-02T12:00:00.000Z')])).toEqual([1]);
      // Before both claims: too near to the first one, then exactly a day away from it.
      expect(await points([at('2026-02-28T12:00:00.001Z')])).toEqual([0]);
      expect(await points([at('2026-02-28T12:00:00.000Z')])).toEqual([1]);
      // Within one batch, newest first.
      expect(await points([at('2026-03-04T10:00:00Z'), at('2026-03-03T10:00:00.001Z')])).toEqual([
        1, 0,
      ]);
      expect(await cuts(database().db)).toEqual({ cooldown: 3 });
    },
  );

  it('keeps gm, faucet and people separate', async () => {
    expect(
      await points([event('gm'), event('faucet'), event('gm'), event('gm', { telegramId: '12' })]),
    ).toEqual([2, 1, 0, 2]);
  });

  it('gives the first tip and the first send a bonus on top of their points', async () => {
    expect(await points([tip(), tip(), send(), send()])).toEqual([5, 1, 3.25, 0.25]);
    expect(await points([tip(), send()])).toEqual([1, 0.25]);
  });

  it('gives setup actions points once, within a batch and across batches', async () => {
    const setup = () => [
      event('primary_address_set', { address: ADDRESS }),
      event('staking_address_set', { address: ADDRESS }),
      event('twitter_set', { twitterHandle: 'anne' }),
      event('account_created'),
    ];
    expect(await points([...setup(), ...setup()])).toEqual([4, 3, 3, 0, 0, 0, 0, 0]);
    expect(await points(setup())).toEqual([0, 0, 0, 0]);
  });

  it('marks all of them and nothing else, so that the database refuses a second entry', async () => {
    const { db } = database();
    await take([
      event('tip', { to: '22', amount: '1' }),
      event('send', { amount: '1' }),
      event('primary_address_set', { address: ADDRESS }),
      event('staking_address_set', { address: ADDRESS }),
      event('twitter_set', { twitterHandle: 'anne' }),
      event('gm'),
      event('booty_hunt_chest', { points: 2 }),
    ]);
    const { rows } = await sql<{ rule: string }>`
      select distinct rule from point_entries where one_time`.execute(db);
    expect(rows.map(({ rule }) => rule).sort()).toEqual([...ONE_TIME_IDS].sort());
    const again = sql`
      insert into point_entries (event_seq, member_id, week, at, rule, points, week_points, full_points, one_time)
      select event_seq + 1000, member_id, week, at, rule, points, week_points, full_points, one_time
      from point_entries where rule = 'twitter_set'`.execute(db);
    await expect(again).rejects.toThrow('point_entries_one_time');
  });

  it('keeps the newest address and handle', async () => {
    const { db } = database();
    const handle = (twitterHandle: string, at: string) =>
      event('twitter_set', { twitterHandle, at });
    await take([handle('new', '2026-03-03T10:00:00Z'), handle('old', '2026-03-03T09:00:00Z')]);
    await sql`update members set twitter_verified = true`.execute(db);
    await take([handle('older', '2026-03-03T08:00:00Z')]);
    const read = sql`select twitter_handle, twitter_verified from members`;
    expect((await read.execute(db)).rows).toEqual([
      { twitter_handle: 'new', twitter_verified: true },
    ]);
    await take([handle('newest', '2026-03-03T11:00:00Z')]);
    expect((await read.execute(db)).rows).toEqual([
      { twitter_handle: 'newest', twitter_verified: false },
    ]);
  });

  it('gives a banned member no points, and keeps the bonuses for later', async () => {
    const { db } = database();
    await take([event('gm', { at: '2026-03-01T09:00:00Z' })]);
    await ban(db, '11', '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z');
    const at = (time: string) => ({ at: time });
    const banned = [
      tip(at('2026-03-02T00:00:00Z')),
      send(at('2026-03-02T23:59:59.999Z')),
      event('gm', at('2026-03-02T12:00:00Z')),
      event('primary_address_set', { address: ADDRESS, ...at('2026-03-02T12:00:00Z') }),
      event('booty_hunt_chest', { points: 5, ...at('2026-03-02T12:00:00Z') }),
    ];
    expect(await points(banned)).toEqual([0, 0, 0, 0, 0]);
    expect(await readBooks(db)).toMatchObject(
      new Map([
        ['11', { points: 200, tips: 1 }],
        ['22', { points: 100 }],
      ]),
    );
    expect(await cuts(db)).toEqual({ banned: 4 });
    // Before and after the ban. The claim that earned nothing starts no cooldown.
    expect(
      await points([tip(at('2026-03-01T23:59:59.999Z')), send(at('2026-03-03T00:00:00Z'))]),
    ).toEqual([4, 3.25]);
    expect(await points([event('gm', at('2026-03-03T00:00:00Z'))])).toEqual([1]);
    expect(await points([event('primary_address_set', { address: ADDRESS })])).toEqual([3]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('gives no points for the time of earlier bans, each member for their own', async () => {
    await take(['11', '22', '33'].map((telegramId) => event('gm', { telegramId })));
    await sql`
      insert into past_bans (member_id, began_at, ended_at)
      select m.id, b.began_at, b.ended_at from members m join (values
        (11, '2026-02-25'::timestamptz, '2026-02-26'::timestamptz),
        (11, '2026-03-01', '2026-03-02'), (22, '2026-03-02', '2026-03-03')
      ) as b (telegram_id, began_at, ended_at) on m.telegram_id = b.telegram_id`.execute(
      database().db,
    );
    const days = ['2026-02-25', '2026-03-01', '2026-03-02'];
    const hunts = ['11', '22', '33'].flatMap((telegramId) =>
      days.map((day) =>
        event('booty_hunt_chest', { points: 5, telegramId, at: `${day}T12:00:00Z` }),
      ),
    );
    expect(await points(hunts)).toEqual([0, 0, 5, 5, 5, 0, 5, 5, 5]);
  });

  it('keeps a banned receiver’s point for when they appear again', async () => {
    const { db } = database();
    await sql`
      with made as (insert into members (telegram_id, created_at, banned_at, ban_expires_at)
        values (22, now(), '2026-03-02', '2026-03-03') returning id)
      insert into member_totals (member_id) select id from made`.execute(db);
    await take([tip({ at: '2026-03-02T10:00:00Z' })]);
    expect((await readBooks(db)).get('22')).toMatchObject({ points: 0, receipts: 1 });
    await take([tip({ at: '2026-03-03T10:00:00Z' })]);
    expect((await readBooks(db)).get('22')).toMatchObject({ points: 100, receipts: 2 });
  });

  it('counts a late event of a frozen week for the following week, with its own time', async () => {
    const { db } = database();
    await take([tip({ at: '2026-02-25T10:00:00Z' })]);
    await closeWeek(db, { week: WEEK, nowMs: NOW_MS, ...REWARDS });
    expect(
      await points([tip({ at: '2026-02-25T11:00:00Z', id: 'late' }), tip({ id: 'now' })]),
    ).toEqual([1, 1]);
    const { rows } = await sql`
      select e.id, e.week, p.week as entry_week, p.at from activity_events e
      join point_entries p on p.event_seq = e.seq where e.id in ('late', 'now') order by e.id`.execute(
      db,
    );
    expect(rows).toEqual([
      { id: 'late', week: NEXT_WEEK, entry_week: NEXT_WEEK, at: new Date('2026-02-25T11:00:00Z') },
      { id: 'now', week: NEXT_WEEK, entry_week: NEXT_WEEK, at: new Date(AT) },
    ]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('keeps the days of late events, with their caps', async () => {
    const { db } = database();
    const at = '2026-02-25T10:00:00Z';
    await take(many(10, () => tip({ at })));
    await closeWeek(db, { week: WEEK, nowMs: NOW_MS, ...REWARDS });
    expect(await points([tip({ at }), event('gm', { at }), event('gm', { at })])).toEqual([
      0, 1, 0,
    ]);
  });

  it('splits weeks at Sunday 23:00 UTC', async () => {
    await take([tip({ at: '2026-03-01T22:59:59.999Z' }), tip({ at: '2026-03-01T23:00:00Z' })]);
    const { rows } = await sql`select week from activity_events order by seq`.execute(
      database().db,
    );
    expect(rows).toEqual([{ week: WEEK }, { week: NEXT_WEEK }]);
  });

  it('numbers accounts by appearance, sender first', async () => {
    await take([tip({ telegramId: '90', to: '5' }), tip({ telegramId: '40', to: '90' })]);
    const { rows } = await sql`select telegram_id::text as id from members order by id`.execute(
      database().db,
    );
    const byNumber = await sql<{ id: string }>`
      select telegram_id::text as id from members order by members.id`.execute(database().db);
    expect(rows).toHaveLength(3);
    expect(byNumber.rows.map((row) => row.id)).toEqual(['90', '5', '40']);
  });

  it('dates an account by its oldest event, however late it arrives', async () => {
    const { db } = database();
    const created = async (id: string) => (await readBooks(db)).get(id)?.createdAtMs;
    await take([tip({ at: '2026-03-03T10:00:00Z' })]);
    await take([
      event('gm', { at: '2026-03-02T10:00:00Z' }),
      event('gm', { at: '2026-03-04T10:00:00Z' }),
    ]);
    expect(await created('11')).toBe(Date.parse('2026-03-02T10:00:00Z'));
    expect(await created('22')).toBe(Date.parse('2026-03-03T10:00:00Z'));
    await take([tip({ telegramId: '33', at: '2026-03-01T10:00:00Z' })]);
    expect(await created('22')).toBe(Date.parse('2026-03-01T10:00:00Z'));
  });

  it('changes nothing for a used id, even from another person', async () => {
    const { db } = database();
    await take([tip({ id: 'used' })]);
    const before = await dumpBooks(db);
    const other = tip({
      id: 'used',
      telegramId: '77',
      to: '78',
      at: '2026-01-01T00:00:00Z',
      username: 'new',
    });
    const again = tip({ id: 'used', at: '2026-01-01T00:00:00Z', username: 'new' });
    expect(statuses(await take([other]))).toEqual(['duplicate']);
    expect(statuses(await take([again]))).toEqual(['duplicate']);
    expect(await dumpBooks(db)).toEqual(before);
    expect(statuses(await take([other, event('gm', { telegramId: '79' })]))).toEqual([
      'duplicate',
      'accepted',
    ]);
    expect([...(await readBooks(db)).keys()]).toEqual(['11', '22', '79']);
  });
});

function pointsOf(results: readonly EventResult[]): (number | undefined)[] {
  for (const result of results) expect(result).toMatchObject({ status: 'accepted' });
  return results.map((result) => result.points);
}

function statuses(results: readonly EventResult[]): string[] {
  return results.map((result) => result.status);
}

async function cuts(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ cut: string; count: number }>`
    select cut, count(*)::int as count from point_entries where cut is not null group by cut`.execute(
    db,
  );
  return Object.fromEntries(rows.map((row) => [row.cut, row.count]));
}
