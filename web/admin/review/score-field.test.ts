import { describe, expect, it } from 'vitest';
import { CONTENT_TYPES } from '#rules/points/content-types.ts';
import { parseScore } from './score-field.tsx';

describe('what is typed as a score', () => {
  it('is one from the least to the most of its content type, and nothing beyond', () => {
    for (const { id, minPoints, maxPoints } of CONTENT_TYPES) {
      expect(parseScore(id, String(minPoints - 1))).toBeNull();
      expect(parseScore(id, String(minPoints))).toBe(minPoints);
      expect(parseScore(id, String(maxPoints))).toBe(maxPoints);
      expect(parseScore(id, String(maxPoints + 1))).toBeNull();
    }
  });

  it('has the range 1 to 10 for a type that is not known', () => {
    expect(parseScore('carved_stone', '10')).toBe(10);
    expect(parseScore('carved_stone', '11')).toBeNull();
  });

  it.each(['', ' ', '5.5', '-5', '+5', '5e0', '0x5', 'five', '99999', '5 5'])(
    'is none for %j',
    (text) => {
      expect(parseScore('youtube_video', text)).toBeNull();
    },
  );

  it('may have spaces around it', () => {
    expect(parseScore('youtube_video', ' 7 ')).toBe(7);
  });
});
