import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { queueConnection } from '#server/db/queue-connection.ts';
import { describeOnBothEngines } from '#server/db/test-databases.ts';
import { readJobs } from '#server/services/jobs.ts';
import { type JobEngine, type JobEngineOptions, type JobWork, startJobs } from './job-engine.ts';
import { jobWork } from './work.ts';

const IN_TIME = { timeout: 20_000, interval: 50 };

describeOnBothEngines('the job engine', (database) => {
  const engines: JobEngine[] = [];
  afterEach(async () => {
    for (const engine of engines.splice(0)) await engine.stop();
    await sql`drop schema if exists queue cascade`.execute(database().db);
  });

  async function start(
    work: Partial<JobWork>,
    connection: JobEngineOptions['connection'] = queueConnection(database(), database().url),
  ) {
    const reports: string[] = [];
    const engine = await startJobs({
      db: database().db,
      connection,
      work: {
        'weekly-snapshot': async () => 'looked',
        'weekly-distribution': async () => 'paid',
        broadcast: async () => 'sent',
        invoices: async () => 'followed',
        'plan-notices': async () => 'reminded',
        webhooks: async () => 'told',
        'app-messages': async () => 'wrote',
        'payment-requests': async () => 'looked',
        escrows: async () => 'watched',
        'clean-up': async () => 'cleaned',
        ...work,
      },
      now: Date.now,
      report: (error, what) => reports.push(`${what}: ${error}`),
    });
    engines.push(engine);
    return { engine, reports };
  }

  it('runs every job at its start and writes down how it went', async () => {
    const { reports } = await start({});
    await vi.waitFor(async () => {
      const jobs = await read(database().db);
      expect(jobs.map(({ outcome }) => outcome)).toEqual([
        ...[
          'looked',
          'paid',
          'sent',
          'followed',
          'reminded',
          'told',
          'wrote',
          'looked',
          'watched',
          'cleaned',
        ],
      ]);
    }, IN_TIME);
    const jobs = await read(database().db);
    expect(jobs.every(({ isLate, failuresInRow }) => !isLate && failuresInRow === 0)).toBe(true);
    expect(reports).toEqual([]);
  });

  it('writes a failure down, reports it, and runs the others', async () => {
    const { reports } = await start({
      'weekly-distribution': async () => {
        throw new Error('no coins');
      },
    });
    await vi.waitFor(async () => {
      const [snapshot, distribution] = await read(database().db);
      expect(distribution).toMatchObject({ error: 'no coins', failuresInRow: 1, isLate: true });
      expect(snapshot).toMatchObject({ outcome: 'looked', error: null });
    }, IN_TIME);
    expect(reports).toEqual(['weekly-distribution: Error: no coins']);
  });

  it('outlives a database that goes away before a job has ended', async () => {
    let isAway = false;
    const connection = queueConnection(database(), database().url);
    const { db } = connection;
    const { reports } = await start(
      {
        'clean-up': async () => {
          isAway = true;
          return 'cleaned';
        },
      },
      {
        ...connection,
        db: {
          executeSql: (text, values) =>
            isAway ? Promise.reject(new Error('away')) : db.executeSql(text, values),
        },
      },
    );
    // The rejection that nobody catches would end the process, and here the run.
    await vi.waitFor(() => expect(reports).toContain('the job engine: Error: away'), IN_TIME);
  });

  it('takes over at its start what a server that died had begun', async () => {
    const first = await start({});
    await first.engine.stop();
    await sql`delete from queue.job where name <> 'clean-up'`.execute(database().db);
    await sql`update queue.job set state = 'active', started_on = now() - interval '3 minutes'`.execute(
      database().db,
    );
    await start({ 'clean-up': async () => 'taken over' });
    await vi.waitFor(async () => {
      const [cleanUp] = (await read(database().db)).filter(({ name }) => name === 'clean-up');
      expect(cleanUp?.outcome).toBe('taken over');
    }, IN_TIME);
  });

  it('keeps the schedule in the database, once, however often it is started', async () => {
    const first = await start({});
    await first.engine.stop();
    await start({});
    const { rows } = await sql<{ name: string; cron: string }>`
      select name, cron from queue.schedule order by name`.execute(database().db);
    expect(rows).toEqual([
      { name: 'app-messages', cron: '* * * * *' },
      { name: 'broadcast', cron: '* * * * *' },
      { name: 'clean-up', cron: '17 * * * *' },
      { name: 'escrows', cron: '* * * * *' },
      { name: 'invoices', cron: '* * * * *' },
      { name: 'payment-requests', cron: '* * * * *' },
      { name: 'plan-notices', cron: '* * * * *' },
      { name: 'webhooks', cron: '* * * * *' },
      { name: 'weekly-distribution', cron: '* * * * *' },
      { name: 'weekly-snapshot', cron: '* * * * *' },
    ]);
  });
});

describeOnBothEngines('the clean-up', (database, engine) => {
  it('takes back what forgotten rows held, where the database does not by itself', async () => {
    const { db, vacuum } = database();
    const nowMs = Date.parse('2026-03-04T12:00:00Z');
    const work = jobWork({
      ...{ db, vacuum, wallet: null, telegram: null, chainIndex: null, broadcastSender: null },
      ...{ webhookSender: null, payments: { cards: null, invoices: null }, now: () => nowMs },
      config: readConfig({}, '/'),
    });
    const fillAndForget = async () => {
      await sql`
        insert into used_sign_ins (hash, expires_at)
        select int8send(n), '2026-01-01' from generate_series(1, 3000) n`.execute(db);
      expect(await work['clean-up']()).toContain('3000 expired sessions and sign-ins removed');
      const { rows } = await sql<{ size: number }>`
        select pg_total_relation_size('used_sign_ins')::int as size`.execute(db);
      return rows[0]?.size;
    };
    const sizes: unknown[] = [];
    for (let round = 0; round < 4; round += 1) sizes.push(await fillAndForget());
    expect(vacuum === null).toBe(engine === 'postgres');
    // PostgreSQL does so when it sees fit.
    if (vacuum !== null) expect(sizes[3]).toBe(sizes[2]);
  });
});

function read(db: Db) {
  return readJobs(db, { nowMs: Date.now() });
}
