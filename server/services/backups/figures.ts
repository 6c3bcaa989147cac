import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** The totals of a database's ledger, as text. Amounts in units, points in hundredths. */
export type LedgerFigures = Readonly<Record<string, string>>;

/**
 * Reads the figures that are compared between a restored database and its backup, and by which a person recognizes a database.
 * Names never change their meaning: later versions read the backups of this one.
 */
export async function readFigures(db: Db): Promise<LedgerFigures> {
  const { rows } = await sql<{ figures: LedgerFigures }>`
    select json_build_object(
      'members', (select count(*) from members)::text,
      'events', (select count(*) from activity_events)::text,
      'newestEvent', (select coalesce(to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'none')
        from activity_events),
      'ledgerPoints', (select coalesce(sum(points), 0) from point_entries)::text,
      'lifetimePoints', (select coalesce(sum(lifetime_points), 0) from member_totals)::text,
      'tipped', (select coalesce(sum(tipped), 0) from member_totals)::text,
      'received', (select coalesce(sum(received), 0) from member_totals)::text,
      'earned', (select coalesce(sum(earned), 0) from member_totals)::text,
      'closedWeeks', (select count(*) from weeks)::text,
      'distributed', (select coalesce(sum(distributed), 0) from weeks)::text,
      'paid', (select coalesce(sum(amount), 0) from payouts where state = 'confirmed' and purpose = 'shares')::text,
      'unsettledPayouts', (select count(*) from payouts where state not in ('confirmed', 'failed'))::text
    ) as figures`.execute(db);
  return rows[0]?.figures ?? {};
}

/** The name of a figure that both have and that differs; null if there is none. */
export function findDifference(stored: LedgerFigures, restored: LedgerFigures): string | null {
  const name = Object.keys(stored).find(
    (each) => each in restored && stored[each] !== restored[each],
  );
  return name === undefined ? null : `${name}: ${stored[name]} in it, ${restored[name]} restored`;
}
