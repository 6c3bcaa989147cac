import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The use of a secret. Each purpose has its own derived key, so that no two can be mixed up. */
export type Purpose = 'api-key' | 'webhook' | 'reached' | 'mark' | 'log';

/** A text encrypted by one of the secrets. */
export type Sealed = { secretId: string; sealed: Buffer };

/**
 * The operations of the instance's secrets. The first one encrypts and hashes; the others still open and find data made with
 * them, so that a secret can be replaced without losing anything.
 */
export type Secrets = {
  /** The name of the current secret, which does not reveal it. */
  currentId: string;
  /** Returns whether this is the name of one of the secrets. */
  knows(id: string): boolean;
  /** Encrypts; opening needs the same `owner`, so a copy in another row opens nothing. */
  seal(purpose: Purpose, text: string, owner: string): Sealed;
  /** The text, or null: another owner, a damaged text, or a secret that is gone. */
  open(purpose: Purpose, sealed: Sealed, owner: string): string | null;
  /** A keyed hash, to find a text without storing it. */
  hash(purpose: Purpose, text: string): Buffer;
  /** The same hash under every secret, the current one first. */
  hashes(purpose: Purpose, text: string): Buffer[];
};

export const SECRET_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 6;
const PURPOSES: readonly Purpose[] = ['api-key', 'webhook', 'reached', 'mark', 'log'];

type Derived = { id: string; lookup: Map<Purpose, Buffer>; encryption: Map<Purpose, Buffer> };

/**
 * Derives from each secret the keys of each purpose (HKDF-SHA256), for HMAC-SHA256 and AES-256-GCM.
 * Throws without any secret, and for one that is not 32 bytes long.
 */
export function createSecrets(secretKeys: readonly Uint8Array[]): Secrets {
  const all = secretKeys.map(derive);
  const [current] = all;
  if (!current) throw new Error('there is no secret');
  return {
    currentId: current.id,
    knows: (name) => all.some(({ id }) => id === name),
    seal: (purpose, text, owner) => ({
      secretId: current.id,
      sealed: encrypt(keyOf(current.encryption, purpose), text, owner),
    }),
    open(purpose, { secretId, sealed }, owner) {
      const secret = all.find(({ id }) => id === secretId);
      return secret ? decrypt(keyOf(secret.encryption, purpose), sealed, owner) : null;
    },
    hash: (purpose, text) => hmac(keyOf(current.lookup, purpose), text),
    hashes: (purpose, text) => all.map(({ lookup }) => hmac(keyOf(lookup, purpose), text)),
  };
}

function derive(secret: Uint8Array): Derived {
  if (secret.length !== SECRET_BYTES) throw new Error(`a secret has ${SECRET_BYTES} bytes`);
  const expand = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `quarterdeck ${use}`, bytes));
  const forEach = (use: string) =>
    new Map(PURPOSES.map((purpose) => [purpose, expand(`${use} ${purpose}`, SECRET_BYTES)]));
  return {
    id: expand('id', ID_BYTES).toString('hex'),
    lookup: forEach('lookup'),
    encryption: forEach('encryption'),
  };
}

function keyOf(keys: Map<Purpose, Buffer>, purpose: Purpose): Buffer {
  const key = keys.get(purpose);
  if (!key) throw new Error(`no key for ${purpose}`);
  return key;
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Nonce, tag and encrypted text, concatenated. */
function encrypt(key: Buffer, text: string, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, sealed: Buffer, owner: string): string | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not match: another owner, or foreign bytes.
    return null;
  }
}
