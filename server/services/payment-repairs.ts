import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from './audit.ts';
import { lockPayment, writePaymentIn } from './payment-writes.ts';
import { type Payment, type PaymentState, readPayment } from './payments.ts';

export type FailedShare = { week: string; memberId: bigint; units: bigint };

/** Shares whose payment failed, of one week and one member where they are given. */
export async function readFailedShares(
  db: Db,
  only: { week?: string; memberId?: bigint },
): Promise<FailedShare[]> {
  const { rows } = await sql<{ week: string; member_id: bigint; amount: bigint }>`
    select week, member_id, amount from shares
    where status = 'failed' and (${only.week ?? null}::date is null or week = ${only.week ?? null}::date)
      and (${only.memberId?.toString() ?? null}::bigint is null
           or member_id = ${only.memberId?.toString() ?? null}::bigint)
    order by week, member_id`.execute(db);
  return rows.map((row) => ({ week: row.week, memberId: row.member_id, units: row.amount }));
}

/**
 * Makes failed shares owed again, so that the next distribution pays them, and them alone. Gives those that
 * it changed: one that meanwhile is anything but failed stays as it is.
 */
export async function resendFailedShares(
  db: Db,
  input: { week?: string; memberId?: bigint; actor: string },
): Promise<FailedShare[]> {
  return db.transaction().execute(async (tx) => {
    const changed: FailedShare[] = [];
    for (const share of await readFailedShares(tx, input)) {
      const { rows } = await sql`
        update shares set status = 'owed' where week = ${share.week}::date
          and member_id = ${String(share.memberId)}::bigint and status = 'failed' returning 1`.execute(
        tx,
      );
      if (rows.length === 0) continue;
      changed.push(share);
      await writeAudit(tx, {
        actor: input.actor,
        action: 'share_resent',
        entity: 'share',
        entityId: `${share.week}/${share.memberId}`,
        before: { status: 'failed' },
        after: { status: 'owed' },
      });
    }
    return changed;
  });
}

/**
 * Says of a payment that it will never be in the chain, after a person has made sure; its shares are then
 * `failed`. Only for one of which nothing can be found out any more: `unclear`, or refused by the wallet
 * before it was signed or by the node after that. Throws `not_found`, or `conflict` for every other one.
 */
export async function giveUpPayment(
  db: Db,
  input: { paymentId: bigint; actor: string; nowMs: number },
): Promise<PaymentState> {
  const { paymentId: id, actor, nowMs } = input;
  return db.transaction().execute(async (tx) => {
    // Nobody begins to sign or to send while this is decided.
    const isThere = await lockPayment(tx, id).catch(() => null);
    if (isThere === null) throw new AppError('not_found', `There is no payment ${id}.`);
    const payment = await readPayment(tx, id);
    if (!isStuck(payment)) {
      throw new AppError('conflict', `Payment ${id} is ${payment.state}: it cannot be given up.`);
    }
    const change = { state: 'failed', problem: `given up by ${actor}` } as const;
    return writePaymentIn(tx, { id, from: [payment.state] }, change, nowMs);
  });
}

// Bytes about which the node has said nothing may be on their way.
function isStuck({ state, problem }: Payment): boolean {
  return state === 'unclear' || ((state === 'building' || state === 'signed') && problem !== null);
}
