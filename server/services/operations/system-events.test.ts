import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MAX_SYSTEM_EVENTS } from '#contract/site/monitoring.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { runJob } from './jobs.ts';
import { readSystemEvents } from './system-events.ts';

const AT = '2026-03-04T12:00:00.000Z';
const AT_MS = Date.parse(AT);

describeOnPostgres('system events', (database) => {
  const read = () => readSystemEvents(database().db, { coinSymbol: 'Ɉ' });
  const run = (work: () => Promise<string>, nowMs = AT_MS) =>
    runJob(database().db, { name: 'clean-up', now: () => nowMs, work }).catch(() => undefined);
  const fail = () => Promise.reject(new Error('no disk'));

  it('are empty at first, and skip successful jobs', async () => {
    expect(await read()).toEqual([]);
    await run(async () => 'done');
    expect(await read()).toEqual([]);
  });

  it('report a job’s failure with its reason, and its recovery', async () => {
    const event = { id: `job:clean-up:${AT_MS}`, timestamp: AT, source: 'jobs' };
    await run(fail);
    expect(await read()).toEqual([
      { ...event, level: 'ERROR', message: 'clean-up failed: no disk' },
    ]);
    await run(fail);
    expect(await read()).toMatchObject([{ message: 'clean-up failed 2 times in a row: no disk' }]);
    await run(async () => 'done', AT_MS + 1000);
    expect(await read()).toEqual([
      { ...event, level: 'WARN', message: 'clean-up failed, and has gone well since' },
    ]);
  });

  it('report each step of a payout, newest first', async () => {
    const times = ['12:00', '12:01', '12:02'].map((time) => `2026-03-04T${time}:00.000Z`);
    await sql`
      insert into payouts (state, method, amount, txid, created_at, sent_at, confirmed_at)
      values ('confirmed', 'sendmany', 150000000, 'ab', ${times[0]}, ${times[1]}, ${times[2]})`.execute(
      database().db,
    );
    expect(await read()).toEqual(
      [
        ['confirmed', 'SUCCESS', 'Payout 1 of Ɉ 1.5 confirmed', times[2]],
        ['sent', 'INFO', 'Payout 1 of Ɉ 1.5 sent as ab', times[1]],
        ['created', 'INFO', 'Payout 1 of Ɉ 1.5 created', times[0]],
      ].map(([step, level, message, timestamp]) => ({
        id: `payout:1:${step}`,
        timestamp,
        level,
        message,
        source: 'payouts',
      })),
    );
  });

  it.each([
    ['failed', 'inputs spent', 'Payout 1 of Ɉ 1 failed: inputs spent'],
    ['failed', null, 'Payout 1 of Ɉ 1 failed: no reason given'],
    ['unclear', 'no answer', 'Payout 1 of Ɉ 1 needs a person: no answer'],
  ])('report a payout that is %s (%s)', async (state, problem, message) => {
    await sql`
      insert into payouts (state, method, amount, problem, created_at, called_at)
      values (${state}, 'sendmany', 100000000, ${problem}, ${AT}, '2026-03-04T12:05:00Z')`.execute(
      database().db,
    );
    expect((await read())[0]).toMatchObject({
      id: `payout:1:${state}`,
      level: 'ERROR',
      timestamp: '2026-03-04T12:05:00.000Z',
      message,
    });
  });

  it('report weeks that paid and weeks that did not', async () => {
    await sql`
      insert into weeks (week, frozen_at, distribution_at, pool, threshold, formula_version,
        active_members, eligible_members, total_points, eligible_points, distributed, result_hash)
      values ('2026-03-01', '2026-03-01T23:00:05Z', ${AT}, 50000000000, 500, 1, 9, 2, 9, 9, 50000000000, ''),
             ('2026-02-22', '2026-02-22T23:00:05Z', ${AT}, 50000000000, 500, 1, 1, 0, 1, 0, 0, '')`.execute(
      database().db,
    );
    expect(await read()).toMatchObject([
      { id: 'week:2026-03-01', message: 'Week of 2026-03-01 frozen: Ɉ 500 among 2 of 9 members' },
      { id: 'week:2026-02-22', message: 'Week of 2026-02-22 frozen: nothing to share out' },
    ]);
  });

  it('report the use of a dead key, and not what members do with theirs', async () => {
    const { db } = database();
    const key = { entity: 'api_key', entityId: '7', atMs: AT_MS };
    await writeAudit(db, { ...key, actor: '11', action: 'api_key_created' });
    await writeAudit(db, { ...key, actor: '11', action: 'api_keys_revealed', entity: 'member' });
    await writeAudit(db, { ...key, actor: 'system', action: 'dead_api_key_used' });
    await writeAudit(db, { ...key, actor: 'operator', action: 'api_key_limited' });
    expect(await read()).toMatchObject([
      { level: 'INFO', message: 'api key limited: api_key 7, by operator', timestamp: AT },
      { level: 'WARN', message: 'dead api key used: api_key 7, by system', timestamp: AT },
    ]);
  });

  it('report what people did, at most twenty events in all', async () => {
    const { db } = database();
    await run(fail, AT_MS + 365 * 86_400_000 * 100);
    for (let number = 1; number <= MAX_SYSTEM_EVENTS + 3; number++) {
      await writeAudit(db, {
        actor: '11',
        action: 'share_held',
        entity: 'share',
        entityId: `2026-03-01/${number}`,
        after: { secret: 'not for the log' },
      });
    }
    const events = await read();
    expect(events).toHaveLength(MAX_SYSTEM_EVENTS);
    expect(events[0]?.source).toBe('jobs');
    expect(events[1]).toMatchObject({
      id: 'audit:23',
      level: 'INFO',
      message: 'share held: share 2026-03-01/23, by 11',
      source: 'audit log',
    });
    expect(JSON.stringify(events)).not.toContain('secret');
    const times = events.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().reverse());
  });
});
