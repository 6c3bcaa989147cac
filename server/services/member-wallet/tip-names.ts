import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { type NameFields, nameOf } from '#server/services/members/names.ts';

/** The other member of one's own tip, and its direction. */
export type NamedTip = { way: 'to' | 'from'; member: string };

/**
 * The member's own tips that each of these transactions paid, in the order in which they were made. Tips between others are not
 * named.
 */
export async function readTipNames(
  db: Db,
  { memberId, txids }: { memberId: bigint; txids: readonly string[] },
): Promise<Map<string, NamedTip[]>> {
  const { rows } = await sql<NameFields & { txid: string; way: NamedTip['way'] }>`
    select u.txid, case t.payer_id when ${memberId}::bigint then 'to' else 'from' end as way,
      o.username, o.first_name, o.last_name
    from used_outputs u join tips t on t.id = u.of_id
      join members o on o.id = case t.payer_id when ${memberId}::bigint then t.payee_id else t.payer_id end
    where u.kind in ('tip', 'tip_again') and u.txid = any(${[...txids]}::text[])
      and ${memberId}::bigint in (t.payer_id, t.payee_id)
    order by t.id`.execute(db);
  const named = new Map<string, NamedTip[]>();
  for (const row of rows) {
    named.set(row.txid, [...(named.get(row.txid) ?? []), { way: row.way, member: nameOf(row) }]);
  }
  return named;
}
