import { mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Line } from './lines.ts';

type FileLine = Extract<Line, { kind: 'file' }>;

/** The largest file, in bytes; a picture of a site is far smaller. */
const LARGEST = 20 * 1024 * 1024;

/** The community's file, and each file below its folder that a text in it names. */
export async function readCommunityFiles(path: string): Promise<FileLine[]> {
  const text = await readFile(path, 'utf8');
  const folder = await realpath(dirname(path));
  const files = new Map([[basename(path), Buffer.from(text)]]);
  for (const name of textsOf(JSON.parse(text))) {
    const found = await realpath(join(folder, name)).catch(() => null);
    if (found === null || !isBelow(folder, found)) continue;
    const about = await stat(found);
    if (!about.isFile()) continue;
    if (about.size > LARGEST) throw new Error(`${found} is too large for a backup`);
    files.set(relative(folder, found).split(sep).join('/'), await readFile(found));
  }
  return [...files].map(([name, bytes]) => ({
    kind: 'file',
    name,
    content: bytes.toString('base64'),
  }));
}

/**
 * Writes such a file below a folder, unless another one exists there.
 * @returns its path, and whether it has the content now
 */
export async function writeCommunityFile(
  folder: string,
  { name, content }: FileLine,
): Promise<{ path: string; isThere: boolean }> {
  const path = join(folder, name);
  if (!isBelow(folder, path))
    throw new Error(`the backup names a file outside of its folder: ${name}`);
  const bytes = Buffer.from(content, 'base64');
  const before = await readFile(path).catch(() => null);
  if (before !== null) return { path, isThere: before.equals(bytes) };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes, { flag: 'wx', flush: true });
  return { path, isThere: true };
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length < 300 && !value.includes('\0') ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}
