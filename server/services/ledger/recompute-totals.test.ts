import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { checkLedger } from './check-ledger.ts';
import { ingestEvents } from './ingest.ts';
import { recomputeTotals } from './recompute-totals.ts';

const AT = '2026-02-25T10:00:00Z';
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describeOnPostgres('recomputing totals', (database) => {
  /** Three members with tips, sends and a week that is shared out. */
  async function begin() {
    const { db } = database();
    const tip = (id: string, telegramId: string, to: string) => {
      return { id, type: 'tip', at: AT, telegramId, to, amount: '2', txid: id.repeat(8) };
    };
    await ingestEvents(db, {
      events: [
        tip('aaaaaaaa', '11', '22'),
        tip('bbbbbbbb', '22', '33'),
        { id: 'c', type: 'gm', at: AT, telegramId: '33' },
        { id: 'd', type: 'booty_hunt_chest', at: AT, telegramId: '33', points: 9 },
      ],
      nowMs: NOW_MS,
    });
    await closePastWeeks(db, { nowMs: NOW_MS, poolUnits: 1000n, thresholdHundredths: 100 });
    expect(await checkLedger(db)).toEqual([]);
    const tables = () =>
      sql`select (select json_agg(t order by member_id) from (
                    select member_id, lifetime_points, tipped, received, earned, tip_count, received_count
                    from member_totals) t) as members,
        (select json_agg(t order by week, member_id) from week_totals t) as weeks,
        (select json_agg(t order by day, member_id) from day_totals t) as days,
        (select json_agg(t order by week, member_id) from shares t) as shares`
        .execute(db)
        .then(({ rows }) => rows[0]);
    return { db, tables };
  }

  it.each([
    'update member_totals set lifetime_points = lifetime_points + 1',
    'update member_totals set tipped = 0, tip_count = 7, received = 1, received_count = 0, earned = 3',
    'delete from member_totals where member_id = 1',
    'update week_totals set points = points + 100, transactions = 0',
    'delete from week_totals',
    `insert into week_totals values ('2026-03-08', 1, 500, 2)`,
    'update day_totals set recurring_points = 0, rewarded_tips = 9',
    'delete from day_totals',
    `insert into day_totals (day, member_id, recurring_points, rewarded_tips) values ('2026-03-01', 1, 100, 1)`,
  ])('repairs %s', async (damage) => {
    const { db, tables } = await begin();
    const right = await tables();
    await sql.raw(damage).execute(db);
    expect(await checkLedger(db)).not.toEqual([]);
    const { before, after } = await recomputeTotals(db, { actor: 'operator' });
    expect(before).not.toEqual([]);
    expect(after).toEqual([]);
    expect(await tables()).toEqual(right);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('leaves shares and frozen figures alone, and reports what is still wrong', async () => {
    const { db } = await begin();
    await sql`update shares set amount = amount + 1 where member_id = 1`.execute(db);
    const { after } = await recomputeTotals(db, { actor: 'operator' });
    expect(after.map(({ total }) => total)).toContain('shares of the week');
    const { rows } = await sql<{ actor: string }>`
      select actor from audit_log where action = 'totals_recomputed'`.execute(db);
    expect(rows).toEqual([{ actor: 'operator' }]);
  });

  it('writes nothing if nothing differs', async () => {
    const { db, tables } = await begin();
    const right = await tables();
    const log = () => sql`select * from audit_log order by id`.execute(db);
    const { rows } = await log();
    expect(await recomputeTotals(db, { actor: 'operator' })).toEqual({ before: [], after: [] });
    expect(await tables()).toEqual(right);
    expect((await log()).rows).toEqual(rows);
  });
});
