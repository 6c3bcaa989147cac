import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { storableText } from '#rules/names.ts';
import { isoTime } from '#rules/times.ts';
import { HAND_NOTE_MAX_LENGTH } from '#rules/weeks/payouts.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { writeAudit } from '#server/services/audit/write.ts';

export type TakenBack = { id: bigint; week: string; shares: number; units: bigint };

/**
 * Takes back a recorded payment that was not made; works once. Its shares are unpaid again, with the status they had before, and
 * the wallet pays those that are owed.
 *
 * @throws AppError `bad_request` without a reason, `not_found`, and `conflict` if it was taken back already
 */
export async function takeBackByHand(
  db: Db,
  input: { id: bigint; reason: string; actor: string; nowMs: number },
): Promise<TakenBack> {
  const { id, actor, nowMs } = input;
  const reason = storableText(input.reason).trim();
  if (reason === '') throw new AppError('bad_request', (m) => m.refusal_hand_undo_why());
  if (reason.length > HAND_NOTE_MAX_LENGTH) {
    throw new AppError('bad_request', (m) =>
      m.refusal_reason_length({ most: HAND_NOTE_MAX_LENGTH }),
    );
  }
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.handPayments})`.execute(tx);
    const payment = await requireStanding(tx, id);
    const shares = await freeShares(tx, id);
    if (shares !== payment.shares) throw new Error(`shares of the payment by hand ${id} changed`);
    await sql`
      update hand_payments set taken_back_by = ${actor}, taken_back_why = ${reason},
        taken_back_at = ${isoTime(nowMs)}::timestamptz
      where id = ${String(id)}::bigint`.execute(tx);
    await showOtherTransaction(tx, payment);
    await writeAudit(tx, {
      actor,
      action: 'payment_by_hand_taken_back',
      entity: 'hand_payment',
      entityId: String(id),
      before: { week: payment.week, shares, amount: String(payment.amount), txid: payment.txid },
      after: { reason },
    });
    return { id, week: payment.week, shares, units: payment.amount };
  });
}

type Standing = { week: string; amount: bigint; txid: string | null; shares: number };

async function requireStanding(tx: Db, id: bigint): Promise<Standing> {
  const { rows } = await sql<Standing & { is_taken_back: boolean }>`
    select week, amount, txid, taken_back_at is not null as is_taken_back,
      (select count(*)::int from hand_payment_shares where hand_payment_id = p.id) as shares
    from hand_payments p where id = ${String(id)}::bigint for update`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_hand_none({ id: String(id) }));
  if (row.is_taken_back) throw new AppError('conflict', (m) => m.refusal_hand_undone());
  return row;
}

/**
 * Returns the number of shares. A week that was settled elsewhere meanwhile stays unpaid
 * (docs/spec/week.md#13-weeks-settled-elsewhere).
 */
async function freeShares(tx: Db, id: bigint): Promise<number> {
  // In a statement of its own: the next one sees who settles the week by then.
  await sql`
    select from shares where hand_payment_id = ${String(id)}::bigint
    order by week, member_id for update`.execute(tx);
  const { rows } = await sql<{ freed: number }>`
    with freed as (
      update shares s set hand_payment_id = null, txid = null, paid_at = null,
        status = case when w.settlement = 'elsewhere' then 'settled' else p.status end
      from hand_payment_shares p join weeks w on w.week = p.week
      where s.hand_payment_id = ${String(id)}::bigint and p.hand_payment_id = s.hand_payment_id
        and p.week = s.week and p.member_id = s.member_id
      returning 1)
    select count(*)::int as freed from freed`.execute(tx);
  return rows[0]?.freed ?? 0;
}

async function showOtherTransaction(tx: Db, { week, txid }: Standing): Promise<void> {
  if (txid === null) return;
  await sql`
    update weeks set txid = (
      select s.txid from shares s where s.week = ${week}::date and s.txid is not null
      order by s.paid_at, s.rank limit 1)
    where week = ${week}::date and txid = ${txid}`.execute(tx);
}
