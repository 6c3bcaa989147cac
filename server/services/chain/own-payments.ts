import { type RawBuilder, sql } from 'kysely';

/** Returns whether this site has sent a transaction: shares (also by hand), the faucet, an escrow, or outside the books. */
export function isSentBySite(txid: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(
    exists (select from payouts p where p.txid = ${txid})
    or exists (select from faucet_payments f where f.txid = ${txid})
    or exists (select from escrows e where e.txid = ${txid})
    or exists (select from hand_payments h where h.txid = ${txid} and h.taken_back_at is null)
    or exists (select from unknown_payments u where u.txid = ${txid}))`;
}

/**
 * Returns true if an output may be a payment of this site whose id is not known: the wallet was asked to send that amount to that
 * address, and its answer is missing. Others are known by the coins that they spend, and one for which the wallet was not asked yet
 * (`building`) has no output.
 */
export function mayBeSentBySite({
  address,
  units,
}: Record<'address' | 'units', RawBuilder<unknown>>): RawBuilder<boolean> {
  return sql`(
    exists (
      select from payout_outputs o join payouts p on p.id = o.payout_id
      where o.address = ${address} and o.amount = ${units} and p.txid is null and p.state in ('calling', 'unclear'))
    or exists (
      select from faucet_payments f
      where f.address = ${address} and f.amount = ${units} and f.txid is null and f.state in ('calling', 'unclear')))`;
}

/** Returns whether an address was made here for an invoice or an escrow. Nothing else is paid there. */
export function isMadeHere(address: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(exists (select from coin_invoices i where i.address = ${address})
    or exists (select from escrows e where e.address = ${address}))`;
}
