import type { CoinNetwork } from '#rules/coin-networks.ts';
import { signerOf } from './signed-message.ts';

/** The text that a member has signed to make an address theirs (services/member-wallet/address-proofs.ts). */
const PROOF =
  /: my address is ([1-9A-HJ-NP-Za-km-z]{26,40})\. I am the member with the Telegram id ([1-9]\d{0,19})\. [0-9a-f]{32} \d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/;
const LONGEST = 500;

export type Proof = { text: string; signature: string };

/** Whether the key of this very address has signed that it belongs to this member. */
export function isProofOf(
  { text, signature }: Proof,
  { address, telegramId, network }: { address: string; telegramId: string; network: CoinNetwork },
): boolean {
  if (text.length > LONGEST || text.includes('\n')) return false;
  const [, named, id] = PROOF.exec(text) ?? [];
  return named === address && id === telegramId && signerOf(text, signature, network) === address;
}
