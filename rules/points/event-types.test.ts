import { describe, expect, it } from 'vitest';
import { findFamily, NO_TRANSACTIONS } from './event-types.ts';

describe('NO_TRANSACTIONS', () => {
  it('are reports about people, and what this site records itself', () => {
    expect([...NO_TRANSACTIONS].sort()).toEqual([
      'account_created',
      'content_approved',
      'content_deleted',
      'content_rated',
      'profile_changed',
      'send_undone',
      'tip_undone',
      'visibility_changed',
    ]);
  });
});

describe('findFamily', () => {
  it.each([
    ['booty_hunt_chest', 'Treasure hunt'],
    ['referral_joined', 'Referral'],
    ['booty_hunter', undefined],
    ['tip', undefined],
  ])('of %s is %s', (type, name) => {
    expect(findFamily(type)?.name).toBe(name);
  });
});
