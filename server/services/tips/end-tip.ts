import { type RawBuilder, sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { TipState } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { writeTipNews } from './news.ts';
import { findTip } from './rows.ts';
import { isFree, isUnpaid } from './unpaid.ts';

/**
 * The state of a tip after its payer has tried to cancel it: `cancelled`, or what it is instead. Null if there is no such tip
 * of theirs; `open` while a payment from the wallet page is under way. A payment that arrives all the same within a day counts.
 */
export function cancelTip(
  tx: Db,
  { id, payerId, nowMs }: { id: string; payerId: bigint; nowMs: number },
): Promise<TipState | null> {
  return endTip(tx, { id, isTheirs: sql`payer_id = ${payerId}::bigint`, as: 'cancelled', nowMs });
}

/**
 * The same for its payee, who refuses it.
 */
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
  // Waits for a payment that is being kept, and sees it then.
  await sql`select from tips where public_id = ${id} and ${isTheirs} for update`.execute(tx);
  const { rows } = await sql<{ id: bigint }>`
    update tips set state = ${as}
    where public_id = ${id} and ${isTheirs} and ${isFree(sql`tips`)} and expires_at > ${isoTime(nowMs)}::timestamptz
    returning id`.execute(tx);
  if (rows[0]) await writeTipNews(tx, { number: rows[0].id, kind: as, nowMs });
  const { rows: theirs } = await sql`
    select from tips where public_id = ${id} and ${isTheirs}`.execute(tx);
  return theirs.length === 0 ? null : ((await findTip(tx, id))?.state ?? null);
}

/**
 * Members decide whether they can be tipped at all.
 */
export async function setRefusesTips(
  tx: Db,
  { memberId, refuses }: { memberId: bigint; refuses: boolean },
): Promise<void> {
  await sql`
    update members set refuses_tips = ${refuses}::boolean where id = ${memberId}::bigint`.execute(
    tx,
  );
}

/** Tips that end in one call; more wait for the next one. */
const MOST_EXPIRED = 500;

/** Ends the tips that nobody paid, or for which no address was set, in time. Returns how many. */
export async function expireTips(tx: Db, nowMs: number): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    with late as materialized (
      select id from tips where ${isUnpaid(sql`tips`)} and expires_at <= ${isoTime(nowMs)}::timestamptz
      order by expires_at limit ${sql.lit(MOST_EXPIRED)} for update)
    update tips t set state = 'expired' from late where t.id = late.id returning t.id`.execute(tx);
  for (const { id } of rows) await writeTipNews(tx, { number: id, kind: 'expired', nowMs });
  return rows.length;
}
