import { createPrivateKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { ED25519, keyIdOf, type VerifierKey } from '#rules/log/note.ts';
import { sha256 } from './tiles.ts';

/** The bytes before a public key in its DER form (RFC 8410). */
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');

/** Makes a key: the private one as PEM. */
export function makeKeyPair(): { publicKey: Uint8Array; pem: string } {
  const pair = generateKeyPairSync('ed25519');
  const der = pair.publicKey.export({ format: 'der', type: 'spki' });
  const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  return { publicKey: der.subarray(PUBLIC_DER.length), pem };
}

/** Signs with a private key. */
export function signerOf(pem: string): (text: Uint8Array) => Uint8Array {
  const key = createPrivateKey(pem);
  return (text) => sign(null, text, key);
}

/** True if an Ed25519 key made the signature. */
export function isEd25519(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const key = { key: Buffer.concat([PUBLIC_DER, publicKey]), format: 'der', type: 'spki' } as const;
  return verify(null, message, key, signature);
}

/** A key as verifiers need it. */
export function verifierKey(
  { origin: name, publicKey }: { origin: string; publicKey: Uint8Array },
  type: number = ED25519,
): VerifierKey {
  return { name, keyId: keyIdOf(sha256, { name, type, publicKey }), type, publicKey };
}
