import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UsageError } from './command.ts';

/** Our rows are far shorter; a file without line ends must not fill the memory. */
const MAX_LINE_LENGTH = 1_000_000;

/**
 * The lines of a file, plain or gzip. A line ends only with LF, CRLF or CR: Node's readline also splits at U+2028, which JSON
 * leaves unescaped. Throws `UsageError` if there is no such file, or if it cannot be read to its end.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${path}.`);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  try {
    for await (const chunk of await openBytes(path)) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      if (rest.length > MAX_LINE_LENGTH) throw new Error('one of its lines is too long');
      yield* lines;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new UsageError(`The file ${path} cannot be read to the end: ${reason}.`);
  }
  rest += decoder.decode();
  if (rest !== '') yield rest.replace(/\r$/, '');
}

async function openBytes(path: string): Promise<Readable> {
  const stream = createReadStream(path);
  if (!(await isGzip(path))) return stream;
  // An error in either stream reaches the reader of the last one, so the callback has nothing to report.
  return pipeline(stream, createGunzip(), () => {});
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  await file.close();
  return buffer[0] === 0x1f && buffer[1] === 0x8b;
}
