import { sql } from 'kysely';
import type { SignalKind } from '#rules/fairness/signal.ts';
import type { Db } from '#server/db/connect.ts';

/** Writes what a look at a week with 40 earners has found about members; returns the signal's number. */
export async function writeSignal(
  db: Db,
  input: {
    week: string;
    kind: SignalKind;
    members: readonly (bigint | number | string)[];
    strength?: number;
  },
): Promise<string> {
  const { week, kind, members, strength = 1 } = input;
  await sql`
    insert into fairness_weeks (week, looked_at, points, transactions, tips, earners, new_earners,
      top_ten_part, gini, mutual_part)
    values (${week}::date, now(), 0, 0, 0, 40, 0, 0, 0, 0) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`
    insert into fairness_signals (week, kind, members, hold_worthy, strength, points,
      points_by_member, units, tip_count, tips, figures, found_at)
    values (${week}::date, ${kind}, ${members.map(String)}::bigint[], true, ${strength}, 500, '{}', 0, 0, '{}', '{}',
      now())
    returning id::text`.execute(db);
  return rows[0]?.id ?? '';
}
