import * as english from '#rules/messages/compiled/wallet/en.ts';
import type { WalletMessages } from '#rules/messages/wallet-messages.ts';
import { WalletError } from '../wallet/keys/refused.ts';

const ENGLISH: WalletMessages = english;

/** For `toThrow`: an error of the wallet whose English text matches. */
export function says(pattern: RegExp) {
  return {
    asymmetricMatch: (error: unknown) => pattern.test(englishOf(error)),
    toString: () => String(pattern),
  };
}

/** The text of an error as an English page shows it. */
export function englishOf(error: unknown): string {
  if (!(error instanceof WalletError)) return error instanceof Error ? error.message : '';
  const { text } = error;
  if ('said' in text) return text.said;
  const [key, values] = text;
  return (ENGLISH[key] as (values: unknown) => string)(values);
}
