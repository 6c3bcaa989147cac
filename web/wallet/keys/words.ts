import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { Refused } from './refused.ts';

/** 128 bits, written as 12 words. */
const ENTROPY_BYTES = 16;
const COUNTS: readonly number[] = [12, 15, 18, 21, 24];

/** Twelve new words (BIP 39, English), from the browser's source of randomness. */
export function makeWords(): string {
  return entropyToMnemonic(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES)), wordlist);
}

/**
 * Parses words as a person types them: any case, any white space, numbers and dots of a list between them.
 *
 * @returns the words in lower case, with single spaces
 * @throws Refused if there are too few, one is not in the list, or the checksum is wrong; the message names positions, never
 *   words
 */
export function readWords(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[\s\d.,;]+/)
    .filter((word) => word !== '');
  const unknown = words.flatMap((word, index) => (wordlist.includes(word) ? [] : [index + 1]));
  if (unknown.length > 0) {
    if (unknown.length > 4) throw new Refused('wallet_words_unknown');
    throw new Refused('wallet_words_unknown_at', { places: unknown.join(', ') });
  }
  if (!COUNTS.includes(words.length)) {
    throw new Refused('wallet_words_count', { count: words.length });
  }
  const phrase = words.join(' ');
  try {
    mnemonicToEntropy(phrase, wordlist);
  } catch {
    throw new Refused('wallet_words_checksum');
  }
  return phrase;
}

/** The 64 bytes from which all keys of the words are derived; without the optional BIP 39 passphrase. */
export function seedOf(words: string): Uint8Array {
  return mnemonicToSeedSync(words);
}

/** Random words for a passphrase, each worth 11 bits. */
export function drawWords(count: number): string {
  const drawn = crypto.getRandomValues(new Uint16Array(count));
  // 2^16 is a multiple of 2,048, so every word is equally likely.
  return Array.from(drawn, (number) => wordlist[number % wordlist.length]).join(' ');
}
