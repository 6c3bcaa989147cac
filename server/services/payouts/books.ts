import { sql } from 'kysely';
import { LOCKS } from '#server/db/locks.ts';

/** The book of a payout: the weekly pool's shares, or the faucet's claims. Each has its own table and wallet. */
export type PayoutBook = 'shares' | 'faucet';

/** The parts of a book that the steps of a payout use. Both tables have the same columns. */
export const PAYOUT_BOOKS = {
  shares: {
    table: sql.table('payouts'),
    entity: 'payout',
    /** Written to the wallet's history; never changes. */
    comment: 'payment',
    signing: LOCKS.signing,
  },
  faucet: {
    table: sql.table('faucet_payments'),
    entity: 'faucet_payment',
    comment: 'faucet',
    signing: LOCKS.faucetSigning,
  },
} as const;
