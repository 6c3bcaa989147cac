import { describe, expect, it } from 'vitest';
import { memberName } from './member-name.ts';

describe('memberName', () => {
  it('gives only usernames an @', () => {
    expect(memberName({ displayName: 'finn', displayType: 'username' })).toBe('@finn');
    expect(memberName({ displayName: 'Finn', displayType: 'firstName' })).toBe('Finn');
    expect(memberName({ displayName: 'Anonymous User', displayType: 'other' })).toBe(
      'Anonymous User',
    );
  });
});
