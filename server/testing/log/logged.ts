import { expect } from 'vitest';
import { isSignedBy, readCheckpoint, readNote, readVerifierKey } from '#rules/log/note.ts';
import { nodeHash, rootOf } from '#rules/log/tree.ts';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { keepLog } from '#server/services/log/checkpoints.ts';
import { isEd25519 } from '#server/services/log/ed25519.ts';
import { readLogFile } from '#server/services/log/files.ts';
import { sha256, tileReader } from '#server/services/log/tiles.ts';
import { TEST_SECRETS } from '../keys.ts';

/** The week of all events here, and its time. */
export const WEEK = '2026-03-01';
export const AT = '2026-02-25T10:00:00.000Z';
export const NOW_MS = Date.parse('2026-02-25T12:00:00Z');

/** A tip from member 11 to 22. */
export const tip = (db: Db, id: string) =>
  ingestEvents(db, {
    events: [
      { id, type: 'tip', at: AT, telegramId: '11', to: '22', amount: '2', txid: id.repeat(64) },
    ],
    nowMs: NOW_MS,
  });
/** A command that earns points. */
export const earn = (db: Db, id: string, telegramId: string) =>
  ingestEvents(db, { events: [{ id, type: 'gm', at: AT, telegramId }], nowMs: NOW_MS });

/** The job that keeps the log. */
export const keep = (db: Db, { nowMs = NOW_MS, secrets = TEST_SECRETS } = {}) =>
  keepLog({ db, secrets, publicUrl: 'https://deck.example', now: () => nowMs });

/** The root of leaves, by the definition of RFC 6962, 2.1. */
export function plainRoot(leaves: readonly Uint8Array[]): Uint8Array {
  const [first] = leaves;
  if (leaves.length === 1 && first) return first;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return nodeHash(sha256, plainRoot(leaves.slice(0, split)), plainRoot(leaves.slice(split)));
}

async function textOf(db: Db, path: string): Promise<string> {
  const file = await readLogFile(db, path);
  if (typeof file?.body !== 'string') throw new Error(`there is no ${path}`);
  return file.body;
}

/** The newest checkpoint, whose signature verifies by the published key. */
export async function readSigned(db: Db) {
  const key = readVerifierKey((await textOf(db, 'verifier-key')).trim());
  const note = readNote(await textOf(db, 'checkpoint'));
  expect(await isSignedBy(note, key, isEd25519)).toBe(true);
  const head = readCheckpoint(note.text);
  return { ...head, root: Buffer.from(head.root) };
}

/** Expects that the log has grown and its first leaves are those of an earlier checkpoint. */
export async function expectContinued(
  db: Db,
  before: { size: number; root: Uint8Array },
): Promise<void> {
  const after = await readSigned(db);
  expect(after.size).toBeGreaterThan(before.size);
  expect(await rootOf(sha256, tileReader(db), before.size)).toEqual(before.root);
}
