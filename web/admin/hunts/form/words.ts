import type { ClueKind } from '#rules/hunts/answers.ts';
import type { ClueText, HuntText } from '../draft/hunt-text.ts';

export const WINNERS = [
  { value: 'first', label: 'The first to finish' },
  { value: 'draw', label: 'Drawn by a block' },
] as const;

export const WINNERS_TEXT: Record<HuntText['winners'], string> = {
  first: 'The first member to finish wins the first prize, the next one the second, and so on.',
  draw: 'Everybody who finishes in time takes part. A block of the chain, mined after the end, draws the winners.',
};

export const KINDS: readonly { value: ClueKind; label: string }[] = [
  { value: 'answer', label: 'A word or phrase' },
  { value: 'link', label: 'A hidden link' },
  { value: 'tip', label: 'A tip to a member' },
];

export const UNITS: readonly { value: ClueText['hintUnit']; label: string }[] = [
  { value: 'minutes', label: 'minutes' },
  { value: 'hours', label: 'hours' },
];

/** '1st', '2nd', '3rd', '11th'. */
export function placeText(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10];
  return `${place}${ending ?? 'th'}`;
}
