import { AppError } from '#contract/errors.ts';
import { CardsRefused, CardsUnavailable } from '#server/gateways/cards/cards.ts';
import { WalletRefused, WalletUnreachable } from '#server/gateways/node-wallet/wallet.ts';

/** The named error for a failure of the card processor. Rethrows any other error. */
export function cardError(error: unknown): AppError {
  if (error instanceof CardsUnavailable) {
    return new AppError('unavailable', (m) => m.refusal_card_silent());
  }
  if (!(error instanceof CardsRefused)) throw error;
  return new AppError('unavailable', (m) => m.refusal_card_refused());
}

/** Returns whether the card processor refused, which is definitive. */
export function isCardRefusal(error: unknown): boolean {
  return error instanceof CardsRefused;
}

/** The named error for a failure of the node. Rethrows any other error. */
export function nodeError(error: unknown): AppError {
  if (error instanceof WalletUnreachable || error instanceof WalletRefused) {
    return new AppError('unavailable', (m) => m.refusal_payments_unwatched());
  }
  throw error;
}
