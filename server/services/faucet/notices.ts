import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { faucetEventId } from './booking.ts';

/** A paid claim whose member has to be told. */
export type PaidClaim = {
  telegramId: string;
  address: string;
  units: bigint;
  txid: string;
  /** The event that it earned points with. */
  eventId: string;
  /** The key of its message (`bot/living.ts`), so that it is sent once. */
  about: string;
};

/** Older payments are not reported. */
const NEWS_MS = 2 * 86_400_000;
const MOST_AT_ONCE = 20;

/**
 * Paid claims that their members want to hear of and have not been told about. The caller has the turn, and tells them in this
 * transaction.
 */
export async function takeFaucetNotices(tx: Db, nowMs: number): Promise<PaidClaim[]> {
  const { rows } = await sql<{
    id: bigint;
    telegram_id: bigint;
    address: string;
    amount: bigint;
    txid: string;
    created_at: Date;
  }>`
    select f.id, m.telegram_id, f.address, f.amount, f.txid, f.created_at
    from faucet_payments f join members m on m.id = f.member_id
    join bot_people p on p.telegram_id = m.telegram_id and p.started_at is not null
    left join bot_preferences b on b.member_id = m.id
    where f.booked_at > ${isoTime(nowMs - NEWS_MS)}::timestamptz
      and coalesce(b.payout_notices, true)
      and not exists (select from bot_living l where l.about = 'faucet:' || f.id)
    order by f.id limit ${sql.lit(MOST_AT_ONCE)}`.execute(tx);
  return rows.map(({ id, telegram_id, address, amount, txid, created_at }) => ({
    telegramId: String(telegram_id),
    address,
    units: amount,
    txid,
    eventId: faucetEventId(id, created_at.getTime()),
    about: `faucet:${id}`,
  }));
}
