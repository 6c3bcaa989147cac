import { type RawBuilder, sql } from 'kysely';
import { ACTIVE_FOR_MS, type MomentKind } from '#rules/points/moments.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** The group and topic of a tip, by Telegram's ids. */
export type TipPlace = { chatId: string; topicId: number | null };

/** The thing that made a moment: a tip, an entry of the ledger, or a share. */
export type MomentCause = {
  atMs: number;
  /** Of a first tip: where it was made; null in private. */
  place: TipPlace | null;
  share: { week: string; units: bigint } | null;
};

/**
 * Finds the cause of a member's moment in the ledger and the shares; null if it has gone since. A moment that was noted again, as
 * when lost points came back, has its first cause.
 *
 * @param leastHundredths the least points of the rank
 */
export async function findCause(
  tx: Db,
  input: { memberId: bigint; kind: MomentKind; leastHundredths: number },
): Promise<MomentCause | null> {
  switch (input.kind) {
    case 'first_tip':
      return findFirstTip(tx, input.memberId);
    case 'rank':
      return findFirstReach(tx, input);
    case 'share':
      return findFirstShare(tx, input.memberId);
  }
}

/** The first tip in the ledger, whoever reported it, if it was made in the bot and has not been undone. */
async function findFirstTip(tx: Db, memberId: bigint): Promise<MomentCause | null> {
  const { rows } = await sql<PlaceRow & { at: Date }>`
    select e.at, t.chat_id, t.topic_id from (
      select id, at from activity_events where member_id = ${memberId}::bigint and type = 'tip'
      order by seq limit 1) e
    join tips t on t.public_id = substr(e.id, 5) and e.id = 'tip:' || t.public_id
    where t.booked_txid is not null`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return { atMs: row.at.getTime(), place: placeOf(row), share: null };
}

/** The entry with which the member had so many points for the first time, if they have them now. */
async function findFirstReach(
  tx: Db,
  { memberId, leastHundredths }: { memberId: bigint; leastHundredths: number },
): Promise<MomentCause | null> {
  const { rows } = await sql<{ at: Date }>`
    select r.at from (
      select p.at, p.event_seq, p.id, sum(p.points) over (order by p.event_seq, p.id) as total
      from point_entries p where p.member_id = ${memberId}::bigint) r
    join member_totals t on t.member_id = ${memberId}::bigint and t.lifetime_points >= ${leastHundredths}::bigint
    where r.total >= ${leastHundredths}::bigint order by r.event_seq, r.id limit 1`.execute(tx);
  const [row] = rows;
  return row ? { atMs: row.at.getTime(), place: null, share: null } : null;
}

/** The first share that the member got. One that was settled elsewhere, as before an import, has no time and counts as old. */
async function findFirstShare(tx: Db, memberId: bigint): Promise<MomentCause | null> {
  const { rows } = await sql<{ week: string; amount: bigint; paid_at: Date | null }>`
    select week::text, amount, paid_at from shares
    where member_id = ${memberId}::bigint and status in ('paid', 'settled') and amount > 0
    order by paid_at nulls first, week limit 1`.execute(tx);
  const [row] = rows;
  if (!row || row.paid_at === null) return null;
  const share = { week: row.week, units: row.amount };
  return { atMs: row.paid_at.getTime(), place: null, share };
}

type Side = 'payer_id' | 'payee_id';

// A paid tip in a group, of the last 30 days.
const isPlace = (side: Side, memberId: RawBuilder<unknown>, nowMs: number) => sql`
  ${sql.ref(side)} = ${memberId} and chat_id is not null and booked_txid is not null
    and created_at > ${isoTime(nowMs - ACTIVE_FOR_MS)}::timestamptz`;

/** A condition in SQL: `findPlaceOf` would find a place for the member. */
export function hasPlace(memberId: RawBuilder<unknown>, nowMs: number): RawBuilder<unknown> {
  const any = (side: Side) =>
    sql`exists (select from tips where ${isPlace(side, memberId, nowMs)})`;
  return sql`(${any('payer_id')} or ${any('payee_id')})`;
}

/**
 * The place of a member's latest paid tip in a group, of the last 30 days: one that they made, or else one that they got; null if there is none.
 * A member's own act goes first, so that nobody else can choose the place where they are spoken of.
 */
export async function findPlaceOf(
  tx: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<TipPlace | null> {
  const latest = (side: Side, turn: number) => sql`(
    select ${sql.lit(turn)} as turn, chat_id, topic_id from tips
    where ${isPlace(side, sql`${memberId}::bigint`, nowMs)}
    order by id desc limit 1)`;
  const { rows } = await sql<PlaceRow>`
    select chat_id, topic_id from (${latest('payer_id', 1)} union all ${latest('payee_id', 2)}) latest
    order by turn limit 1`.execute(tx);
  return rows[0] ? placeOf(rows[0]) : null;
}

type PlaceRow = { chat_id: bigint | null; topic_id: bigint | null };

function placeOf({ chat_id: chatId, topic_id: topicId }: PlaceRow): TipPlace | null {
  if (chatId === null) return null;
  return { chatId: String(chatId), topicId: topicId === null ? null : Number(topicId) };
}
