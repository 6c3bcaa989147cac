import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GUESS_WINDOW_MS, GUESSES, nextGuessMs, normalizeAnswer } from './answers.ts';

it.each([
  ['Black Pearl', 'blackpearl'],
  ['  black-PEARL! ', 'blackpearl'],
  ['Café Noir', 'cafenoir'],
  ['Cafe\u0301 noir', 'cafenoir'],
  ['Жемчужина', 'жемчужина'],
  ['الؤلؤ', 'الولو'],
  ['٣ ships', '٣ships'],
  ['ﬁre №7', 'fireno7'],
  ['!?…', ''],
])('%j is %j', (text, normalized) => {
  expect(normalizeAnswer(text)).toBe(normalized);
});

it('is the same for an answer that is normalized already', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalizeAnswer(normalizeAnswer(text))).toBe(normalizeAnswer(text));
    }),
  );
});

it('takes so many wrong answers in each window, however they fall', () => {
  const times = fc.array(fc.integer({ min: 0, max: 3 * GUESS_WINDOW_MS }), { maxLength: 60 });
  fc.assert(
    fc.property(times, (wanted) => {
      const wrong: number[] = [];
      for (const at of wanted.sort((a, b) => a - b)) {
        const next = nextGuessMs(wrong, at);
        if (next === null) wrong.push(at);
        else expect(nextGuessMs(wrong, next)).toBeNull();
      }
      for (const at of wrong) {
        const within = wrong.filter((each) => each >= at && each < at + GUESS_WINDOW_MS);
        expect(within.length).toBeLessThanOrEqual(GUESSES);
      }
    }),
  );
});
