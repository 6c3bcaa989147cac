import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearSession,
  readSession,
  restoreSession,
  SESSION_STORAGE_KEY,
  sessionOf,
  storeSession,
  viewerOf,
} from './stored-session.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const HOUR_MS = 3_600_000;
const USER = {
  telegramId: '22',
  username: 'mary',
  firstName: 'Mary',
  lastName: 'Read',
  photoUrl: null,
  isAdmin: true,
  isBotOwner: false,
};
const SESSION = {
  ...USER,
  sessionToken: 'verified' as const,
  loginTime: '2026-03-04T12:00:00.000Z',
  expiresAt: '2026-03-05T12:00:00.000Z',
};

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the stored session', () => {
  it('has a marker and ends 24 hours after the login', () => {
    expect(sessionOf(USER, NOW_MS)).toEqual(SESSION);
    expect(viewerOf(SESSION)).toEqual({
      telegramId: '22',
      displayName: 'Mary Read',
      username: 'mary',
      photoUrl: null,
      picture: null,
      isAdmin: true,
      isBotOwner: false,
    });
  });

  it('comes back until it is cleared', () => {
    expect(restoreSession(NOW_MS)).toBeNull();
    storeSession(SESSION);
    expect(restoreSession(NOW_MS)).toEqual(SESSION);
    clearSession();
    expect(restoreSession(NOW_MS)).toBeNull();
    expect(kept.size).toBe(0);
  });

  const { expiresAt: _, ...withoutEnd } = SESSION;
  it.each<[string, object, number, boolean]>([
    ['before its end', SESSION, 24 * HOUR_MS - 1, true],
    ['at its end', SESSION, 24 * HOUR_MS, false],
    ['an earlier end', { ...SESSION, expiresAt: '2026-03-04T13:00:00Z' }, HOUR_MS - 1, true],
    ['at an earlier end', { ...SESSION, expiresAt: '2026-03-04T13:00:00Z' }, HOUR_MS, false],
    ['a later end', { ...SESSION, expiresAt: '2026-04-04T12:00:00Z' }, 24 * HOUR_MS, true],
    [
      'a later end, too old',
      { ...SESSION, expiresAt: '2026-04-04T12:00:00Z' },
      24 * HOUR_MS + 1,
      false,
    ],
    ['without an end', withoutEnd, 24 * HOUR_MS - 1, true],
    ['without an end, too old', withoutEnd, 24 * HOUR_MS, false],
    ['a clock slightly ahead', SESSION, -300_000, true],
    ['from the future', SESSION, -300_001, false],
    ['no time', { ...SESSION, loginTime: 'today' }, 0, false],
    ['no end', { ...SESSION, expiresAt: 'tomorrow' }, 0, false],
    ['another marker', { ...SESSION, sessionToken: 'secret' }, 0, false],
    ['a number for an id', { ...SESSION, telegramId: 22 }, 0, false],
    ['a missing name', { ...SESSION, firstName: undefined }, 0, false],
    ['a flag that is not a boolean', { ...SESSION, isAdmin: 'yes' }, 0, false],
  ])('%s', (_name, stored, afterMs, isThere) => {
    const text = JSON.stringify(stored);
    expect(readSession(text, NOW_MS + afterMs) !== null).toBe(isThere);
    kept.set(SESSION_STORAGE_KEY, text);
    expect(restoreSession(NOW_MS + afterMs) !== null).toBe(isThere);
    expect(kept.has(SESSION_STORAGE_KEY)).toBe(isThere);
  });

  it.each([[''], ['{'], ['null'], ['[]'], ['"verified"'], ['22'], ['{}']])(
    'is discarded if unreadable: %s',
    (text) => {
      kept.set(SESSION_STORAGE_KEY, text);
      expect(restoreSession(NOW_MS)).toBeNull();
      expect(kept.size).toBe(0);
    },
  );

  it('works without storage', () => {
    const closed = () => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
    storeSession(SESSION);
    expect(restoreSession(NOW_MS)).toBeNull();
    clearSession();
  });
});
