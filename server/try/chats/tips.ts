import { sql } from 'kysely';
import type { DemoTip } from '#contract/try/chats.ts';
import type { Db } from '#server/db/connect.ts';
import type { Visitor } from './visitors.ts';

/** The tips of a visitor's players to each other in their group that stand: none that was cancelled, refused or has expired. */
export async function readPlayedTips(db: Db, { group, players }: Visitor): Promise<DemoTip[]> {
  const ids = [players.first.telegramId, players.second.telegramId];
  const { rows } = await sql<{
    id: string;
    payer_id: string;
    payment: 'seen' | 'confirmed' | null;
  }>`
    select t.public_id as id, p.telegram_id::text as payer_id, t.payment
    from tips t join members p on p.id = t.payer_id left join members q on q.id = t.payee_id
    where t.chat_id = ${group}::bigint and p.telegram_id = any(${ids}::bigint[])
      and coalesce(q.telegram_id, t.payee_telegram_id) = any(${ids}::bigint[])
      and (t.payment is not null or t.state in ('open', 'waiting_address'))
    order by t.id`.execute(db);
  return rows.map(({ id, payer_id: payerId, payment }) => ({
    id,
    payer: payerId === players.first.telegramId ? 'first' : 'second',
    state: payment === null ? 'open' : payment === 'seen' ? 'paid' : 'confirmed',
  }));
}
