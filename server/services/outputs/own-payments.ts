import { type RawBuilder, sql } from 'kysely';

/** An output, as parts of a statement. */
export type AskedOutput = Record<'txid' | 'address' | 'units', RawBuilder<unknown>>;

/**
 * Whether this site has sent an output, or the coins of an escrow: a share, the faucet, what an escrow held, or what the wallet
 * sent past the books. While one of those pays the same amount to the same address, and until it is final, every such output may
 * be that one under an id that is not known here: then it is, for now.
 */
export function isSentBySite({ txid, address, units }: AskedOutput): RawBuilder<boolean> {
  return sql`(
    exists (select from payments p where p.txid = ${txid})
    or exists (select from faucet_payments f where f.txid = ${txid})
    or exists (select from escrows e where e.txid = ${txid})
    or exists (select from unknown_payments u where u.txid = ${txid})
    or exists (
      select from payment_outputs o join payments p on p.id = o.payment_id
      where o.address = ${address} and o.amount = ${units} and p.state not in ('confirmed', 'failed'))
    or exists (
      select from faucet_payments f
      where f.address = ${address} and f.amount = ${units} and f.state not in ('confirmed', 'failed'))
    or exists (
      select from escrows e where e.raw_tx is not null and e.state in ('releasing', 'refunding')
        and ((e.payout_address = ${address} and e.amount = ${units})
          or (e.refund_address = ${address} and ${units} <= e.funded))))`;
}

/** Whether an address was made here for one purpose: an invoice's or an escrow's. Nothing else is paid there. */
export function isMadeHere(address: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(exists (select from coin_invoices i where i.address = ${address})
    or exists (select from escrows e where e.address = ${address}))`;
}
