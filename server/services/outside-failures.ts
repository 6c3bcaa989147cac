import { AppError } from '#contract/errors.ts';

// By their names: services know the gateways' types only.
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** The named error for what a card processor did not do. Throws what is no failure of one. */
export function cardError(error: unknown): AppError {
  if (nameOf(error) === 'CardsUnavailable') {
    return new AppError(
      'unavailable',
      'The card processor gives no answer. Try again in a minute.',
    );
  }
  if (nameOf(error) !== 'CardsRefused') throw error;
  const isDeclined = error instanceof Error && 'isDeclined' in error && error.isDeclined === true;
  return isDeclined
    ? new AppError('conflict', 'The card was declined. Nothing was changed.')
    : new AppError('unavailable', 'The card processor refused. Nothing was paid.');
}

/** Whether a card processor said no, which is definitive. */
export function isCardRefusal(error: unknown): boolean {
  return nameOf(error) === 'CardsRefused';
}

/** The named error for what a node did not do. Throws what is no failure of one. */
export function nodeError(error: unknown): AppError {
  if (nameOf(error) === 'WalletUnreachable' || nameOf(error) === 'WalletRefused') {
    return new AppError(
      'unavailable',
      'Payments are not being watched just now. Try again in a minute.',
    );
  }
  throw error;
}
