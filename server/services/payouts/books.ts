import { sql } from 'kysely';
import { LOCKS } from '#server/db/locks.ts';

/** Whose money a payout pays: the weekly pool's shares, or the faucet's claims. Each has a table and a wallet of its own. */
export type PayoutBook = 'shares' | 'faucet';

/** What the steps of a payout need to know of its book; the columns of both tables are the same. */
export const PAYOUT_BOOKS = {
  shares: {
    table: sql.table('payouts'),
    entity: 'payout',
    /** In the wallet's history; never changes. */
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
