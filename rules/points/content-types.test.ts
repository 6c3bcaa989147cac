import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONTENT_TYPES,
  clampScore,
  contentTypeFor,
  DEFAULT_SCORE,
  UNKNOWN_CONTENT_TYPE,
} from './content-types.ts';

const maxima: [string, number][] = [
  ['twitter_post', 20],
  ['youtube_video', 100],
  ['tiktok_video', 50],
  ['twitter_thread', 20],
  ['medium_article', 50],
  ['reddit_post', 20],
  ['meme_image', 20],
  ['instagram_post', 15],
  ['instagram_reel', 25],
  ['linkedin_article', 25],
  ['linkedin_post', 15],
  ['discord_message', 10],
  ['github_repo', 50],
];

describe('CONTENT_TYPES', () => {
  it.each(maxima)('%s awards 1 to %i', (id, maxPoints) => {
    const type = contentTypeFor(id);
    expect(type).toMatchObject({ id, minPoints: 1, maxPoints, pointRange: `1-${maxPoints}` });
    expect(clampScore(id, 0)).toBe(1);
    expect(clampScore(id, 1)).toBe(1);
    expect(clampScore(id, maxPoints)).toBe(maxPoints);
    expect(clampScore(id, maxPoints + 1)).toBe(maxPoints);
  });

  it('has exactly these, each with its own name', () => {
    expect(CONTENT_TYPES.map((each) => each.id)).toEqual(maxima.map(([id]) => id));
    expect(new Set(CONTENT_TYPES.map((each) => each.displayName)).size).toBe(maxima.length);
  });

  it.each([...CONTENT_TYPES, UNKNOWN_CONTENT_TYPE])(
    '$id: its defaults are within its range',
    (type) => {
      expect(clampScore(type.id, type.defaultPoints)).toBe(type.defaultPoints);
      expect(clampScore(type.id, DEFAULT_SCORE)).toBe(DEFAULT_SCORE);
    },
  );

  it.each([
    ['twitter_post', 2],
    ['youtube_video', 10],
    ['tiktok_video', 5],
  ])('%s has the specified default %i', (id, defaultPoints) => {
    expect(contentTypeFor(id).defaultPoints).toBe(defaultPoints);
  });

  it('names the Reddit type as specified', () => {
    expect(contentTypeFor('reddit_post').displayName).toBe('Reddit Post/Meme');
  });
});

describe('contentTypeFor', () => {
  it.each(['', 'unknown', 'Twitter_Post', 'constructor', '__proto__', 'toString'])(
    'treats %j as unknown',
    (id) => {
      expect(contentTypeFor(id)).toBe(UNKNOWN_CONTENT_TYPE);
    },
  );

  it('gives the unknown type 1-10 and its label', () => {
    expect(UNKNOWN_CONTENT_TYPE).toMatchObject({
      displayName: 'Content Submission',
      pointRange: '1-10',
      minPoints: 1,
      maxPoints: 10,
    });
  });
});

describe('clampScore', () => {
  it.each([
    [2.4, 2],
    [2.5, 3],
    [-5, 1],
    [Number.POSITIVE_INFINITY, 20],
    [Number.NEGATIVE_INFINITY, 1],
  ])('clamps %d to %i', (score, clamped) => {
    expect(clampScore('twitter_post', score)).toBe(clamped);
  });

  it('refuses NaN', () => {
    expect(() => clampScore('twitter_post', Number.NaN)).toThrow(RangeError);
  });

  it('always returns a whole number within the range', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ noNaN: true }), (id, score) => {
        const clamped = clampScore(id, score);
        expect(Number.isInteger(clamped)).toBe(true);
        expect(clamped).toBeGreaterThanOrEqual(1);
        expect(clamped).toBeLessThanOrEqual(10);
      }),
    );
  });
});
