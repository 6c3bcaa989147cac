import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { readChainState } from './chain-state.ts';
import { type ExpectedKind, endExpectations, type Subject } from './expect.ts';

/**
 * Settles the payments of one kind, in a transaction of its own: reads the standing (`takeStanding`), writes its rows, and notes
 * whether to keep following (`setFollowed`). Repeating it changes nothing.
 */
export type Settle = (db: Db, ofId: bigint) => Promise<unknown>;
export type Kinds = Readonly<Record<ExpectedKind, Settle>>;

export type SettleRun = { settled: number; problems: string[] };

const BATCH = 200;
/** A run ends after this time, in ms; the next one continues. */
const RUN_MS = 15_000;
const MOST_PROBLEMS = 5;

/**
 * Settles every subject that something has changed for. A failure is reported, does not hold up the others, and is tried again in
 * the next run.
 */
export async function settleTouched(
  { db, report }: { db: Db; report: (error: unknown, what: string) => void },
  kinds: Kinds,
): Promise<SettleRun> {
  await endExpectations(db);
  const run: SettleRun = { settled: 0, problems: [] };
  if ((await readChainState(db))?.halted) return run;
  const until = performance.now() + RUN_MS;
  let last: Subject | null = null;
  while (performance.now() < until) {
    const subjects = await findTouched(db, last);
    for (const { kind, ofId } of subjects) {
      try {
        await kinds[kind](db, ofId);
        run.settled += 1;
      } catch (error) {
        report(error, `settling ${kind} ${ofId}`);
        if (run.problems.length < MOST_PROBLEMS)
          run.problems.push(`${kind} ${ofId} is not settled`);
      }
    }
    last = subjects.at(-1) ?? null;
    if (subjects.length < BATCH) break;
  }
  return run;
}

async function findTouched(db: Db, after: Subject | null): Promise<Subject[]> {
  const { rows } = await sql<{ kind: ExpectedKind; of_id: bigint }>`
    select distinct kind, of_id from expected_payments
    where is_touched and (kind, of_id) > (${after?.kind ?? ''}, ${after?.ofId ?? 0n}::bigint)
    order by kind, of_id limit ${sql.lit(BATCH)}`.execute(db);
  return rows.map(({ kind, of_id: ofId }) => ({ kind, ofId }));
}
