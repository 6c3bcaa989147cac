import { sql } from 'kysely';
import { AppError, type ErrorText } from '#contract/errors.ts';
import type { ShareStatus } from '#contract/site/weeks.ts';
import { formatAmount } from '#rules/amounts.ts';
import { storableText } from '#rules/names.ts';
import { isoTime } from '#rules/times.ts';
import { HAND_NOTE_MAX_LENGTH } from '#rules/weeks/payouts.ts';
import { isDistributed, isWeekName } from '#rules/weeks/week.ts';
import type { PaidOutput } from '#server/coin/paid-outputs.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { type PaymentChain, readOnChain } from './transaction.ts';
import { readLeft, readRecorded, requireNotOurs } from './uses.ts';

/** The payment that the operator reports: a week, or one member's share of it; with a transaction, a note, or both. */
export type HandPaymentInput = {
  week: string;
  memberId: bigint | null;
  txid: string | null;
  note: string | null;
};

/** The payment that is recorded, or would be. */
export type HandPaymentOutcome = {
  /** Null if it is not recorded yet. */
  id: bigint | null;
  shares: number;
  units: bigint;
  /** The week's unpaid shares that this payment does not pay. */
  left: number;
  /** True if the chain showed that the transaction pays these shares; false without a transaction or a chain to ask. */
  isChecked: boolean;
};

type Recording = {
  actor: string;
  nowMs: number;
  /** Null if there is no chain to ask. */
  chain: PaymentChain | null;
  /** The result that the operator confirmed; any other result is refused. */
  expected?: { shares: number; amount: string };
  /** Return the result without recording it. */
  isDryRun?: boolean;
};

/**
 * Records shares that the operator paid outside of this site (docs/spec/week.md#14-payments-by-hand): they become `paid`, and no
 * payout takes them. If a payout claims the same shares at the same time, the locks on their rows let one of the two have them,
 * never both. With a transaction and a chain, the transaction has to pay each share in full to the member's address, with outputs
 * that pay nothing else. For a whole week, only the shares that it pays are recorded.
 *
 * @throws AppError `bad_request` without a transaction or note, or before the week's distribution; `not_found` for an unknown
 * week or share; `conflict` if a share cannot be recorded, the transaction does not pay it, or `expected` differs
 */
