import { type Match, MatcherBaseClass, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** Each guess takes 128 MB (sealing.ts): what a thousand large graphics cards try in a second, at the very most. */
const GUESSES_PER_SECOND = 1_000_000;
/** Six days of those, by an estimate that takes chance for far less than it is: 12 random characters are just enough. */
const LEAST_GUESSES = 1e12;
/** Longer texts take long to judge, and are not judged better. */
const MOST_JUDGED = 100;

/** What people here think of first, and single words that the lists take apart. */
const OURS = [
  ...['junkcoin', 'telegram', 'quarterdeck', 'satoshi', 'nakamoto', 'blockchain', 'cryptocurrency'],
  ...['antidisestablishmentarianism', 'supercalifragilisticexpialidocious', 'hodl', 'tothemoon'],
];

/** Two bits a letter: about what letters of a language's words are worth, so that ten of them are one of a million words. */
const GUESSES_PER_LETTER = 4;
/** One word has at most so many letters, and there are at most so many words, names and their forms to try. */
const LONGEST_WORD = 16;
const MOST_WORDS = 10_000_000;
const SHORTEST_WORD = 4;
/** Letters as words are written: small, large, or small after the first. */
const WORDS = new RegExp(
  `(?<!\\p{L})(\\p{Lu}?\\p{Ll}{${SHORTEST_WORD - 1},}|\\p{Lu}{${SHORTEST_WORD},}|\\p{Lo}{${SHORTEST_WORD},})(?!\\p{L})`,
  'gu',
);

/** Takes letters for a word of some language: the lists are of English alone. */
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
    // The library asks for one; nothing here shows it.
    feedback: () => ({ warning: null, suggestions: [] }),
    scoring: ({ token: { length } }) =>
      Math.min(GUESSES_PER_LETTER ** length, length > LONGEST_WORD ? Infinity : MOST_WORDS),
  },
});

const GAPS = /(?<=[\p{L}\p{N}]{2})[\s\-_.,:;+/|]+(?=[\p{L}\p{N}]{2})/gu;
/** Without them several words would become a single long one, of whatever language. */
const GAPS_AT_NUMBERS =
  /(?<=\p{L}{2})[\s\-_.,:;+/|]+(?=\p{N}{2})|(?<=\p{N}{2})[\s\-_.,:;+/|]+(?=\p{L}{2})/gu;

export type Strength = { isEnough: boolean; seconds: number };

/** How long a passphrase would hold against a thief who has the file and a thousand graphics cards. */
export function strengthOf(passphrase: string): Strength {
  const judged = passphrase.slice(0, MOST_JUDGED);
  // What stands between words is guessed at once, but counts for the library as if it were drawn.
  const guesses = Math.min(
    ofAnyLanguage.check(judged.replace(GAPS_AT_NUMBERS, '')).guesses,
    ofEnglish.check(judged.replace(GAPS, '')).guesses,
  );
  return { isEnough: guesses >= LEAST_GUESSES, seconds: guesses / 2 / GUESSES_PER_SECOND };
}
