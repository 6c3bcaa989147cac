import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { earningRules, isSameEarning } from '#rules/points/earning.ts';
import { balanceRuleOf } from '#rules/policies/balance.ts';
import { type GrowingFarm, PLANTED_FARMS, plantFarm } from '#rules/policies/farms.ts';
import type { AlikeMembers } from '#rules/policies/newcomers.ts';
import {
  CLASSIC,
  isActiveWeek,
  MOST_REPLAYED_WEEKS,
  type Policy,
  type PoolRules,
  poolRules,
} from '#rules/policies/policy.ts';
import { isoTime } from '#rules/times.ts';
import { splitCounted } from '#rules/weeks/rewards.ts';
import { type WeekName, weekEndMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { earningOfWeek, readDatedEarning } from '#server/services/ledger/earning.ts';
import { banStood } from '#server/services/members/bans.ts';
import { eligibleMembers, type ReplayedWeeks } from './eligible.ts';
import { requireComputable } from './policies.ts';

/** Bounds the memory of a replay, which keeps some figures of each member. `refusal_replay_members` names it. */
const MOST_MEMBERS = 200_000;

/** A replayed week: as it was closed, and under the draft. */
export type ReplayedWeek = { week: WeekName; before: Outcome; after: Outcome };

type Outcome = {
  poolUnits: bigint;
  distributedUnits: bigint;
  /** The members who get anything. */
  recipients: number;
};

/** A member's shares of all replayed weeks. */
export type ReplayedMember = {
  memberId: number;
  beforeUnits: bigint;
  afterUnits: bigint;
  /** In the weeks in which the member is eligible under the draft. */
  hundredths: number;
  countedHundredths: number;
};

/** The part of the replayed pools that a planted farm would take, from 0 to 1. */
export type ReplayedFarm = { name: string; before: number; after: number };

export type Replay = {
  /** Oldest first. */
  weeks: ReplayedWeek[];
  /** Everybody who is eligible before or after, the largest change first. */
  members: ReplayedMember[];
  farms: ReplayedFarm[];
  /**
   * True if actions earn other points under the policy than they did in one of these weeks. A replay never computes them again: all
   * of its figures, the farms' too, are for the points as they were earned.
   */
  keepsPoints: boolean;
};

/**
 * Plays the last closed weeks, up to the last one with points, again as if the policy had been in force in them
 * (docs/spec/week.md#25-replay): a week under the draft decides who is long-standing in later ones, and the coins that it leaves
 * join the next pool. Writes nothing. Each week is read by itself, so that an engine with one connection serves others meanwhile.
 *
 * Throws `bad_request` for a policy that cannot be computed, and `conflict` if no week is closed or too many members share.
 *
 * @param input.weeks from 1; fewer are played if fewer are closed
 * @param input.onWeek called after each week with the numbers of played weeks and of all, and awaited; what it throws ends the replay
 */
export async function replayPolicy(
  db: Db,
  input: {
    policy: Policy;
    weeks: number;
    onWeek?: (played: number, all: number) => void | Promise<void>;
  },
): Promise<Replay> {
  const closed = await readClosedWeeks(db, input.weeks);
  const [first] = closed;
  if (first === undefined) throw new AppError('conflict', (m) => m.refusal_replay_none());
  requireComputable(input.policy, first.week);
  const state = startReplay();
  const weeks: ReplayedWeek[] = [];
  let carriedUnits = first.carried_in - first.withheld;
  for (const week of closed) {
    const { policy } = input;
    const played = await playWeek(db, state, { policy, week, from: first.week, carriedUnits });
    carriedUnits = played.after.poolUnits - played.after.distributedUnits;
    weeks.push(played);
    await input.onWeek?.(weeks.length, closed.length);
  }
  const keepsPoints = await differsInPoints(db, input.policy, weeks);
  return { weeks, members: byChange(state), farms: partsOf(state, weeks), keepsPoints };
}

async function differsInPoints(
  db: Db,
  { points }: Policy,
  weeks: readonly ReplayedWeek[],
): Promise<boolean> {
  const dated = await readDatedEarning(db);
  const earning = earningRules(points);
  return weeks.some(({ week }) => !isSameEarning(earning, earningOfWeek(week, dated)));
}

/** Leaves out the weeks `w` since the community fell silent. */
const UP_TO_THE_LAST_ACTIVE = sql`w.week <= (select max(week) from weeks where active_members > 0)`;

/** The number of weeks that can be played, up to the most of one replay. */
export async function countReplayable(db: Db): Promise<number> {
  const { rows } = await sql<{ weeks: number }>`
    select count(*)::int as weeks
    from (select from weeks w where ${UP_TO_THE_LAST_ACTIVE} limit ${MOST_REPLAYED_WEEKS}) replayable`.execute(
    db,
  );
  return rows[0]?.weeks ?? 0;
}

type State = {
  members: Map<number, ReplayedMember>;
  /** The number of replayed weeks in which a member was active under the draft. */
  active: Map<number, number>;
  farms: { name: string; before: Planted; after: Planted }[];
};

type Planted = { farm: GrowingFarm; units: bigint };

function startReplay(): State {
  const farms = PLANTED_FARMS.map((farm) => ({
    name: farm.name,
    before: { farm: plantFarm(farm), units: 0n },
    after: { farm: plantFarm(farm), units: 0n },
  }));
  return { members: new Map(), active: new Map(), farms };
}

type ClosedWeek = {
  week: WeekName;
  pool: bigint;
  threshold: number;
  highest: bigint;
  document: string | null;
  carried_in: bigint;
  /** Withheld shares that joined its pool, in units. */
  withheld: bigint;
  first: WeekName;
};

/** The last closed weeks, oldest first. */
async function readClosedWeeks(db: Db, limit: number): Promise<ClosedWeek[]> {
  const { rows } = await sql<ClosedWeek>`
    select w.week, w.pool, w.threshold, coalesce(w.highest_share, w.pool) as highest, w.carried_in,
      (select document from policies p where p.hash = w.policy_hash limit 1) as document,
      (select coalesce(sum(amount), 0)::bigint from shares s where s.joined_week = w.week) as withheld,
      (select min(week) from week_totals) as first
    from weeks w where ${UP_TO_THE_LAST_ACTIVE} order by w.week desc limit ${limit}`.execute(db);
  return rows.reverse();
}

type Playing = { policy: Policy; week: ClosedWeek; from: WeekName; carriedUnits: bigint };

async function playWeek(db: Db, state: State, playing: Playing): Promise<ReplayedWeek> {
  const { policy, week, from } = playing;
  const carriedUnits = playing.carriedUnits + week.withheld;
  const rules = poolRules(policy, {
    week: week.week,
    firstWeek: week.first,
    carriedUnits,
    ...poolAsItWas(policy, week),
  });
  const before = await readShares(db, week.week);
  const eligible = await readEligible(db, {
    week: week.week,
    rules,
    replayed: { from, active: state.active },
  });
  const shares = splitCounted(rules, eligible);
  for (const { memberId, units } of before) memberOf(state, memberId).beforeUnits += units;
  for (const { accountNumber, all, hundredths, vouched, id } of eligible) {
    const member = memberOf(state, accountNumber);
    member.afterUnits += shares.get(id) ?? 0n;
    member.hundredths += all;
    member.countedHundredths += hundredths;
    if (isActiveWeek(rules.counting, vouched)) {
      state.active.set(accountNumber, (state.active.get(accountNumber) ?? 0) + 1);
    }
  }
  const [othersBefore, othersAfter] = [alike(before), alike(eligible)];
  for (const farm of state.farms) {
    farm.before.units += farm.before.farm.play(rulesBefore(week), othersBefore);
    farm.after.units += farm.after.farm.play(rules, othersAfter);
  }
  return {
    week: week.week,
    before: outcomeOf(
      week.pool,
      before.map(({ units }) => units),
    ),
    after: outcomeOf(rules.poolUnits, [...shares.values()]),
  };
}

/** Past balances are not known: a pool that depends on one is as large as the week's pool was, up to the ceiling. */
function poolAsItWas(policy: Policy, { pool, carried_in }: ClosedWeek): { newUnits?: bigint } {
  const rule = balanceRuleOf(policy);
  if (rule === null) return {};
  const wasUnits = pool - carried_in;
  return { newUnits: wasUnits < rule.mostUnits ? wasUnits : rule.mostUnits };
}

/** The rules by which the week was closed. */
function rulesBefore({ week, pool, threshold, highest, document, ...rest }: ClosedWeek): PoolRules {
  if (document !== null) {
    // Only `setPolicy` writes documents.
    const policy = JSON.parse(document) as Policy;
    const carriedUnits = rest.carried_in;
    const newUnits = pool - carriedUnits;
    return poolRules(policy, { week, firstWeek: rest.first, carriedUnits, newUnits });
  }
  return {
    poolUnits: pool,
    thresholdHundredths: threshold,
    highestUnits: highest,
    counting: CLASSIC.counting,
    isYoung: false,
  };
}

/** The points of newcomers are already limited, so a farm planted beside them gets rather too much of the week as it was. */
async function readShares(db: Db, week: WeekName) {
  const { rows } = await sql<{
    memberId: number;
    units: bigint;
    backed: number;
    newcomer: number;
  }>`
    select member_id::float8 as "memberId", amount as units, coalesce(backed_points, counted_points, points) as backed,
      coalesce(counted_points - backed_points, 0) as newcomer
    from shares where week = ${week}::date`.execute(db);
  return rows;
}

async function readEligible(
  db: Db,
  { week, ...asked }: { week: WeekName; rules: PoolRules; replayed: ReplayedWeeks },
) {
  // As at the closing.
  const isBanned = banStood(isoTime(weekEndMs(week)));
  const { rows } = await sql<{
    id: number;
    all: number;
    counted: number;
    backed: number;
    vouched: number;
    newcomer: number;
    created: Date;
  }>`
    select member_id::float8 as id, points as all, counted, backed, vouched, newcomer, created_at as created
    from (${eligibleMembers({ week, ...asked, isBanned })}) e`.execute(db);
  return rows.map(({ id, counted, created, ...points }) => ({
    id: String(id),
    accountNumber: id,
    createdAtMs: created.getTime(),
    hundredths: counted,
    ...points,
  }));
}

function memberOf({ members }: State, memberId: number): ReplayedMember {
  const known = members.get(memberId);
  if (known) return known;
  if (members.size >= MOST_MEMBERS) {
    throw new AppError('conflict', (m) => m.refusal_replay_members());
  }
  const member = {
    memberId,
    beforeUnits: 0n,
    afterUnits: 0n,
    hundredths: 0,
    countedHundredths: 0,
  };
  members.set(memberId, member);
  return member;
}

/** Members by their points that count; those without any are left out. */
function alike(all: readonly { backed: number; newcomer: number }[]): AlikeMembers[] {
  const found = new Map<string, { -readonly [K in keyof AlikeMembers]: AlikeMembers[K] }>();
  for (const { backed, newcomer } of all) {
    if (backed + newcomer === 0) continue;
    const key = `${backed}/${newcomer}`;
    const some = found.get(key);
    if (some) some.members += 1;
    else found.set(key, { backedHundredths: backed, newcomerHundredths: newcomer, members: 1 });
  }
  return [...found.values()];
}

function outcomeOf(poolUnits: bigint, shares: readonly bigint[]): Outcome {
  return {
    poolUnits,
    distributedUnits: shares.reduce((sum, units) => sum + units, 0n),
    recipients: shares.filter((units) => units > 0n).length,
  };
}

function byChange({ members }: State): ReplayedMember[] {
  const change = ({ beforeUnits, afterUnits }: ReplayedMember) =>
    afterUnits > beforeUnits ? afterUnits - beforeUnits : beforeUnits - afterUnits;
  return [...members.values()].sort((a, b) => {
    const [first, second] = [change(a), change(b)];
    if (first === second) return a.memberId - b.memberId;
    return first > second ? -1 : 1;
  });
}

function partsOf({ farms }: State, weeks: readonly ReplayedWeek[]): ReplayedFarm[] {
  const pool = (which: 'before' | 'after') =>
    weeks.reduce((sum, week) => sum + week[which].poolUnits, 0n);
  const part = (units: bigint, all: bigint) => (all === 0n ? 0 : Number(units) / Number(all));
  const [before, after] = [pool('before'), pool('after')];
  return farms.map((farm) => ({
    name: farm.name,
    before: part(farm.before.units, before),
    after: part(farm.after.units, after),
  }));
}
