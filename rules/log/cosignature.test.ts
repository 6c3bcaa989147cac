import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { readAddCheckpoint, writeAddCheckpoint } from './add-checkpoint.ts';
import { COSIGNATURE, cosignedMessage, findCosigned, writeCosignature } from './cosignature.ts';
import { keyIdOf, readEd25519Key, readNote, signatureLine } from './note.ts';
import type { Hash } from './tree.ts';

const sha256: Hash = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();
const DER = Buffer.from('302a300506032b6570032100', 'hex');
const verifies = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) =>
  verify(
    null,
    message,
    { key: Buffer.concat([DER, publicKey]), format: 'der', type: 'spki' },
    signature,
  );

/** A checkpoint of a public log of certificates, with the cosignatures of public witnesses. */
const REAL = `arche2025h1.staging.ct.transparency.dev
1432088532
U7WM79jrzyhGZ5/GUBTpM7NzwdyfFx61t3RovgcC4Ro=

\u2014 arche2025h1.staging.ct.transparency.dev zTM8sQAAAZ5W0WdjBAMARjBEAiBjW5IQf9pvsYLfQFX6hoGREPMHbdQ3urbllzalApkptQIgIpwtEroeW2BXaHAI4kJXFbon5Ch9MNL5zRNZ55lvGt0=
\u2014 arche2025h1.staging.ct.transparency.dev ui8GwCF1+kWqZrxGdhj4aX3gcw7XUlXQQabg/27lefwhUkzbC3NygNI75MdhL1bfTW9g8Ei59RA23oHP7Ry1k3ZFWwQ=
\u2014 transparency.dev/DEV:witness-little-garden 2AQqhwAAAABqEiEgzgFIqqhbUoDwjMWE6UP8nd8/KYTzwZ2rhIgcqoXHAwVkjZr4AscylP3v7sEodkRAErumC2q44vdgJY096st5BQ==
\u2014 witness1.smartit.nu/witness1 pIyCDwAAAABqEiEghIp82KWebrw7/oHQwlTAm3g2RKS4+eebl8eO0WH+/iEcxZ75W3u5hNI7TOQtmJbqmNWVuE0tgh0XwzdZsDsUAQ==
\u2014 remora.n621.de 2net5wAAAABqEiEgPlfF3V06o0Y+fHM+J5J9s27wgxxcOVSpZ/2g/KSiXCg9DEZI+aVCIobWX9sXTynk5XeU/zZ0WBxtqB0DrAWfBw==
\u2014 witness.stagemole.eu Z/euoAAAAABqEiEgw0i+7g2ENfDAWHmtRzCfKTHSDwYDJA2NmKeGi9Y8FtEyOUvVr+AJmIY/2TUFucgKi7lI7cUiOvKFYe/TmN9DAg==
`;
const WITNESS = 'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2';
const read = (note: string) =>
  findCosigned(readNote(note), readEd25519Key(sha256, WITNESS, COSIGNATURE), verifies);

it('a cosignature of a public witness counts, and covers the text and the time', async () => {
  expect(await read(REAL)).toBe(0x6a122120);
  expect(await read(REAL.replace('1432088532', '1432088533'))).toBeNull();
  expect(await read(REAL.replace('2net5wAAAABqEiEg', '2net5wAAAABqEiEh'))).toBeNull();
  expect(await read(REAL.replace('remora.n621.de', 'remora.n621.dx'))).toBeNull();
});

it('a cosignature that is made here counts, and a wrong one beside it spoils it', async () => {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(DER.length);
  const key = { name: 'deck.example/witness', type: COSIGNATURE, publicKey };
  const [text] = REAL.split('\n\n');
  const line = (seconds: number, message: Uint8Array) =>
    signatureLine({
      name: key.name,
      keyId: keyIdOf(sha256, key),
      signature: writeCosignature(seconds, sign(null, message, pair.privateKey)),
    });
  const right = line(1_772_625_600, cosignedMessage(`${text}\n`, 1_772_625_600));
  const find = (lines: string) =>
    findCosigned(
      readNote(`${text}\n\n${lines}`),
      { ...key, keyId: keyIdOf(sha256, key) },
      verifies,
    );
  expect(await find(right)).toBe(1_772_625_600);
  // Signed as a log signs, without the time.
  expect(await find(line(1_772_625_600, Buffer.from(`${text}\n`)))).toBeNull();
  expect(await find(`${right}${line(1, cosignedMessage(`${text}\n`, 2))}`)).toBeNull();
});

const STEP = Buffer.alloc(32, 7);
const BODY = `old 5\n${STEP.toString('base64')}\n\n${REAL}`;

it('a request is read as it was written', () => {
  const asked = readAddCheckpoint(BODY);
  expect(asked).toMatchObject({ old: 5, note: REAL });
  expect(asked.proof.map((step) => Buffer.from(step))).toEqual([STEP]);
  expect(writeAddCheckpoint(asked)).toBe(BODY);
  const first = { old: 0, proof: [], note: REAL };
  expect(readAddCheckpoint(writeAddCheckpoint(first))).toEqual(first);
});

it.each([
  '',
  '\n\n',
  REAL,
  BODY.replace('old 5', 'old'),
  BODY.replace('old 5', 'old 05'),
  BODY.replace('old 5', 'old -1'),
  BODY.replace('old 5', 'old 1000000000000000'),
  BODY.replace('old 5', 'size 5'),
  BODY.replace('BwcH', 'BwcH '),
  BODY.replace(STEP.toString('base64'), Buffer.alloc(31).toString('base64')),
  BODY.replace(`\n${STEP.toString('base64')}`, `\n${STEP.toString('base64')}`.repeat(64)),
])('%j is no request', (body) => {
  expect(() => readAddCheckpoint(body)).toThrow(RangeError);
});
