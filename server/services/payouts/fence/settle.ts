import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { bookFound } from './book.ts';
import { type Candidate, readWaiting } from './candidates.ts';
import { lockFence } from './fence.ts';
import { readUnknown, type UnknownPayment } from './unknown.ts';

type Settling = { actor: string; nowMs: number };

/**
 * Records the operator's word that these payments paid no share, such as coins taken out of the wallet. Returns them.
 *
 * @param input.txid null for all payments that are unknown now
 * @throws AppError `not_found` if there is no such unknown payment, `bad_request` without a reason
 */
export async function settleAsOther(
  db: Db,
  input: { txid: string | null; reason: string } & Settling,
): Promise<UnknownPayment[]> {
  const reason = input.reason.trim();
  if (reason === '') throw new AppError('bad_request', 'Say what was paid.');
  return db.transaction().execute(async (tx) => {
    await lockFence(tx, input.nowMs);
    const settled = await requireUnknown(tx, input.txid);
    for (const { txid, units } of settled) {
      await sql`
        update unknown_payments set settled_as = ${reason},
          settled_at = ${isoTime(input.nowMs)}::timestamptz where txid = ${txid}`.execute(tx);
      await writeAudit(tx, {
        actor: input.actor,
        action: 'payment_settled',
        entity: 'payment',
        entityId: txid,
        after: { units: String(units), reason },
      });
    }
    return settled;
  });
}

/** A share that the operator says was paid, and what the transaction paid to its address. */
export type SettledShare = { week: string; memberId: bigint; units: bigint; paidUnits: bigint };

/**
 * Records the operator's word that a payment paid shares of these weeks although amounts or addresses differ: a week was closed
 * again without some of its events, or a member has had another address since. Applies to all members whose address it paid, and
 * to the members that are named. A share counts as paid with the amount stored here.
 *
 * All at once: afterwards the payment is known, payouts go on, and any other share that it paid would be paid again. So it is
 * refused while the payment pays an address that no share explains, unless a reason for that is given, or another week of one of
 * these addresses.
 *
 * @throws AppError `not_found` if there is no such unknown payment, or no such share is unpaid; `conflict` if it paid more
 * @param input.isDryRun return the result without settling anything
 */
export async function settleAsShares(
  db: Db,
  input: Naming & { weeks: readonly string[] },
): Promise<SettledShare[]> {
  const settled = await settleUnknown(db, input, {
    unpaid: 'unpaid share in that week',
    plural: 'shares',
    read: (tx, unknown) => readUnpaidOf(tx, input, unknown),
    requireNoOther: requireNoOtherWeek,
    book: async (tx, unknown, shares) => {
      const found = { ...unknown, actor: input.actor };
      await bookFound(tx, found, shares, await readWaiting(tx), input.nowMs);
    },
  });
  return settled.map(({ week, memberId, units, paidUnits }) => ({
    week,
    memberId,
    units,
    paidUnits,
  }));
}

/** The operator's word about a payment, and the members whom it paid at addresses of before. */
export type Naming = Settling & {
  txid: string;
  memberIds: readonly bigint[];
  /** The reason why it also paid addresses of nobody here. */
  restReason?: string | undefined;
  isDryRun?: boolean;
};

type Unpaid = { memberId: bigint; address: string };

/** How shares or prizes are found, compared and booked. */
type Debts<Debt extends Unpaid> = {
  /** In refusals, such as `unpaid share in that week`. */
  unpaid: string;
  plural: string;
  /** Locks the named ones. */
  read: (tx: Db, unknown: UnknownPayment) => Promise<Debt[]>;
  /** Throws `conflict` if the payment is enough for another one of the same addresses. */
  requireNoOther: (tx: Db, debts: readonly Debt[], unknown: UnknownPayment) => Promise<void>;
  book: (tx: Db, unknown: UnknownPayment, debts: readonly Debt[]) => Promise<void>;
};

/** Settles an unknown payment as `settleAsShares` describes. Returns what it settles, with what the transaction paid to each address. */
export async function settleUnknown<Debt extends Unpaid>(
  db: Db,
  input: Naming,
  { unpaid, plural, read, requireNoOther, book }: Debts<Debt>,
): Promise<(Debt & { paidUnits: bigint })[]> {
  const restReason = input.restReason?.trim();
  if (restReason === '') throw new AppError('bad_request', 'Say what else was paid.');
  return db.transaction().execute(async (tx) => {
    await lockFence(tx, input.nowMs);
    const [unknown] = await requireUnknown(tx, input.txid);
    if (!unknown) throw new AppError('not_found', 'There is no such payment.');
    const debts = await read(tx, unknown);
    if (debts.length === 0) {
      throw new AppError('not_found', `It paid no address with an ${unpaid}.`);
    }
    const missing = input.memberIds.find((id) => debts.every(({ memberId }) => memberId !== id));
    if (missing !== undefined) {
      throw new AppError('not_found', `Member ${missing} has no ${unpaid}.`);
    }
    if (restReason === undefined) requireNoOtherAddress(debts, unknown, plural);
    await requireNoOther(tx, debts, unknown);
    if (!input.isDryRun) {
      await book(tx, unknown, debts);
      await sql`delete from unknown_payments where txid = ${unknown.txid}`.execute(tx);
      if (restReason !== undefined) {
        await writeAudit(tx, {
          actor: input.actor,
          action: 'payment_settled',
          entity: 'payment',
          entityId: unknown.txid,
          after: { units: String(unknown.units), reason: restReason },
        });
      }
    }
    return debts.map((debt) => ({ ...debt, paidUnits: paidTo(unknown, debt.address) }));
  });
}

