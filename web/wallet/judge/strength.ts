import { type Match, MatcherBaseClass, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** The most guesses per second of a thousand large graphics cards: each guess takes 128 MB (sealing.ts). */
const GUESSES_PER_SECOND = 1_000_000;
/** Six days at that rate, by an estimate that rates randomness far too low: 12 random characters are barely enough. */
const LEAST_GUESSES = 1e12;
/** The most characters that are judged: longer texts take long, and are not judged better. */
const MOST_JUDGED = 100;

/** Words that people here think of first, and single words that the lists would split. */
const OURS = [
  ...['junkcoin', 'telegram', 'quarterdeck', 'satoshi', 'nakamoto', 'blockchain', 'cryptocurrency'],
  ...['antidisestablishmentarianism', 'supercalifragilisticexpialidocious', 'hodl', 'tothemoon'],
];

/** Two bits per letter, about the information in a letter of a language's words: ten letters are one of a million words. */
const GUESSES_PER_LETTER = 4;
/** The most letters of one word, and the most words, names and their forms to try. */
const LONGEST_WORD = 16;
const MOST_WORDS = 10_000_000;
const SHORTEST_WORD = 4;
/** Letters in the case of a written word: lower, upper, or lower after the first. */
const WORDS = new RegExp(
  `(?<!\\p{L})(\\p{Lu}?\\p{Ll}{${SHORTEST_WORD - 1},}|\\p{Lu}{${SHORTEST_WORD},}|\\p{Lo}{${SHORTEST_WORD},})(?!\\p{L})`,
  'gu',
);

/** Treats letters as a word of some language, because the lists are only English. */
class WordOfAnyLanguage extends MatcherBaseClass {
  match({ password }: { password: string }): Match[] {
    return [...password.matchAll(WORDS)].map(({ 0: token, index }) => {
      return { pattern: 'word', i: index, j: index + token.length - 1, token };
    });
  }
}

const { 'diceware-common': _, ...passwords } = common;
const lists = {
  dictionary: { ...passwords, ...english, ours: OURS },
  graphs: adjacencyGraphs,
};
const ofEnglish = new ZxcvbnFactory(lists);
const ofAnyLanguage = new ZxcvbnFactory(lists, {
  word: {
    Matching: WordOfAnyLanguage,
    // Required by the library; nothing here shows it.
    feedback: () => ({ warning: null, suggestions: [] }),
    scoring: ({ token: { length } }) =>
      Math.min(GUESSES_PER_LETTER ** length, length > LONGEST_WORD ? Infinity : MOST_WORDS),
  },
});

const GAPS = /(?<=[\p{L}\p{N}]{2})[\s\-_.,:;+/|]+(?=[\p{L}\p{N}]{2})/gu;
/** Only gaps at numbers: without the other gaps, several words would become a single long word of any language. */
const GAPS_AT_NUMBERS =
  /(?<=\p{L}{2})[\s\-_.,:;+/|]+(?=\p{N}{2})|(?<=\p{N}{2})[\s\-_.,:;+/|]+(?=\p{L}{2})/gu;

/** E-mail addresses, web addresses and phone numbers: long, but known to anybody who looks for the member. */
const PUBLIC = [
  /[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu,
  /(?:https?:\/\/|www\.|t\.me\/)\S+/giu,
  /(?<!\d)\+?(?:\d[\s().-]{0,3}){7,15}(?!\d)/gu,
];

export type Strength = { isEnough: boolean; seconds: number };

/** How long a passphrase would withstand a thief who has the file and a thousand graphics cards. */
export function strengthOf(passphrase: string): Strength {
  const judged = PUBLIC.reduce(
    (text, publicly) => text.replaceAll(publicly, ''),
    passphrase.slice(0, MOST_JUDGED),
  );
  // Separators between words are easy to guess, but the library counts them as random.
  const guesses = Math.min(
    ofAnyLanguage.check(judged.replace(GAPS_AT_NUMBERS, '')).guesses,
    ofEnglish.check(judged.replace(GAPS, '')).guesses,
  );
  return { isEnough: guesses >= LEAST_GUESSES, seconds: guesses / 2 / GUESSES_PER_SECOND };
}
