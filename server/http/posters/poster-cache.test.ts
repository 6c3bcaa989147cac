import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Poster } from '#contract/posters.ts';
import { readCommunity } from '#server/community-file/read-community.ts';
import { BUILT_SITE } from '#server/testing/http/app.ts';
import { createPosterCache, type PosterCache } from './poster-cache.ts';

let cache: PosterCache;
let reported: unknown[];

beforeEach(() => {
  const { site, papers } = readCommunity(null);
  reported = [];
  cache = createPosterCache(
    { siteFolder: BUILT_SITE, community: site, papers, version: '1' },
    (error) => reported.push(error),
    { atWork: 1, waiting: 2, ofNetwork: 2, waitMs: 60_000 },
  );
});
afterEach(() => cache.close());

const memberOf = (name: string, place = 1): Poster => ({
  kind: 'member',
  name,
  pirateRank: 'Captain',
  place,
  points: 12.25,
  earned: '10000000000.12345678',
});

it('draws a poster once for all who ask, and keeps it', async () => {
  const [first, second] = await Promise.all([
    cache.read(memberOf('Anne'), null),
    cache.read(memberOf('Anne'), null),
  ]);
  expect(second).toBe(first);
  expect(await cache.read(memberOf('Anne'), null)).toBe(first);
  expect(await cache.read(memberOf('Mary'), null)).not.toEqual(first);
});

it('refuses posters beyond its limits, and draws again after', async () => {
  const network = '203.0.113.x';
  const asked = [1, 2].map((place) => cache.read(memberOf('Anne', place), network));
  await expect(cache.read(memberOf('Anne', 3), network)).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  asked.push(cache.read(memberOf('Anne', 4), null));
  await expect(cache.read(memberOf('Anne', 5), null)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: expect.any(Number),
  });
  await Promise.all(asked);
  await expect(cache.read(memberOf('Anne', 3), network)).resolves.toBeInstanceOf(Uint8Array);
});

it.each([
  ['of marks above each other', `Z${'\u0351\u036b\u0343'.repeat(20)}`],
  ['in two directions', 'abc محمد (12) שלום 李'],
  ['of emoji of several parts', '🏴\u200d☠\ufe0f👩\u200d🚀👍🏽'],
  ['with XML', ']]><![CDATA[<svg/>&#0;&lt;'],
  ['with noncharacters', '\ufffe\uffff\u{1ffff}a\u0007'],
])('draws a name %s', async (_, name) => {
  expect((await cache.read(memberOf(name), null)).length).toBeGreaterThan(1000);
  expect(reported).toEqual([]);
});
