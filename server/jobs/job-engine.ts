import PgBoss from 'pg-boss';
import type { Db } from '#server/db/connect.ts';
import { type JobName, jobNames, runJob } from '#server/services/jobs.ts';

/** What each job does; gives one line about it. */
export type JobWork = Readonly<Record<JobName, () => Promise<string>>>;

/** How the queue asks its database. */
type QueueConnection = {
  db: { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };
  close(): Promise<void>;
};

export type JobEngineOptions = {
  db: Db;
  /** Where the queue keeps its own tables. */
  connection: QueueConnection;
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
/** How often it is looked for jobs that were left; the servers share it. */
const LEFT_EVERY_SECONDS = 30;
const STOP_WITHIN_MS = 5000;

/**
 * Runs the jobs on their schedule, whichever of several servers comes first, and once at the start
 * for what was missed meanwhile. What a job does is safe to do twice and at the same time (services/jobs.ts): the
 * queue only saves work.
 */
export async function startJobs(options: JobEngineOptions): Promise<JobEngine> {
  const { db, connection, work, now, report } = options;
  const reportEngine = (error: unknown) => report(error, 'the job engine');
  const guarded = guard(connection, reportEngine);
  const boss = new PgBoss({
    db: guarded.db,
    schema: 'queue',
    maintenanceIntervalSeconds: LEFT_EVERY_SECONDS,
  });
  boss.on('error', reportEngine);
  await boss.start();
  // Before anything is asked for: a job that was left keeps its successors waiting.
  await boss.expire();
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
      await guarded.close();
    },
  };
}

/**
 * The queue lets no one catch what two of its questions throw, which would end the process: those that it still
 * asks for a moment after it was stopped, and the one by which it writes down that a job has ended. The first go
 * without an answer; a job whose end is not written down is taken over like that of a server that died.
 */
function guard(
  connection: QueueConnection,
  report: (error: unknown) => void,
): { db: PgBoss.Db; close(): Promise<void> } {
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  const executeSql: PgBoss.Db['executeSql'] = (text, values) => {
    if (isClosed) return new Promise(() => {});
    const asked = connection.db.executeSql(text, values);
    const answer = endsJobs(values)
      ? asked.catch((error: unknown) => {
          report(error);
          return { rows: [{ count: 0 }] };
        })
      : asked;
    running.add(answer);
    const forget = () => running.delete(answer);
    answer.then(forget, forget);
    return answer;
  };
  return {
    db: { executeSql },
    async close() {
      isClosed = true;
      await Promise.allSettled(running);
      await connection.close();
    },
  };
}

/** Of the statements that are asked here, only those by which jobs end name several of them. */
function endsJobs(values: readonly unknown[] | undefined): boolean {
  return Array.isArray(values?.[1]);
}
