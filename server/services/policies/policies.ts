import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { formatAmount, parseAmount } from '#rules/amounts.ts';
import { earningRules } from '#rules/points/earning.ts';
import { toHundredths, toPoints } from '#rules/points/points.ts';
import { balanceRuleOf } from '#rules/policies/balance.ts';
import { canonicalPolicy, type Policy, poolRules } from '#rules/policies/policy.ts';
import { isoTime } from '#rules/times.ts';
import { isWeekName, nextWeek, type WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { findLastFrozen, runningWeek } from '#server/services/ledger/running-week.ts';
import { holdForFreezing } from '#server/services/ledger/week-lock.ts';
import type { RewardSettings } from './week-rules.ts';

/** A policy with the week from which it is in force. */
export type DatedPolicy = { fromWeek: WeekName; hash: string; policy: Policy; setAtMs: number };

type Row = { from_week: string; document: string; hash: string; set_at: Date };

/** All dated policies, newest first. */
export async function readPolicies(db: Db): Promise<DatedPolicy[]> {
  const { rows } = await sql<Row>`
    select from_week, document, hash, set_at from policies order by from_week desc`.execute(db);
  return rows.map((row) => ({
    fromWeek: row.from_week,
    hash: row.hash,
    // Only `setPolicy` writes documents.
    policy: JSON.parse(row.document) as Policy,
    setAtMs: row.set_at.getTime(),
  }));
}

/** A shipped policy with the pool and threshold of this community. */
export function exampleOf(policy: Policy, settings: RewardSettings): Policy {
  return {
    ...structuredClone(policy),
    weeklyPool: formatAmount(settings.poolUnits),
    minActivityThreshold: toPoints(settings.thresholdHundredths),
  };
}

/** The SHA-256 of the canonical document, as 64 hexadecimal digits. */
export function hashOfPolicy(policy: Policy): string {
  return createHash('sha256').update(canonicalPolicy(policy)).digest('hex');
}

/**
 * Sets the policy from a week on, in place of one that was set for the same week and is not in force yet. The earliest week is
 * the next one; before anybody has earned a point, the running one. The points of an event are final, because nobody has earned any
 * in a week whose policy can still change.
 *
 * Throws `bad_request` for text that is not a week, a policy with figures that cannot be computed or a founder whom the community
 * does not have, and `conflict` for a week that is too early.
 *
 * @param input.actor a Telegram id or `operator`, as in the audit log
 */
export async function setPolicy(
  db: Db,
  input: { policy: Policy; fromWeek: WeekName; nowMs: number; actor: string },
): Promise<DatedPolicy> {
  const { policy, fromWeek, nowMs, actor } = input;
  requireComputable(policy, fromWeek);
  const hash = hashOfPolicy(policy);
  return db.transaction().execute(async (tx) => {
    await requireOpen(tx, fromWeek, nowMs);
    await requireFounders(tx, policy);
    const before = await findPolicyOf(tx, fromWeek);
    await sql`
      insert into policies (from_week, document, hash, set_at, set_by)
      values (${fromWeek}::date, ${canonicalPolicy(policy)}, ${hash}, ${isoTime(nowMs)}::timestamptz, ${actor})
      on conflict (from_week) do update set document = excluded.document, hash = excluded.hash,
        set_at = excluded.set_at, set_by = excluded.set_by`.execute(tx);
    await writeAudit(tx, {
      actor,
      action: 'policy_set',
      entity: 'policy',
      entityId: fromWeek,
      ...(before && { before }),
      after: { policy, hash },
    });
    return { fromWeek, hash, policy, setAtMs: nowMs };
  });
}

/**
 * While a community is young, nobody becomes long-standing without founders: a mistyped number would leave later pools to nobody,
 * or make a founder of whoever gets that number. A community without members has no numbers yet.
 */
async function requireFounders(tx: Db, { counting }: Policy): Promise<void> {
  if (counting.kind === 'all') return;
  const { rows } = await sql<{ id: string }>`
    select f.id::text as id from unnest(${counting.founders}::bigint[]) with ordinality as f(id, place)
    where exists (select from members) and not exists (select from members m where m.id = f.id)
    order by place limit 1`.execute(tx);
  const [missing] = rows;
  if (missing) {
    throw new AppError('bad_request', (m) => m.refusal_policy_founder({ id: missing.id }));
  }
}

/**
 * Throws `bad_request` for a policy with figures that cannot be computed: no week could be closed by it, and the board would
 * stop.
 */
export function requireComputable(policy: Policy, week: WeekName): void {
  if (!isWeekName(week))
    throw new AppError('bad_request', (m) => m.refusal_not_a_week({ week: String(week) }));
  try {
    poolRules(policy, { week, firstWeek: null, carriedUnits: 0n });
    balanceRuleOf(policy);
    earningRules(policy.points);
    const { counting } = policy;
    if (counting.kind === 'all') return;
    parseAmount(counting.leastTip);
    toHundredths(counting.activePoints);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('bad_request', (m) => m.refusal_policy_computed({ reason: error.message }));
  }
}

/** Throws `conflict` for a pool that is a part of a balance if there is no wallet: every pool would be 0. */
export function requireWalletFor(policy: Policy, walletUrl: string | null): void {
  if (policy.balancePart === undefined || walletUrl) return;
  throw new AppError('conflict', (m) => m.refusal_policy_wallet());
}

/** Withdraws a policy that is not in force yet. Throws as {@link setPolicy}, and `not_found` if none is set for this week. */
export async function withdrawPolicy(
  db: Db,
  { fromWeek, nowMs, actor }: { fromWeek: WeekName; nowMs: number; actor: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireOpen(tx, fromWeek, nowMs);
    const before = await findPolicyOf(tx, fromWeek);
    if (before === null) throw new AppError('not_found', (m) => m.refusal_policy_none());
    await sql`delete from policies where from_week = ${fromWeek}::date`.execute(tx);
    await writeAudit(tx, {
      actor,
      action: 'policy_withdrawn',
      entity: 'policy',
      entityId: fromWeek,
      before,
    });
  });
}

