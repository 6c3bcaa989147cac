/** Clues, answers and guesses of treasure hunts (docs/spec/hunts.md#3-clues). */
import { utf8 } from '#rules/log/note.ts';
import type { Hash } from '#rules/log/tree.ts';

/** How a clue is solved. */
export const CLUE_KINDS = ['answer', 'link', 'tip'] as const;
export type ClueKind = (typeof CLUE_KINDS)[number];

/** Wrong answers to one clue within {@link GUESS_WINDOW_MS}. */
export const GUESSES = 5;
export const GUESS_WINDOW_MS = 60 * 60_000;

/** An answer without case, accents, spaces and punctuation; empty if nothing is left. */
export function normalizeAnswer(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The digest by which an answer, or the secret of a link, is known. */
export function answerDigest(sha256: Hash, salt: Uint8Array, normalized: string): Uint8Array {
  return sha256(salt, utf8(normalized));
}

/**
 * The time from which another answer to a clue may be given, in ms; null: now.
 *
 * @param wrongAtMs the times of earlier wrong answers to it
 */
export function nextGuessMs(wrongAtMs: readonly number[], nowMs: number): number | null {
  const recent = wrongAtMs.filter((at) => at > nowMs - GUESS_WINDOW_MS).sort((a, b) => a - b);
  if (recent.length < GUESSES) return null;
  return (recent[recent.length - GUESSES] ?? nowMs) + GUESS_WINDOW_MS;
}
