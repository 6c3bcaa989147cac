import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { splitCounted } from '#rules/weeks/rewards.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { banStands } from '#server/services/members/bans.ts';
import { eligibleMembers } from './eligible.ts';
import type { WeekRules } from './week-rules.ts';

/** By member number: the points that count, in hundredths, and the share in units. */
export type CountedShares = ReadonlyMap<number, { hundredths: number; units: bigint }>;

/**
 * The shares of all members who are eligible now, if the week ended now. Null where all points count:
 * the points alone decide there.
 */
export async function readCountedShares(
  db: Db,
  { week, rules, nowMs }: { week: WeekName; rules: WeekRules; nowMs: number },
): Promise<CountedShares | null> {
  if (rules.counting.kind === 'all') return null;
  const isBanned = banStands(isoTime(nowMs));
  const { rows } = await sql<{ id: number; created: Date; counted: number }>`
    select member_id::float8 as id, created_at as created, counted
    from (${eligibleMembers({ week, rules, isBanned })}) e`.execute(db);
  const shares = splitCounted(
    rules,
    rows.map(({ id, created, counted }) => ({
      id: String(id),
      hundredths: counted,
      createdAtMs: created.getTime(),
      accountNumber: id,
    })),
  );
  return new Map(
    rows.map(({ id, counted }) => [
      id,
      { hundredths: counted, units: shares.get(String(id)) ?? 0n },
    ]),
  );
}
