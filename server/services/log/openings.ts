import { type RawBuilder, sql } from 'kysely';
import type { LogRecords, OwnLog } from '#contract/site/log.ts';
import { createProver } from '#rules/log/tree.ts';
import type { Db } from '#server/db/connect.ts';
import { readNewestCheckpoint } from './checkpoints.ts';
import { readEventLeaves } from './leaf-texts.ts';
import { sha256, tileReader } from './tiles.ts';

/** The most openings in one answer. A proof of a million leaves takes about one kilobyte. */
const MOST_OPENINGS = 100;

/**
 * The openings of a member's leaves in a week and of all their bans, with their proofs for the newest checkpoint; lowest index
 * first. The leaf of an event that was deleted has no week any more: every week shows it, without a text. A leaf that came after
 * that checkpoint is left out. The text of an event is made from the rows as they are now, so that the
 * member sees what the server counts.
 *
 * @param input.after only leaves with a higher index
 */
export async function readOwnLog(
  db: Db,
  { memberId, week, after }: { memberId: bigint; week: string; after: number },
): Promise<OwnLog> {
  const checkpoint = await readNewestCheckpoint(db);
  if (checkpoint === null) return { checkpoint: null, openings: [], hasMore: false };
  const { size, note } = checkpoint;
  const { rows } = await sql<{
    index: number;
    seq: bigint | null;
    ban: string | null;
    salt: Uint8Array | null;
  }>`
    select l.index::float8 as index, l.event_seq as seq, l.record_text as ban, l.salt
    from log_leaves l left join activity_events e on e.seq = l.event_seq
    where l.member_id = ${memberId}::bigint and l.index > ${String(after)}::bigint
      and l.index < ${String(size)}::bigint and (e.week = ${week}::date or e.seq is null)
    order by l.index limit ${sql.lit(MOST_OPENINGS + 1)}`.execute(db);
  const shown = rows.slice(0, MOST_OPENINGS);
  const leaves = await readEventLeaves(
    db,
    shown.flatMap(({ seq }) => seq ?? []),
  );
  const own = leaves.filter((each) => each.memberId === memberId);
  const textOf = new Map(own.map(({ seq, text }) => [seq, text]));
  const openings = shown.map(({ index, seq, ban, salt }) => ({
    index,
    salt: salt && hex(salt),
    text: (seq === null ? ban : textOf.get(seq)) ?? '',
  }));
  return {
    checkpoint: note,
    openings: await withProofs(db, openings, size),
    hasMore: rows.length > MOST_OPENINGS,
  };
}

/** The leaves about a week's closings and reopenings, with their proofs for the newest checkpoint. */
export function readWeekLog(db: Db, week: string): Promise<LogRecords> {
  return readRecords(db, sql`record_text::jsonb ->> 'week' = ${week}`);
}

/** The leaves about a treasure hunt, with their proofs for the newest checkpoint. */
export function readHuntLog(db: Db, hunt: bigint): Promise<LogRecords> {
  return readRecords(db, sql`starts_with(record, ${`hunt ${hunt} `})`);
}

async function readRecords(db: Db, isMeant: RawBuilder<unknown>): Promise<LogRecords> {
  const checkpoint = await readNewestCheckpoint(db);
  if (checkpoint === null) return { checkpoint: null, records: [] };
  const { size, note } = checkpoint;
  const { rows } = await sql<{ index: number; text: string }>`
    select index::float8 as index, record_text as text from log_leaves
    where record is not null and member_id is null and ${isMeant} and index < ${String(size)}::bigint
    order by index`.execute(db);
  return { checkpoint: note, records: await withProofs(db, rows, size) };
}

async function withProofs<L extends { index: number }>(db: Db, leaves: readonly L[], size: number) {
  const prove = createProver(sha256, tileReader(db), size);
  const proved: (L & { proof: string[] })[] = [];
  for (const leaf of leaves) proved.push({ ...leaf, proof: (await prove(leaf.index)).map(hex) });
  return proved;
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
