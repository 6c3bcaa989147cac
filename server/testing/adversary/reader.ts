import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** The ledger and the shares cannot be seen from outside: only this file reads them. */

export async function readMemberNumbers(db: Db): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
    select id, telegram_id from members`.execute(db);
  return new Map(rows.map(({ id, telegram_id }) => [String(telegram_id), id]));
}

/** A tip or send that counts in the ledger and was not taken back. */
export type Standing = {
  type: 'tip' | 'send';
  /** The id of the tip, or of the send's transaction. */
  of: string;
  txid: string;
  units: bigint;
  /** Telegram ids. */
  by: string;
  to: string | null;
};

export async function readStanding(db: Db): Promise<Standing[]> {
  const { rows } = await sql<{
    type: 'tip' | 'send';
    of: string;
    txid: string;
    units: bigint;
    by: bigint;
    to: bigint | null;
  }>`
    select e.type, split_part(e.id, ':', 2) as of, e.txid, e.amount as units, a.telegram_id as by, b.telegram_id as to
    from activity_events e join members a on a.id = e.member_id left join members b on b.id = e.counterpart_id
    where e.type in ('tip', 'send') and not exists (select from activity_events u where u.id = e.id || ':undone')
    order by e.seq`.execute(db);
  return rows.map(({ by, to, ...rest }) => ({
    ...rest,
    by: String(by),
    to: to === null ? null : String(to),
  }));
}

export type Share = { telegramId: string; units: bigint };

export async function readShares(db: Db): Promise<Share[]> {
  const { rows } = await sql<{ telegram_id: bigint; units: bigint }>`
    select m.telegram_id, s.amount as units from shares s join members m on m.id = s.member_id`.execute(
    db,
  );
  return rows.map(({ telegram_id, units }) => ({ telegramId: String(telegram_id), units }));
}
