import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPageCache, digestOf } from './page-cache.ts';

const TEN_SECONDS_MS = 10_000;

function openCache() {
  const clock = { nowMs: 1_000_000 };
  return { clock, cache: createPageCache(() => clock.nowMs) };
}

it('gives a page while it shows the same, up to ten seconds', () => {
  const { clock, cache } = openCache();
  expect(cache.find('/', 'a')).toBeNull();
  const page = cache.keep('/', 'a', { status: 200, html: '<p>Ɉ</p>' });
  expect(gunzipSync(page.gzip).toString()).toBe('<p>Ɉ</p>');
  clock.nowMs += TEN_SECONDS_MS;
  expect(cache.find('/', 'a')).toBe(page);
  expect(cache.find('/', 'b')).toBeNull();
  expect(cache.find('/weeks', 'a')).toBeNull();
  clock.nowMs += 1;
  expect(cache.find('/', 'a')).toBeNull();
  // Nor one of a later time, after the clock was set back.
  clock.nowMs -= 2 * TEN_SECONDS_MS + 2;
  expect(cache.find('/', 'a')).toBeNull();
});

it('keeps the newest of an address', () => {
  const { cache } = openCache();
  cache.keep('/', 'a', { status: 200, html: 'one' });
  const newer = cache.keep('/', 'b', { status: 200, html: 'two' });
  expect(cache.find('/', 'a')).toBeNull();
  expect(cache.find('/', 'b')).toBe(newer);
});

it('lets go of what was asked for longest ago, however many addresses are made up', () => {
  const { cache } = openCache();
  const html = '.'.repeat(1024 * 1024);
  const keep = (address: number) => cache.keep(String(address), 'a', { status: 200, html });
  for (let address = 0; address < 40; address++) keep(address);
  expect(cache.find('0', 'a')).not.toBeNull();
  for (let address = 40; address < 80; address++) keep(address);
  const left = Array.from({ length: 80 }, (_, address) => cache.find(String(address), 'a')).filter(
    (page) => page !== null,
  );
  expect(left.length).toBeGreaterThan(40);
  expect(left.length).toBeLessThan(49);
  expect(cache.find('1', 'a')).toBeNull();
  expect(cache.find('79', 'a')).not.toBeNull();
});

it('takes texts for the same only if each of them is', () => {
  expect(digestOf(['a', 'b'])).toBe(digestOf(['a', 'b']));
  const all = [['a', 'b'], ['ab'], ['a', 'b', ''], ['b', 'a'], ['1:a', 'b']].map(digestOf);
  expect(new Set(all).size).toBe(all.length);
});
