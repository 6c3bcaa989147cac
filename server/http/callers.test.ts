import { describe, expect, it } from 'vitest';
import { browserNameOf, ipPrefixOf } from './callers.ts';

describe('a caller’s network', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['::FFFF:203.0.113.77', '203.0.113.x'],
    ['127.0.0.1', '127.0.0.x'],
    ['2001:db8:7:aa:1:2:3:4', '2001:db8:7::x'],
    ['2001:0DB8:0007:aa::4', '2001:db8:7::x'],
    ['2001:db8::1', '2001:db8:0::x'],
    ['::1', '0:0:0::x'],
    ['fe80::1%eth0', 'fe80:0:0::x'],
    ['', 'unknown'],
    ['proxy', 'unknown'],
    ['203.0.113', 'unknown'],
    ['1.2.3.4.5', 'unknown'],
  ])('%s is %s', (address, prefix) => {
    expect(ipPrefixOf(address)).toBe(prefix);
  });
});

describe('a caller’s browser', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each<[string | undefined, string]>([
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0 Safari/537.36`,
      'Chrome on Linux',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`,
      'Edge on Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`,
      'Safari on macOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari on iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    ['curl/8.5.0', 'An unknown browser'],
    ['<b>Approve now</b> Firefox/1', 'Firefox on an unknown system'],
    ['(Windows) anything', 'A browser on Windows'],
    ['', 'An unknown browser'],
    [undefined, 'An unknown browser'],
  ])('%s is %s', (userAgent, name) => {
    expect(browserNameOf(userAgent)).toBe(name);
  });
});
