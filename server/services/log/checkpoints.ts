import { sql } from 'kysely';
import { toBase64 } from '#rules/log/base64.ts';
import { canonicalJson } from '#rules/log/canonical-json.ts';
import {
  checkpointText,
  readCheckpoint,
  readNote,
  signatureLine,
  writeVerifierKey,
} from '#rules/log/note.ts';
import { rootOf } from '#rules/log/tree.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { append, appendToLog, holdLog, type NewLeaf, publicLeaf, readSize } from './append.ts';
import { verifierKey } from './ed25519.ts';
import { isLogToBegin, type LogKey, replaceLogKey, takeKey } from './keys.ts';
import { sha256, tileReader } from './tiles.ts';

/** A signed state of the log. */
export type Checkpoint = {
  /** The number of leaves. */
  size: number;
  /** A signed note (C2SP tlog-checkpoint). */
  note: string;
  signedAtMs: number;
};

export type LogDeps = {
  db: Db;
  secrets: Secrets;
  /** The site's public address; a new log is named after it. */
  publicUrl: string;
  now: () => number;
};

const HOUR_MS = 60 * 60_000;

/**
 * Logs everything new and signs a checkpoint, once an hour and after each closing or reopening of a week. Any number of servers
 * may call it at any time.
 *
 * @returns a line about what was done
 */
export async function keepLog(deps: LogDeps): Promise<string> {
  const { db, now } = deps;
  if (!(await isDue(db, now()))) return 'nothing is due';
  const added = await appendToLog(db);
  const { size } = await signCheckpoint(deps);
  return `${added} leaves added; ${size} in the signed log`;
}

async function isDue(db: Db, nowMs: number): Promise<boolean> {
  const newest = await readNewestCheckpoint(db);
  if (newest === null || (await isLogToBegin(db))) return true;
  if (Math.floor(newest.signedAtMs / HOUR_MS) < Math.floor(nowMs / HOUR_MS)) return true;
  const { rows } = await sql<{ is_due: boolean }>`
    select (select count(*) from weeks) + 2 * (select count(*) from reopened_weeks)
        + (select count(announced_at) + count(ended_at) + count(cancelled_at) from hunts)
      > (select count(*) from log_leaves
        where record is not null and member_id is null and record not like 'begun %'
          and record not like 'key %') as is_due`.execute(db);
  return rows[0]?.is_due ?? false;
}

/** Signs the log as it is. A log that has not grown keeps its checkpoint. */
async function signCheckpoint({ db, secrets, publicUrl, now }: LogDeps): Promise<Checkpoint> {
  return db.transaction().execute(async (tx) => {
    await holdLog(tx);
    const before = await readNewestCheckpoint(tx);
    await requireLeaves(tx, before);
    const origin = `${hostOf(publicUrl)}/log`;
    const { key, isNew } = await takeKey(tx, { use: 'log', secrets, origin, nowMs: now() });
    if (isNew && before !== null) await append(tx, [beginning(key.origin, before)]);
    if (before !== null && before.size === (await readSize(tx))) return before;
    return writeCheckpoint(tx, { keys: [key], nowMs: now() });
  });
}

/**
 * Replaces the log's key. The next leaf names both keys to everybody, and both sign the checkpoint that covers it; from then on only
 * the new one signs (docs/spec/log.md#10-replacing-the-key).
 *
 * @returns both keys as verifiers need them, and the size of the checkpoint; null if the log has no key in use
 */
export async function rotateLogKey({
  db,
  secrets,
  now,
}: Omit<LogDeps, 'publicUrl'>): Promise<{ from: string; to: string; size: number } | null> {
  return db.transaction().execute(async (tx) => {
    await holdLog(tx);
    await requireLeaves(tx, await readNewestCheckpoint(tx));
    const replaced = await replaceLogKey(tx, { secrets, nowMs: now() });
    if (replaced === null) return null;
    const { former, key } = replaced;
    const [from, to] = [former, key].map((each) => writeVerifierKey(verifierKey(each)));
    if (from === undefined || to === undefined) throw new RangeError('two keys have two texts');
    const text = canonicalJson({ kind: 'key_replaced', origin: key.origin, from, to });
    await append(tx, [publicLeaf({ record: `key ${to}`, text })]);
    const { size } = await writeCheckpoint(tx, { keys: [key, former], nowMs: now() });
    return { from, to, size };
  });
}

async function requireLeaves(tx: Db, before: Checkpoint | null): Promise<void> {
  if (before !== null && before.size > (await readSize(tx))) {
    throw new Error('the public log has lost leaves');
  }
}

/** @param input.keys of one origin; the first is the one in use from now on */
async function writeCheckpoint(
  tx: Db,
  { keys, nowMs }: { keys: readonly [LogKey, ...LogKey[]]; nowMs: number },
): Promise<Checkpoint> {
  const [{ id, origin }] = keys;
  const size = await readSize(tx);
  const text = checkpointText({ origin, size, root: await rootOf(sha256, tileReader(tx), size) });
  const lines = keys.map((key) =>
    signatureLine({ ...verifierKey(key), signature: key.sign(Buffer.from(text)) }),
  );
  const note = `${text}\n${lines.join('')}`;
  await sql`
    insert into log_checkpoints (size, note, key_id, signed_at)
    values (${String(size)}::bigint, ${note}, ${id}::bigint, ${isoTime(nowMs)}::timestamptz)`.execute(
    tx,
  );
  return { size, note, signedAtMs: nowMs };
}

/** The leaf by which a log with a new origin names the last checkpoint of the former one. */
function beginning(origin: string, { note }: Checkpoint): NewLeaf {
  const { root, ...after } = readCheckpoint(readNote(note).text);
  const text = canonicalJson({
    kind: 'log_begun',
    origin,
    after: { ...after, root: toBase64(root) },
  });
  return publicLeaf({ record: `begun ${origin}`, text });
}

/** The newest checkpoint; null before the first one. */
export async function readNewestCheckpoint(db: Db): Promise<Checkpoint | null> {
  const { rows } = await sql<{ size: number; note: string; signed_at: Date }>`
    select size::float8 as size, note, signed_at from log_checkpoints order by size desc limit 1`.execute(
    db,
  );
  const [row] = rows;
  return row ? { size: row.size, note: row.note, signedAtMs: row.signed_at.getTime() } : null;
}

/** The public address without its scheme. */
export function hostOf(publicUrl: string): string {
  return publicUrl.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
