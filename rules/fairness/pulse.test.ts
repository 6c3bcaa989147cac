import { expect, it } from 'vitest';
import { pulseOf } from './pulse.ts';
import type { WeekTip } from './tips.ts';

const END_MS = Date.parse('2026-03-08T23:00:00Z');
const DAY_MS = 86_400_000;
const OLD = END_MS - 28 * DAY_MS;

const earners = (...points: number[]) =>
  points.map((hundredths) => ({ hundredths, createdAtMs: OLD }));
const tip = (from: number, to: number, atMs: number): WeekTip => ({
  id: `${from}/${to}/${atMs}`,
  from,
  to,
  atMs,
  units: 1n,
  hundredths: 100,
});

it.each([
  ['nobody', [], 0, 0],
  ['one', [500], 1, 0],
  ['all alike', Array(20).fill(700), 0.5, 0],
  ['one with nearly all', [...Array(99).fill(1), 9901], 0.991, 0.9801],
  ['by hand: 1, 2, 3', [300, 100, 200], 1, 2 / 9],
])('concentration of %s', (_name, points, topTenPart, gini) => {
  const pulse = pulseOf({ endMs: END_MS, earners: earners(...points), tips: [] });
  expect(pulse.earners).toBe(points.length);
  expect(pulse.topTenPart).toBeCloseTo(topTenPart);
  expect(pulse.gini).toBeCloseTo(gini);
  expect(pulse.mutualPart).toBe(0);
});

it('counts accounts of the last 28 days as new', () => {
  const all = [OLD, OLD + 1, END_MS].map((createdAtMs) => ({ hundredths: 100, createdAtMs }));
  expect(pulseOf({ endMs: END_MS, earners: all, tips: [] }).newEarners).toBe(2);
});

it.each([
  ['back within a day', [tip(1, 2, 0), tip(2, 1, DAY_MS)], 0.5],
  ['back a moment later than that', [tip(1, 2, 0), tip(2, 1, DAY_MS + 1)], 0],
  ['back and there again', [tip(1, 2, 0), tip(2, 1, 10), tip(1, 2, 20)], 2 / 3],
  ['to somebody else', [tip(1, 2, 0), tip(2, 3, 10), tip(3, 1, 20)], 0],
])('the mutual part: %s', (_name, tips, part) => {
  expect(pulseOf({ endMs: END_MS, earners: [], tips }).mutualPart).toBeCloseTo(part);
});
