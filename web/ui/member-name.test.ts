import { describe, expect, it } from 'vitest';
import { memberName } from './member-name.ts';

describe('memberName', () => {
  it('adds an @ to usernames only', () => {
    expect(memberName({ displayName: 'finn', displayType: 'username' })).toBe('@finn');
    expect(memberName({ displayName: 'Finn', displayType: 'firstName' })).toBe('Finn');
    expect(memberName({ displayName: 'Anonymous User', displayType: 'other' })).toBe(
      'Anonymous User',
    );
  });
});
