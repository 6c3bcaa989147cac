import { describe, expect, it } from 'vitest';
import { canBan, canReview, EMPTY_BAN_REASON, isBanned, ROLES, type Role } from './roles.ts';

describe('what a role may do', () => {
  it.each<[Role, boolean]>([
    ['member', false],
    ['admin', true],
    ['owner', true],
  ])('%s: review %s', (role, reviews) => {
    expect(canReview(role)).toBe(reviews);
  });

  it('lets admins and the owner ban plain members only', () => {
    const allowed = ROLES.flatMap((actor) =>
      ROLES.filter((target) => canBan(actor, target)).map((target) => [actor, target]),
    );
    expect(allowed).toEqual([
      ['admin', 'member'],
      ['owner', 'member'],
    ]);
  });
});

describe('isBanned', () => {
  it.each([
    [null, null, 100, false],
    [null, 200, 100, false],
    [100, null, 99, false],
    [100, null, 100, true],
    [100, null, 1e15, true],
    [100, 200, 199, true],
    [100, 200, 200, false],
    [100, 200, 201, false],
    [100, 100, 100, false],
    [0, null, 0, true],
  ])('from %s to %s, at %i: %s', (bannedAtMs, expiresAtMs, nowMs, banned) => {
    expect(isBanned({ bannedAtMs, expiresAtMs }, nowMs)).toBe(banned);
  });
});

describe('the ban texts', () => {
  it('are as specified', () => {
    expect(EMPTY_BAN_REASON).toBe('No reason provided');
  });
});
