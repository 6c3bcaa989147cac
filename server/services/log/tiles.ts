import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { type Hash, leafHash, type ReadTile, TILE_WIDTH } from '#rules/log/tree.ts';
import type { Db } from '#server/db/connect.ts';

const COMMITMENT_BYTES = 32;

/** SHA-256 of the concatenation of the parts. */
export const sha256: Hash = (...parts) => hash('sha256', Buffer.concat(parts), 'buffer');

/** Reads the hashes of the log's tiles, as many as there are now. */
export function tileReader(db: Db): ReadTile {
  return async (level, index) => {
    if (level === 0) {
      const commitments = await readCommitments(db, index);
      return commitments.map((each) => leafHash(sha256, each));
    }
    const { rows } = await sql<{ hash: Uint8Array }>`
      select hash from log_nodes
      where level = ${level}::int and index >= ${firstOf(index)}::bigint and index < ${firstOf(index + 1)}::bigint
      order by index`.execute(db);
    return rows.map((row) => row.hash);
  };
}

/** The commitments of a tile's leaves, as many as there are now. */
export async function readCommitments(db: Db, tile: number): Promise<Uint8Array[]> {
  // One row: reading 256 of them takes longer than hashing them.
  const { rows } = await sql<{ all: Uint8Array | null }>`
    select string_agg(commitment, '' order by index) as all from log_leaves
    where index >= ${firstOf(tile)}::bigint and index < ${firstOf(tile + 1)}::bigint`.execute(db);
  const all = rows[0]?.all ?? new Uint8Array();
  return Array.from({ length: all.length / COMMITMENT_BYTES }, (_, place) =>
    all.subarray(place * COMMITMENT_BYTES, (place + 1) * COMMITMENT_BYTES),
  );
}

const firstOf = (tile: number) => String(BigInt(tile) * BigInt(TILE_WIDTH));
