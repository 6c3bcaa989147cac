/** Cosignatures of checkpoints with Ed25519 (C2SP tlog-cosignature, `cosignature/v1`). */
import { type Note, signaturesOf, utf8, type VerifierKey, type Verify } from './note.ts';

/** The type of Ed25519 keys of witnesses. */
export const COSIGNATURE = 4;

const TIME_BYTES = 8;
const SIGNATURE_BYTES = 64;

/** The message that a witness signs: a checkpoint's text, and the time in whole seconds since the epoch. */
export function cosignedMessage(text: string, seconds: number): Uint8Array {
  return utf8(`cosignature/v1\ntime ${seconds}\n${text}`);
}

/** A cosignature as it stands in a signature line: the time, and the signature of {@link cosignedMessage}. */
export function writeCosignature(seconds: number, signature: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(TIME_BYTES + signature.length);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(seconds));
  bytes.set(signature, TIME_BYTES);
  return bytes;
}

/**
 * The time at which a witness cosigned the note, in seconds since the epoch; null if it did not. A note with a wrong signature in
 * the witness's name is not cosigned.
 */
export async function findCosigned(
  { text, signatures }: Note,
  key: VerifierKey,
  verify: Verify,
): Promise<number | null> {
  let newest: number | null = null;
  for (const { signature } of signaturesOf(signatures, key)) {
    if (signature.length !== TIME_BYTES + SIGNATURE_BYTES) return null;
    const time = new DataView(signature.buffer, signature.byteOffset).getBigUint64(0);
    const seconds = Number(time);
    if (!Number.isSafeInteger(seconds)) return null;
    const message = cosignedMessage(text, seconds);
    if (!(await verify(key.publicKey, message, signature.subarray(TIME_BYTES)))) return null;
    newest = Math.max(newest ?? 0, seconds);
  }
  return newest;
}
