import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, type Identity, type Recipient, Stanza } from 'age-encryption';

/**
 * The key that closes a backup: a passphrase, or age's public keys (`age1…`), with which this machine cannot open it. The work
 * factor is for tests.
 */
export type Seal = { passphrase: string; workFactor?: number } | { recipients: readonly string[] };
/** The key that opens a backup: the passphrase, or age's secret keys (`AGE-SECRET-KEY-1…`). */
export type Unseal = { passphrase: string } | { identities: readonly string[] };

/** Thrown if the key opens nothing of this file. */
export class WrongKeyError extends Error {}

/** Encrypts a stream in the age format (age-encryption.org/v1), so that the program `age` can open it too. */
export async function sealStream(stream: Readable, seal: Seal): Promise<Readable> {
  const encrypter = new Encrypter();
  if ('passphrase' in seal) {
    encrypter.addRecipient(passphraseRecipient(seal.passphrase, seal.workFactor));
  } else for (const recipient of seal.recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(stream)));
}

/** Opens a stream that `sealStream` or `age` closed. Throws `WrongKeyError`. The stream fails if the file was changed or cut. */
export async function openStream(stream: Readable, unseal: Unseal): Promise<Readable> {
  const decrypter = new Decrypter();
  if ('passphrase' in unseal) decrypter.addIdentity(passphraseIdentity(unseal.passphrase));
  else for (const identity of unseal.identities) decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(stream)));
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw /no identity matched/.test(text) ? new WrongKeyError(text) : error;
  }
}

// Node's types of web streams and the library's differ in name only.
function toWeb(stream: Readable) {
  return Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>);
}

/**
 * 2^17 rounds: 128 MB and a third of a second for each guess. The library's own passphrases do the same in JavaScript, which
 * would block a server meanwhile.
 */
const WORK_FACTOR = 17;
/** A higher limit would let a crafted file fill the memory; age's own files have 18. */
const MOST_WORK = 20;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const BLOCK_SIZE = 8;
const LABEL = Buffer.from('age-encryption.org/v1/scrypt');
/** The key is used once. */
const NONCE = Buffer.alloc(12);

function passphraseRecipient(passphrase: string, workFactor = WORK_FACTOR): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(SALT_BYTES);
      const key = await deriveKey(passphrase, salt, workFactor);
      const cipher = createCipheriv('chacha20-poly1305', key, NONCE, { authTagLength: TAG_BYTES });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      const saltText = salt.toString('base64').replace(/=+$/, '');
      return [new Stanza(['scrypt', saltText, String(workFactor)], new Uint8Array(body))];
    },
  };
}

function passphraseIdentity(passphrase: string): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [stanza] = stanzas;
      const [kind, saltText = '', work = ''] = stanza?.args ?? [];
      if (!stanza || stanzas.length !== 1 || kind !== 'scrypt') return null;
      if (!/^[1-9]\d?$/.test(work) || Number(work) > MOST_WORK) return null;
      const key = await deriveKey(passphrase, Buffer.from(saltText, 'base64'), Number(work));
      const body = Buffer.from(stanza.body);
      const decipher = createDecipheriv('chacha20-poly1305', key, NONCE, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(body.subarray(-TAG_BYTES));
      try {
        const opened = decipher.update(body.subarray(0, -TAG_BYTES));
        return new Uint8Array(Buffer.concat([opened, decipher.final()]));
      } catch {
        // The file has another passphrase.
        return null;
      }
    },
  };
}

function deriveKey(passphrase: string, salt: Buffer, workFactor: number): Promise<Buffer> {
  const options: ScryptOptions = {
    N: 2 ** workFactor,
    r: BLOCK_SIZE,
    p: 1,
    // Just above the necessary amount.
    maxmem: 2 ** workFactor * BLOCK_SIZE * 130,
  };
  return new Promise((resolve, reject) => {
    scrypt(passphrase, Buffer.concat([LABEL, salt]), KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
