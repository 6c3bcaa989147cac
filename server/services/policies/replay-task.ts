import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MOST_LINES, type Replay, type ReplayState } from '#contract/admin/policies.ts';
import { AppError } from '#contract/errors.ts';
import type { Language } from '#rules/messages/languages.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { canonicalPolicy, type Policy } from '#rules/policies/policy.ts';
import { isoTime } from '#rules/times.ts';
import { weekOf } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { requireComputable } from './policies.ts';
import { countReplayable } from './replay.ts';
import { reportReplay, withNames } from './replay-report.ts';

/** A replay ends if nobody has asked for it in this time. */
const ASKED_WITHIN_MS = 30_000;
/** A server that has played no further week in this time is taken for dead. */
const SILENT_AFTER_MS = 60_000;
/** The most that a replay takes. */
const MOST_MS = 10 * 60_000;

/** A replay that was started. `play` does its work and never rejects. */
export type StartedReplay = { id: string; play(): Promise<void> };

type Playing = {
  policy: Policy;
  weeks: number;
  now: () => number;
  /** Of the reason why it fails, which is stored. */
  language: Language;
};

/**
 * Claims the one replay of the community, at whichever server it is asked for; its state is in the database, so that every server
 * can answer. Throws `bad_request` for a policy that cannot be computed, and `conflict` if no week is closed or a replay runs.
 *
 * @param input.report called for a failure that nobody expected
 */
export async function startReplay(
  db: Db,
  input: Playing & { report: (error: unknown, what: string) => void },
): Promise<StartedReplay> {
  const { policy, now } = input;
  requireComputable(policy, weekOf(now()));
  const weeks = Math.min(input.weeks, await countReplayable(db));
  if (weeks === 0) throw new AppError('conflict', (m) => m.refusal_replay_none());
  const id = randomUUID();
  const at = isoTime(now());
  const { rows } = await sql`
    insert into replays as r (id, document, weeks, played, asked_at, beat_at)
    values (${id}, ${canonicalPolicy(policy)}, ${weeks}, 0, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (only_row) do update set id = excluded.id, document = excluded.document, weeks = excluded.weeks, played = 0,
      asked_at = excluded.asked_at, beat_at = excluded.beat_at, result = null, problem = null
    where not ${isRunning(now())} returning 1`.execute(db);
  if (rows.length === 0) {
    throw new AppError('conflict', (m) => m.refusal_replay_running());
  }
  const play = () => playReplay(db, { ...input, weeks, id });
  return { id, play: () => play().catch((error) => input.report(error, 'a replay')) };
}

/** The state of the last replay; null if there is none. Whoever reads it keeps it running. */
export async function readReplay(
  db: Db,
  { nowMs }: { nowMs: number },
): Promise<ReplayState | null> {
  const { rows } = await sql<Row>`
    update replays r set asked_at = case when ${isRunning(nowMs)} then ${isoTime(nowMs)}::timestamptz else asked_at end
    returning id, document, weeks, played, result, problem, ${isRunning(nowMs)} as running`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const { id, weeks, played, problem, result } = row;
  return {
    id,
    weeks,
    played,
    isRunning: row.running,
    problem,
    // Only `startReplay` writes documents.
    policy: JSON.parse(row.document) as Policy,
    replay: result && (await withNames(db, result)),
  };
}

/** Ends the replay, wherever it runs, before its next week, and forgets it. */
export async function cancelReplay(db: Db): Promise<void> {
  await sql`delete from replays`.execute(db);
}

type Row = {
  id: string;
  document: string;
  weeks: number;
  played: number;
  result: Replay | null;
  problem: string | null;
  running: boolean;
};

/** True for a replay `r` that somebody still waits for, and whose server lives. */
function isRunning(nowMs: number) {
  return sql<boolean>`(r.result is null and r.problem is null
    and r.asked_at > ${isoTime(nowMs - ASKED_WITHIN_MS)}::timestamptz
    and r.beat_at > ${isoTime(nowMs - SILENT_AFTER_MS)}::timestamptz)`;
}

/** Cancelled, replaced by another one, or wanted by nobody. */
class Ended extends Error {}

async function playReplay(
  db: Db,
  { id, now, language, ...asked }: Playing & { id: string },
): Promise<void> {
  const startMs = now();
  // Between two weeks the server does other work.
  const onWeek = async (played: number) => {
    if (now() - startMs > MOST_MS) {
      throw new AppError('conflict', (m) => m.refusal_replay_long());
    }
    const { rows } = await sql`
      update replays r set played = ${played}, beat_at = ${isoTime(now())}::timestamptz
      where id = ${id} and ${isRunning(now())} returning 1`.execute(db);
    if (rows.length === 0) throw new Ended();
  };
  try {
    const result = await reportReplay(db, { ...asked, lines: MOST_LINES, named: false, onWeek });
    await sql`update replays set result = ${JSON.stringify(result)}::jsonb where id = ${id}`.execute(
      db,
    );
  } catch (error) {
    if (error instanceof Ended) return;
    const m = messagesIn(language);
    const problem = error instanceof AppError ? error.messageIn(m) : m.refusal_internal();
    await sql`update replays set problem = ${problem} where id = ${id}`.execute(db);
    if (!(error instanceof AppError)) throw error;
  }
}
