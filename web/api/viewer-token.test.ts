import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropViewerToken, holdViewerToken, viewerTokenHeader } from './viewer-token.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const MINUTE_MS = 60_000;
const tokens = (name: string, minutes: number) => ({
  viewerToken: name,
  viewerTokenExpiresAt: new Date(NOW_MS + minutes * MINUTE_MS).toISOString(),
  renewalToken: `next of ${name}`,
});
const bearer = (name: string) => ({ authorization: `Bearer ${name}` });

describe('a Mini App viewer’s bearer token', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW_MS });
    vi.clearAllMocks();
  });
  afterEach(() => {
    dropViewerToken();
    vi.useRealTimers();
  });
  const renew = vi.fn(async (_renewalToken: string) => tokens('b', 19));
  const refuse = vi.fn(async (_renewalToken: string) => Promise.reject(new Error('401')));

  it.each([
    ['GET', true],
    ['POST', false],
    ['DELETE', false],
  ])('goes with %s: %s', async (method, isSent) => {
    holdViewerToken(tokens('a', 10), renew);
    expect(await viewerTokenHeader(method)).toEqual(isSent ? bearer('a') : {});
  });

  it('is absent before a sign-in and after it is dropped', async () => {
    expect(await viewerTokenHeader('GET')).toEqual({});
    holdViewerToken(tokens('a', 10), renew);
    dropViewerToken();
    expect(await viewerTokenHeader('GET')).toEqual({});
  });

  it('is renewed once by the first reads of its last minute', async () => {
    holdViewerToken(tokens('a', 10), renew);
    vi.setSystemTime(NOW_MS + 9 * MINUTE_MS - 1);
    expect(await viewerTokenHeader('GET')).toEqual(bearer('a'));
    expect(renew).not.toHaveBeenCalled();
    vi.setSystemTime(NOW_MS + 9 * MINUTE_MS);
    const both = [viewerTokenHeader('GET'), viewerTokenHeader('GET')];
    expect(await Promise.all(both)).toEqual([bearer('b'), bearer('b')]);
    expect(renew.mock.calls).toEqual([['next of a']]);
  });

  it('is renewed after a sleep, too', async () => {
    holdViewerToken(tokens('a', 10), async () => tokens('b', 40));
    vi.setSystemTime(NOW_MS + 30 * MINUTE_MS);
    expect(await viewerTokenHeader('GET')).toEqual(bearer('b'));
  });

  it('is sent until it expires if it cannot be renewed', async () => {
    holdViewerToken(tokens('a', 10), refuse);
    vi.setSystemTime(NOW_MS + 10 * MINUTE_MS - 1);
    expect(await viewerTokenHeader('GET')).toEqual(bearer('a'));
    vi.setSystemTime(NOW_MS + 10 * MINUTE_MS);
    expect(await viewerTokenHeader('GET')).toEqual({});
    expect(refuse).toHaveBeenCalledTimes(2);
  });

  it('does not come back when somebody signs out during the renewal', async () => {
    holdViewerToken(tokens('a', 10), renew);
    vi.setSystemTime(NOW_MS + 10 * MINUTE_MS);
    const header = viewerTokenHeader('GET');
    dropViewerToken();
    expect(await header).toEqual({});
    expect(await viewerTokenHeader('GET')).toEqual({});
  });
});
