import { sql } from 'kysely';
import { API_KEY_UNDO_MS } from '#rules/api-keys.ts';
import type { Db } from '#server/db/connect.ts';
import { ownerOf } from './api-key-rows.ts';
import { pruneOnce } from './idempotency.ts';
import type { Secrets } from './secrets.ts';
import { openWebhookSecret, sealWebhookSecret } from './webhook-secrets.ts';

/** Keys that are written anew in one transaction. */
const AT_ONCE = 200;
/** Most rows that one statement of the clean-up takes. */
const MOST_PRUNED = 1000;
/** A minute's count is of no use when it is over; an hour leaves room for clocks that differ. */
const MINUTES_KEPT_MS = 3_600_000;

/**
 * Encrypts and hashes every key that was made with an older secret with the current one, so that the older
 * one can be taken away. Keys whose secret is not here any more stay as they are and are counted as `lost`,
 * as do dead ones, of which only the hash is left.
 */
export function renewKeys(db: Db, secrets: Secrets): Promise<Renewal> {
  return renewAll(db, (tx, after) => renewSome(tx, secrets, after));
}

type Renewal = { renewed: number; lost: number };
type Renewed = { id: bigint; isRenewed: boolean; isDead?: boolean };

async function renewAll(
  db: Db,
  renewNext: (tx: Db, after: bigint) => Promise<Renewed[]>,
): Promise<Renewal> {
  const counts = { renewed: 0, lost: 0 };
  let after = 0n;
  for (;;) {
    const rows = await db.transaction().execute((tx) => renewNext(tx, after));
    for (const { isRenewed, isDead } of rows) {
      if (isRenewed) counts.renewed += 1;
      else if (!isDead) counts.lost += 1;
    }
    const last = rows.at(-1);
    if (!last) return counts;
    after = last.id;
  }
}

// Rows that another server is renewing are waited for, and then are not old any more.
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

type WebhookSecrets = {
  id: bigint;
  webhook_secret: string | null;
  webhook_secret_before: string | null;
};

/**
 * The same for what webhooks are signed with, also before a rotation. An app counts as `lost` where one of its secrets
 * cannot be opened; it stays as it is.
 */
export function renewWebhookSecrets(db: Db, secrets: Secrets): Promise<Renewal> {
  return renewAll(db, (tx, after) => renewSomeApps(tx, secrets, after));
}

async function renewSomeApps(tx: Db, secrets: Secrets, after: bigint): Promise<Renewed[]> {
  const isOld = (column: string) =>
    sql`split_part(${sql.ref(column)}, '.', 1) <> ${secrets.currentId}`;
  const { rows } = await sql<WebhookSecrets>`
    select id, webhook_secret, webhook_secret_before from apps
    where (${isOld('webhook_secret')} or ${isOld('webhook_secret_before')}) and id > ${after}::bigint
    order by id limit ${sql.lit(AT_ONCE)} for no key update`.execute(tx);
  const done: Renewed[] = [];
  for (const { id, webhook_secret, webhook_secret_before } of rows) {
    const renewed = [webhook_secret, webhook_secret_before].map((kept) => {
      const secret = kept === null ? null : openWebhookSecret(secrets, id, kept);
      return secret === null
        ? { kept, isLost: kept !== null }
        : { kept: sealWebhookSecret(secrets, id, secret), isLost: false };
    });
    await sql`
      update apps set webhook_secret = ${renewed[0]?.kept ?? null},
        webhook_secret_before = ${renewed[1]?.kept ?? null} where id = ${id}::bigint`.execute(tx);
    done.push({ id, isRenewed: renewed.every(({ isLost }) => !isLost) });
  }
  return done;
}

/**
 * Forgets what nobody needs any more: keys that were deleted and cannot be brought back (their hash stays),
 * counts of past minutes, and answers of more than a day ago. Gives how many.
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
        and deleted_at < ${timeOf(nowMs - API_KEY_UNDO_MS)}::timestamptz
      order by deleted_at limit ${sql.lit(MOST_PRUNED)} for no key update skip locked)
    update api_keys k set sealed_key = null from dead where k.id = dead.id returning 1`.execute(db);
  return rows.length;
}

async function pruneMinutes(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select key_id, minute from api_key_minutes
      where minute < ${timeOf(nowMs - MINUTES_KEPT_MS)}::timestamptz
      order by minute limit ${sql.lit(MOST_PRUNED)} for update skip locked)
    delete from api_key_minutes m using old
    where m.key_id = old.key_id and m.minute = old.minute returning 1`.execute(db);
  return rows.length;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
