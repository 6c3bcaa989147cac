import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { leafHash, TILE_WIDTH, tileRoot } from '#rules/log/tree.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { ERASED_TELEGRAM_ID } from '#server/services/members/erased.ts';
import {
  findUnloggedBans,
  findUnloggedHunts,
  findUnloggedRecords,
  type LogRecord,
  readEventLeaves,
} from './leaf-texts.ts';
import { sha256, tileReader } from './tiles.ts';

/** The events logged in one transaction. */
const AT_ONCE = 2_000;
/** Of a commitment and of a salt. */
const HASH_BYTES = 32;
/** Everybody may read the text of such a record, so its salt hides nothing. */
const NO_SALT = new Uint8Array(HASH_BYTES);

/**
 * Logs all events, bans, closings, reopenings and steps of hunts that are committed and not logged yet. Any number of servers may call it at once.
 *
 * @returns the number of new leaves
 */
export async function appendToLog(db: Db): Promise<number> {
  const begun = await readInstant(db);
  // Read before the bans and the events, so that all of those by which a week was closed are logged before its closing.
  const closings = await findUnloggedRecords(db);
  const hunts = await findUnloggedHunts(db);
  const records = [...(await findUnloggedBans(db)), ...closings, ...hunts];
  let added = 0;
  for (;;) {
    const batch = await db.transaction().execute(appendEvents);
    added += batch.leaves;
    if (batch.events < AT_ONCE) break;
  }
  if (records.length > 0) {
    added += await db.transaction().execute((tx) => appendRecords(tx, records));
  }
  await forgetErased(db);
  await settle(db, begun);
  return added;
}

type Instant = { highestSeq: bigint; endedXid: bigint; nextXid: bigint };

async function readInstant(db: Db): Promise<Instant> {
  const { rows } = await sql<Instant>`
    select coalesce((select max(seq) from activity_events), 0) as "highestSeq",
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "endedXid",
      pg_snapshot_xmax(pg_current_snapshot())::text::bigint as "nextXid"`.execute(db);
  const [instant] = rows;
  if (!instant) throw new Error('the database gave no instant');
  return instant;
}

async function appendEvents(tx: Db): Promise<{ events: number; leaves: number }> {
  await holdLog(tx);
  const { rows } = await sql<{ seq: bigint }>`
    select e.seq from activity_events e
    where e.seq > coalesce((select settled_seq from log_state), 0)
      and not exists (select from log_leaves l where l.event_seq = e.seq)
    order by e.seq limit ${sql.lit(AT_ONCE)}`.execute(tx);
  const leaves = await readEventLeaves(
    tx,
    rows.map(({ seq }) => seq),
  );
  await append(tx, leaves.map(secretLeaf));
  return { events: rows.length, leaves: leaves.length };
}

async function appendRecords(tx: Db, found: readonly LogRecord[]): Promise<number> {
  await holdLog(tx);
  const names = found.map(({ record }) => record);
  // Another server may have been first.
  const { rows } = await sql<{ record: string }>`
    select record from log_leaves where record = any(${names}::text[])`.execute(tx);
  const records = found.filter(({ record }) => !rows.some((row) => row.record === record));
  await append(
    tx,
    records.map((each) => (each.memberId === undefined ? publicLeaf(each) : secretLeaf(each))),
  );
  return records.length;
}

/** Leaves are numbered one transaction after another. */
export async function holdLog(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.log})`.execute(tx);
}

/** The number of leaves. */
export async function readSize(db: Db): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select coalesce(max(index) + 1, 0)::float8 as size from log_leaves`.execute(db);
  return rows[0]?.size ?? 0;
}

/** A leaf that only its salt opens. */
function secretLeaf<L extends { text: string }>(leaf: L) {
  return { ...leaf, ...commit(randomBytes(HASH_BYTES), leaf.text) };
}

/** The leaf of a record that everybody may read. */
export function publicLeaf(record: LogRecord): NewLeaf {
  return { ...record, ...commit(NO_SALT, record.text) };
}

function commit(salt: Uint8Array, text: string) {
  return { salt, commitment: sha256(salt, Buffer.from(text)) };
}

