import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { checkpointText, keyIdOf, signatureLine, writeVerifierKey } from '#rules/log/note.ts';
import { createProver, type Hash, leafHash, rootOf } from '#rules/log/tree.ts';

export const LOG_ORIGIN = 'deck.example/log';
export const NO_SALT = '00'.repeat(32);

export type Leaf = { salt: string; text: string };

const sha256: Hash = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** SHA-256 of a text, in hexadecimal digits. */
export const hashOf = (text: string) => hex(sha256(Buffer.from(text)));

/** A leaf about a member: its salt is not public. */
export const salted = (text: string, index = 0): Leaf => ({
  salt: hex(sha256(Buffer.of(index))),
  text,
});

const KEY = generateKeyPairSync('ed25519');
/** A key that is not the log's. */
export const STRANGER = generateKeyPairSync('ed25519');

/** Signs a log of these leaves. Returns the texts that a server would serve, and the leaves with their proofs. */
export async function signLog(leaves: readonly Leaf[], signer = KEY) {
  const hashes = leaves.map(({ salt, text }) =>
    leafHash(sha256, sha256(Buffer.from(salt, 'hex'), Buffer.from(text))),
  );
  const readTile = async () => hashes;
  const size = leaves.length;
  const root = await rootOf(sha256, readTile, size);
  const text = checkpointText({ origin: LOG_ORIGIN, size, root });
  const publicKey = KEY.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const keyId = keyIdOf(sha256, { name: LOG_ORIGIN, type: 1, publicKey });
  const signature = sign(null, Buffer.from(text), signer.privateKey);
  const prove = createProver(sha256, readTile, size);
  return {
    checkpoint: `${text}\n${signatureLine({ name: LOG_ORIGIN, keyId, signature })}`,
    verifierKey: `${writeVerifierKey({ name: LOG_ORIGIN, keyId, type: 1, publicKey })}\n`,
    opened: await Promise.all(
      leaves.map(async (leaf, index) => ({
        index,
        ...leaf,
        proof: (await prove(index)).map(hex),
      })),
    ),
  };
}
