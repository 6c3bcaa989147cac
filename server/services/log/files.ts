import { writeVerifierKey } from '#rules/log/note.ts';
import { parseTilePath, widthOf, writeBundle } from '#rules/log/tile-path.ts';
import type { Db } from '#server/db/connect.ts';
import { readNewestCheckpoint } from './checkpoints.ts';
import { readCosignatureLines } from './cosignatures.ts';
import { readKeyChanges } from './key-changes.ts';
import { readVerifierKeyOf } from './keys.ts';
import { readCommitments, tileReader } from './tiles.ts';

/** A file of the log (C2SP tlog-tiles). */
export type LogFile = { body: string | Uint8Array; isTile: boolean };

/**
 * Reads a file of the public log: `checkpoint`, `verifier-key`, `key-changes`, or a tile by its path. Null if there is no such file, and for a
 * tile that no signed checkpoint covers.
 *
 * @param path below the log's address
 */
export async function readLogFile(db: Db, path: string): Promise<LogFile | null> {
  if (path === 'checkpoint') {
    const checkpoint = await readNewestCheckpoint(db);
    if (checkpoint === null) return null;
    const lines = await readCosignatureLines(db, checkpoint.size);
    return { body: `${checkpoint.note}${lines}`, isTile: false };
  }
  if (path === 'verifier-key') {
    const key = await readVerifierKeyOf(db, 'log');
    return key && { body: `${writeVerifierKey(key)}\n`, isTile: false };
  }
  if (path === 'key-changes') {
    return { body: `${JSON.stringify(await readKeyChanges(db))}\n`, isTile: false };
  }
  const body = await readTileFile(db, path);
  return body && { body, isTile: true };
}

async function readTileFile(db: Db, path: string): Promise<Uint8Array | null> {
  const tile = parseTilePath(path);
  if (tile === null) return null;
  const { level, index, width } = tile;
  const size = (await readNewestCheckpoint(db))?.size ?? 0;
  if (width > widthOf({ size, level: level === 'entries' ? 0 : level, index })) return null;
  if (level === 'entries') return writeBundle((await readCommitments(db, index)).slice(0, width));
  return Buffer.concat((await tileReader(db)(level, index)).slice(0, width));
}