/** The name and the first week of the policy of a week that was closed by one. */
export async function readPolicyOf(
  db: Db,
  week: WeekName,
): Promise<{ name: string; fromWeek: WeekName }> {
  const { rows } = await sql<{ name: string; from_week: WeekName }>`
    select document::json ->> 'name' as name, from_week from policies
    where from_week <= ${week}::date order by from_week desc limit 1`.execute(db);
  return { name: rows[0]?.name ?? '', fromWeek: rows[0]?.from_week ?? week };
}

async function findPolicyOf(tx: Db, fromWeek: WeekName): Promise<{ hash: string } | null> {
  const { rows } = await sql<{ hash: string }>`
    select hash from policies where from_week = ${fromWeek}::date`.execute(tx);
  return rows[0] ?? null;
}

/** True for the running week and those before it, whose policies are in force or were. */
export async function hasBegun(
  db: Db,
  { week, nowMs }: { week: WeekName; nowMs: number },
): Promise<boolean> {
  return week <= runningWeek(nowMs, await findLastFrozen(db));
}

/** The earliest week for which a policy can be set now. */
export async function earliestWeek(db: Db, nowMs: number): Promise<WeekName> {
  const running = runningWeek(nowMs, await findLastFrozen(db));
  const { rows } = await sql<{ last: WeekName | null }>`
    select max(week) as last from week_totals`.execute(db);
  const last = rows[0]?.last ?? null;
  if (last === null) return running;
  // A bot's clock may be ahead: what earned points in a week must have earned them by the policy of that week.
  return nextWeek(last > running ? last : running);
}

// With the lock no event is taken meanwhile, so nobody earns the first point under rules that are about to change.
async function requireOpen(tx: Db, fromWeek: WeekName, nowMs: number): Promise<void> {
  if (!isWeekName(fromWeek))
    throw new AppError('bad_request', (m) => m.refusal_not_a_week({ week: String(fromWeek) }));
  await holdForFreezing(tx);
  const first = await earliestWeek(tx, nowMs);
  if (fromWeek < first) {
    throw new AppError('conflict', (m) => m.refusal_policy_early({ week: first }));
  }
}
