import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutIntoPieces, inVisualOrder } from './runs.ts';

/** One font for each script, and none for digits that are not European. */
const fontOf = (text: string): string | undefined => {
  if (/\p{Script=Arabic}/u.test(text)) return 'arabic';
  if (/\p{Script=Hebrew}/u.test(text)) return 'hebrew';
  if (/\p{Script=Han}/u.test(text)) return 'han';
  return /^\P{Script=Thai}$/u.test(text) ? 'latin' : undefined;
};
const orderOf = (text: string) =>
  inVisualOrder(cutIntoPieces([...text], fontOf)).map((piece) => piece.text);

describe('the pieces of a line', () => {
  it.each([
    ['nothing', '', []],
    ['one font', 'Anne Bonny', ['Anne', ' ', 'Bonny']],
    ['two fonts', 'Anne李', ['Anne', '李']],
    ['a line from the right', 'محمد علي', ['علي', ' ', 'محمد']],
    ['a line from the right with a word from the left', 'محمد Ali', ['Ali', ' ', 'محمد']],
    [
      'a line from the left with two words from the right',
      'a אב גד b',
      ['a', ' ', 'גד', ' ', 'אב', ' ', 'b'],
    ],
    ['two scripts from the right', 'אב محمد', ['محمد', ' ', 'אב']],
    ['signs at the end of a line from the right', 'محمد!', ['!', 'محمد']],
    ['characters that no font has', 'aกb', ['ab']],
  ])('%s', (_, text, order) => {
    expect(orderOf(text)).toEqual(order);
  });

  it('are all there, whatever the order', () => {
    const letters = fc.constantFrom('a', 'B', ' ', '!', '7', 'א', 'ב', 'م', 'د', '李');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), (text) => {
        const placed = inVisualOrder(cutIntoPieces(text, fontOf));
        expect(
          placed
            .map((piece) => piece.text)
            .join('')
            .split('')
            .sort(),
        ).toEqual(text.toSorted());
      }),
    );
  });
});
