import { expect, it } from 'vitest';
import { type PlayStanding, refusePlay } from './play.ts';

const DAY_MS = 86_400_000;
const STARTS_MS = 100 * DAY_MS;
const FINE: PlayStanding = {
  state: 'open',
  startsMs: STARTS_MS,
  endsMs: STARTS_MS + DAY_MS,
  memberDays: 3,
  leastPoints: 500,
  leastShares: 2,
  isBanned: false,
  memberSinceMs: STARTS_MS - 3 * DAY_MS,
  lifetimePoints: 500,
  shares: 2,
  hasAddress: true,
};

it.each<[Partial<PlayStanding>, number, string | null]>([
  [{}, STARTS_MS, null],
  [{}, STARTS_MS - 1, 'not_begun'],
  [{}, STARTS_MS + DAY_MS - 1, null],
  [{}, STARTS_MS + DAY_MS, 'over'],
  [{ state: 'draft' }, STARTS_MS, 'over'],
  [{ state: 'ended' }, STARTS_MS, 'over'],
  [{ state: 'cancelled' }, STARTS_MS, 'over'],
  [{ isBanned: true }, STARTS_MS, 'banned'],
  [{ memberSinceMs: STARTS_MS - 3 * DAY_MS + 1 }, STARTS_MS, 'too_young'],
  [{ memberDays: 0, memberSinceMs: STARTS_MS + 1 }, STARTS_MS + 2, null],
  [{ lifetimePoints: 499 }, STARTS_MS, 'too_few_points'],
  [{ shares: 1 }, STARTS_MS, 'too_few_shares'],
  [{ hasAddress: false }, STARTS_MS, 'no_address'],
])('%j at %i: %s', (change, nowMs, why) => {
  expect(refusePlay({ ...FINE, ...change }, nowMs)?.why ?? null).toBe(why);
});
