import { describe, expect, it } from 'vitest';
import { contrast, mixColours, oklchToHex, oklchToLinear } from './colours.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#808080', '#ffffff', 3.95],
    ['#ffffff', '#808080', 3.95],
    ['#777777', '#FFFFFF', 4.48],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d', (first, second, expected) => {
    expect(contrast(first, second)).toBeCloseTo(expected, 2);
  });

  it.each(['', '#fff', '123456', '#12345g', '#1234567'])('refuses %j', (text) => {
    expect(() => contrast(text, '#ffffff')).toThrow(RangeError);
  });
});

describe('oklchToHex', () => {
  it.each([
    [[1, 0, 0], '#ffffff'],
    [[0, 0, 0], '#000000'],
    [[0.5999, 0, 0], '#808080'],
    [[0.627955, 0.257683, 29.234], '#ff0000'],
    [[0.86644, 0.294827, 142.4953], '#00ff00'],
    [[0.452014, 0.313214, 264.052], '#0000ff'],
  ] as const)('%j is %s', (oklch, hex) => {
    expect(oklchToHex(oklch)).toBe(hex);
  });

  it('cuts off what no screen shows', () => {
    expect(Math.min(...oklchToLinear([0.7, 0.4, 150]))).toBeLessThan(0);
    expect(oklchToHex([0.7, 0.4, 150])).toMatch(/^#00/);
  });
});

describe('mixColours', () => {
  it.each([
    ['#ff0000', '#0000ff', 0, '#ff0000'],
    ['#ff0000', '#0000ff', 1, '#0000ff'],
    // Half of the perceived lightness, which is darker than half of the numeric values.
    ['#000000', '#ffffff', 0.5, '#636363'],
    ['#2f6b4f', '#2f6b4f', 0.3, '#2f6b4f'],
  ])('%s to %s by %d is %s', (from, to, part, expected) => {
    expect(mixColours(from, to, part)).toBe(expected);
  });
});
