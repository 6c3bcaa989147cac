import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { holdsRows, type Line, readLine, splitLines } from './lines.ts';
import { openStream, type Seal, sealStream, type Unseal, WrongKeyError } from './seals.ts';

/** Readable by its owner only. */
const MODE = 0o600;
/** This level packs rows to a sixth of their size quickly; slower levels gain a tenth. */
const PACKING = { level: 4 };

export type WrittenFile = {
  bytes: number;
  /** The kind of check: opened and read to its end, or, without a key, its bytes only. */
  checked: 'opened' | 'bytes';
};

/**
 * Writes lines into a new file, packed and encrypted, and reads it back. The file has its name only once all of it is on disk and
 * right; until then it is called `PATH.partial`. Throws, and leaves no file, if anything fails or the name is taken.
 *
 * @param write calls its argument once with all lines, except the end line
 */
export async function writeBackupFile(input: {
  path: string;
  seal: Seal;
  write: (save: (lines: AsyncIterable<string>) => Promise<void>) => Promise<void>;
}): Promise<WrittenFile> {
  const { path, seal, write } = input;
  const partial = `${path}.partial`;
  const file = await open(partial, 'wx', MODE).catch((error: unknown) => {
    throw isFault(error, 'EEXIST')
      ? new Error(
          `${partial} is there: another backup is being written, or one was cut off. Remove it if none is.`,
        )
      : error;
  });
  try {
    const bytes = createHash('sha256');
    await write((lines) => saveLines(lines, { file, seal, bytes }));
    await file.sync();
    await file.close();
    const checked = await checkFile(partial, { seal, sha256: bytes.digest('hex') });
    const { size } = await statOf(partial);
    await giveName(partial, path);
    return { bytes: size, checked };
  } catch (error) {
    await file.close().catch(() => {});
    await rm(partial, { force: true });
    throw error;
  }
}

type Target = { file: FileHandle; seal: Seal; bytes: Hash };

async function saveLines(lines: AsyncIterable<string>, { file, seal, bytes }: Target) {
  const packed = createGzip(PACKING);
  const sealed = await sealStream(packed, seal);
  const save = async () => {
    for await (const chunk of sealed) {
      bytes.update(chunk);
      await file.writeFile(chunk);
    }
  };
  await Promise.all([pipeline(Readable.from(withEnd(lines)), packed), save()]);
}

async function* withEnd(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const line of lines) {
    const bytes = Buffer.from(`${line}\n`);
    hash.update(bytes);
    count += 1;
    yield bytes;
  }
  const end: Line = { kind: 'end', lines: count, sha256: hash.digest('hex') };
  yield Buffer.from(`${JSON.stringify(end)}\n`);
}

async function checkFile(
  path: string,
  { seal, sha256 }: { seal: Seal; sha256: string },
): Promise<WrittenFile['checked']> {
  if ('passphrase' in seal) {
    for await (const _ of readBackupFile(path, seal));
    return 'opened';
  }
  const read = createHash('sha256');
  await pipeline(createReadStream(path), read);
  if (read.digest('hex') !== sha256) throw new Error(`${path} does not hold what was written`);
  return 'bytes';
}

/**
 * The lines of a backup file, except its end line. A caller that reads to the last one knows that nothing is missing or changed.
 * Throws one line about the fault of the file or the key.
 */
export async function* readBackupFile(path: string, unseal: Unseal): AsyncGenerator<string> {
  const file = createReadStream(path);
  let end: Line | null = null;
  let count = 0;
  const hash = createHash('sha256');
  try {
    const opened = await openStream(file, unseal);
    const lines = createGunzip();
    const unpacking = pipeline(opened, lines);
    unpacking.catch(() => {});
    for await (const line of splitLines(lines)) {
      if (end !== null) throw new Error('it goes on after its end');
      const known = holdsRows(line) ? null : readLine(line);
      if (known?.kind === 'end') {
        end = known;
        continue;
      }
      hash.update(`${line}\n`);
      count += 1;
      yield line;
    }
    await unpacking;
    const sha256 = hash.digest('hex');
    if (end?.kind !== 'end' || end.lines !== count || end.sha256 !== sha256) {
      throw new Error('its sum is wrong');
    }
  } catch (error) {
    throw explain(error, path, unseal);
  } finally {
    file.destroy();
  }
}

function explain(error: unknown, path: string, unseal: Unseal): Error {
  if (isFault(error, 'ENOENT')) return new Error(`There is no file ${path}.`);
  if (error instanceof WrongKeyError) {
    const what = 'passphrase' in unseal ? 'passphrase' : 'identity';
    return new Error(`This ${what} does not open ${path}.`);
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${path} is damaged or no backup of this program: ${reason}`);
}

// A link fails if the name is taken; some file systems have no links.
async function giveName(partial: string, path: string): Promise<void> {
  try {
    await link(partial, path);
    await rm(partial);
  } catch (error) {
    if (isFault(error, 'EEXIST')) throw new Error(`${path} is there already`);
    if (!isFault(error, 'EPERM') && !isFault(error, 'ENOTSUP')) throw error;
    await rename(partial, path);
  }
  const folder = await open(dirname(path));
  await folder.sync();
  await folder.close();
}

async function statOf(path: string) {
  const file = await open(path);
  try {
    return await file.stat();
  } finally {
    await file.close();
  }
}

function isFault(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
