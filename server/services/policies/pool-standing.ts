import { sql } from 'kysely';
import { balanceRuleOf } from '#rules/policies/balance.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { findLastFrozen, runningWeek } from '#server/services/ledger/running-week.ts';
import { readPolicies } from './policies.ts';

/** A week waits no longer than this for its balance: then it is closed all the same. In ms. */
export const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * How a pool stands that is a part of a balance. `no_wallet`: a policy in force or to come needs one, and none is configured.
 * `waits`: the week is over and its balance not known. `unread`: for the last closed week it never was, and counted as 0. `read`: it
 * was. `not_yet`: no week has needed it.
 */
export type PoolStanding =
  | { kind: 'no_wallet' | 'not_yet' }
  | { kind: 'waits'; week: WeekName; sinceMs: number; problem: string }
  | { kind: 'unread'; week: WeekName; problem: string }
  | { kind: 'read'; week: WeekName };

type Row =
  | { week: WeekName; since: Date; problem: string }
  | { week: WeekName; since: null; problem: string | null };

/** Null if the pool of the running week is fixed, and no policy to come makes it a part of a balance. */
export async function readPoolStanding(
  db: Db,
  { nowMs, hasWallet }: { nowMs: number; hasWallet: boolean },
): Promise<PoolStanding | null> {
  const last = await findLastFrozen(db);
  const { rows } = await sql<Row>`
    select week, since, problem from pool_waits where week > coalesce(${last}::date, '-infinity')
    union all
    select week, null, problem from pool_readings where week = ${last}::date
    order by week desc limit 1`.execute(db);
  const [row] = rows;
  if (row && row.since !== null) {
    const { week, since, problem } = row;
    return { kind: 'waits', week, sinceMs: since.getTime(), problem };
  }
  if (!(await dependsOnBalance(db, runningWeek(nowMs, last)))) return null;
  if (!hasWallet) return { kind: 'no_wallet' };
  if (!row) return { kind: 'not_yet' };
  const { week, problem } = row;
  return problem === null ? { kind: 'read', week } : { kind: 'unread', week, problem };
}

async function dependsOnBalance(db: Db, running: WeekName): Promise<boolean> {
  const policies = await readPolicies(db);
  const inForce = policies.find(({ fromWeek }) => fromWeek <= running);
  const toCome = policies.filter(({ fromWeek }) => fromWeek > running);
  return [...toCome, ...(inForce ? [inForce] : [])].some(
    ({ policy }) => balanceRuleOf(policy) !== null,
  );
}
