import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JOBS, type JobName, jobNames } from '#rules/jobs.ts';
import type { Db } from '#server/db/connect.ts';
import { readJobs } from '#server/services/operations/jobs.ts';
import {
  describeOnBothEngines,
  describeOnPostgres,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { workOf } from '#server/testing/jobs/work-of.ts';
import { bundleWorker } from '#server/testing/jobs/worker.ts';
import { type JobEngine, type JobWork, startJobs } from './job-engine.ts';

const IN_TIME = { timeout: 20_000, interval: 50 };
const MINUTE_MS = 60_000;

/** Engines whose pauses and clock the test controls. */
function engineRoom(database: () => TestDatabase) {
  let engines: JobEngine[] = [];
  let pauses = new Set<() => void>();
  let reports: string[] = [];
  let databaseFailures: number[] = [];
  /** By job, over all servers. */
  let runs: Partial<Record<JobName, number>> = {};
  let clockMs = 0;

  beforeEach(() => {
    [engines, pauses, reports, runs, databaseFailures] = [[], new Set(), [], {}, []];
    clockMs = Date.parse('2026-03-08T12:30:20Z');
  });
  afterEach(async () => {
    const stopped = Promise.all(engines.map((engine) => engine.stop()));
    endPauses();
    await stopped;
  });

  function endPauses() {
    for (const end of pauses) end();
  }

  function start(work: Partial<JobWork> = {}, db: Db = database().db) {
    const counted = (name: JobName) => async (stopping: AbortSignal) => {
      runs[name] = (runs[name] ?? 0) + 1;
      return (await work[name]?.(stopping)) ?? `did ${name}`;
    };
    const engine = startJobs({
      db,
      work: Object.fromEntries(jobNames().map((name) => [name, counted(name)])) as JobWork, // // Each job has its name.
      now: () => clockMs,
      report: (error, what) => reports.push(`${what}: ${error}`),
      databaseFailed: () => databaseFailures.push(clockMs),
      databaseMs: () => clockMs,
      pause: (_ms, signal) =>
        new Promise((resolve) => {
          const end = () => {
            pauses.delete(end);
            resolve();
          };
          pauses.add(end);
          signal.addEventListener('abort', end);
        }),
    });
    engines.push(engine);
    return engine;
  }

  /** Waits until each server has polled and pauses. */
  const settled = () => vi.waitFor(() => expect(pauses.size).toBe(engines.length), IN_TIME);

  return {
    start,
    settled,
    reports: () => reports,
    databaseFailures: () => databaseFailures,
    runsOf: (name: JobName) => runs[name] ?? 0,
    setClock: (ms: number) => {
      clockMs = ms;
    },
    /** Lets each server poll once more, this much later. */
    async tick(ms: number) {
      await settled();
      clockMs += ms;
      endPauses();
      await settled();
    },
    /** Stops a server whose time limit for its runs is already over. */
    async stop(engine: JobEngine) {
      engines = engines.filter((each) => each !== engine);
      const stopped = engine.stop();
      endPauses();
      await stopped;
    },
    /** Waits until these jobs have run this often, and the ends of all but those still `held` are recorded. */
    async ran(times: number, names: readonly JobName[] = jobNames(), held: JobName[] = []) {
      await vi.waitFor(async () => {
        expect(names.map((name) => [name, runs[name]])).toEqual(names.map((name) => [name, times]));
        expect(await heldJobs(database().db)).toEqual(held);
      }, IN_TIME);
    },
    jobs: () => readJobs(database().db, { nowMs: clockMs }),
  };
}

async function heldJobs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from jobs where held_until > '-infinity' order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const STOPPING = new AbortController().signal;
const EACH_MINUTE = jobNames().filter((name) => JOBS[name].everyMs === MINUTE_MS);

describeOnBothEngines('the job engine', (database) => {
  const room = engineRoom(database);

  it('runs every job at its start and records the outcome', async () => {
    room.start();
    await room.ran(1);
    const jobs = await room.jobs();
    expect(jobs.map(({ outcome }) => outcome)).toEqual(jobNames().map((name) => `did ${name}`));
    expect(jobs.every(({ isLate, failuresInRow }) => !isLate && failuresInRow === 0)).toBe(true);
    expect(room.reports()).toEqual([]);
  });

  it('records a failure, reports it, and runs the others', async () => {
    room.start({ 'weekly-distribution': () => Promise.reject(new Error('no coins')) });
    await room.ran(1);
    const [snapshot, distribution] = await room.jobs();
    expect(distribution).toMatchObject({ error: 'no coins', failuresInRow: 1, isLate: true });
    expect(snapshot).toMatchObject({ outcome: 'did weekly-snapshot', error: null });
    expect(room.reports()).toEqual(['weekly-distribution: Error: no coins']);
  });
});

describeOnPostgres('the running job engine', (database) => {
  const room = engineRoom(database);

  it('shares the jobs with another server', async () => {
    room.start();
    await room.ran(1);
    room.start({}, (await database().connectAgain()).db);
    // Each makes up for missed runs at its start.
    await room.ran(2);
    for (const minute of [1, 2, 3]) {
      await room.tick(MINUTE_MS);
      await room.ran(2 + minute, EACH_MINUTE);
    }
    await room.ran(2, ['clean-up']);
  });

  it('runs the others while one is slow, and does not start that one twice', async () => {
    let end = () => {};
    room.start({
      escrows: () =>
        new Promise((resolve) => {
          end = () => resolve('at last');
        }),
    });
    await room.tick(MINUTE_MS);
    await room.ran(
      2,
      EACH_MINUTE.filter((name) => name !== 'escrows'),
      ['escrows'],
    );
    end();
    await room.ran(1, ['escrows']);
  });

  it('survives a database that is down when it polls or when a job ends', async () => {
    let isAway = true;
    const db = database().db.withPlugin({
      transformQuery({ node }) {
        if (isAway) throw new Error('away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    room.start(
      {
        'clean-up': async () => {
          isAway = true;
          return 'cleaned';
        },
      },
      db,
    );
    await room.settled();
    expect(room.reports()).toEqual(['the job engine: Error: away']);
    expect(room.databaseFailures()).toHaveLength(1);
    isAway = false;
    await room.tick(5000);
    await vi.waitFor(() => expect(room.reports()).toContain('clean-up: Error: away'), IN_TIME);
    await room.tick(5000);
    expect(room.reports().filter((text) => text === 'the job engine: Error: away')).toHaveLength(2);
    isAway = false;
    // A run that could not record its end is repeated, like one left by a dead server.
    await room.tick(2 * MINUTE_MS);
    await vi.waitFor(() => expect(isAway).toBe(true), IN_TIME);
  });

  it('waits for a run when it is stopped, and starts no more', async () => {
    let end = () => {};
    const engine = room.start({
      escrows: () =>
        new Promise((resolve) => {
          end = () => resolve('ended');
        }),
    });
    await room.settled();
    const stopped = engine.stop();
    end();
    await stopped;
    await room.ran(1);
    expect((await room.jobs()).find(({ name }) => name === 'escrows')?.outcome).toBe('ended');
  });

  it('does not wait forever for a run when it is stopped, and leaves it to others', async () => {
    const engine = room.start({ escrows: () => new Promise(() => {}) });
    // Otherwise a run whose end is not yet recorded would also be left to others.
    await room.ran(1, jobNames(), ['escrows']);
    await room.settled();
    await room.stop(engine);
    room.start();
    await room.ran(
      2,
      EACH_MINUTE.filter((name) => name !== 'escrows'),
      ['escrows'],
    );
    expect(room.runsOf('escrows')).toBe(1);
    await room.tick(2 * MINUTE_MS);
    await room.ran(2, ['escrows']);
  });
});

describeOnPostgres('a server that is killed', (database) => {
  const room = engineRoom(database);

  it('leaves the job it had started to the others, within two minutes', async () => {
    const worker = await bundleWorker('job-worker.mjs');
    const server = spawn(process.execPath, [worker], {
      env: { ...process.env, DATABASE_URL: database().url ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(server, 'exit');
    await once(server.stdout, 'data');
    await vi.waitFor(
      async () => expect(await heldJobs(database().db)).toEqual(['escrows']),
      IN_TIME,
    );
    server.kill('SIGKILL');
    await exited;
    room.setClock(Date.now());
    room.start();
    await room.ran(
      1,
      jobNames().filter((name) => name !== 'escrows'),
      ['escrows'],
    );
    expect(room.runsOf('escrows')).toBe(0);
    await room.tick(2 * MINUTE_MS);
    await room.ran(1, ['escrows']);
  });
});

describeOnBothEngines('the clean-up', (database, engine) => {
  it('reclaims the space of deleted rows if the database does not', async () => {
    const { db, vacuum } = database();
    const nowMs = Date.parse('2026-03-04T12:00:00Z');
    const work = workOf(db, { now: () => nowMs, vacuum });
    const fillAndForget = async () => {
      await sql`
        insert into used_sign_ins (hash, expires_at)
        select int8send(n), '2026-01-01' from generate_series(1, 3000) n`.execute(db);
      expect(await work['clean-up'](STOPPING)).toContain(
        '3000 expired sessions and sign-ins removed',
      );
      const { rows } = await sql<{ size: number }>`
        select pg_total_relation_size('used_sign_ins')::int as size`.execute(db);
      return rows[0]?.size;
    };
    const sizes: unknown[] = [];
    for (let round = 0; round < 4; round += 1) sizes.push(await fillAndForget());
    expect(vacuum === null).toBe(engine === 'postgres');
    // PostgreSQL does so at a time of its choice.
    if (vacuum !== null) expect(sizes[3]).toBe(sizes[2]);
  });
});
