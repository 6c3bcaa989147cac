import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { PayoutBook } from './books.ts';
import { type Payout, readPayout } from './payouts.ts';
import type { PayoutState } from './state.ts';
import { lockPayout, writePayoutIn } from './writes.ts';

export type FailedShare = { week: string; memberId: bigint; units: bigint };

/** Shares whose payout failed, limited to a week and a member if given. */
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
 * Makes failed shares owed again, so that the next distribution pays them and nothing else. Returns the changed shares; a share
 * that is no longer failed stays as it is.
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
 * Declares, after a person has made sure, that a payout will never be in the chain; its shares become `failed`. Allowed only if
 * nothing more can be found out: the payout is `unclear`, or was refused by the wallet before signing or by the node after it.
 * Throws `not_found`, and `conflict` for any other payout.
 */
export async function giveUpPayout(
  db: Db,
  input: { payoutId: bigint; book?: PayoutBook; actor: string; nowMs: number },
): Promise<PayoutState> {
  const { payoutId: id, book = 'shares', actor, nowMs } = input;
  return db.transaction().execute(async (tx) => {
    // Nobody may begin to sign or send during this decision.
    const isThere = await lockPayout(tx, { id, book }).catch(() => null);
    if (isThere === null) throw new AppError('not_found', `There is no payout ${id}.`);
    const payout = await readPayout(tx, id, book);
    if (!isStuck(payout)) {
      throw new AppError('conflict', `Payout ${id} is ${payout.state}: it cannot be given up.`);
    }
    const change = { state: 'failed', problem: `given up by ${actor}` } as const;
    return writePayoutIn(tx, { id, book, from: [payout.state] }, change, nowMs);
  });
}

// Bytes without an answer from the node may be on their way.
function isStuck({ state, problem }: Payout): boolean {
  return state === 'unclear' || ((state === 'building' || state === 'signed') && problem !== null);
}
