import { isIPv4, isIPv6 } from 'node:net';

/** The IPv6 groups that name a customer's network (/48); the rest changes by the hour. */
const IPV6_GROUPS = 3;

/**
 * The caller's network in readable form: `203.0.113.x`, `2001:db8:7::x`. Limits count by network, because a single address is
 * easy to change, and no more of the address is stored.
 */
export function ipPrefixOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(ip)) return `${ip.split('.').slice(0, 3).join('.')}.x`;
  if (!isIPv6(ip)) return 'unknown';
  const [head = '', tail] = ip.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const wanted = tail === undefined ? groups : [...groups, ...Array(IPV6_GROUPS).fill('0')];
  const prefix = wanted.slice(0, IPV6_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::x`;
}

// Order matters: most browsers also name those they derive from.
const BROWSERS: readonly [words: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [words: RegExp, name: string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The browser's name, such as `Chrome on Linux`; never text that the caller sent. */
export function browserNameOf(userAgent: string | undefined): string {
  const find = (known: typeof BROWSERS) =>
    known.find(([words]) => words.test(userAgent ?? ''))?.[1] ?? null;
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser === null && system === null) return 'An unknown browser';
  return `${browser ?? 'A browser'} on ${system ?? 'an unknown system'}`;
}
