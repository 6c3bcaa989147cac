import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let nextFile = 1;
async function linesOf(bytes: string | Buffer): Promise<string[]> {
  const path = join(folder, `file-${nextFile++}`);
  writeFileSync(path, bytes);
  const lines: string[] = [];
  for await (const line of readLines(path)) lines.push(line);
  return lines;
}

describe('readLines', () => {
  it.each<[string, string, string[]]>([
    ['nothing', '', []],
    ['one line without end', 'a', ['a']],
    ['one line', 'a\n', ['a']],
    ['blank lines', '\n\na\n\n', ['', '', 'a', '']],
    ['Windows line ends', 'a\r\nb\r\n\r\nc', ['a', 'b', '', 'c']],
    ['old line ends', 'a\rb\rc\r', ['a', 'b', 'c']],
    ['all kinds', 'a\rb\nc\r\nd\n\re', ['a', 'b', 'c', 'd', '', 'e']],
    ['separators that end no line', 'a\u2028b\u2029c\u0085d\vx\n', ['a\u2028b\u2029c\u0085d\vx']],
    ['a byte order mark', '\uFEFFa\n', ['\uFEFFa']],
    ['letters of several bytes', 'é\n🏴‍☠️\n', ['é', '🏴‍☠️']],
  ])('reads %s, plain and compressed', async (_, text, expected) => {
    expect(await linesOf(text)).toEqual(expected);
    expect(await linesOf(gzipSync(text))).toEqual(expected);
  });

  it('reads lines that span chunks of a file', async () => {
    // Pieces of 64 KiB: lines, their ends and letters of four bytes fall on the borders.
    const lines = Array.from(
      { length: 40_000 },
      (_, index) => `${index} 🏴 ${'x'.repeat(index % 13)}`,
    );
    expect(await linesOf(lines.join('\r\n'))).toEqual(lines);
    expect(await linesOf(gzipSync(lines.join('\r')))).toEqual(lines);
  });

  it.each<[string, Buffer]>([
    ['is cut off', gzipSync('a\n'.repeat(1000)).subarray(0, 30)],
    [
      'is damaged',
      Buffer.from(
        gzipSync('a\n'.repeat(1000)).map((byte, index) => (index === 12 ? byte ^ 255 : byte)),
      ),
    ],
    ['is no gzip behind its first bytes', Buffer.from([0x1f, 0x8b, 1, 2, 3])],
  ])('says so if a compressed file %s', async (_, bytes) => {
    await expect(linesOf(bytes)).rejects.toThrow(
      /^The file \S+ cannot be read to the end: [^\n]+\.$/,
    );
  });

  it('refuses an endless line, a path that is not a file, and a missing file', async () => {
    await expect(linesOf('x'.repeat(3_000_000))).rejects.toThrow(/one of its lines is too long/);
    await expect(readLines(folder).next()).rejects.toThrow(`There is no file ${folder}.`);
    await expect(readLines(join(folder, 'none')).next()).rejects.toThrow(/^There is no file/);
  });
});
