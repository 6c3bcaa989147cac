import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** The newest cosignature of a witness. */
type Cosignature = { size: number; cosignedAtMs: number };

/** A witness that was asked: null before its first cosignature. The problem is that of the last attempt, if it failed. */
export type WitnessState = {
  vkey: string;
  newest: Cosignature | null;
  problem: string | null;
  /** When the witness was asked first. */
  sinceMs: number;
};

/** The newest checkpoint that witnesses cosigned, and their names. */
export type Witnessed = Cosignature & { names: string[] };

type Row = {
  vkey: string;
  size: number | null;
  at: Date | null;
  problem: string | null;
  since: Date;
};

/** The state of each witness, by its key. */
export async function readWitnessStates(db: Db): Promise<WitnessState[]> {
  const { rows } = await sql<Row>`
    select witness as vkey, size::float8 as size, cosigned_at as at, problem, since
    from log_cosignatures order by witness`.execute(db);
  return rows.map(({ vkey, size, at, problem, since }) => ({
    vkey,
    newest: size === null || at === null ? null : { size, cosignedAtMs: at.getTime() },
    problem,
    sinceMs: since.getTime(),
  }));
}

/** A witness without a cosignature for longer is late: it is asked at least once an hour. In ms. */
const WITNESS_LATE_MS = 3 * 60 * 60_000;

/** The witnesses that have not cosigned for too long. */
export function lateWitnesses(states: readonly WitnessState[], nowMs: number): WitnessState[] {
  return states.filter(
    ({ newest, sinceMs }) => nowMs - (newest?.cosignedAtMs ?? sinceMs) > WITNESS_LATE_MS,
  );
}

/** The newest checkpoint that any witness cosigned; null if none did. */
export function newestWitnessed(states: readonly WitnessState[]): Witnessed | null {
  const found = states.flatMap(({ vkey, newest }) =>
    newest ? [{ name: nameOf(vkey), ...newest }] : [],
  );
  if (found.length === 0) return null;
  const size = Math.max(...found.map((each) => each.size));
  const of = found.filter((each) => each.size === size);
  const cosignedAtMs = Math.max(...of.map((each) => each.cosignedAtMs));
  return { size, cosignedAtMs, names: of.map(({ name }) => name).sort() };
}

/** Pages may show a line this old. In ms. */
const KEPT_MS = 60_000;

/** Reads what `newestWitnessed` gives at most once a minute; the last one while the database does not answer. */
export function createWitnessedReader({ db, now }: { db: Db; now: () => number }) {
  let last: Witnessed | null = null;
  let reading: Promise<Witnessed | null> = Promise.resolve(null);
  let readMs = -Infinity;
  const read = async () => {
    try {
      last = newestWitnessed(await readWitnessStates(db));
    } catch {
      // A page with an old line is better than none.
    }
    return last;
  };
  return (): Promise<Witnessed | null> => {
    if (now() - readMs >= KEPT_MS) [readMs, reading] = [now(), read()];
    return reading;
  };
}

/** The cosignature lines of the checkpoint of a size. */
export async function readCosignatureLines(db: Db, size: number): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select line from log_cosignatures where size = ${String(size)}::bigint order by witness`.execute(
    db,
  );
  return rows.map(({ line }) => line).join('');
}

/** The name of a witness, which its key begins with. */
export const nameOf = (vkey: string) => vkey.split('+', 1)[0] ?? '';
