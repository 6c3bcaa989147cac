import { sql } from 'kysely';
import { type BalanceRule, balanceRuleOf, poolOfBalance } from '#rules/policies/balance.ts';
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
  /** Null once the pool is known. No week is closed with an estimate. */
  estimate: PoolEstimate | null;
};

/** The rule of a pool whose balance is not read yet: `poolUnits` are what it would be by the last look at the balance. */
export type PoolEstimate = BalanceRule & {
  /** In ms; null if nobody could look, so that the pool is not known at all: it counts as 0. */
  lookedAtMs: number | null;
};

type Row = {
  document: string | null;
  hash: string | null;
  carried: bigint | null;
  first: WeekName | null;
  read_pool: bigint | null;
  /** Of the last look: the balance less the debts. */
  free: bigint | null;
  looked_at: Date | null;
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
    select p.document, p.hash, r.pool as read_pool, o.balance - o.debts as free, o.looked_at,
      (select carried_out from weeks where week = ${week}::date - 7) as carried,
      (select min(week) from week_totals) as first
    from (select) one left join lateral (
      select document, hash from policies where from_week <= ${week}::date
      order by from_week desc limit 1) p on true
    left join pool_readings r on r.week = ${week}::date
    left join pool_outlook o on true`.execute(db);
  const [row] = rows;
  const { document = null, hash = null, carried = null, first = null } = row ?? {};
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
      estimate: null,
    };
  }
  // Only `setPolicy` writes documents.
  const policy = JSON.parse(document) as Policy;
  const rule = balanceRuleOf(policy);
  const read = row?.read_pool ?? null;
  const isOpen = rule !== null && read === null;
  const newUnits = isOpen ? poolOfBalance(rule, row?.free ?? 0n) : read;
  return {
    ...poolRules(policy, {
      week,
      firstWeek: first,
      carriedUnits,
      ...(newUnits !== null && { newUnits }),
    }),
    policyHash: hash,
    carriedUnits,
    estimate: isOpen ? { ...rule, lookedAtMs: row?.looked_at?.getTime() ?? null } : null,
  };
}
