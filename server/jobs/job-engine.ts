import PgBoss from 'pg-boss';
import type { Db } from '#server/db/connect.ts';
import { type JobName, jobNames, runJob } from '#server/services/jobs.ts';

/** What each job does; gives one line about it. */
export type JobWork = Readonly<Record<JobName, () => Promise<string>>>;

export type JobEngineOptions = {
  db: Db;
  /** Where the queue keeps its own tables. */
  connection: Pick<PgBoss.ConstructorOptions, 'db' | 'connectionString' | 'max'>;
  work: JobWork;
  now: () => number;
  /** Is told of every failure. */
  report(error: unknown, what: string): void;
};

export type JobEngine = { stop(): Promise<void> };

const SCHEDULES: Readonly<Record<JobName, string>> = {
  'weekly-snapshot': '* * * * *',
  'weekly-distribution': '* * * * *',
  broadcast: '* * * * *',
  invoices: '* * * * *',
  'plan-notices': '* * * * *',
  webhooks: '* * * * *',
  'app-messages': '* * * * *',
  'payment-requests': '* * * * *',
  escrows: '* * * * *',
  'clean-up': '17 * * * *',
};

/** How often a server asks for work. */
const POLL_SECONDS = 5;
/** A server that dies leaves its job to the others after this long; two at once would do no harm. */
const TAKEN_OVER_AFTER_SECONDS = 120;
const STOP_WITHIN_MS = 5000;

/**
 * Runs the jobs on their schedule, whichever of several servers comes first, and once at the start
 * for what was missed meanwhile. What a job does is safe to do twice and at the same time (services/jobs.ts): the
 * queue only saves work.
 */
export async function startJobs(options: JobEngineOptions): Promise<JobEngine> {
  const { db, connection, work, now, report } = options;
  const shared = closable(connection);
  const boss = new PgBoss({ ...shared.connection, schema: 'queue' });
  boss.on('error', (error) => report(error, 'the job engine'));
  await boss.start();
  for (const name of jobNames()) {
    // `stately`: at most one that waits and one that runs.
    await boss.createQueue(name, {
      name,
      policy: 'stately',
      retryLimit: 0,
      expireInSeconds: TAKEN_OVER_AFTER_SECONDS,
    });
    await boss.schedule(name, SCHEDULES[name]);
    await boss.send(name, {});
    await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 }, async () => {
      try {
        await runJob(db, { name, now, work: work[name] });
      } catch (error) {
        // Written down for the monitor; the next minute tries again.
        report(error, name);
      }
    });
  }
  return {
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: STOP_WITHIN_MS });
      await shared.close();
    },
  };
}

type Connection = JobEngineOptions['connection'];

/**
 * The queue goes on asking for a moment after it was stopped, and lets no one catch what such a question
 * throws: over a database that it shares with the server, which is closed next, that would end the process.
 */
function closable(connection: Connection): { connection: Connection; close(): Promise<void> } {
  const { db } = connection;
  if (!db) return { connection, close: async () => {} };
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  const executeSql: typeof db.executeSql = (text, values) => {
    if (isClosed) return new Promise(() => {});
    const answer = db.executeSql(text, values);
    running.add(answer);
    const forget = () => running.delete(answer);
    answer.then(forget, forget);
    return answer;
  };
  return {
    connection: { ...connection, db: { executeSql } },
    async close() {
      isClosed = true;
      await Promise.allSettled(running);
    },
  };
}
