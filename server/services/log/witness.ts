import { sql } from 'kysely';
import { type AddCheckpoint, readAddCheckpoint } from '#rules/log/add-checkpoint.ts';
import { COSIGNATURE, cosignedMessage, writeCosignature } from '#rules/log/cosignature.ts';
import {
  isSignedBy,
  type Note,
  readCheckpoint,
  readNote,
  signatureLine,
  signaturesOf,
  type TreeHead,
  type VerifierKey,
} from '#rules/log/note.ts';
import { isConsistent } from '#rules/log/tree.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { holdLog } from './append.ts';
import { hostOf } from './checkpoints.ts';
import { isEd25519, verifierKey } from './ed25519.ts';
import { type LogKey, readKey, takeKey } from './keys.ts';
import { sha256 } from './tiles.ts';

export type WitnessDeps = {
  db: Db;
  secrets: Secrets;
  /** The site's public address; the witness is named after it. */
  publicUrl: string;
  /** The keys of the logs that this instance cosigns; a log that replaces its key has two. */
  logs: readonly VerifierKey[];
  now: () => number;
};

/** The answer to a request (C2SP tlog-witness). With `conflict`, the text is the size that was cosigned last. */
type WitnessAnswer = { status: 200 | 400 | 403 | 404 | 409 | 422; text: string };

type Cosigned = { size: number; root: Uint8Array };

const NEVER: Cosigned = { size: 0, root: sha256() };
const FORK =
  'This tree does not continue the one that this witness cosigned. A database that was restored from a backup looks like this, and so does a history that somebody changed. A restored log goes on under a new origin.\n';

/**
 * Cosigns a checkpoint of a known log if it continues the last one that was cosigned. Any number of servers may be asked at once:
 * of two requests that begin at the same size, one is answered with 409.
 */
export async function cosign(deps: WitnessDeps, body: string): Promise<WitnessAnswer> {
  const asked = read(body);
  if (asked === null) return { status: 400, text: 'This is no request of a log.\n' };
  const { old, note, head } = asked;
  const keys = deps.logs.filter(({ name }) => name === head.origin);
  if (keys.length === 0) {
    return {
      status: 404,
      text: 'This witness does not know the log: give its operator the key.\n',
    };
  }
  const line = await findSignature(note, keys);
  if (line === null) {
    return { status: 403, text: 'No key that this witness knows signed this checkpoint.\n' };
  }
  if (old > head.size) return { status: 400, text: 'The old size is larger than the tree.\n' };
  const last = (await findCosigned(deps.db, head.origin)) ?? NEVER;
  if (old !== last.size) return conflict(last);
  const signed = `${note.text}\n${line}`;
  if (!continues(asked, last)) {
    await keepRefused(deps, { origin: head.origin, note: signed });
    return { status: 422, text: FORK };
  }
  const cosignature = await makeCosignature(deps, note.text);
  const kept = { ...head, note: `${signed}${cosignature}` };
  if (await keep(deps, { last, kept })) return { status: 200, text: cosignature };
  return conflict((await findCosigned(deps.db, head.origin)) ?? NEVER);
}

/** The key with which this instance cosigns, as its logs need it. Makes one if there is none. */
export async function readWitnessKey(deps: Omit<WitnessDeps, 'logs'>): Promise<VerifierKey> {
  return verifierKey(await requireKey(deps), COSIGNATURE);
}

/** The newest checkpoint that was cosigned, with its log's signature and the cosignature; null if there is none. */
export async function findCosignedNote(db: Db, originHash: string): Promise<string | null> {
  const { rows } = await sql<{ note: string }>`
    select note from witnessed_logs
    where encode(sha256(convert_to(origin, 'UTF8')), 'hex') = ${originHash}`.execute(db);
  return rows[0]?.note ?? null;
}

type Request = AddCheckpoint & { head: TreeHead };

function read(body: string): (Omit<Request, 'note'> & { note: Note }) | null {
  try {
    const asked = readAddCheckpoint(body);
    const note = readNote(asked.note);
    return { ...asked, note, head: readCheckpoint(note.text) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The signature line of a known key; null if none signed, or if a signature in its name is wrong. */
async function findSignature(note: Note, keys: readonly VerifierKey[]): Promise<string | null> {
  const signers = keys.filter((key) => signaturesOf(note.signatures, key).length > 0);
  for (const key of signers) if (!(await isSignedBy(note, key, isEd25519))) return null;
  const [line] = signers.flatMap((key) => signaturesOf(note.signatures, key));
  return line === undefined ? null : signatureLine(line);
}

function continues({ old, proof, head }: Omit<Request, 'note'>, last: Cosigned): boolean {
  if (head.size === 0 && !Buffer.from(head.root).equals(NEVER.root)) return false;
  return isConsistent(sha256, { ...head, proof, from: old, fromRoot: last.root });
}

async function makeCosignature(deps: WitnessDeps, text: string): Promise<string> {
  const key = await requireKey(deps);
  const { name, keyId } = verifierKey(key, COSIGNATURE);
  const seconds = Math.floor(deps.now() / 1000);
  const signature = writeCosignature(seconds, key.sign(cosignedMessage(text, seconds)));
  return signatureLine({ name, keyId, signature });
}

async function requireKey(deps: Omit<WitnessDeps, 'logs'>): Promise<LogKey> {
  const { db, secrets, publicUrl, now } = deps;
  const found = await readKey(db, { use: 'witness', secrets });
  if (found !== null) return found;
  const origin = `${hostOf(publicUrl)}/witness`;
  return db.transaction().execute(async (tx) => {
    // Two servers must not make two keys.
    await holdLog(tx);
    return (await takeKey(tx, { use: 'witness', secrets, origin, nowMs: now() })).key;
  });
}

async function findCosigned(db: Db, origin: string): Promise<Cosigned | null> {
  const { rows } = await sql<Cosigned>`
    select size::float8 as size, root from witnessed_logs where origin = ${origin}`.execute(db);
  return rows[0] ?? null;
}

/** Keeps a checkpoint in the place of the last one; false if another one came first. One statement, so that none comes between. */
async function keep(
  { db, now }: WitnessDeps,
  { last, kept }: { last: Cosigned; kept: TreeHead & { note: string } },
): Promise<boolean> {
  const { origin, size, root, note } = kept;
  const isFirst = last === NEVER;
  const { rows } = await sql`
    insert into witnessed_logs as w (origin, size, root, note, cosigned_at)
    select ${origin}, ${String(size)}::bigint, ${root}::bytea, ${note}, ${isoTime(now())}::timestamptz
    where ${isFirst} or exists (select from witnessed_logs where origin = ${origin})
    on conflict (origin) do update
    set size = excluded.size, root = excluded.root, note = excluded.note, cosigned_at = excluded.cosigned_at
    where not ${isFirst} and w.size = ${String(last.size)}::bigint and w.root = ${last.root}::bytea
    returning origin`.execute(db);
  return rows.length > 0;
}

async function keepRefused(
  { db, now }: WitnessDeps,
  { origin, note }: { origin: string; note: string },
): Promise<void> {
  await sql`
    update witnessed_logs set refused_note = ${note}, refused_at = ${isoTime(now())}::timestamptz
    where origin = ${origin}`.execute(db);
}

const conflict = ({ size }: Cosigned): WitnessAnswer => ({ status: 409, text: `${size}\n` });
