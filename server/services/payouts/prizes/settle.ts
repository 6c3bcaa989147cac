import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { type Naming, paidTo, settleUnknown } from '../fence/settle.ts';
import type { UnknownPayment } from '../fence/unknown.ts';
import { bookPrizes } from './found.ts';

/** A prize that the operator says was paid, and what the transaction paid to its winner's address. */
export type SettledPrize = {
  huntId: bigint;
  place: number;
  memberId: bigint;
  units: bigint;
  paidUnits: bigint;
};

/**
 * Records the operator's word that a payment paid prizes of these treasure hunts although their winners have other addresses now.
 * The rules of shares apply (`settleAsShares`): all at once, for all winners whose address it paid and for the members that are
 * named, and refused while it paid anything else that no reason is given for.
 *
 * @throws AppError `not_found` if there is no such unknown payment, or no such prize is unpaid; `conflict` if it paid more
 * @param input.isDryRun return the result without settling anything
 */
export async function settleAsPrizes(
  db: Db,
  input: Naming & { huntIds: readonly bigint[] },
): Promise<SettledPrize[]> {
  const settled = await settleUnknown(db, input, {
    unpaid: 'unpaid prize of that hunt',
    plural: 'prizes',
    read: (tx, unknown) => lockUnpaid(tx, input, unknown),
    requireNoOther: requireNoOtherPrize,
    book: (tx, unknown, prizes) =>
      bookPrizes(tx, { ...unknown, actor: input.actor }, prizes, input.nowMs),
  });
  return settled.map(({ address: _, ...prize }) => prize);
}

type Prize = Omit<SettledPrize, 'paidUnits'> & { address: string };

async function lockUnpaid(
  tx: Db,
  { huntIds, memberIds }: { huntIds: readonly bigint[]; memberIds: readonly bigint[] },
  { outputs, txid }: UnknownPayment,
): Promise<Prize[]> {
  const addresses = outputs.flatMap(({ address }) => (address === null ? [] : [address]));
  const { rows } = await sql<{
    hunt_id: bigint;
    place: number;
    member_id: bigint;
    amount: bigint;
    address: string | null;
  }>`
    select p.hunt_id, p.place, p.member_id, p.amount, m.primary_address as address
    from prizes p join members m on m.id = p.member_id
    where p.hunt_id = any(${huntIds.map(String)}::bigint[]) and p.status in ('owed', 'failed')
      and (m.primary_address in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))
        or m.id = any(${memberIds.map(String)}::bigint[]))
    order by p.hunt_id, p.place for update of p`.execute(tx);
  return rows.map((row) => ({
    huntId: row.hunt_id,
    place: row.place,
    memberId: row.member_id,
    units: row.amount,
    // A payout's output needs an address: if the member has none, the payment's is used.
    address: row.address ?? addresses[0] ?? txid,
  }));
}

/** A payout pays everything that is due to an address. */
async function requireNoOtherPrize(
  tx: Db,
  prizes: readonly Prize[],
  unknown: UnknownPayment,
): Promise<void> {
  const addresses = unknown.outputs.flatMap(({ address }) => address ?? []);
  const { rows } = await sql<{
    hunt_id: bigint;
    place: number;
    amount: bigint;
    address: string;
    payout_id: bigint | null;
  }>`
    select p.hunt_id, p.place, p.amount, m.primary_address as address, p.payout_id
    from prizes p join members m on m.id = p.member_id
    where p.status in ('owed', 'failed', 'paying') and p.due_at <= ${isoTime(unknown.sentAtMs)}::timestamptz
      and m.primary_address in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))
    order by p.hunt_id, p.place`.execute(tx);
  const other = rows.find((row) => {
    if (prizes.some(({ huntId, place }) => huntId === row.hunt_id && place === row.place)) {
      return false;
    }
    const here = prizes.filter(({ address }) => address === row.address);
    const left = paidTo(unknown, row.address) - here.reduce((sum, { units }) => sum + units, 0n);
    return left >= row.amount;
  });
  if (other === undefined) return;
  const isEnough = `It paid ${other.address} more than that, which is enough for its prize of hunt ${other.hunt_id}`;
  throw new AppError(
    'conflict',
    other.payout_id === null
      ? `${isEnough}. Name that hunt too, or it is paid again.`
      : `${isEnough}, which payout ${other.payout_id} is about to pay. Give that payout up first.`,
  );
}
