import { CLUE_KINDS } from '#rules/hunts/answers.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { type ClueText, EMPTY_HUNT, type HuntText, NEW_CLUE, type PrizeText } from './hunt-text.ts';

/** A text that the tab kept, and the stored draft from which it began. */
export type KeptText = { text: HuntText; base: string };

/** Reads text that the tab kept: null for anything else, because its storage is outside data. */
export function parseKept(kept: string): KeptText | null {
  try {
    const value: unknown = JSON.parse(kept);
    if (!isRecord(value) || typeof value.base !== 'string' || !isHunt(value.text)) return null;
    return { base: value.base, text: value.text };
  } catch {
    return null;
  }
}

function isHunt(value: unknown): value is HuntText {
  if (!isRecord(value)) return false;
  const { winners, prizes, clues } = value;
  const { prizes: _, clues: __, ...texts } = EMPTY_HUNT;
  return (
    hasTexts(value, texts) &&
    (winners === 'first' || winners === 'draw') &&
    Array.isArray(prizes) &&
    prizes.length <= HUNT_LIMITS.prizes &&
    prizes.every(isPrize) &&
    Array.isArray(clues) &&
    clues.length > 0 &&
    clues.length <= HUNT_LIMITS.clues &&
    clues.every(isClue)
  );
}

function isPrize(value: unknown): value is PrizeText {
  return isRecord(value) && hasTexts(value, { key: '', amount: '', points: '' });
}

function isClue(value: unknown): value is ClueText {
  if (!isRecord(value) || !hasTexts(value, { key: '', ...NEW_CLUE })) return false;
  const kinds: readonly unknown[] = CLUE_KINDS;
  return kinds.includes(value.kind) && ['minutes', 'hours'].includes(String(value.hintUnit));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function hasTexts(value: Record<string, unknown>, like: object): boolean {
  return Object.keys(like).every((name) => typeof value[name] === 'string');
}
