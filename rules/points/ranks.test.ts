import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityLevel, nextRank, PIRATE_RANKS, rankFor, rankIndex, ranksNamed } from './ranks.ts';

const specified: [string, number, number | undefined, string][] = [
  ['Landlubber', 0, 0, '0'],
  ['Swabbie', 1, 4, '1-4'],
  ['Deckhand', 5, 14, '5-14'],
  ['Buccaneer', 15, 29, '15-29'],
  ['Sea Dog', 30, 49, '30-49'],
  ['Corsair', 50, 79, '50-79'],
  ['Privateer', 80, 119, '80-119'],
  ['Captain', 120, 199, '120-199'],
  ['Pirate Lord', 200, 349, '200-349'],
  ['Dread Admiral', 350, 599, '350-599'],
  ['Scourge of the Seas', 600, 999, '600-999'],
  ['Pirate King', 1000, undefined, '1000+'],
];

describe('PIRATE_RANKS', () => {
  it('is the specified table', () => {
    expect(PIRATE_RANKS.map((r) => [r.rank, r.minPoints, r.maxPoints, r.pointsRange])).toEqual(
      specified,
    );
    expect(PIRATE_RANKS.filter((r) => !('maxPoints' in r))).toHaveLength(1);
  });

  it('leaves no gap: each rank starts where the one below ends', () => {
    for (const [index, rank] of PIRATE_RANKS.entries()) {
      if (index > 0) expect(rank.minPoints).toBe((PIRATE_RANKS[index - 1]?.maxPoints ?? 0) + 1);
    }
  });

  it.each(PIRATE_RANKS.map((r) => [r.rank, r.color]))(
    '%s has a mark colour seen on both grounds',
    (_, color) => {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(3);
      expect(contrast(color, '#0c1420')).toBeGreaterThanOrEqual(3);
    },
  );

  it('gives every rank its own colour', () => {
    expect(new Set(PIRATE_RANKS.map((r) => r.color)).size).toBe(12);
  });
});

describe('ranksNamed', () => {
  it('changes nothing but the names', () => {
    const names = PIRATE_RANKS.map((_, at) => `Rank ${at}`);
    const ranks = ranksNamed(names);
    expect(ranks.map(({ rank }) => rank)).toEqual(names);
    expect(ranks.map((each, at) => ({ ...each, rank: PIRATE_RANKS[at]?.rank }))).toEqual(
      PIRATE_RANKS,
    );
    expect(rankFor(12_000, ranks).rank).toBe('Rank 7');
    expect(nextRank(12_000, ranks)?.rank.rank).toBe('Rank 8');
  });

  it('keeps the pirates where a community names none', () => {
    expect(ranksNamed([])).toEqual(PIRATE_RANKS);
  });
});

describe('rankFor', () => {
  it.each(specified)('%s starts at exactly %i points', (rank, min) => {
    expect(rankFor(min * 100, PIRATE_RANKS).rank).toBe(rank);
    expect(rankFor(min * 100 + 1, PIRATE_RANKS).rank).toBe(rank);
    if (min > 0) expect(rankFor(min * 100 - 1, PIRATE_RANKS).rank).not.toBe(rank);
  });

  it.each(specified)('%s (from %i) lasts to the last hundredth below the next', (rank, _, max) => {
    const last = max === undefined ? Number.MAX_SAFE_INTEGER : max * 100 + 99;
    expect(rankFor(last, PIRATE_RANKS).rank).toBe(rank);
    if (max !== undefined) expect(rankFor(last + 1, PIRATE_RANKS).rank).not.toBe(rank);
  });

  it('treats points below 0 as 0', () => {
    expect(rankFor(-1, PIRATE_RANKS).rank).toBe('Landlubber');
    expect(rankIndex(-100_000)).toBe(0);
  });

  it('covers all points, never falls with more, and agrees with nextRank', () => {
    fc.assert(
      fc.property(fc.nat({ max: 150_000 }), fc.nat({ max: 150_000 }), (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(rankIndex(low)).toBeLessThanOrEqual(rankIndex(high));
        expect(PIRATE_RANKS[rankIndex(a)]).toBe(rankFor(a, PIRATE_RANKS));
        const next = nextRank(a, PIRATE_RANKS);
        if (next === null) {
          expect(rankIndex(a)).toBe(11);
          return;
        }
        expect(rankFor(a + next.missingHundredths, PIRATE_RANKS)).toBe(next.rank);
        expect(rankFor(a + next.missingHundredths - 1, PIRATE_RANKS)).toBe(
          rankFor(a, PIRATE_RANKS),
        );
      }),
    );
  });
});

describe('nextRank', () => {
  it.each([
    [-50, 'Swabbie', 100],
    [0, 'Swabbie', 100],
    [99, 'Swabbie', 1],
    [100, 'Deckhand', 400],
    [499, 'Deckhand', 1],
    [99_999, 'Pirate King', 1],
  ])('at %i hundredths is %s, %i missing', (hundredths, rank, missingHundredths) => {
    expect(nextRank(hundredths, PIRATE_RANKS)).toMatchObject({ rank: { rank }, missingHundredths });
  });

  it.each([100_000, 100_001])('is null for the king at %i', (hundredths) => {
    expect(nextRank(hundredths, PIRATE_RANKS)).toBeNull();
  });
});

describe('activityLevel', () => {
  it.each([
    [-1, 'Low'],
    [0, 'Low'],
    [2000, 'Low'],
    [2001, 'Med'],
    [5000, 'Med'],
    [5001, 'High'],
  ])('at %i hundredths is %s', (hundredths, level) => {
    expect(activityLevel(hundredths)).toBe(level);
  });
});

/** The contrast of WCAG 2.2 between two `#rrggbb` colours. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
