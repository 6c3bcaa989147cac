import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupName, findExpired, type KeepRule } from '#rules/operations/backups.ts';
import type { Database } from '#server/db/connect.ts';
import { createSecrets } from '#server/db/secrets.ts';
import { withLongStatements } from '#server/db/time-limits.ts';
import { type WrittenFile, writeBackupFile } from './backup-file.ts';
import { findFolderProblem } from './backup-folder.ts';
import { readCommunityFiles } from './community-files.ts';
import { type Header, holdsRows, type Line, readLine } from './lines.ts';
import { type MadeBackup, recordBackup } from './made-backups.ts';
import { readDatabase } from './read-database.ts';
import { withSnapshot } from './read-tables.ts';
import type { Seal } from './seals.ts';

/** The source of a backup's database. */
export type BackupSource = {
  /** Calls `save` once with the lines of the database, all as of one moment. */
  read(save: (lines: AsyncIterable<string>) => Promise<void>): Promise<void>;
  record(made: MadeBackup): Promise<void>;
};

/** The progress of a backup: tables read, tables in total, and characters of rows. */
export type BackupProgress = { tables: number; ofTables: number; characters: number };

export type BackupOrder = {
  source: BackupSource;
  /** A folder, created if necessary, in which the backup is named by the time; or a new file. */
  target: { folder: string } | { file: string };
  seal: Seal;
  /** The rule for backups kept in the folder; null to keep all. */
  keep: KeepRule | null;
  /** The values of `SECRET_KEY` on this machine; none if nothing was ever sealed. */
  secretKeys: readonly Uint8Array[];
  communityFile: string | null;
  /** The path of the settings file, which need not exist. */
  settingsFile: string;
  now: () => number;
  onProgress?: (progress: BackupProgress) => void;
};

export type BackupResult = MadeBackup & Pick<WrittenFile, 'checked'> & { deleted: string[] };

/**
 * Makes a backup of all data that cannot be made again, reads it back, and deletes the backups that the rule no longer keeps. If
 * anything fails, throws without leaving a partial file or deleting anything.
 */
export async function makeBackup(order: BackupOrder): Promise<BackupResult> {
  const { source, seal, keep, now } = order;
  const startedMs = now();
  const path = await findPath(order, startedMs);
  const settings = await readSettings(order.settingsFile);
  const files = order.communityFile === null ? [] : await readCommunityFiles(order.communityFile);
  const seen: { header?: Header } = {};
  const { bytes, checked } = await writeBackupFile({
    path,
    seal,
    write: (save) =>
      source.read((lines) =>
        save(
          withParts(
            lines,
            [secretLine(order.secretKeys), ...settings, ...files],
            (read) => {
              requireItsSecret(read, order.secretKeys);
              seen.header = read;
            },
            order.onProgress,
          ),
        ),
      ),
  });
  if (!seen.header) throw new Error('the database gave no header');
  const { engine, migrations } = seen.header;
  const made: MadeBackup = {
    file: path,
    bytes,
    madeAtMs: startedMs,
    tookMs: now() - startedMs,
    engine,
    schemaVersion: migrations.at(-1) ?? '',
  };
  await source.record(made);
  const deleted =
    'folder' in order.target && keep ? await prune(order.target.folder, keep, now()) : [];
  return { ...made, checked, deleted };
}

/** The database of this process as a source. */
export function databaseSource(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  now: () => number,
): BackupSource {
  return {
    read: (save) =>
      withLongStatements(() =>
        withSnapshot(db, (tx) => save(readDatabase(tx, { engine, nowMs: now() }))),
      ),
    record: (made) => recordBackup(db, made),
  };
}

async function findPath({ target }: BackupOrder, nowMs: number): Promise<string> {
  if ('file' in target) return target.file;
  const problem = findFolderProblem(target.folder);
  if (problem !== null) throw new Error(`No backup can be made in ${target.folder}: ${problem}.`);
  await mkdir(target.folder, { recursive: true, mode: 0o700 });
  // Two servers may begin in the same second.
  for (let atMs = nowMs; ; atMs += 1000) {
    const path = join(target.folder, backupName(atMs));
    const taken = await Promise.all([path, `${path}.partial`].map(isThere));
    if (!taken.includes(true)) return path;
  }
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

/** The lines of a database, with the other parts of a backup right after the header. */
async function* withParts(
  lines: AsyncIterable<string>,
  parts: readonly Line[],
  onHeader: (header: Header) => void,
  onProgress: BackupOrder['onProgress'],
): AsyncGenerator<string> {
  const progress: BackupProgress = { tables: 0, ofTables: 0, characters: 0 };
  for await (const line of lines) {
    yield line;
    progress.characters += line.length;
    if (!holdsRows(line)) {
      const known = readLine(line);
      if (known.kind === 'backup') {
        onHeader(known);
        progress.ofTables = known.tables.length;
        for (const part of parts) yield JSON.stringify(part);
      }
      if (known.kind === 'counted') progress.tables += 1;
    }
    onProgress?.({ ...progress });
  }
}

function secretLine(keys: readonly Uint8Array[]): Line {
  return { kind: 'secret', keys: keys.map((key) => Buffer.from(key).toString('hex')) };
}

async function readSettings(path: string): Promise<Line[]> {
  const stats = await stat(path).catch(() => null);
  // `/dev/null` stands for no file.
  return stats?.isFile() ? [{ kind: 'settings', text: await readFile(path, 'utf8') }] : [];
}

// Without the secret that sealed its keys, a restored database would have lost them.
function requireItsSecret({ secretIds }: Header, keys: readonly Uint8Array[]): void {
  const known = keys.map((key) => createSecrets([key]).currentId);
  if (secretIds.length === 0 || secretIds.some((id) => known.includes(id))) return;
  throw new Error(
    'The SECRET_KEY that sealed the API keys in this database is not known here: set it, or DATA_DIR, as the server has it.',
  );
}

async function prune(folder: string, rule: KeepRule, nowMs: number): Promise<string[]> {
  const expired = findExpired(await readdir(folder), rule, nowMs);
  for (const name of expired) await rm(join(folder, name), { force: true });
  return expired;
}
