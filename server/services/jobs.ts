import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

const MINUTE_MS = 60_000;

/**
 * What runs by itself, how often, and after how long without a success it is late. Each looks for
 * itself whether there is something to do, so that a run too many does nothing and a missed one is
 * made up for by the next.
 */
export const JOBS = {
  /** Freezes and shares out every week that is over (Sunday 23:00 UTC). */
  'weekly-snapshot': { everyMs: MINUTE_MS, lateAfterMs: 5 * MINUTE_MS },
  /** Pays what is due (from Monday 00:00 UTC), and follows what was sent until it is confirmed. */
  'weekly-distribution': { everyMs: MINUTE_MS, lateAfterMs: 5 * MINUTE_MS },
  /** Sees that broadcasts that were left unfinished go on. */
  broadcast: { everyMs: MINUTE_MS, lateAfterMs: 5 * MINUTE_MS },
  /** Follows payments of plans: coins on the chain, and cards of which no webhook has told. */
  invoices: { everyMs: MINUTE_MS, lateAfterMs: 5 * MINUTE_MS },
  /** Reminds of plans that end, and of months that are used up. */
  'plan-notices': { everyMs: MINUTE_MS, lateAfterMs: 15 * MINUTE_MS },
  /** Sees that webhooks are sent, also those of a server that has died. */
  webhooks: { everyMs: MINUTE_MS, lateAfterMs: 5 * MINUTE_MS },
  /** Sends what the bot writes for apps, as far as it has not gone out yet. */
  'app-messages': { everyMs: MINUTE_MS, lateAfterMs: 5 * MINUTE_MS },
  /** Looks on the chain for the payments that apps asked for. */
  'payment-requests': { everyMs: MINUTE_MS, lateAfterMs: 5 * MINUTE_MS },
  /** Looks on the chain for what was paid into escrows, and sends what ends them. */
  escrows: { everyMs: MINUTE_MS, lateAfterMs: 5 * MINUTE_MS },
  /** Deletes sessions, sign-ins, deleted keys, kept answers and webhooks that have run out. */
  'clean-up': { everyMs: 60 * MINUTE_MS, lateAfterMs: 3 * 60 * MINUTE_MS },
} as const;

export type JobName = keyof typeof JOBS;

export type JobState = {
  name: JobName;
  startedAtMs: number | null;
  succeededAtMs: number | null;
  failedAtMs: number | null;
  durationMs: number | null;
  failuresInRow: number;
  error: string | null;
  /** What the last run did, or what it found in its way, in one line. */
  outcome: string | null;
  /** No success for longer than the job allows, seen from `nowMs`. */
  isLate: boolean;
};

const LONGEST_TEXT = 500;

/**
 * Does a job's work and writes down when, how long and how it went, for the monitor and for the
 * other servers. Throws what the work throws, after it was written down.
 *
 * @param input.now the server's clock, in ms
 * @param input.work gives one line about what it did
 */
export async function runJob(
  db: Db,
  input: { name: JobName; now: () => number; work: () => Promise<string> },
): Promise<string> {
  const { name, now, work } = input;
  const startedMs = now();
  await sql`
    insert into jobs (name, started_at) values (${name}, ${timeOf(startedMs)}::timestamptz)
    on conflict (name) do update set started_at = excluded.started_at`.execute(db);
  try {
    const outcome = await work();
    const endedMs = now();
    await sql`
      update jobs set ended_at = ${timeOf(endedMs)}::timestamptz,
        succeeded_at = greatest(succeeded_at, ${timeOf(endedMs)}::timestamptz),
        duration_ms = ${Math.max(0, Math.round(endedMs - startedMs))}::int, failures_in_row = 0, error = null,
        outcome = ${outcome.slice(0, LONGEST_TEXT)}
      where name = ${name}`.execute(db);
    return outcome;
  } catch (error) {
    const endedMs = now();
    const text = error instanceof Error ? error.message : String(error);
    await sql`
      update jobs set ended_at = ${timeOf(endedMs)}::timestamptz,
        failed_at = ${timeOf(endedMs)}::timestamptz,
        duration_ms = ${Math.max(0, Math.round(endedMs - startedMs))}::int,
        failures_in_row = failures_in_row + 1, error = ${text.slice(0, LONGEST_TEXT)}
      where name = ${name}`.execute(db);
    throw error;
  }
}

/** How each job stands; those that never ran are late. */
export async function readJobs(db: Db, input: { nowMs: number }): Promise<JobState[]> {
  const { rows } = await sql<JobRow>`select * from jobs`.execute(db);
  return jobNames().map((name) => {
    const row = rows.find((each) => each.name === name);
    const succeededAtMs = row?.succeeded_at?.getTime() ?? null;
    return {
      name,
      startedAtMs: row?.started_at.getTime() ?? null,
      succeededAtMs,
      failedAtMs: row?.failed_at?.getTime() ?? null,
      durationMs: row?.duration_ms ?? null,
      failuresInRow: row?.failures_in_row ?? 0,
      error: row?.error ?? null,
      outcome: row?.outcome ?? null,
      isLate: succeededAtMs === null || input.nowMs - succeededAtMs > JOBS[name].lateAfterMs,
    };
  });
}

/** The jobs' names, in the order in which they stand above. */
export function jobNames(): JobName[] {
  return Object.keys(JOBS) as JobName[]; // The keys of a literal above are its names.
}

type JobRow = {
  name: string;
  started_at: Date;
  succeeded_at: Date | null;
  failed_at: Date | null;
  duration_ms: number | null;
  failures_in_row: number;
  error: string | null;
  outcome: string | null;
};

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
