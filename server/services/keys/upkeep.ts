import { sql } from 'kysely';
import { API_KEY_UNDO_MS } from '#rules/apps/api-keys.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { type Renewal, type Renewed, renewAll } from '#server/db/renew-secrets.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { pruneOnce } from './idempotency.ts';
import { ownerOf } from './rows.ts';

/** The keys renewed in one transaction. */
const AT_ONCE = 200;
/** The most rows that one clean-up statement deletes. */
const MOST_PRUNED = 1000;
/** A minute's count is useless once it is over; an hour allows for differing clocks. */
const MINUTES_KEPT_MS = 3_600_000;

/**
 * Seals and hashes every key made with an older secret again, under the current one, so that the older one can be removed. Keys
 * whose secret is already gone stay as they are and count as `lost`; so do dead keys, of which only the hash is left.
 */
export function renewKeys(db: Db, secrets: Secrets): Promise<Renewal> {
  return renewAll(db, (tx, after) => renewSome(tx, secrets, after));
}

// Waits for rows that another server is renewing; they then no longer match.
async function renewSome(tx: Db, secrets: Secrets, after: bigint): Promise<Renewed[]> {
  const { rows } = await sql<{
    id: bigint;
    member_id: bigint;
    secret_id: string;
    sealed_key: Uint8Array | null;
  }>`
    select id, member_id, secret_id, sealed_key from api_keys
    where secret_id <> ${secrets.currentId} and id > ${after}::bigint
    order by id limit ${sql.lit(AT_ONCE)} for no key update`.execute(tx);
  const done: Renewed[] = [];
  for (const row of rows) {
    const owner = ownerOf(row);
    const key =
      row.sealed_key &&
      secrets.open(
        'api-key',
        { secretId: row.secret_id, sealed: Buffer.from(row.sealed_key) },
        owner,
      );
    done.push({ id: row.id, isRenewed: key !== null, isDead: row.sealed_key === null });
    if (key === null) continue;
    const { sealed, secretId } = secrets.seal('api-key', key, owner);
    await sql`
      update api_keys set key_hash = ${secrets.hash('api-key', key)}::bytea, sealed_key = ${sealed}::bytea,
        secret_id = ${secretId} where id = ${row.id}::bigint`.execute(tx);
  }
  return done;
}

/**
 * Deletes expired data: keys past restoring (their hash stays), counts of past minutes, and answers older than a day. Returns the
 * number of rows.
 */
export async function cleanUpKeys(db: Db, nowMs: number): Promise<number> {
  let removed = 0;
  for (const prune of [forgetDeadKeys, pruneMinutes, pruneOnce]) {
    let some: number;
    do {
      some = await prune(db, nowMs);
      removed += some;
    } while (some > 0);
  }
  return removed;
}

async function forgetDeadKeys(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    with dead as materialized (
      select id from api_keys where sealed_key is not null
        and deleted_at < ${isoTime(nowMs - API_KEY_UNDO_MS)}::timestamptz
      order by deleted_at limit ${sql.lit(MOST_PRUNED)} for no key update skip locked)
    update api_keys k set sealed_key = null from dead where k.id = dead.id returning 1`.execute(db);
  return rows.length;
}

async function pruneMinutes(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select key_id, minute from api_key_minutes
      where minute < ${isoTime(nowMs - MINUTES_KEPT_MS)}::timestamptz
      order by minute limit ${sql.lit(MOST_PRUNED)} for update skip locked)
    delete from api_key_minutes m using old
    where m.key_id = old.key_id and m.minute = old.minute returning 1`.execute(db);
  return rows.length;
}
