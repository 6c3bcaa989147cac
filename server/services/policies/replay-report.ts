import { sql } from 'kysely';
import type { Replay } from '#contract/admin/policies.ts';
import { formatAmount } from '#rules/amounts.ts';
import { toPoints } from '#rules/points/points.ts';
import { balanceRuleOf } from '#rules/policies/balance.ts';
import type { Policy } from '#rules/policies/policy.ts';
import type { Db } from '#server/db/connect.ts';
import { type NameFields, nameOf } from '#server/services/members/names.ts';
import { hashOfPolicy } from './policies.ts';
import { type ReplayedMember, replayPolicy } from './replay.ts';

const TOP = 10;

/**
 * The figures of a replay, as the API and the command give them. Throws as {@link replayPolicy}.
 *
 * @param input.lines the most members listed
 * @param input.named false to leave their names empty, for {@link withNames}
 */
export async function reportReplay(
  db: Db,
  input: {
    policy: Policy;
    weeks: number;
    lines: number;
    named?: boolean;
    onWeek?: (played: number, all: number) => void | Promise<void>;
  },
): Promise<Replay> {
  const { weeks, members, farms, keepsPoints } = await replayPolicy(db, input);
  const before = sumOf(members, 'beforeUnits');
  const lost = (member: ReplayedMember) => member.beforeUnits - member.afterUnits;
  const losers = members.filter((member) => lost(member) > 0n);
  const report = {
    hash: hashOfPolicy(input.policy),
    keepsPoints,
    ...(balanceRuleOf(input.policy) && { keepsPools: true }),
    weeks: weeks.map(({ week, ...played }) => ({
      week,
      poolBefore: formatAmount(played.before.poolUnits),
      poolAfter: formatAmount(played.after.poolUnits),
      distributedBefore: formatAmount(played.before.distributedUnits),
      distributedAfter: formatAmount(played.after.distributedUnits),
      recipientsBefore: played.before.recipients,
      recipientsAfter: played.after.recipients,
    })),
    before: formatAmount(before),
    after: formatAmount(sumOf(members, 'afterUnits')),
    moved: partOf(
      losers.reduce((sum, member) => sum + lost(member), 0n),
      before,
    ),
    members: members.length,
    gain: members.filter((member) => lost(member) < 0n).length,
    lose: losers.length,
    loseTenth: losers.filter((member) => lost(member) * 10n > member.beforeUnits).length,
    topTenBefore: topTen(members, 'beforeUnits'),
    topTenAfter: topTen(members, 'afterUnits'),
    farms,
    lines: members.slice(0, input.lines).map(lineOf),
  };
  return input.named === false ? report : withNames(db, report);
}

type Which = 'beforeUnits' | 'afterUnits';

function sumOf(members: readonly ReplayedMember[], which: Which): bigint {
  return members.reduce((sum, member) => sum + member[which], 0n);
}

function topTen(members: readonly ReplayedMember[], which: Which): number {
  const sorted = members.toSorted((a, b) => Number(b[which] - a[which]));
  return partOf(sumOf(sorted.slice(0, TOP), which), sumOf(members, which));
}

function partOf(units: bigint, all: bigint): number {
  return all === 0n ? 0 : Number(units) / Number(all);
}

/** The figures with the names that their members have now. */
export async function withNames(db: Db, report: Replay): Promise<Replay> {
  const { rows } = await sql<NameFields & { id: string }>`
    select id::text as id, username, first_name, last_name from members
    where id = any(${report.lines.map(({ userId }) => userId)}::bigint[])`.execute(db);
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
  const lines = report.lines.map((line) => ({
    ...line,
    displayName: names.get(line.userId) ?? '',
  }));
  return { ...report, lines };
}

function lineOf(member: ReplayedMember): Replay['lines'][number] {
  return {
    userId: String(member.memberId),
    displayName: '',
    before: formatAmount(member.beforeUnits),
    after: formatAmount(member.afterUnits),
    activityPoints: toPoints(member.hundredths),
    countedPoints: toPoints(member.countedHundredths),
  };
}
