import { type RawBuilder, sql } from 'kysely';

/** True for tips without a payment on the chain or in the ledger. */
export function isUnpaid(tips: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${tips}.payment is null and ${tips}.booked_txid is null and ${tips}.state in ('waiting_address', 'open'))`;
}

/** True for unpaid tips without a payment from the wallet's page under way. */
export function isFree(tips: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${isUnpaid(tips)} and not exists (
    select from wallet_payments p where p.tip_id = ${tips}.id and p.state <> 'refused'))`;
}
