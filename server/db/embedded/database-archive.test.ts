import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { packDatabase, readArchive, unpackDatabase } from './database-archive.mjs';
import { openEmbedded } from './embedded.ts';

it('unpacks to the same files, for the owner alone', () => {
  const packed = join(inject('embeddedFolder'), 'pgdata');
  const archive = packDatabase(packed, '1.2.3');
  expect(readArchive(archive).engine).toBe('1.2.3');
  const data = makeFolder();

  unpackDatabase(archive, data);

  expect(readAll(data)).toEqual(readAll(packed));
  expect(modesOf(data)).toEqual([0o600, 0o700]);
});

it('is what a first start opens', async () => {
  const archive = join(makeFolder(), 'empty.bin');
  writeFileSync(archive, packDatabase(join(inject('embeddedFolder'), 'pgdata'), '1.2.3'));
  const { db, close } = await openEmbedded({ folder: makeFolder(), archive });
  // Only the packed one is migrated.
  const { rows } = await sql`select from members`.execute(db);
  expect(rows).toEqual([]);
  await close();
});

it('refuses an archive that was cut short', () => {
  const archive = packDatabase(makeFolder(), '1.2.3');
  expect(() => unpackDatabase(archive.subarray(0, -9), makeFolder())).toThrow(
    'unexpected end of file',
  );
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function readAll(folder: string) {
  return pathsIn(folder).map(([path, isFolder]) => [
    path.slice(folder.length),
    isFolder ? null : createHash('sha256').update(readFileSync(path)).digest('hex'),
  ]);
}

function modesOf(folder: string): number[] {
  const modes = pathsIn(folder).map(([path]) => statSync(path).mode & 0o777);
  return [...new Set(modes)].sort((a, b) => a - b);
}

function pathsIn(folder: string): (readonly [string, boolean])[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => [join(entry.parentPath, entry.name), entry.isDirectory()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
