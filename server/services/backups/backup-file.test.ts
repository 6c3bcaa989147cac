import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import type { Seal } from './seals.ts';

const PASSPHRASE = 'correct horse battery staple';
// Longer than a chunk of the encryption, and with every line end that JSON may contain.
const LINES = [
  '{"kind":"table","table":"members"}',
  ...Array.from(
    { length: 100 },
    () => `[{"name":"é\u2028\\n ${randomBytes(1000).toString('hex')}"}]`,
  ),
];

async function* given(lines: readonly string[]) {
  yield* lines;
}

describe('a backup file', () => {
  let folder: string;
  let path: string;
  let identity: string;
  let recipient: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-file-'));
    path = join(folder, 'a.age');
    identity = await generateIdentity();
    recipient = await identityToRecipient(identity);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (seal: Seal, lines: AsyncIterable<string> = given(LINES)) =>
    writeBackupFile({ path, seal, write: (save) => save(lines) });
  const read = async (key = identity) => {
    const lines: string[] = [];
    for await (const line of readBackupFile(path, { identities: [key] })) lines.push(line);
    return lines;
  };

  it('is opened again with its passphrase, by the program age too', async () => {
    expect(await write({ passphrase: PASSPHRASE, workFactor: 8 })).toMatchObject({
      checked: 'opened',
    });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const decrypter = new Decrypter();
    decrypter.addPassphrase(PASSPHRASE);
    const text = gunzipSync(await decrypter.decrypt(readFileSync(path))).toString();
    expect(text.split('\n').slice(0, LINES.length)).toEqual(LINES);
    const wrong = readBackupFile(path, { passphrase: 'correct horse battery stable' });
    await expect(wrong.next()).rejects.toThrow(`This passphrase does not open ${path}.`);
  });

  it('needs only a public key to be written, and the secret one to be read', async () => {
    const written = await write({ recipients: [recipient] });
    expect(written).toEqual({ bytes: statSync(path).size, checked: 'bytes' });
    expect(await read()).toEqual(LINES);
    await expect(read(await generateIdentity())).rejects.toThrow('This identity does not open');
    expect(readdirSync(folder)).toEqual(['a.age']);
  });

  it.each<[string, (size: number) => void]>([
    [
      'a byte is changed',
      (size) => {
        const bytes = readFileSync(path);
        bytes[size >> 1] = (bytes[size >> 1] ?? 0) ^ 1;
        writeFileSync(path, bytes);
      },
    ],
    ['its end is cut off', (size) => truncateSync(path, size - 1)],
    // Cut at the end of a chunk, so that everything that is left can be opened.
    ['it is cut at a chunk', (size) => truncateSync(path, size - ((size - 200) % 65_552))],
    ['it is cut to its head', () => truncateSync(path, 100)],
    ['it is empty', () => truncateSync(path, 0)],
    ['something follows', () => appendFileSync(path, 'x')],
  ])('is refused if %s', async (_, change) => {
    await write({ recipients: [recipient] });
    change(statSync(path).size);
    await expect(read()).rejects.toThrow(`${path} is damaged or no backup of this program: `);
  });

  it('that is not there, or was not closed by its end, is refused', async () => {
    await expect(read()).rejects.toThrow(`There is no file ${path}.`);
  });

  it('is not written over another, and leaves nothing where writing fails', async () => {
    async function* failing() {
      yield* LINES;
      throw new Error('the database went away');
    }
    await expect(write({ recipients: [recipient] }, failing())).rejects.toThrow(
      'the database went away',
    );
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(path, 'mine');
    await expect(write({ recipients: [recipient] })).rejects.toThrow(`${path} is there already`);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['a.age']);
  });
});
