import type { Coin } from '#rules/coins/coin.ts';
import { readAddressProof } from '#rules/wallet/address-proof.ts';
import { signerOf } from './signed-message.ts';

export type Proof = { text: string; signature: string };

/** Returns whether the key of exactly this address has signed that it belongs to this member. */
export function isProofOf(
  { text, signature }: Proof,
  { address, telegramId, coin }: { address: string; telegramId: string; coin: Coin },
): boolean {
  const named = readAddressProof(text);
  const isTheirs = named?.address === address && named.telegramId === telegramId;
  return isTheirs && signerOf(text, signature, coin) === address;
}
