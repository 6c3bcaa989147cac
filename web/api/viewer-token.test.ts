import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropViewerToken, holdViewerToken, viewerTokenHeader } from './viewer-token.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describe('a Mini App viewer’s bearer token', () => {
  afterEach(() => {
    dropViewerToken();
    vi.useRealTimers();
  });

  it.each([
    ['GET', 0, true],
    ['GET', 599_999, true],
    ['GET', 600_000, false],
    ['POST', 0, false],
    ['DELETE', 0, false],
  ])('goes with %s after %i ms: %s', (method, afterMs, isSent) => {
    vi.useFakeTimers({ now: NOW_MS });
    holdViewerToken('abc', '2026-03-04T12:10:00.000Z');
    vi.setSystemTime(NOW_MS + afterMs);
    expect(viewerTokenHeader(method)).toEqual(isSent ? { authorization: 'Bearer abc' } : {});
  });

  it('is absent before a sign-in and after it is dropped', () => {
    expect(viewerTokenHeader('GET')).toEqual({});
    holdViewerToken('abc', new Date(Date.now() + 1000).toISOString());
    dropViewerToken();
    expect(viewerTokenHeader('GET')).toEqual({});
  });
});
