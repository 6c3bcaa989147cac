import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { canonicalPolicy } from '#rules/policies/policy.ts';
import type { Db } from '#server/db/connect.ts';
import { answerHunt } from '#server/services/hunts/play.ts';
import { runHunts } from '#server/services/hunts/run.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { undoEvent } from '#server/services/ledger/undo-event.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { hashOfPolicy } from '#server/services/policies/policies.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { ONLY_BACKED } from '#server/testing/config/policies.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { enrolPlayers, HUNT_ENDS_MS, HUNT_STARTS_MS, openHunt } from '#server/testing/hunts.ts';
import { IS_FULL } from '#server/testing/run/scope.ts';
import { FARMING_WEEK, farmingWeek, coinTip as tip } from '#server/testing/tips/farming.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { lookAtWeek, lookAtWeeks } from './look.ts';
import { readFairnessWeek } from './read-week.ts';
import { reportFairness } from './report.ts';

const COIN = 100_000_000n;
const SETTINGS = { poolUnits: 500n * COIN, thresholdHundredths: 500, coin: JUNKCOIN_ON.main };
const WEEK = FARMING_WEEK;
const MINUTE_MS = 60_000;
const NOW_MS = Date.parse('2026-03-03T12:00:00Z');

async function readSignals(db: Db) {
  const { rows } = await sql<{
    kind: string;
    shape: string | null;
    people: string[];
    hold_worthy: boolean;
    points: number;
    tip_count: number;
    units: string;
    note: string | null;
  }>`
    select s.kind, s.shape, s.hold_worthy, s.points::int as points, s.tip_count, s.units::text as units,
      s.note, array(select m.telegram_id::text from members m where m.id = any(s.members)
                    order by m.telegram_id) as people
    from fairness_signals s order by s.hold_worthy desc, s.kind`.execute(db);
  return rows;
}

