import { wordlist } from '@scure/bip39/wordlists/english.js';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const judge = new ZxcvbnFactory({
  dictionary: { passwords: dictionary['passwords-common'], words: [...wordlist] },
  graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
});

/** Each guess takes 128 MB (sealing.ts): what a thousand large graphics cards try in a second, at the very most. */
const GUESSES_PER_SECOND = 1_000_000;
/** Six days of those, by an estimate that takes chance for far less than it is: 12 random characters are just enough. */
const LEAST_GUESSES = 1e12;
/** Longer texts take long to judge, and are not judged better. */
const MOST_JUDGED = 100;

export type Strength = { isEnough: boolean; seconds: number };

/** How long a passphrase would hold against a thief who has the file and a thousand graphics cards. */
export function strengthOf(passphrase: string): Strength {
  const { guesses } = judge.check(passphrase.slice(0, MOST_JUDGED));
  return { isEnough: guesses >= LEAST_GUESSES, seconds: guesses / 2 / GUESSES_PER_SECOND };
}
