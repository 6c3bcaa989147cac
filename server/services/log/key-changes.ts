import { sql } from 'kysely';
import { createProver } from '#rules/log/tree.ts';
import type { Db } from '#server/db/connect.ts';
import { sha256, tileReader } from './tiles.ts';

/**
 * A leaf by which the log got another key, the first checkpoint that covers it, and its inclusion proof for that checkpoint, in
 * hexadecimal digits.
 */
type KeyChange = { index: number; text: string; checkpoint: string; proof: string[] };

/** The operator replaces keys and restores copies by hand. */
const MOST_CHANGES = 1_000;

/** The newest changes by which a verifier that knows an earlier key finds the one in use (docs/spec/log.md#11-following-keys). */
export async function readKeyChanges(db: Db): Promise<{ changes: KeyChange[] }> {
  const { rows } = await sql<Omit<KeyChange, 'proof'> & { size: number }>`
    select l.index::float8 as index, l.record_text as text, c.note as checkpoint, c.size::float8 as size
    from log_leaves l
    join lateral (
      select note, size from log_checkpoints where size > l.index order by size limit 1) c on true
    where l.record is not null and l.member_id is null and (l.record like 'begun %' or l.record like 'key %')
    order by l.index desc limit ${sql.lit(MOST_CHANGES)}`.execute(db);
  const changes: KeyChange[] = [];
  for (const { size, ...change } of rows.reverse()) {
    const proof = await createProver(sha256, tileReader(db), size)(change.index);
    changes.push({ ...change, proof: proof.map((step) => Buffer.from(step).toString('hex')) });
  }
  return { changes };
}
