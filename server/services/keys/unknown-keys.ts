import { createHash } from 'node:crypto';
import { UNKNOWN_KEYS_PER_MINUTE } from '#rules/abuse-limits.ts';
import { keepNewest } from './keep-newest.ts';

const MINUTE_MS = 60_000;
/** How long an unknown key is remembered as such. It can only be a key that was never made, so no caller has to wait. */
const UNKNOWN_FOR_MS = 1_000;

/** The conclusion from earlier calls about another one. */
export type KeyGuess =
  /** The database has to be asked. */
  | { is: 'open' }
  /** The database did not know the key a moment ago. */
  | { is: 'unknown' }
  /** This network has tried too many unknown keys. */
  | { is: 'too_many'; retryAfterSeconds: number };

type Call = { key: string; origin: string; nowMs: number };

/**
 * Limits the cost of callers who send unknown keys: anybody can compute the checksum of a key, so each new one would need a
 * query. A key requested again within a second is answered from memory, and a network that tried {@link UNKNOWN_KEYS_PER_MINUTE}
 * of them waits for the next minute, except with keys that have worked here. Kept in one server's memory, with a limit.
 */
export function createUnknownKeys() {
  const unknownUntil = new Map<string, number>();
  const known = new Map<string, true>();
  let minute = 0;
  const tried = new Map<string, number>();

  function triedBy({ origin, nowMs }: Call): number {
    const now = Math.floor(nowMs / MINUTE_MS);
    if (now !== minute) tried.clear();
    minute = now;
    return tried.get(origin) ?? 0;
  }

  return {
    guess(call: Call): KeyGuess {
      const name = nameOfKey(call.key);
      if (known.has(name)) return { is: 'open' };
      if ((unknownUntil.get(name) ?? 0) > call.nowMs) return { is: 'unknown' };
      if (triedBy(call) < UNKNOWN_KEYS_PER_MINUTE) return { is: 'open' };
      const leftMs = MINUTE_MS - (call.nowMs % MINUTE_MS);
      return { is: 'too_many', retryAfterSeconds: Math.ceil(leftMs / 1000) };
    },
    /** Notes the database's answer. */
    note(call: Call, { isKnown }: { isKnown: boolean }): void {
      const name = nameOfKey(call.key);
      if (isKnown) {
        keepNewest(known, name, true);
        return;
      }
      known.delete(name);
      keepNewest(unknownUntil, name, call.nowMs + UNKNOWN_FOR_MS);
      keepNewest(tried, call.origin, triedBy(call) + 1);
    },
  };
}

/** The name under which a key is remembered, since keys themselves do not stay in memory. */
export function nameOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