export async function recordByHand(
  db: Db,
  given: HandPaymentInput,
  recording: Recording,
): Promise<HandPaymentOutcome> {
  const input = requireInput(given);
  const { chain, nowMs } = recording;
  const isAsked = input.txid !== null && chain !== null;
  const outputs = isAsked ? await readOnChain(chain, input.txid ?? '') : null;
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.handPayments})`.execute(tx);
    await requireDistributed(tx, input.week, nowMs);
    if (input.txid !== null) await requireNotOurs(tx, input.txid);
    const unpaid = await lockUnpaid(tx, input);
    const paid = input.txid === null ? unpaid : await findPaid(tx, input.txid, unpaid, outputs);
    if (paid.length === 0) throw notPaid(input, unpaid, outputs);
    const outcome = {
      id: null,
      shares: paid.length,
      units: paid.reduce((sum, { units }) => sum + units, 0n),
      left: unpaid.length - paid.length,
      isChecked: isAsked,
    };
    requireExpected(outcome, recording.expected);
    if (recording.isDryRun) return outcome;
    return { ...outcome, id: await write(tx, input, { ...recording, ...outcome, paid }) };
  });
}

/** A share that is not paid yet, and the address to pay it to. */
type Unpaid = {
  memberId: bigint;
  units: bigint;
  address: string | null;
  status: 'owed' | 'failed';
};

function requireInput({ week, memberId, txid, note }: HandPaymentInput): HandPaymentInput {
  const text = storableText(note ?? '').trim();
  const id = txid?.trim().toLowerCase() ?? '';
  if (id === '' && text === '') {
    throw new AppError('bad_request', (m) => m.refusal_hand_empty());
  }
  if (id !== '' && !/^[0-9a-f]{64}$/.test(id)) {
    throw new AppError('bad_request', (m) => m.refusal_hand_txid());
  }
  if (text.length > HAND_NOTE_MAX_LENGTH) {
    throw new AppError('bad_request', (m) => m.refusal_note_length({ most: HAND_NOTE_MAX_LENGTH }));
  }
  return { week, memberId, txid: id || null, note: text || null };
}

async function requireDistributed(tx: Db, week: string, nowMs: number): Promise<void> {
  const { rows } = isWeekName(week)
    ? await sql`select from weeks where week = ${week}::date`.execute(tx)
    : { rows: [] };
  if (rows.length === 0) {
    throw new AppError('not_found', (m) => m.refusal_no_closed_week());
  }
  if (!isDistributed(week, nowMs)) {
    throw new AppError('bad_request', (m) => m.refusal_hand_early());
  }
}

/** Locks the shares in the same order as payouts do. */
async function lockUnpaid(tx: Db, { week, memberId }: HandPaymentInput): Promise<Unpaid[]> {
  const which =
    memberId === null
      ? sql`s.status in ('owed', 'failed')`
      : sql`s.member_id = ${String(memberId)}::bigint`;
  const { rows } = await sql<{
    member_id: bigint;
    amount: bigint;
    status: ShareStatus;
    address: string | null;
  }>`
    select s.member_id, s.amount, s.status, m.primary_address as address
    from shares s join members m on m.id = s.member_id
    where s.week = ${week}::date and s.amount > 0 and ${which}
    order by s.member_id for update of s`.execute(tx);
  if (memberId !== null && rows.length === 0) {
    throw new AppError('not_found', (m) => m.refusal_no_share());
  }
  if (rows.length === 0) throw new AppError('conflict', (m) => m.refusal_hand_none_unpaid());
  return rows.map(({ member_id, amount, status, address }) => {
    if (status !== 'owed' && status !== 'failed') throw new AppError('conflict', REFUSALS[status]);
    return { memberId: member_id, units: amount, address, status };
  });
}

const REFUSALS: Readonly<Record<Exclude<ShareStatus, 'owed' | 'failed'>, ErrorText>> = {
  held: (m) => m.refusal_share_held_release(),
  paying: (m) => m.refusal_share_paying(),
  sent: (m) => m.refusal_share_sent(),
  paid: (m) => m.refusal_share_paid(),
  settled: (m) => m.refusal_share_not_owed(),
  withheld: (m) => m.refusal_share_withheld(),
};

/** The shares that the transaction pays. If its outputs are not known: all shares that are not recorded for it yet. */
async function findPaid(
  tx: Db,
  txid: string,
  unpaid: readonly Unpaid[],
  outputs: readonly PaidOutput[] | null,
): Promise<Unpaid[]> {
  if (outputs === null) {
    const recorded = await readRecorded(tx, txid);
    return unpaid.filter(
      ({ memberId, address }) =>
        !recorded.some(
          (each) => each.memberId === memberId || (address !== null && each.address === address),
        ),
    );
  }
  const left = await readLeft(tx, txid, outputs);
  return unpaid.filter(({ address, units }) => {
    const there = address === null ? 0n : (left.get(address) ?? 0n);
    if (address === null || there < units) return false;
    left.set(address, there - units);
    return true;
  });
}

function notPaid(
  { memberId }: HandPaymentInput,
  [share]: readonly Unpaid[],
  outputs: readonly PaidOutput[] | null,
): AppError {
  if (outputs === null) {
    return new AppError('conflict', (m) => m.refusal_hand_recorded());
  }
  if (memberId === null) {
    return new AppError('conflict', (m) => m.refusal_hand_pays_none());
  }
  if (share?.address == null) {
    return new AppError('conflict', (m) => m.refusal_hand_no_address());
  }
  const left = { amount: formatAmount(share.units), address: share.address };
  return new AppError('conflict', (m) => m.refusal_hand_too_little(left));
}

function requireExpected(
  { shares, units }: HandPaymentOutcome,
  expected: Recording['expected'],
): void {
  if (expected && (expected.shares !== shares || expected.amount !== formatAmount(units))) {
    throw new AppError('conflict', (m) => m.refusal_hand_changed());
  }
}

type Written = Pick<Recording, 'actor' | 'nowMs'> &
  Omit<HandPaymentOutcome, 'id'> & { paid: readonly Unpaid[] };

async function write(tx: Db, input: HandPaymentInput, written: Written): Promise<bigint> {
  const { week, memberId, txid, note } = input;
  const { actor, nowMs, units, shares, isChecked, paid } = written;
  const now = isoTime(nowMs);
  const { rows } = await sql<{ id: bigint }>`
    insert into hand_payments (week, amount, txid, note, checked, recorded_by, recorded_at)
    values (${week}::date, ${String(units)}::bigint, ${txid}, ${note}, ${isChecked}, ${actor},
      ${now}::timestamptz)
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a payment by hand was not written');
  const listed = JSON.stringify(
    paid.map((share) => ({
      member_id: String(share.memberId),
      amount: String(share.units),
      address: share.address,
      status: share.status,
    })),
  );
  const marked = await sql<{ marked: number }>`
    with listed as (
      select * from json_to_recordset(${listed}::json) as l(
        member_id bigint, amount bigint, address text, status text)),
    parts as (
      insert into hand_payment_shares (hand_payment_id, week, member_id, address, amount, status)
      select ${String(id)}::bigint, ${week}::date, member_id, address, amount, status from listed),
    marked as (
      update shares s set status = 'paid', hand_payment_id = ${String(id)}::bigint, txid = ${txid},
        paid_at = ${now}::timestamptz
      from listed l
      where s.week = ${week}::date and s.member_id = l.member_id and s.amount = l.amount
        and s.status = l.status
      returning 1)
    select count(*)::int as marked from marked`.execute(tx);
  if (marked.rows[0]?.marked !== paid.length) throw new Error('a locked share has changed');
  // A week is shown with its first transaction.
  await sql`update weeks set txid = coalesce(txid, ${txid}) where week = ${week}::date`.execute(tx);
  await writeAudit(tx, {
    actor,
    action: 'payment_recorded_by_hand',
    entity: 'hand_payment',
    entityId: String(id),
    after: {
      week,
      ...(memberId !== null && { member: String(memberId) }),
      shares,
      amount: String(units),
      txid,
      note,
      checkedOnChain: isChecked,
    },
  });
  return id;
}
