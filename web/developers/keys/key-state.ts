import type { ApiKey } from '#contract/developer/keys.ts';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';

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

export function permissionLabel(id: string): string {
  return API_KEY_PERMISSIONS.find((each) => each.id === id)?.label ?? id;
}

const DAY_MS = 86_400_000;

/** The lifetimes offered for a new key. */
export const LIVES = [
  { value: 'never', label: 'Never', days: null },
  { value: '7', label: 'In 7 days', days: 7 },
  { value: '30', label: 'In 30 days', days: 30 },
  { value: '90', label: 'In 90 days', days: 90 },
  { value: '365', label: 'In a year', days: 365 },
] as const;

export type Life = (typeof LIVES)[number]['value'];

/** When a key with this lifetime expires; null for never. */
export function expiryOf(life: Life, nowMs: number): string | null {
  const days = LIVES.find(({ value }) => value === life)?.days ?? null;
  return days === null ? null : new Date(nowMs + days * DAY_MS).toISOString();
}
