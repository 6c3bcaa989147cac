import { sql } from 'kysely';
import { writeAddCheckpoint } from '#rules/log/add-checkpoint.ts';
import { COSIGNATURE, findCosigned } from '#rules/log/cosignature.ts';
import { readEd25519Key, readNote, signatureLine, signaturesOf } from '#rules/log/note.ts';
import { proveConsistency } from '#rules/log/tree.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Witness } from '#server/gateways/witnesses/witness.ts';
import { type Checkpoint, readNewestCheckpoint } from './checkpoints.ts';
import { nameOf, readWitnessStates } from './cosignatures.ts';
import { isEd25519 } from './ed25519.ts';
import { sha256, tileReader } from './tiles.ts';

type Deps = { db: Db; now: () => number };

/** A cosignature this old is renewed, even if the log has not grown. */
const RENEW_MS = 60 * 60_000;
/** A witness whose clock is further ahead is not believed. */
const AHEAD_MS = 5 * 60_000;

/** The reason why a witness did not cosign, as the operator reads it. */
class NotCosigned extends Error {}

/**
 * Asks each witness that has not cosigned the newest checkpoint, or not within the hour. One that is away holds up nothing: the next
 * call asks again, and the reason is kept.
 *
 * @returns a line about what was done
 */
export async function askWitnesses(deps: Deps, witnesses: readonly Witness[]): Promise<string> {
  const { db, now } = deps;
  const vkeys = witnesses.map(({ vkey }) => vkey);
  await sql`delete from log_cosignatures where witness <> all (${vkeys}::text[])`.execute(db);
  if (witnesses.length === 0) return 'no witness is configured';
  const checkpoint = await readNewestCheckpoint(db);
  if (checkpoint === null) return 'no checkpoint to cosign';
  const states = new Map((await readWitnessStates(db)).map((each) => [each.vkey, each.newest]));
  const isDue = ({ vkey }: Witness) => {
    const newest = states.get(vkey) ?? null;
    if (newest === null || newest.size !== checkpoint.size) return true;
    return now() - newest.cosignedAtMs >= RENEW_MS;
  };
  const due = witnesses.filter(isDue);
  const done = await Promise.all(
    due.map((witness) =>
      ask(deps, { witness, checkpoint, old: states.get(witness.vkey)?.size ?? 0 }),
    ),
  );
  return `${done.filter((isDone) => isDone).length} of ${due.length} witnesses cosigned`;
}

type Asked = { witness: Witness; checkpoint: Checkpoint; old: number };

async function ask({ db, now }: Deps, { witness, checkpoint, old }: Asked): Promise<boolean> {
  const { vkey } = witness;
  const at = isoTime(now());
  try {
    const text = await submit(db, { witness, checkpoint, old });
    const { line, seconds } = await readAnswer({ vkey, checkpoint, text });
    if (seconds * 1000 > now() + AHEAD_MS) throw new NotCosigned('its clock is ahead');
    await sql`
      insert into log_cosignatures as c (witness, size, line, cosigned_at, since)
      values (${vkey}, ${String(checkpoint.size)}::bigint, ${line}, ${isoTime(seconds * 1000)}::timestamptz, ${at}::timestamptz)
      on conflict (witness) do update
      set size = excluded.size, line = excluded.line, cosigned_at = excluded.cosigned_at, problem = null
      where c.size is null or c.size <= excluded.size`.execute(db);
    return true;
  } catch (error) {
    const problem = reasonOf(error);
    await sql`
      insert into log_cosignatures (witness, problem, since)
      values (${vkey}, ${problem}, ${at}::timestamptz)
      on conflict (witness) do update set problem = excluded.problem`.execute(db);
    return false;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof NotCosigned) return error.message;
  // Other messages may hold anything that the witness sent.
  return error instanceof RangeError ? 'its answer is malformed' : 'it gave no answer';
}

/** Submits the checkpoint, once more if the witness knows another size than this database. */
async function submit(db: Db, { witness, checkpoint, old }: Asked): Promise<string> {
  const { size, note } = checkpoint;
  let from = old;
  for (let tries = 1; ; tries += 1) {
    const proof = await proveConsistency(sha256, tileReader(db), { from, size });
    const { status, text } = await witness.addCheckpoint(
      writeAddCheckpoint({ old: from, proof, note }),
    );
    if (status === 200) return text;
    if (status !== 409) throw new NotCosigned(PROBLEMS[status] ?? `it answered ${status}`);
    from = readSize(text);
    if (from > size)
      throw new NotCosigned(`it has cosigned ${from} leaves, and the log has ${size}: ${RESTORED}`);
    if (tries > 1) throw new NotCosigned('it names one size after another');
  }
}

const RESTORED = 'the database went back to an earlier state, or somebody else signs with its key';
const PROBLEMS: Readonly<Record<number, string>> = {
  403: 'it does not know the key of the log: give its operator /log/verifier-key',
  404: 'it does not know the log: give its operator /log/verifier-key',
  422: `the log does not continue what it cosigned: ${RESTORED}`,
};

function readSize(text: string): number {
  const [, size] = /^(0|[1-9]\d{0,14})\n$/.exec(text) ?? [];
  if (size === undefined) throw new NotCosigned('it answered 409 without a size');
  return Number(size);
}

/** The cosignature of the witness's own key; other lines of an answer are left out. */
async function readAnswer({
  vkey,
  checkpoint,
  text,
}: {
  vkey: string;
  checkpoint: Checkpoint;
  text: string;
}): Promise<{ line: string; seconds: number }> {
  const key = readEd25519Key(sha256, vkey, COSIGNATURE);
  const body = checkpoint.note.slice(0, checkpoint.note.lastIndexOf('\n\n') + 2);
  const note = readNote(`${body}${text}`);
  const [own] = signaturesOf(note.signatures, key);
  const seconds = await findCosigned(note, key, isEd25519);
  if (own === undefined || seconds === null) {
    throw new NotCosigned(`its answer is not signed with the key of ${nameOf(vkey)}`);
  }
  return { line: signatureLine(own), seconds };
}
