/** Signed notes (C2SP signed-note) and checkpoints (C2SP tlog-checkpoint). */
import { fromBase64, toBase64 } from './base64.ts';
import type { Hash } from './tree.ts';

/** A line of a note: the key's name and id, and the signature, in which the id is left out. */
export type NoteSignature = { name: string; keyId: Uint8Array; signature: Uint8Array };

/** A note: the text that is signed, with its last line feed, and the signatures of anybody. */
export type Note = { text: string; signatures: NoteSignature[] };

/** The type of Ed25519 signatures by a log. */
export const ED25519 = 1;

/** The public half of a key. `type` is its byte in signed-note: {@link ED25519}. */
export type VerifierKey = { name: string; keyId: Uint8Array; type: number; publicKey: Uint8Array };

/** True if the key made the signature of the message. */
export type Verify = (
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => boolean | Promise<boolean>;

/** A state of a log. */
export type TreeHead = { origin: string; size: number; root: Uint8Array };

const ID_BYTES = 4;
const HASH_BYTES = 32;
const MOST_SIGNATURES = 32;

/** The text of a checkpoint, to be signed. */
export function checkpointText({ origin, size, root }: TreeHead): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** Reads the text of a checkpoint. Throws RangeError. */
export function readCheckpoint(text: string): TreeHead {
  const [, origin = '', size = '', hash = ''] =
    /^([^\n]+)\n(0|[1-9]\d{0,14})\n([^\n]+)\n/.exec(text) ?? [];
  const root = fromBase64(hash);
  // Further lines are extensions, which are not empty.
  const rest = text.slice(`${origin}\n${size}\n${hash}\n`.length);
  if (origin === '' || root?.length !== HASH_BYTES || !/^(?:[^\n]+\n)*$/.test(rest)) {
    throw new RangeError('this is not a checkpoint');
  }
  return { origin, size: Number(size), root };
}

/** A line to be put after a note's text and an empty line. */
export function signatureLine({ name, keyId, signature }: NoteSignature): string {
  return `\u2014 ${name} ${toBase64(Uint8Array.of(...keyId, ...signature))}\n`;
}

/** Reads a signed note. Throws RangeError. */
export function readNote(note: string): Note {
  const end = note.lastIndexOf('\n\n');
  const lines = note.slice(end + 2).split('\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: notes must not contain them.
  const isPlain = !/[\u0000-\u0009\u000b-\u001f\p{Surrogate}]/u.test(note);
  if (
    end < 0 ||
    !isPlain ||
    lines.pop() !== '' ||
    lines.length === 0 ||
    lines.length > MOST_SIGNATURES
  ) {
    throw new RangeError('this is not a signed note');
  }
  return { text: note.slice(0, end + 1), signatures: lines.map(readLine) };
}

function readLine(line: string): NoteSignature {
  const [, name = '', base64 = ''] = /^\u2014 ([^\s\u0085+]+) (\S+)$/.exec(line) ?? [];
  const bytes = fromBase64(base64);
  if (name === '' || bytes === null || bytes.length <= ID_BYTES) {
    throw new RangeError('this is not a signature of a note');
  }
  return { name, keyId: bytes.slice(0, ID_BYTES), signature: bytes.slice(ID_BYTES) };
}

/** The id of a key. */
export function keyIdOf(
  hash: Hash,
  { name, type, publicKey }: Omit<VerifierKey, 'keyId'>,
): Uint8Array {
  return hash(utf8(`${name}\n`), Uint8Array.of(type), publicKey).slice(0, ID_BYTES);
}

/** A key as text. */
export function writeVerifierKey({ name, keyId, type, publicKey }: VerifierKey): string {
  const id = Array.from(keyId, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${name}+${id}+${toBase64(Uint8Array.of(type, ...publicKey))}`;
}

/** Reads a key. Throws RangeError. The id is the text's: compare it with {@link keyIdOf}. */
export function readVerifierKey(text: string): VerifierKey {
  const [, name = '', id = '', base64 = ''] =
    /^([^\s\u0085+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = fromBase64(base64);
  if (bytes === null || bytes.length < 2) throw new RangeError('this is not the key of a note');
  const keyId = Uint8Array.from(id.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return { name, keyId, type: bytes[0] ?? 0, publicKey: bytes.slice(1) };
}

/** Reads an Ed25519 key of a type. Throws RangeError for another type, and for an id that is not the key's. */
export function readEd25519Key(hash: Hash, text: string, type: number): VerifierKey {
  const key = readVerifierKey(text);
  if (key.type !== type || key.publicKey.length !== 32) {
    throw new RangeError(`this is no Ed25519 key of type ${type}`);
  }
  if (key.keyId.join() !== keyIdOf(hash, key).join()) {
    throw new RangeError('the id of the key is not its own');
  }
  return key;
}

/**
 * Returns whether the key signed the note: at least one signature of that name and id, and each of them verifies.
 *
 * @param verify true if the key made the signature of the message
 */
export async function isSignedBy(
  { text, signatures }: Note,
  key: VerifierKey,
  verify: Verify,
): Promise<boolean> {
  const own = signaturesOf(signatures, key);
  for (const { signature } of own) {
    if (!(await verify(key.publicKey, utf8(text), signature))) return false;
  }
  return own.length > 0;
}

/** The signatures with the key's name and id. */
export function signaturesOf(
  signatures: readonly NoteSignature[],
  { name, keyId }: VerifierKey,
): NoteSignature[] {
  return signatures.filter((each) => each.name === name && each.keyId.join() === keyId.join());
}

/** The bytes of a text in UTF-8. Throws URIError for a lone surrogate. */
export function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text);
  const bytes = new Uint8Array(escaped.length);
  let length = 0;
  for (let at = 0; at < escaped.length; length += 1) {
    const isEscape = escaped[at] === '%';
    bytes[length] = isEscape
      ? Number.parseInt(escaped.slice(at + 1, at + 3), 16)
      : escaped.charCodeAt(at);
    at += isEscape ? 3 : 1;
  }
  return bytes.subarray(0, length);
}
