import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/db/secrets.ts';

/**
 * How an instance recognizes itself through its public address. A caller of `REACHED_PATH` proves that it knows the
 * instance's secret, and so does the server that answers. Others learn nothing. A repeated nonce proves nothing new, and the
 * answer only tells how a caller's address arrives.
 */
export const REACHED_PATH = '/health/reached';

/** Both in the query, in hex. */
export const NONCE_BYTES = 16;
export const PROOF_BYTES = 32;

/** How a request arrived at the server. */
export type Arrival = {
  /** The other end of the connection: the caller, or the last proxy. */
  peer: string;
  /** The caller's address, which limits count by. */
  address: string;
  /** The header X-Forwarded-For; null if there was none. */
  forwardedFor: string | null;
};

/** The proof that the asker knows the secret, in hex. */
export function proofOfAsker(secrets: Secrets, nonce: string): string {
  return secrets.hash('reached', `ask ${nonce}`).toString('hex');
}

/** The answering server's proof, or null if the asker's is wrong. While a secret is being replaced, both are valid. */
export function answerProof(
  secrets: Secrets,
  { nonce, proof }: { nonce: string; proof: string },
): string | null {
  const given = Buffer.from(proof, 'hex');
  const known = secrets.hashes('reached', `ask ${nonce}`);
  const index = known.findIndex((each) => isSame(each, given));
  return secrets.hashes('reached', `answer ${nonce}`)[index]?.toString('hex') ?? null;
}

/** Returns whether an answer came from a server with the asker's secret. */
export function isOwnAnswer(secrets: Secrets, { nonce, proof }: { nonce: string; proof: string }) {
  return isSame(secrets.hash('reached', `answer ${nonce}`), Buffer.from(proof, 'hex'));
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
