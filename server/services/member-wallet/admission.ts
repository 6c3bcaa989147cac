import { AppError } from '#contract/errors.ts';
import { WALLET_LOOKUPS_AT_ONCE, WALLET_LOOKUPS_PER_MINUTE } from '#rules/wallet/limits.ts';

const MINUTE_MS = 60_000;
const RETRY_SECONDS = 5;
/** A member's look-ups may take this long in a minute before they give way to others. */
const TURN_MS = 2_000;

type Call = { memberId: bigint; sinceMs: number; ending: AbortController };

/**
 * Admits calls that look up addresses, by each member's requests in this minute and by the calls in progress, of the member and
 * of all. If the server is full, the member whose calls took longest in this minute gives way, if that is at least 2 s and longer
 * than the new one's: some members with slow addresses cannot keep out the rest.
 *
 * @returns a function that admits a call with so many look-ups or throws `too_many_requests` or `unavailable`. `signal` is
 *   aborted when the call must give way; `leave` ends it.
 */
export function createAdmission(now: () => number) {
  let minute = 0;
  const counts = new Map<bigint, number>();
  /** How long the ended calls of this minute took, in ms. */
  const tookMs = new Map<bigint, number>();
  const calls = new Set<Call>();

  function beginMinute(nowMs: number): void {
    if (Math.floor(nowMs / MINUTE_MS) === minute) return;
    minute = Math.floor(nowMs / MINUTE_MS);
    counts.clear();
    tookMs.clear();
  }

  function usedMs(memberId: bigint, nowMs: number): number {
    let sum = tookMs.get(memberId) ?? 0;
    for (const call of calls) if (call.memberId === memberId) sum += nowMs - call.sinceMs;
    return sum;
  }

  /** Ends the call that has to give way to this member's, if there is one. */
  function makeRoom(memberId: bigint, nowMs: number): boolean {
    // Calls that give way have not left yet. They must not become many.
    if (calls.size >= 2 * WALLET_LOOKUPS_AT_ONCE.server) return false;
    let least = Math.max(TURN_MS, usedMs(memberId, nowMs) + 1);
    let longest: Call | undefined;
    for (const call of calls) {
      const used = usedMs(call.memberId, nowMs);
      if (call.ending.signal.aborted || used < least) continue;
      longest = call;
      least = used + 1;
    }
    longest?.ending.abort();
    return longest !== undefined;
  }

  return (memberId: bigint, lookups: number): { signal: AbortSignal; leave: () => void } => {
    const nowMs = now();
    beginMinute(nowMs);
    const count = (counts.get(memberId) ?? 0) + lookups;
    if (count > WALLET_LOOKUPS_PER_MINUTE) {
      throw new AppError('too_many_requests', (m) => m.refusal_wallet_look_ups(), {
        retryAfterSeconds: Math.ceil((MINUTE_MS - (nowMs % MINUTE_MS)) / 1000),
      });
    }
    const current = [...calls].filter(({ ending }) => !ending.signal.aborted);
    const own = current.filter((call) => call.memberId === memberId).length;
    if (own >= WALLET_LOOKUPS_AT_ONCE.member) {
      throw new AppError('too_many_requests', (m) => m.refusal_wallet_looked_up(), {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    if (current.length >= WALLET_LOOKUPS_AT_ONCE.server && !makeRoom(memberId, nowMs)) {
      throw new AppError('unavailable', (m) => m.refusal_wallet_many(), {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    counts.set(memberId, count);
    const call: Call = { memberId, sinceMs: nowMs, ending: new AbortController() };
    calls.add(call);
    return {
      signal: call.ending.signal,
      leave() {
        calls.delete(call);
        const endMs = now();
        beginMinute(endMs);
        tookMs.set(memberId, (tookMs.get(memberId) ?? 0) + Math.max(0, endMs - call.sinceMs));
      },
    };
  };
}
