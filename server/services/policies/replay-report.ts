import { sql } from 'kysely';
import type { Replay } from '#contract/admin/policies.ts';
import { formatAmount } from '#rules/amounts.ts';
import { toPoints } from '#rules/points/points.ts';
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
 */
export async function reportReplay(
  db: Db,
  input: {
    policy: Policy;
    weeks: number;
    lines: number;
    onWeek?: (played: number, all: number) => void;
  },
): Promise<Replay> {
  const { weeks, members, farms } = await replayPolicy(db, input);
  const before = sumOf(members, 'beforeUnits');
  const lost = (member: ReplayedMember) => member.beforeUnits - member.afterUnits;
  const losers = members.filter((member) => lost(member) > 0n);
  return {
    hash: hashOfPolicy(input.policy),
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
    lines: await linesOf(db, members.slice(0, input.lines)),
  };
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

async function linesOf(db: Db, members: readonly ReplayedMember[]): Promise<Replay['lines']> {
  const { rows } = await sql<NameFields & { id: number }>`
    select id::float8 as id, username, first_name, last_name from members
    where id = any(${members.map(({ memberId }) => String(memberId))}::bigint[])`.execute(db);
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
  return members.map((member) => ({
    userId: String(member.memberId),
    displayName: names.get(member.memberId) ?? '',
    before: formatAmount(member.beforeUnits),
    after: formatAmount(member.afterUnits),
    activityPoints: toPoints(member.hundredths),
    countedPoints: toPoints(member.countedHundredths),
  }));
}