/** A leaf about a member's part in an event, or a record. */
export type NewLeaf = {
  salt: Uint8Array;
  commitment: Uint8Array;
  seq?: bigint;
  memberId?: bigint;
  record?: string;
  text: string;
};

/** Adds leaves to the log, which the transaction must hold. */
export async function append(tx: Db, leaves: readonly NewLeaf[]): Promise<void> {
  if (leaves.length === 0) return;
  const size = await readSize(tx);
  // One value for all of them: as arrays, they would be sent and parsed as hexadecimal digits.
  const [commitments, salts] = [
    Buffer.concat(leaves.map(({ commitment }) => commitment)),
    Buffer.concat(leaves.map(({ salt }) => salt)),
  ];
  const bytesOf = (all: Uint8Array) =>
    sql`substring(${all}::bytea from (n::int - 1) * ${sql.lit(HASH_BYTES)} + 1 for ${sql.lit(HASH_BYTES)})`;
  await sql`
    insert into log_leaves (index, commitment, salt, event_seq, member_id, record, record_text)
    select ${String(size)}::bigint + n - 1, ${bytesOf(commitments)}, ${bytesOf(salts)}, seq, member_id, record, text
    from unnest(${leaves.map(({ seq }) => seq ?? null)}::bigint[],
      ${leaves.map(({ memberId }) => memberId ?? null)}::bigint[],
      ${leaves.map(({ record }) => record ?? null)}::text[],
      ${leaves.map(({ record, text }) => (record === undefined ? null : text))}::text[])
      with ordinality as l(seq, member_id, record, text, n)`.execute(tx);
  await addNodes(tx, { from: size, leaves });
}

/** Adds the hashes of the tiles that became full. */
async function addNodes(
  tx: Db,
  { from, leaves }: { from: number; leaves: readonly NewLeaf[] },
): Promise<void> {
  const readTile = tileReader(tx);
  const readNew = (index: number) => {
    const start = index * TILE_WIDTH - from;
    return leaves
      .slice(start, start + TILE_WIDTH)
      .map(({ commitment }) => leafHash(sha256, commitment));
  };
  let [before, after] = [from, from + leaves.length];
  for (let level = 1; after >= TILE_WIDTH; level += 1) {
    before = Math.floor(before / TILE_WIDTH);
    after = Math.floor(after / TILE_WIDTH);
    const hashes: Uint8Array[] = [];
    for (let index = before; index < after; index += 1) {
      const isNew = level === 1 && index * TILE_WIDTH >= from;
      const tile = isNew ? readNew(index) : await readTile(level - 1, index);
      hashes.push(tileRoot(sha256, tile));
    }
    await sql`
      insert into log_nodes (level, index, hash)
      select ${level}::int, ${String(before)}::bigint + n - 1, hash
      from unnest(${hashes}::bytea[]) with ordinality as l(hash, n)`.execute(tx);
  }
}

/** An erasure knows of no event that was logged later, such as its own. */
async function forgetErased(db: Db): Promise<void> {
  await sql`
    update log_leaves set salt = null
    where salt is not null and member_id in (
      select id from members where telegram_id = ${ERASED_TELEGRAM_ID})`.execute(db);
}

/** Remembers how far this run has read, so that the next one does not look at all events again. */
async function settle(db: Db, { highestSeq, endedXid, nextXid }: Instant): Promise<void> {
  // Every transaction that could write a number that the earlier run missed had ended before this run began, so it is logged.
  const isOver = sql`s.seen_xid <= ${endedXid}::bigint`;
  // A restored database starts counting transactions again.
  const isOfOther = sql`s.seen_xid > ${nextXid}::bigint`;
  await sql`
    insert into log_state as s (settled_seq, seen_seq, seen_xid)
    values (0, ${highestSeq}::bigint, ${nextXid}::bigint)
    on conflict (only_row) do update set
      settled_seq = case when ${isOver} then greatest(s.settled_seq, s.seen_seq) else s.settled_seq end,
      seen_seq = excluded.seen_seq, seen_xid = excluded.seen_xid
    where ${isOver} or ${isOfOther}`.execute(db);
}
