import { describe, expect, it } from 'vitest';
import { cleanFilter, parseAuditState, printAuditState } from './audit-state.ts';

describe('the filters of the audit log', () => {
  it.each([
    ['action', ' Submission approved ', 'submission_approved'],
    ['action', 'user_banned', 'user_banned'],
    ['action', '', ''],
    ['action', '9lives', null],
    ['action', 'a;b', null],
    ['actor', '4503599627370495', '4503599627370495'],
    ['actor', '0', null],
    ['actor', 'operator', 'operator'],
    ['actor', '@anne', null],
    ['entityId', '2026-03-08 Alice', '2026-03-08 Alice'],
    ['entityId', 'x'.repeat(101), null],
  ] as const)('%s: %j is sent as %j', (name, text, expected) => {
    expect(cleanFilter(name, text)).toBe(expected);
  });

  it('come back from the address as they were written', () => {
    const state = { actor: '12', action: 'ban', entity: 'member', entityId: '7', page: 3 };
    const written = Object.entries(printAuditState(state)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    expect(parseAuditState(new URLSearchParams(written))).toEqual(state);
    expect(parseAuditState(new URLSearchParams('actor=@x&page=0'))).toEqual({
      actor: '',
      action: '',
      entity: '',
      entityId: '',
      page: 1,
    });
  });
});
