import { type RawBuilder, sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { splitCounted } from '#rules/weeks/rewards.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { banStands } from '#server/services/members/bans.ts';
import { eligibleMembers } from './eligible.ts';
import type { WeekRules } from './week-rules.ts';

/** A member who is eligible now. */
export type CountedMember = {
  /** Points of the week that count for the pool, in hundredths. */
  hundredths: number;
  /** Long-standing members who back the member. */
  backers: number;
  /** The share if the week ended now, in units. */
  units: bigint;
};

/** The members who are eligible now, by number. */
export type Counted = ReadonlyMap<number, CountedMember>;

/** The running week of all eligible members; null where all points count, and the points alone say everything. */
export async function readCounted(
  db: Db,
  { week, rules, nowMs }: { week: WeekName; rules: WeekRules; nowMs: number },
): Promise<Counted | null> {
  if (rules.counting.kind === 'all') return null;
  const isBanned: RawBuilder<boolean> = banStands(isoTime(nowMs));
  const { rows } = await sql<{ id: number; created: Date; counted: number; backers: number }>`
    select member_id::float8 as id, created_at as created, counted, backers
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
    rows.map(({ id, counted, backers }) => [
      id,
      { hundredths: counted, backers, units: shares.get(String(id)) ?? 0n },
    ]),
  );
}
