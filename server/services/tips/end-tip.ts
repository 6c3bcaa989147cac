import { type RawBuilder, sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { TipState } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { writeTipNotice } from './notices.ts';
import { findTip } from './rows.ts';
import { isFree, isUnpaid } from './unpaid.ts';

/**
 * Cancels a tip for its payer. Returns its state afterwards: `cancelled`, or its actual state if it cannot be cancelled; `open`
 * while a payment from the wallet page is under way. Null if this member has made no such tip. A payment that still arrives
 * within a day counts.
 */
export function cancelTip(
  tx: Db,
  { id, payerId, nowMs }: { id: string; payerId: bigint; nowMs: number },
): Promise<TipState | null> {
  return endTip(tx, { id, isTheirs: sql`payer_id = ${payerId}::bigint`, as: 'cancelled', nowMs });
}

/** The same for the payee, who refuses the tip. */
export function refuseTip(
  tx: Db,
  { id, payeeId, nowMs }: { id: string; payeeId: bigint; nowMs: number },
): Promise<TipState | null> {
  return endTip(tx, { id, isTheirs: sql`payee_id = ${payeeId}::bigint`, as: 'refused', nowMs });
}

async function endTip(
  tx: Db,
  input: {
    id: string;
    isTheirs: RawBuilder<unknown>;
    as: 'cancelled' | 'refused';
    nowMs: number;
  },
): Promise<TipState | null> {
  const { id, isTheirs, as, nowMs } = input;
  // Waits for a payment that is being stored, and then sees it.
  await sql`select from tips where public_id = ${id} and ${isTheirs} for update`.execute(tx);
  const { rows } = await sql<{ id: bigint }>`
    update tips set state = ${as}
    where public_id = ${id} and ${isTheirs} and ${isFree(sql`tips`)} and expires_at > ${isoTime(nowMs)}::timestamptz
    returning id`.execute(tx);
  if (rows[0]) await writeTipNotice(tx, { number: rows[0].id, kind: as, nowMs });
  const { rows: theirs } = await sql`
    select from tips where public_id = ${id} and ${isTheirs}`.execute(tx);
  return theirs.length === 0 ? null : ((await findTip(tx, id))?.state ?? null);
}

/** Sets whether a member can be tipped at all, which is the member's choice. */
export async function setRefusesTips(
  tx: Db,
  { memberId, refuses }: { memberId: bigint; refuses: boolean },
): Promise<void> {
  await sql`
    update members set refuses_tips = ${refuses}::boolean where id = ${memberId}::bigint`.execute(
    tx,
  );
}

/** The most tips ended in one call; the next call ends more. */
const MOST_EXPIRED = 500;

/** Ends the tips that nobody paid, or that got no address, in time. Returns their number. */
export async function expireTips(tx: Db, nowMs: number): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    with late as materialized (
      select id from tips where ${isUnpaid(sql`tips`)} and expires_at <= ${isoTime(nowMs)}::timestamptz
      order by expires_at limit ${sql.lit(MOST_EXPIRED)} for update)
    update tips t set state = 'expired' from late where t.id = late.id returning t.id`.execute(tx);
  for (const { id } of rows) await writeTipNotice(tx, { number: id, kind: 'expired', nowMs });
  return rows.length;
}
