import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';
import {
  checkpointText,
  isSignedBy,
  keyIdOf,
  readCheckpoint,
  readNote,
  readVerifierKey,
  signatureLine,
  utf8,
  writeVerifierKey,
} from './note.ts';
import type { Hash } from './tree.ts';

/** The example of C2SP signed-note. */
const KEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const NOTE = `This is an example message.

\u2014 example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`;
/** The example of C2SP tlog-checkpoint. */
const CHECKPOINT = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=
`;

const sha256: Hash = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};
const DER = Buffer.from('302a300506032b6570032100', 'hex');
const verifies = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) =>
  verify(
    null,
    message,
    { key: Buffer.concat([DER, publicKey]), format: 'der', type: 'spki' },
    signature,
  );

describe('a signed note', () => {
  it('of the specification verifies by the key of the specification', async () => {
    const key = readVerifierKey(KEY);
    expect(key.keyId).toEqual(keyIdOf(sha256, key));
    expect(writeVerifierKey(key)).toBe(KEY);
    expect(await isSignedBy(readNote(NOTE), key, verifies)).toBe(true);
    expect(await isSignedBy(readNote(NOTE.replace('message', 'Message')), key, verifies)).toBe(
      false,
    );
  });

  it('is not signed by a key that only shares a name or an id', async () => {
    const key = readVerifierKey(KEY);
    expect(await isSignedBy(readNote(NOTE), { ...key, name: 'example.com/bar' }, verifies)).toBe(
      false,
    );
    expect(await isSignedBy(readNote(NOTE), { ...key, keyId: new Uint8Array(4) }, verifies)).toBe(
      false,
    );
  });

  it('is refused if one of a known key’s signatures is wrong', async () => {
    const [line = ''] = NOTE.split('\n').slice(2);
    const wrong = line.replace('yaQM=', 'yaQE=');
    const note = readNote(`${NOTE}${wrong}\n`);
    expect(await isSignedBy(note, readVerifierKey(KEY), verifies)).toBe(false);
  });

  it('with its own signature is read as it was written', async () => {
    const pair = generateKeyPairSync('ed25519');
    const publicKey = new Uint8Array(
      pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(DER.length),
    );
    const named = { name: 'deck.example/log', type: 1, publicKey };
    const key = { ...named, keyId: keyIdOf(sha256, named) };
    const root = sha256(Uint8Array.of(1));
    const text = checkpointText({ origin: 'deck.example/log', size: 12, root });
    const line = signatureLine({
      ...key,
      signature: sign(null, Buffer.from(text), pair.privateKey),
    });
    const note = readNote(`${text}\n${line}`);
    expect(await isSignedBy(note, key, verifies)).toBe(true);
    expect(readCheckpoint(note.text)).toEqual({ origin: 'deck.example/log', size: 12, root });
  });

  it.each([
    ['no signature', 'text\n'],
    ['no line feed at its end', NOTE.slice(0, -1)],
    ['a control character', NOTE.replace('This', '\u0007')],
    ['a lone surrogate', NOTE.replace('This', '\ud800')],
    ['a Unicode space in the name', NOTE.replace('example.com', 'example\u0085com')],
    ['a carriage return', NOTE.replace('\n', '\r\n')],
    ['another dash', NOTE.replace('\u2014', '-')],
    ['a plus in the name', NOTE.replace('example.com', 'example+com')],
    ['a short signature', 'text\n\n\u2014 name AAAAAA==\n'],
    ['base64 without padding', NOTE.replace('yaQM=', 'yaQM')],
    ['too many signatures', `text\n\n${'\u2014 name AAAAAAA=\n'.repeat(33)}`],
  ])('is refused with %s', (_, text) => {
    expect(() => readNote(text)).toThrow(RangeError);
  });
});

describe('a checkpoint', () => {
  it('of the specification is read and written', () => {
    const head = readCheckpoint(CHECKPOINT);
    expect(head).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 });
    expect(checkpointText(head)).toBe(CHECKPOINT);
    expect(readCheckpoint(`${CHECKPOINT}an extension\n`)).toEqual(head);
  });

  it.each([
    ['no origin', CHECKPOINT.replace(/^.*\n/, '\n')],
    ['a size with a zero before it', CHECKPOINT.replace('20852163', '020852163')],
    ['a negative size', CHECKPOINT.replace('20852163', '-1')],
    ['a size that is too large', CHECKPOINT.replace('20852163', '9'.repeat(16))],
    ['a short root', CHECKPOINT.replace('CsUYapGGPo4d', 'CsUYapGG')],
    ['a root that is not canonical', CHECKPOINT.replace('q2I=', 'q2J=')],
    ['an empty extension', `${CHECKPOINT}\n`],
    ['no line feed at its end', CHECKPOINT.slice(0, -1)],
  ])('is refused with %s', (_, text) => {
    expect(() => readCheckpoint(text)).toThrow(RangeError);
  });
});

it('a key is refused that is not written as one', () => {
  for (const text of [
    '',
    'name',
    'name+00+AAAA',
    'na me+00000000+AAAA',
    'name+00000000+AQ=',
    'name+0000000G+AAAA',
  ]) {
    expect(() => readVerifierKey(text)).toThrow(RangeError);
  }
});

it('base64 and UTF-8 are those of Node', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string({ unit: 'grapheme' }), (bytes, text) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
      expect(utf8(text)).toEqual(new Uint8Array(Buffer.from(text)));
    }),
  );
});

it('base64 that nobody writes is not read', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('A', 'Z', '9', '+', '/', '=', '-', ' ') }),
      (text) => {
        const bytes = fromBase64(text);
        expect(bytes === null || toBase64(bytes) === text).toBe(true);
      },
    ),
  );
});
