/** Requests to witnesses (C2SP tlog-witness, `add-checkpoint`). */
import { fromBase64, toBase64 } from './base64.ts';

/** A checkpoint as a signed note, and the proof that it continues the first `old` leaves. */
export type AddCheckpoint = { old: number; proof: Uint8Array[]; note: string };

const HASH_BYTES = 32;
const MOST_STEPS = 63;

/** The body of a request. */
export function writeAddCheckpoint({ old, proof, note }: AddCheckpoint): string {
  return `old ${old}\n${proof.map((step) => `${toBase64(step)}\n`).join('')}\n${note}`;
}

/** Reads the body of a request; the note is read elsewhere. Throws RangeError. */
export function readAddCheckpoint(body: string): AddCheckpoint {
  const end = body.indexOf('\n\n');
  const [first = '', ...lines] = body.slice(0, Math.max(0, end)).split('\n');
  const [, old] = /^old (0|[1-9]\d{0,14})$/.exec(first) ?? [];
  if (old === undefined || lines.length > MOST_STEPS) throw new RangeError('no request of a log');
  return { old: Number(old), proof: lines.map(readStep), note: body.slice(end + 2) };
}

function readStep(line: string): Uint8Array {
  const step = fromBase64(line);
  if (step?.length !== HASH_BYTES) throw new RangeError('no hash of a proof');
  return step;
}