describeOnBothEngines('the look at a week', (database, engine) => {
  let db: Db;
  beforeEach(async () => {
    db = database().db;
    await ingestEvents(db, { events: farmingWeek(), nowMs: NOW_MS });
  });

  it('stores what stands out, with its points and their part of the pool', async () => {
    expect(await lookAtWeeks(db, { nowMs: NOW_MS, ...SETTINGS })).toEqual([WEEK]);
    const [pair, ...others] = await readSignals(db);
    expect(pair).toMatchObject({
      kind: 'circle',
      shape: 'pair',
      people: ['1', '2'],
      hold_worthy: true,
      points: 1600,
      tip_count: 16,
    });
    expect(others.map(({ kind, hold_worthy }) => [kind, hold_worthy])).toEqual([
      ['back_and_forth', false],
    ]);
    // Without these tips both are below the threshold, so their whole shares are in question.
    const earned = { pair: 8 + 3 + 1, town: 5 + 3 + 1 };
    const share = (500n * COIN * BigInt(earned.pair)) / BigInt(2 * earned.pair + 12 * earned.town);
    expect(Number(BigInt(pair?.units ?? 0) - 2n * share)).toBeLessThanOrEqual(2);
    const { rows } = await sql`
      select tips, earners, new_earners, round(mutual_part::numeric, 4)::text as mutual
      from fairness_weeks`.execute(db);
    expect(rows).toEqual([{ tips: 76, earners: 14, new_earners: 14, mutual: '0.1974' }]);
  });

  // The rest is the same SQL in other cases.
  if (engine === 'embedded' && !IS_FULL) return;

  it('stores a signal of which the same members give two', async () => {
    const fed = [5, 6, 7, 8].flatMap((from) =>
      [7, 8].flatMap((to) =>
        Array.from({ length: from === to ? 0 : 4 }, (_, turn) =>
          tip(from, to, NOW_MS + (turn * 31 + from) * MINUTE_MS),
        ),
      ),
    );
    const nowMs = NOW_MS + 200 * MINUTE_MS;
    await ingestEvents(db, { events: fed, nowMs });
    await lookAtWeeks(db, { nowMs, ...SETTINGS });
    const found = (await readSignals(db)).filter(({ kind }) => kind === 'fan_in');
    expect(found).toMatchObject([{ people: ['5', '6', '7', '8'] }]);
  });

  it('stores that very many members share an address', async () => {
    await sql`
      with crowd as (
        insert into members (telegram_id, primary_address, created_at)
        select 10000 + n, 'JaneAddress', '2026-01-01T00:00:00Z' from generate_series(1, 1200) n returning id),
      counted as (insert into member_totals (member_id) select id from crowd)
      insert into week_totals (week, member_id, points, transactions)
      select ${WEEK}::date, id, 500, 1 from crowd`.execute(db);
    await lookAtWeeks(db, { nowMs: NOW_MS, ...SETTINGS });
    const found = await readSignals(db);
    expect(found.map(({ kind, people }) => [kind, people.length])).toEqual([
      ['circle', 2],
      ['same_address', 400],
      ['same_address', 400],
      ['same_address', 400],
      ['back_and_forth', 2],
    ]);
  });

  it('asks under a policy for the points that count, while the week runs and once it is closed', async () => {
    const inQuestion = async (nowMs: number) => {
      await lookAtWeek(db, { week: WEEK, nowMs, ...SETTINGS });
      return (await readSignals(db)).find(({ kind }) => kind === 'circle')?.units;
    };
    await sql`
      insert into policies (from_week, document, hash, set_by)
      values (${WEEK}::date, ${canonicalPolicy(ONLY_BACKED)}, ${hashOfPolicy(ONLY_BACKED)}, 'operator')`.execute(
      db,
    );
    // One member backs each of the pair: 5 of their 12 points count, and all 9 of the twelve others. The pair has the largest remainder.
    const units = String(2n * ((500n * COIN * 5n) / (2n * 5n + 12n * 9n) + 1n));
    expect(await inQuestion(NOW_MS)).toBe(units);
    const afterMs = Date.parse('2026-03-08T23:05:00Z');
    await closePastWeeks(db, { nowMs: afterMs, ...SETTINGS });
    expect(await inQuestion(afterMs)).toBe(units);
  });

  it('looks again only at what changed, and not at once', async () => {
    const look = (nowMs: number) => lookAtWeeks(db, { nowMs, ...SETTINGS });
    expect(await look(NOW_MS)).toEqual([WEEK]);
    expect(await look(NOW_MS + 60 * MINUTE_MS)).toEqual([]);
    await ingestEvents(db, { events: [tip(1, 100, NOW_MS)], nowMs: NOW_MS });
    expect(await look(NOW_MS + 10 * MINUTE_MS - 1)).toEqual([]);
    expect(await look(NOW_MS + 10 * MINUTE_MS)).toEqual([WEEK]);
  });

  it('names finishers of a treasure hunt who belong together, while it runs and once it gave points', async () => {
    const look = async (nowMs: number) => {
      const weeks = await lookAtWeeks(db, { nowMs, ...SETTINGS });
      const { rows } = await sql<{ people: number; points: number; seconds: number }>`
        select cardinality(members) as people, points::int as points, (figures->>'seconds')::int as seconds
        from fairness_signals where kind = 'hunters'`.execute(db);
      return { weeks, rows };
    };
    const others = Array.from({ length: 60 }, (_, index) => tip(200 + index, 100, NOW_MS));
    await ingestEvents(db, { events: others, nowMs: NOW_MS });
    await sql`update members set created_at = created_at - interval '40 days'`.execute(db);
    const players = await enrolPlayers(db, 6);
    const huntId = await openHunt(db);
    const nowMs = HUNT_STARTS_MS + MINUTE_MS;
    expect(await look(nowMs)).toEqual({ weeks: [WEEK], rows: [] });
    for (const [index, memberId] of players.entries()) {
      for (const text of ['black pearl', 'cafe noir']) {
        const playing = { huntId, memberId, text, nowMs: nowMs + MINUTE_MS + index * 5_000 };
        await db.transaction().execute((tx) => answerHunt(tx, playing));
      }
    }
    const people = { people: 6, seconds: 25 };
    const againMs = nowMs + 10 * MINUTE_MS;
    expect(await look(againMs)).toEqual({ weeks: [WEEK], rows: [{ ...people, points: 0 }] });
    expect((await look(againMs + 10 * MINUTE_MS)).weeks).toEqual([]);
    await runHunts(db, { source: null, nowMs: HUNT_ENDS_MS });
    const points = 6 * 150 + 1000 + 500 + 250;
    expect(await look(HUNT_ENDS_MS)).toEqual({ weeks: [WEEK], rows: [{ ...people, points }] });
  });

  it('keeps notes on what is found again, and drops what is gone', async () => {
    await lookAtWeeks(db, { nowMs: NOW_MS, ...SETTINGS });
    await sql`
      update fairness_signals set note = 'brothers', noted_by = 1, noted_at = now()`.execute(db);
    const events = Array.from({ length: 12 }, (_, person) =>
      [1, 2].map((to) => tip(100 + person, to, NOW_MS + person * MINUTE_MS)),
    ).flat();
    await ingestEvents(db, { events, nowMs: NOW_MS + 60 * MINUTE_MS });
    await lookAtWeeks(db, { nowMs: NOW_MS + 60 * MINUTE_MS, ...SETTINGS });
    const left = await readSignals(db);
    expect(left.map(({ kind, note }) => [kind, note])).toEqual([['back_and_forth', 'brothers']]);
  });

  it('looks once more at a week that has closed, by its own pool', async () => {
    await lookAtWeeks(db, { nowMs: NOW_MS, ...SETTINGS });
    await ingestEvents(db, { events: [tip(1, 2, NOW_MS)], nowMs: NOW_MS });
    const afterMs = Date.parse('2026-03-08T23:05:00Z');
    await closePastWeeks(db, { nowMs: afterMs, poolUnits: 0n, thresholdHundredths: 500 });
    await sql`update weeks set frozen_at = ${new Date(afterMs).toISOString()}::timestamptz`.execute(
      db,
    );
    expect(await lookAtWeeks(db, { nowMs: afterMs + MINUTE_MS, ...SETTINGS })).toEqual([
      '2026-03-15',
      WEEK,
    ]);
    const [pair] = await readSignals(db);
    expect(pair).toMatchObject({ tip_count: 17, units: '0' });
    expect(await lookAtWeeks(db, { nowMs: afterMs + 2 * MINUTE_MS, ...SETTINGS })).toEqual([]);
  });

  it('looks once more at a closed week where the clock of the server that looked before is ahead', async () => {
    const aheadMs = Date.now() + 20 * MINUTE_MS;
    await lookAtWeek(db, { week: WEEK, nowMs: aheadMs, ...SETTINGS });
    await ingestEvents(db, { events: [tip(1, 2, NOW_MS)], nowMs: NOW_MS });
    const afterMs = Date.parse('2026-03-08T23:05:00Z');
    await closePastWeeks(db, { nowMs: afterMs, poolUnits: 0n, thresholdHundredths: 500 });
    const weeks = await lookAtWeeks(db, { nowMs: aheadMs + MINUTE_MS, ...SETTINGS });
    expect(weeks).toContain(WEEK);
    const [pair] = await readSignals(db);
    expect(pair).toMatchObject({ tip_count: 17 });
  });

  it('looks at the other weeks if a look at one fails', async () => {
    const afterMs = Date.parse('2026-03-08T23:05:00Z');
    await closePastWeeks(db, { nowMs: afterMs, poolUnits: 0n, thresholdHundredths: 500 });
    await sql`alter table fairness_weeks add constraint no_look check (week <= ${sql.lit(WEEK)}::date)`.execute(
      db,
    );
    try {
      await expect(lookAtWeeks(db, { nowMs: afterMs, ...SETTINGS })).rejects.toThrow('no_look');
    } finally {
      await sql`alter table fairness_weeks drop constraint no_look`.execute(db);
    }
    const { rows } = await sql`select week::text from fairness_weeks`.execute(db);
    expect(rows).toEqual([{ week: WEEK }]);
  });

  it('reads the first tip that each member got, unless it was undone', async () => {
    const early = NOW_MS - 21 * 24 * 60 * MINUTE_MS;
    const [undone, first] = [tip(3, 1, early), tip(4, 1, early + MINUTE_MS)];
    await ingestEvents(db, { events: [undone, first], nowMs: NOW_MS });
    await db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      await undoEvent(tx, { eventId: undone.id, nowMs: NOW_MS });
    });
    const { members } = await readFairnessWeek(db, { week: WEEK, leastUnits: 1n });
    const idOf = async (telegramId: string) => {
      const { rows } = await sql<{ id: number }>`
        select id::float8 as id from members where telegram_id = ${telegramId}::bigint`.execute(db);
      return rows[0]?.id;
    };
    const one = await idOf('1');
    expect(members.find(({ id }) => id === one)?.firstTip).toEqual({
      id: first.id,
      from: await idOf('4'),
      units: COIN,
    });
  });

  it('is reported to programs with every tip, without writing anything', async () => {
    const report = await reportFairness(db, WEEK, JUNKCOIN_ON.main);
    expect(report).toMatchObject({ version: 1, week: WEEK, tips: 76, pulse: { earners: 14 } });
    expect(report.signals[0]).toMatchObject({ kind: 'circle', shape: 'pair', hundredths: 1600 });
    expect(report.signals[0]?.tips).toHaveLength(16);
    const { rows } = await sql`select from fairness_weeks`.execute(db);
    expect(rows).toEqual([]);
  });
});
