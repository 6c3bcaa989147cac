import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  WALLET_COMMON_HEADERS,
  WALLET_FILE_POLICY,
  WALLET_PAGE_HEADERS,
} from '#rules/wallet/page-headers.ts';
import type { Answer } from './ask.ts';
import { faultsOf } from './judge.ts';

const BODY = Buffer.from('the release');
const SHA256 = createHash('sha256').update(BODY).digest('hex');
const FILES = {
  'index.html': { ...WALLET_PAGE_HEADERS, 'content-type': 'text/html; charset=utf-8' },
  'assets/page.css': {
    'content-security-policy': WALLET_FILE_POLICY,
    'content-type': 'text/css; charset=utf-8',
  },
};
type File = keyof typeof FILES;

const sentWith = (file: File) => ({ ...WALLET_COMMON_HEADERS, ...FILES[file] });

/** The faults of a release's answer after these changes; an empty header is not sent. */
function judged(file: File, change: Partial<Answer>, changedHeaders: Record<string, string> = {}) {
  const date = 'Mon, 05 Jan 2026 10:00:00 GMT';
  const headers = Object.entries({ ...sentWith(file), date, ...changedHeaders }).filter(
    ([, value]) => value !== '',
  );
  return faultsOf({ status: 200, headers, early: [], body: BODY, ...change }, file, SHA256);
}

describe.each(['index.html', 'assets/page.css'] as const)('an answer for %s', (file) => {
  it('of a release has no fault', () => {
    expect(judged(file, {})).toEqual([]);
    expect(judged(file, {}, { 'alt-svc': 'h3=":443"; ma=2592000' })).toEqual([]);
  });

  it.each<[string, Partial<Answer>, RegExp]>([
    ['other bytes', { body: Buffer.from('the release ') }, /^[0-9a-f]{64}, not [0-9a-f]{64}$/],
    ['another status', { status: 302 }, /^status 302, not 200$/],
    ['a hint before it', { early: ['link'] }, /^link before the answer/],
  ])('with %s has one fault', (_, change, fault) => {
    expect(judged(file, change)).toEqual([expect.stringMatching(fault)]);
  });

  it.each(Object.keys(sentWith(file)))('with another %s, or without it, has one fault', (name) => {
    expect(judged(file, {}, { [name]: 'x' })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is x, not `)),
    ]);
    expect(judged(file, {}, { [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is missing, not `)),
    ]);
  });

  it.each([
    ['access-control-allow-origin', '*'],
    ['clear-site-data', '"storage"'],
    ['content-security-policy-report-only', 'report-uri /x'],
    ['link', '</x.js>; rel=preload; as=script'],
    ['location', '/wallet2'],
    ['nel', '{}'],
    ['origin-trial', 'x'],
    ['refresh', '0; url=/x'],
    ['report-to', '{}'],
    ['reporting-endpoints', 'x="/x"'],
    ['service-worker-allowed', '/'],
    ['set-cookie', 'a=b'],
    ['sourcemap', '/x.map'],
    ['speculation-rules', '"/x.json"'],
    ['use-as-dictionary', 'match="/*"'],
    ['x-sourcemap', '/x.map'],
  ])('with the header %s has one fault', (name, value) => {
    expect(judged(file, {}, { [name]: value })).toEqual([
      `${name}: ${value}, which no release sends`,
    ]);
  });

  it('that announces another host has one fault', () => {
    const value = 'h2="thief.example:443"';
    expect(judged(file, {}, { 'alt-svc': value })).toEqual([`alt-svc: ${value}`]);
  });

  it('is missing', () => {
    expect(faultsOf(null, file, SHA256)).toEqual(['no answer']);
  });
});
