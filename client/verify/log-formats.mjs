// The formats of the log: the Merkle tree of RFC 6962, C2SP keys and signed notes. It needs Node 20 and no packages.
import { createHash, createPublicKey, verify } from 'node:crypto';

export const sha = (...parts) => parts.reduce((a, b) => a.update(b), createHash('sha256')).digest();
const join = (left, right) => sha(Buffer.of(1), left, right);
export const leafHash = (data) => sha(Buffer.of(0), data);
export const hex = (data) => data.toString('hex');
/** The largest power of two below a size. */
const halfOf = (size) => 2 ** ((size - 1).toString(2).length - 1);
/** The root of a tree, or of its subtrees of equal size with a smaller one at the end. */
export function rootOf(hashes) {
  if (hashes.length < 2) return hashes[0] ?? sha();
  const half = halfOf(hashes.length);
  return join(rootOf(hashes.slice(0, half)), rootOf(hashes.slice(half)));
}
/** The root that a proof gives for a leaf. The last hash of a proof is the topmost. */
function climb(index, size, leaf, proof) {
  if (proof.length === 0 || size < 2) return proof.length === 0 && size === 1 ? leaf : sha();
  const [half, step, rest] = [halfOf(size), Buffer.from(proof.at(-1), 'hex'), proof.slice(0, -1)];
  if (index < half) return join(climb(index, half, leaf, rest), step);
  return join(step, climb(index - half, size - half, leaf, rest));
}
export const isLogged = ({ index, salt, text, proof }, { size, root }) =>
  climb(index, size, leafHash(sha(Buffer.from(salt, 'hex'), text)), proof).equals(root);
/** A key of a log, of type 1, or of a witness, of type 4. */
export function readKey(text, type = 1) {
  const [, name, id, base64] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const data = Buffer.from(base64 ?? '', 'base64');
  const isOwnId = hex(sha(`${name}\n`, data).subarray(0, 4)) === id;
  if (data.length !== 33 || data[0] !== type || !isOwnId) throw new Error('a key is malformed');
  const key = { kty: 'OKP', crv: 'Ed25519', x: data.subarray(1).toString('base64url') };
  return { text, type, name, id, open: createPublicKey({ key, format: 'jwk' }) };
}
/** A checkpoint, signed by anybody; null for any other text. */
export function readNote(note) {
  const [, text, lines] = /^([\s\S]*\n)\n((?:\u2014 \S+ \S+\n)+)$/.exec(note ?? '') ?? [];
  const head = /^(.+)\n(0|[1-9]\d{0,14})\n([\w+/]{43}=)\n(?:.+\n)*$/.exec(text ?? '');
  if (!head) return null;
  const [, origin, size, root] = head;
  return { note, text, lines, origin, size: Number(size), root: Buffer.from(root, 'base64') };
}
/** Returns true if a key signed a checkpoint. The signature of a witness begins with the time in seconds. */
export function isSigned({ text, lines }, { name, id, type, open }) {
  const signed = lines.split('\n').filter((line) => line.startsWith(`\u2014 ${name} `));
  const signatures = signed.map((line) => Buffer.from(line.split(' ')[2], 'base64'));
  const own = signatures.filter((each) => hex(each.subarray(0, 4)) === id);
  const isRight = (each) => {
    if (type === 1) return verify(null, Buffer.from(text), open, each.subarray(4));
    const message = `cosignature/v1\ntime ${each.readBigUInt64BE(4)}\n${text}`;
    return verify(null, Buffer.from(message), open, each.subarray(12));
  };
  return own.length > 0 && own.every(isRight);
}
/** A checkpoint that one of the keys signed while it was in use; null for any other text. */
export function readHead(keys, note) {
  const head = readNote(note);
  const key = keys.find((each) => head?.origin === each.name && isSigned(head, each));
  return key && head.size <= (key.until ?? head.size) ? head : null;
}
