import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { HELD_MS, JOBS, type JobName, jobNames } from '#rules/jobs.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

export type JobState = {
  name: JobName;
  startedAtMs: number | null;
  succeededAtMs: number | null;
  failedAtMs: number | null;
  durationMs: number | null;
  failuresInRow: number;
  error: string | null;
  /** The result of the last run, or the reason why it failed, in one line. */
  outcome: string | null;
  /** True if there was no success for longer than the job allows, as of `nowMs`. */
  isLate: boolean;
};

const LONGEST_TEXT = 500;

/**
 * Claims every job that is due, or left by a dead server, and that no other server holds. If several servers claim at the same
 * time, one gets it. A run that outlives its claim does no harm: two runs at once are safe. Returns the jobs to run, and the claim
 * with which `runJob` releases them.
 *
 * Due times and claims use the database's clock, the only one that servers share. Times left by a clock that was ahead are
 * ignored.
 *
 * @param input.isStart also claims jobs that are not due, since this server catches up on missed work
 * @param input.startedMs the server's clock, in ms
 * @param input.databaseMs replaces the database's clock in tests and in the demo, in ms; otherwise null
 */
export async function claimJobs(
  db: Db,
  input: { isStart: boolean; startedMs: number; databaseMs: number | null },
): Promise<{ claim: string; names: JobName[] }> {
  const claim = randomUUID();
  const names = jobNames();
  const jobs = names.map((name) => JOBS[name]);
  const now = sql`coalesce(${input.databaseMs === null ? null : isoTime(input.databaseMs)}::timestamptz, now())`;
  const soon = sql`${now} + ${2 * HELD_MS}::int * interval '1 ms'`;
  // Checked twice: on the rows as they were, so that nothing is locked or written if nothing is due, and again on rows that
  // another server has claimed meanwhile, perhaps a moment later than ours. Times further ahead than that come from a wrong
  // clock.
  const isFree = (due: 's' | 'excluded') => sql`
    not (job.held_until > ${now} and job.held_until <= ${soon})
    and (${input.isStart}::bool or job.held_until > '-infinity'
      or (job.due_at between ${sql.ref(due)}.due_at and ${soon}) is not true)`;
  const { rows } = await sql<{ name: JobName }>`
    insert into jobs as job (name, started_at, due_at, claim, held_until)
    select s.name, ${isoTime(input.startedMs)}::timestamptz, s.due_at, ${claim}, ${now} + s.lease
    from (
      select name, date_bin(every_ms * interval '1 ms', ${now},
        timestamptz 'epoch' + after_ms * interval '1 ms') as due_at, held_ms * interval '1 ms' as lease
      from unnest(${names}::text[], ${jobs.map(({ everyMs }) => everyMs)}::int[],
        ${jobs.map(({ afterMs }) => afterMs)}::int[], ${jobs.map(({ heldMs }) => heldMs)}::int[])
        as known (name, every_ms, after_ms, held_ms)) s
      left join jobs job on job.name = s.name
    where job.name is null or (${isFree('s')})
    order by s.name
    on conflict (name) do update set started_at = excluded.started_at, due_at = excluded.due_at,
      claim = excluded.claim, held_until = excluded.held_until
    where ${isFree('excluded')}
    returning name`.execute(db);
  return { claim, names: rows.map(({ name }) => name) };
}

/**
 * Runs a job, records its time, duration and outcome for the monitor, and releases it. Throws the errors of the work, after
 * recording them.
 *
 * @param input.claim the claim of this run; if another claim holds the job by now, it stays with that one
 * @param input.now the server's clock, in ms
 * @param input.work returns one line about its result
 */
export async function runJob(
  db: Db,
  input: { name: JobName; claim?: string; now: () => number; work: () => Promise<string> },
): Promise<string> {
  const { name, claim = null, now, work } = input;
  const startedMs = now();
  const end = (result: { outcome: string | null; error: string | null }) =>
    writeEnd(db, { name, claim, startedMs, endedMs: now(), ...result });
  let outcome: string;
  try {
    outcome = await work();
  } catch (error) {
    await end({ outcome: null, error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  await end({ outcome, error: null });
  return outcome;
}

type Ended = {
  name: JobName;
  claim: string | null;
  startedMs: number;
  endedMs: number;
  outcome: string | null;
  /** Null if it succeeded. */
  error: string | null;
};

async function writeEnd(db: Db, ended: Ended): Promise<void> {
  const { name, claim, startedMs, endedMs, outcome, error } = ended;
  const at = isoTime(endedMs);
  await sql`
    insert into jobs as job (name, started_at, ended_at, succeeded_at, failed_at, duration_ms, failures_in_row,
      error, outcome)
    values (${name}, ${isoTime(startedMs)}::timestamptz, ${at}::timestamptz,
      ${error === null ? at : null}::timestamptz, ${error === null ? null : at}::timestamptz,
      ${Math.max(0, Math.round(endedMs - startedMs))}::int, ${error === null ? 0 : 1}::int,
      ${error?.slice(0, LONGEST_TEXT) ?? null}, ${outcome?.slice(0, LONGEST_TEXT) ?? null})
    on conflict (name) do update set started_at = excluded.started_at, ended_at = excluded.ended_at,
      succeeded_at = greatest(job.succeeded_at, excluded.succeeded_at),
      failed_at = coalesce(excluded.failed_at, job.failed_at), duration_ms = excluded.duration_ms,
      failures_in_row = case when excluded.error is null then 0 else job.failures_in_row + 1 end,
      error = excluded.error, outcome = coalesce(excluded.outcome, job.outcome),
      held_until = case when job.claim = ${claim}::text then '-infinity' else job.held_until end`.execute(
    db,
  );
}

/** The status of each job; those that never ran are late. */
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
