import type { JobName } from '#rules/jobs.ts';
import type { Db } from '#server/db/connect.ts';
import { claimJobs, runJob } from '#server/services/operations/jobs.ts';
import type { Waiting } from '#server/services/sign-in/approvals.ts';
import { traced } from '#server/trace/trace.ts';

/** The work of each job; returns one line about it. `stopping` tells long work that the server stops. */
export type JobWork = Readonly<Record<JobName, (stopping: AbortSignal) => Promise<string>>>;

export type JobEngineOptions = {
  db: Db;
  work: JobWork;
  now: () => number;
  /** Receives every failure. */
  report(error: unknown, what: string): void;
  /** Called each time that no jobs could be claimed: the database does not respond, or accepts no changes. */
  databaseFailed(): void;
  pause: Waiting['pause'];
  /** Replaces the database's clock in tests and in the demo, in ms. */
  databaseMs?: (() => number) | undefined;
};

export type JobEngine = { stop(): Promise<void> };

/** How often a server looks for due jobs. */
const POLL_MS = 5_000;
const STOP_WITHIN_MS = 5_000;

/**
 * Runs the jobs when they are due (rules/jobs.ts), on whichever server comes first, and once at the start for missed runs. A job
 * is safe to run twice, even at the same time: claiming only saves work.
 */
export function startJobs(options: JobEngineOptions): JobEngine {
  const { db, work, now, report, pause, databaseMs } = options;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const ended = watch();

  async function watch(): Promise<void> {
    let isStart = true;
    while (!stopping.signal.aborted) {
      try {
        const { claim, names } = await claimJobs(db, {
          isStart,
          startedMs: now(),
          databaseMs: databaseMs?.() ?? null,
        });
        isStart = false;
        for (const name of names) {
          const run = runClaimed(name, claim).finally(() => running.delete(run));
          running.add(run);
        }
      } catch (error) {
        options.databaseFailed();
        report(error, 'the job engine');
      }
      await pause(POLL_MS, stopping.signal);
    }
  }

  // Not awaited: a slow job must not hold up the others.
  async function runClaimed(name: JobName, claim: string): Promise<void> {
    try {
      await traced({ name: `job ${name}`, isRoot: true }, () =>
        runJob(db, { name, claim, now, work: () => work[name](stopping.signal) }),
      );
    } catch (error) {
      // Recorded for the monitor; the next minute tries again.
      report(error, name);
    }
  }

  return {
    // A run that has not ended in time is taken over like a dead server's.
    async stop() {
      stopping.abort();
      const waited = new AbortController();
      const all = ended.then(() => Promise.all(running));
      await Promise.race([all, pause(STOP_WITHIN_MS, waited.signal)]);
      waited.abort();
    },
  };
}
