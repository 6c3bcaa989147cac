import { sql } from 'kysely';
import { JOBS } from '#rules/jobs.ts';
import { isoTime } from '#rules/times.ts';
import { FRESH_FOR_MS, LOOK_EVERY_MS } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import type { Expected } from '#server/services/outputs/settling.ts';
import type { Booked } from './booking.ts';

/** The payment side of a tip, and the payments that it expects at one address. */
export type WatchedTip = Booked & {
  id: bigint;
  public_id: string;
  payer_telegram: bigint;
  payee_telegram: bigint;
  units: bigint;
  opened_at: Date;
  payment: 'seen' | 'confirmed' | null;
  txid: string | null;
  vout: number | null;
  paid_address: string | null;
  /** Not final yet. */
  is_watched: boolean;
  is_over: boolean;
  dues: Expected[];
};

type Row = Omit<WatchedTip, 'dues'> & {
  payer_id: bigint;
  due: bigint;
  due_opened_at: Date;
  opened_height: number | null;
};

/** Locks and reads the tips that are watched at an address and have no newer answer. */
export async function readWatchedTips(
  tx: Db,
  { address, reading, nowMs }: { address: string; reading: bigint; nowMs: number },
): Promise<WatchedTip[]> {
  const { rows } = await sql<Row>`
    select t.id, t.public_id, t.payer_id, t.units, t.payment, t.txid, t.vout, t.bookings, t.booked_txid, t.lost_height,
      t.opened_at, t.is_watched, coalesce(t.paid_address, t.address) as paid_address,
      -- A payment from the wallet's page is looked for while its bytes are kept, also where the index shows nothing for days.
      t.watched_until <= ${isoTime(nowMs)}::timestamptz and not exists (
        select from wallet_payments p where p.tip_id = t.id and p.raw_tx is not null) as is_over,
      a.telegram_id as payer_telegram, b.telegram_id as payee_telegram,
      d.due, d.opened_at as due_opened_at, d.opened_height
    from tip_dues d join tips t on t.id = d.tip_id
      join members a on a.id = t.payer_id join members b on b.id = t.payee_id
    where d.address = ${address} and d.is_watched and d.reading < ${reading}::bigint
    order by t.id, d.id for update of t, d`.execute(tx);
  const tips = new Map<bigint, WatchedTip>();
  for (const { payer_id, due, due_opened_at, opened_height, ...tip } of rows) {
    const known = tips.get(tip.id) ?? { ...tip, dues: [] };
    known.dues.push({
      kind: 'tip',
      id: tip.id,
      memberId: payer_id,
      address,
      due,
      openedHeight: opened_height,
      openedAtMs: due_opened_at.getTime(),
    });
    tips.set(tip.id, known);
  }
  return [...tips.values()];
}

/** The amounts and transactions that an address is watched for. */
export type WatchedAddress = {
  since: Date;
  /** Amounts, as text. */
  dues: string[];
  /** Payments that were found. */
  txids: string[];
  is_booked: boolean;
};

/** The amounts and transactions that an address is watched for; null if it is not watched. */
export async function readWatchedAddress(db: Db, address: string): Promise<WatchedAddress | null> {
  const { rows } = await sql<WatchedAddress>`
    select min(d.opened_at) as since,
      -- Without its mark too, while its payer can be asked, and once they have said that it was theirs.
      array_remove(array_agg(d.due::text) || array_agg(case when q.is_it or (t.state = 'open' and t.payment is null)
        then t.units::text end), null) as dues,
      array_remove(array_agg(t.txid) || array_agg(t.booked_txid) || array_agg(q.txid), null) as txids,
      bool_or(t.booked_txid is not null and t.is_watched) as is_booked
    from tip_dues d join tips t on t.id = d.tip_id left join tip_questions q on q.tip_id = t.id and q.is_it
    where d.address = ${address} and d.is_watched having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

/** The most addresses per run; the next one continues with those that are most overdue. */
const MOST_ADDRESSES = 60;

/** The addresses that would be overdue at the next run, most overdue first. */
export async function findDueAddresses(db: Db, nowMs: number): Promise<string[]> {
  const slackMs = JOBS.tips.everyMs;
  const every = sql`(case when not t.is_watched then ${LOOK_EVERY_MS.paid - slackMs}::int
    when d.opened_at > ${isoTime(nowMs - FRESH_FOR_MS)}::timestamptz then ${LOOK_EVERY_MS.fresh - slackMs}::int
    else ${LOOK_EVERY_MS.older - slackMs}::int end) * interval '1 ms'`;
  const { rows } = await sql<{ address: string }>`
    select address from (
      select d.address, min(coalesce(d.looked_at + ${every}, '-infinity')) as due_at
      from tip_dues d join tips t on t.id = d.tip_id where d.is_watched group by d.address) each
    where due_at <= ${isoTime(nowMs)}::timestamptz
    order by due_at, address limit ${sql.lit(MOST_ADDRESSES)}`.execute(db);
  return rows.map(({ address }) => address);
}
