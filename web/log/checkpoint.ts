/** Checks what the server says about the public log (docs/spec/log.md). Heavy: load it when somebody asks for a check. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  ED25519,
  isSignedBy,
  readCheckpoint,
  readEd25519Key,
  readNote,
  type TreeHead,
} from '#rules/log/note.ts';
import { type Hash, isIncluded, leafHash } from '#rules/log/tree.ts';

/** The salt of leaves that everybody may read. */
export const NO_SALT = '00'.repeat(32);

/**
 * Reads a checkpoint.
 *
 * @param note a signed note
 * @param verifierKey the text of the log's key
 * @returns the log's name, size and root, and whether the log's key signed them
 * @throws Error if one of them is malformed
 */
export async function openCheckpoint(
  note: string,
  verifierKey: string,
): Promise<TreeHead & { isSigned: boolean }> {
  const read = readNote(note);
  const head = readCheckpoint(read.text);
  const key = readLogKey(verifierKey.trim());
  const isSigned = key?.name === head.origin && (await isSignedBy(read, key, isEd25519));
  return { ...head, isSigned };
}

/** Null for a key of another kind, and for one with an id that is not its own. */
function readLogKey(text: string) {
  try {
    return readEd25519Key(hash, text, ED25519);
  } catch {
    return null;
  }
}

/** True if the log has a leaf with this text under the checkpoint. Salt and proof are hexadecimal digits. */
export function isLogged(
  leaf: { index: number; salt: string; text: string; proof: readonly string[] },
  { size, root }: Pick<TreeHead, 'size' | 'root'>,
): boolean {
  const { index, salt, text, proof } = leaf;
  const hashed = leafHash(hash, hash(hexToBytes(salt), utf8ToBytes(text)));
  return isIncluded(hash, { leaf: hashed, index, size, root, proof: proof.map(hexToBytes) });
}

const hash: Hash = (...parts) => {
  const running = sha256.create();
  for (const part of parts) running.update(part);
  return running.digest();
};

// Not the browser's own: those of many phones have no Ed25519, and no page without https has any.
function isEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const isWhole = publicKey.length === 32 && signature.length === 64;
  return isWhole && ed25519.verify(signature, message, publicKey, { zip215: false });
}