/** Requires that each address for which nothing is settled belongs to a named member who has another address now. */
function requireNoOtherAddress(
  settled: readonly Unpaid[],
  { outputs }: UnknownPayment,
  what: string,
): void {
  const paid = new Set(outputs.map(({ address }) => address));
  const booked = new Set<string | null>(settled.map(({ address }) => address));
  const left = [...paid].filter((address) => !booked.has(address));
  const moved = new Set(
    settled.flatMap(({ memberId, address }) => (paid.has(address) ? [] : [memberId])),
  );
  if (left.length <= moved.size) return;
  throw new AppError(
    'conflict',
    `It also paid ${left.map((address) => address ?? 'no address').join(', ')}. Name the members whose addresses these were ` +
      `too, or their ${what} are paid again. If they are nobody’s here, give the reason of that payment.`,
  );
}

/** A payout pays everything that is due to an address. */
async function requireNoOtherWeek(
  tx: Db,
  shares: readonly Candidate[],
  unknown: UnknownPayment,
): Promise<void> {
  const addresses = new Set(unknown.outputs.flatMap(({ address }) => address ?? []));
  const { rows } = await sql<{
    week: string;
    member_id: bigint;
    amount: bigint;
    address: string;
    payout_id: bigint | null;
  }>`
    select s.week, s.member_id, s.amount, m.primary_address as address, s.payout_id
    from shares s join weeks w using (week) join members m on m.id = s.member_id
    where s.status in ('owed', 'held', 'failed', 'paying') and s.amount > 0
      and w.distribution_at <= ${isoTime(unknown.sentAtMs)}::timestamptz
      and m.primary_address in (select jsonb_array_elements_text(${JSON.stringify([...addresses])}::jsonb))
    order by s.week, s.member_id`.execute(tx);
  const isBooked = (row: { week: string; member_id: bigint }) =>
    shares.some(({ week, memberId }) => week === row.week && memberId === row.member_id);
  const other = rows.find((row) => {
    if (isBooked(row)) return false;
    const here = shares.filter(({ address }) => address === row.address);
    const left = paidTo(unknown, row.address) - here.reduce((sum, { units }) => sum + units, 0n);
    return left >= row.amount;
  });
  if (other === undefined) return;
  const isEnough = `It paid ${other.address} more than that, which is enough for the week of ${other.week}`;
  throw new AppError(
    'conflict',
    other.payout_id === null
      ? `${isEnough}. Name that week too, or it is paid again.`
      : `${isEnough}, which payout ${other.payout_id} is about to pay. Give that payout up first.`,
  );
}

async function requireUnknown(tx: Db, txid: string | null): Promise<UnknownPayment[]> {
  const unknown = (await readUnknown(tx)).filter((each) => txid === null || each.txid === txid);
  if (unknown.length === 0) {
    throw new AppError('not_found', 'There is no unknown payment with this id.');
  }
  return unknown;
}

async function readUnpaidOf(
  tx: Db,
  { weeks, memberIds }: { weeks: readonly string[]; memberIds: readonly bigint[] },
  unknown: UnknownPayment,
): Promise<Candidate[]> {
  const addresses = unknown.outputs.flatMap(({ address }) => (address === null ? [] : [address]));
  const { rows } = await sql<{
    week: string;
    member_id: bigint;
    amount: bigint;
    address: string | null;
    distribution_at: Date;
  }>`
    select s.week, s.member_id, s.amount, m.primary_address as address, w.distribution_at
    from shares s join weeks w using (week) join members m on m.id = s.member_id
    where s.week = any(${[...weeks]}::date[]) and s.status in ('owed', 'held', 'failed') and s.amount > 0
      and (m.primary_address in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))
        or m.id = any(${memberIds.map(String)}::bigint[]))
    order by s.week, s.member_id for update of s`.execute(tx);
  return rows.map((row) => ({
    week: row.week,
    memberId: row.member_id,
    units: row.amount,
    // A payout's output needs an address: if the member has none, the payment's is used.
    address: row.address ?? addresses[0] ?? unknown.txid,
    distributionMs: row.distribution_at.getTime(),
    payoutId: null,
  }));
}

export function paidTo({ outputs }: UnknownPayment, address: string): bigint {
  return outputs
    .filter((output) => output.address === address)
    .reduce((sum, { units }) => sum + units, 0n);
}
