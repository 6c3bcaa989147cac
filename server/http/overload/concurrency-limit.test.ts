import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const bounds = { atWork: 2, waiting: 2, ofNetwork: 10, waitMs: 1000 };
const leave = (entered: unknown) => {
  if (typeof entered !== 'function') throw new Error(`refused: ${String(entered)}`);
  entered();
};

it('works on some, lets some wait in turn, and refuses the rest at once', async () => {
  const limit = createConcurrencyLimit(bounds);
  const [one] = [await limit.enter('a'), await limit.enter('b')];
  const order: string[] = [];
  const third = limit.enter('c').then((left) => [order.push('third'), left]);
  const fourth = limit.enter(null).then((left) => [order.push('fourth'), left]);
  expect(await limit.enter('e')).toBe('all');
  leave(one);
  leave(one);
  const [, left] = await third;
  expect(order).toEqual(['third']);
  leave(left);
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
  // The second and the fourth are at work, so two may wait again.
  void limit.enter('f');
  void limit.enter('f');
  expect(await limit.enter('f')).toBe('all');
});

it('refuses a network that has too many, at work or waiting, and no other', async () => {
  const limit = createConcurrencyLimit({ ...bounds, ofNetwork: 3 });
  const [one] = [await limit.enter('a'), await limit.enter('a')];
  const third = limit.enter('a');
  expect(await limit.enter('a')).toBe('network');
  const other = limit.enter('b');
  leave(one);
  leave(await third);
  leave(await other);
  leave(await limit.enter('a'));
});

it('refuses a member who has too many, from however many networks, and no other', async () => {
  const limit = createConcurrencyLimit({ ...bounds, ofMember: 3 });
  const [one] = [await limit.enter('a', 'anne'), await limit.enter('b', 'anne')];
  const third = limit.enter('c', 'anne');
  expect(await limit.enter('d', 'anne')).toBe('member');
  const other = limit.enter('a', 'bob');
  leave(one);
  leave(await third);
  leave(await other);
  leave(await limit.enter('d', 'anne'));
});

it('tells beforehand if it would refuse, counting requests of the network that enter before', async () => {
  const limit = createConcurrencyLimit({ ...bounds, ofNetwork: 3 });
  const [one] = [await limit.enter('a')];
  expect([limit.refusal('a', 1), limit.refusal('a', 2)]).toEqual([null, 'network']);
  expect([limit.refusal('b', 2), limit.refusal('b', 3)]).toEqual([null, 'network']);
  expect(limit.refusal(null, 1000)).toBeNull();
  leave(one);
  expect([limit.refusal('a', 2), limit.refusal('a', 3)]).toEqual([null, 'network']);
});

it('refuses requests that have waited too long', async () => {
  const limit = createConcurrencyLimit({ ...bounds, ofNetwork: 3 });
  const [one] = [await limit.enter('a'), await limit.enter('a')];
  const third = limit.enter('a');
  await vi.advanceTimersByTimeAsync(bounds.waitMs);
  expect(await third).toBe('all');
  // Its place is free again.
  const again = limit.enter('a');
  leave(one);
  leave(await again);
});

it('counts a request without a network only in the total', async () => {
  const limit = createConcurrencyLimit({ ...bounds, ofNetwork: 1 });
  leave(await limit.enter(null));
  await limit.enter(null);
  await limit.enter(null);
  const third = limit.enter(null);
  await vi.advanceTimersByTimeAsync(bounds.waitMs);
  expect(await third).toBe('all');
});

it('lets no request wait while those at work have not moved for as long', async () => {
  let nowMs = 0;
  const limit = createConcurrencyLimit(bounds, () => nowMs);
  const [one] = [await limit.enter('a'), await limit.enter('b')];
  nowMs = bounds.waitMs;
  expect(limit.refusal('c', 0)).toBeNull();
  nowMs += 1;
  expect(limit.refusal('c', 0)).toBe('all');
  expect(await limit.enter('c')).toBe('all');
  leave(one);
  expect(limit.refusal('c', 0)).toBeNull();
  leave(await limit.enter('c'));
});
