import type { ApiKey } from '#contract/developer/keys.ts';
import { m } from '#web/messages.ts';

/** Returns whether a key works now; an ended key does not, even if it is active. */
export function isWorking(key: ApiKey, nowMs: number): boolean {
  return key.isActive && endedBy(key, nowMs) === null;
}

/** The reason why a key has ended; null if it has not. */
export function endedBy(
  { app, expiresAt, retiresAt }: Pick<ApiKey, 'app' | 'expiresAt' | 'retiresAt'>,
  nowMs: number,
): 'app removed' | 'replaced' | 'expired' | null {
  if (app?.isRemoved) return 'app removed';
  if (retiresAt !== null && Date.parse(retiresAt) <= nowMs) return 'replaced';
  return expiresAt !== null && Date.parse(expiresAt) <= nowMs ? 'expired' : null;
}

/** The figures of the tiles (docs/spec/developers.md#10-api-key-management-page). */
export function totalsOf(keys: readonly ApiKey[], nowMs: number) {
  return {
    total: keys.length,
    active: keys.filter((key) => isWorking(key, nowMs)).length,
    today: keys.reduce((sum, { usage }) => sum + usage.todayRequests, 0),
  };
}

const DAY_MS = 86_400_000;

/** The lifetimes offered for a new key. */
export const LIVES = [
  { value: 'never', days: null },
  { value: '7', days: 7 },
  { value: '30', days: 30 },
  { value: '90', days: 90 },
  { value: '365', days: 365 },
] as const;

export type Life = (typeof LIVES)[number]['value'];

export function lifeText(life: Life): string {
  if (life === 'never') return m.dev_keys_never();
  return life === '365' ? m.dev_keys_in_a_year() : m.dev_keys_in_days({ days: Number(life) });
}

/** When a key with this lifetime expires; null for never. */
export function expiryOf(life: Life, nowMs: number): string | null {
  const days = LIVES.find(({ value }) => value === life)?.days ?? null;
  return days === null ? null : new Date(nowMs + days * DAY_MS).toISOString();
}
