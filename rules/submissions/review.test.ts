import { expect, it } from 'vitest';
import { isScore } from './review.ts';

it.each([
  ['twitter_post', 1, 20],
  ['meme_image', 1, 20],
  ['youtube_video', 1, 100],
  ['something_new', 1, 10],
])('%s earns %i to %i whole points', (contentType, least, most) => {
  for (const points of [least, most]) expect(isScore(contentType, points)).toBe(true);
  for (const points of [least - 1, most + 1, 1.5, -1, Number.NaN]) {
    expect(isScore(contentType, points)).toBe(false);
  }
});
