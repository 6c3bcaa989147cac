import { describe, expect, it } from 'vitest';
import {
  FAUCET_EVERY_MS,
  FAUCET_MEMBER_FOR_MS,
  type FaucetStanding,
  refuseClaim,
} from './faucet.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const LIMITS = { units: 10n, dailyUnits: 30n };
const FINE: FaucetStanding = {
  nowMs: NOW_MS,
  isBanned: false,
  memberSinceMs: NOW_MS - FAUCET_MEMBER_FOR_MS,
  hasAddress: true,
  lastClaimMs: NOW_MS - FAUCET_EVERY_MS,
  lastOfAddressMs: NOW_MS - FAUCET_EVERY_MS,
  givenTodayUnits: 20n,
  isStuck: false,
};

describe('a claim of the faucet', () => {
  it('is paid at each limit', () => {
    expect(refuseClaim(FINE, LIMITS)).toBeNull();
    const first = { ...FINE, lastClaimMs: null, lastOfAddressMs: null };
    expect(refuseClaim(first, LIMITS)).toBeNull();
    const newcomer = { ...first, memberSinceMs: NOW_MS };
    expect(refuseClaim(newcomer, { ...LIMITS, memberForMs: 0 })).toBeNull();
  });

  it.each<[string, Partial<FaucetStanding>, unknown]>([
    ['somebody banned', { isBanned: true }, { why: 'banned' }],
    [
      'a member for a day but 1 ms',
      { memberSinceMs: FINE.memberSinceMs + 1 },
      { why: 'too_young', fromMs: NOW_MS + 1 },
    ],
    ['no address', { hasAddress: false }, { why: 'no_address' }],
    [
      '24 hours but 1 ms after their last',
      { lastClaimMs: (FINE.lastClaimMs ?? 0) + 1 },
      { why: 'too_soon', fromMs: NOW_MS + 1 },
    ],
    [
      "24 hours but 1 ms after the address's last",
      { lastOfAddressMs: (FINE.lastOfAddressMs ?? 0) + 1 },
      { why: 'address_used', fromMs: NOW_MS + 1 },
    ],
    [
      'a clock that was ahead',
      { lastClaimMs: NOW_MS + 5 },
      { why: 'too_soon', fromMs: NOW_MS + 5 + FAUCET_EVERY_MS },
    ],
    ['a claim that is stuck', { isStuck: true }, { why: 'stuck' }],
    [
      'a unit too much for the day',
      { givenTodayUnits: 21n },
      { why: 'used_up', fromMs: Date.parse('2026-03-05') },
    ],
  ])('is refused to %s', (_, change, refusal) => {
    expect(refuseClaim({ ...FINE, ...change }, LIMITS)).toEqual(refusal);
  });
});
