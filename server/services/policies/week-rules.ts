import { sql } from 'kysely';
import { type Policy, type PoolRules, poolRules } from '#rules/policies/policy.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';

/** The pool and threshold of the settings, which weeks without a dated policy have. */
export type RewardSettings = {
  /** The weekly pool in units. */
  poolUnits: bigint;
  thresholdHundredths: number;
};

/** The rules by which a week shares its pool. */
export type WeekRules = PoolRules & {
  /** Null for a week before the first dated policy. */
  policyHash: string | null;
  /** The part of the pool that earlier weeks left, in units. */
  carriedUnits: bigint;
};

type Row = {
  document: string | null;
  hash: string | null;
  carried: bigint | null;
  first: WeekName | null;
};

/**
 * The rules of a week that is not closed.
 *
 * @param input.withheldUnits withheld shares that join its pool
 */
export async function readWeekRules(
  db: Db,
  {
    week,
    withheldUnits = 0n,
    ...settings
  }: { week: WeekName; withheldUnits?: bigint } & RewardSettings,
): Promise<WeekRules> {
  const { rows } = await sql<Row>`
    select p.document, p.hash,
      (select carried_out from weeks where week = ${week}::date - 7) as carried,
      (select min(week) from week_totals) as first
    from (select) one left join lateral (
      select document, hash from policies where from_week <= ${week}::date
      order by from_week desc limit 1) p on true`.execute(db);
  const { document = null, hash = null, carried = null, first = null } = rows[0] ?? {};
  const carriedUnits = (carried ?? 0n) + withheldUnits;
  if (document === null) {
    const poolUnits = settings.poolUnits + carriedUnits;
    return {
      poolUnits,
      thresholdHundredths: settings.thresholdHundredths,
      highestUnits: poolUnits,
      counting: { kind: 'all' },
      isYoung: false,
      policyHash: null,
      carriedUnits,
    };
  }
  // Only `setPolicy` writes documents.
  const policy = JSON.parse(document) as Policy;
  return {
    ...poolRules(policy, { week, firstWeek: first, carriedUnits }),
    policyHash: hash,
    carriedUnits,
  };
}
