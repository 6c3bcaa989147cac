import type { Replay } from '#contract/admin/policies.ts';
import { KEEPS_POOLS } from '#rules/policies/describe.ts';
import { KEEPS_POINTS } from '#rules/policies/describe-points.ts';
import { MOST_REPLAYED_WEEKS } from '#rules/policies/policy.ts';
import { reportReplay } from '#server/services/policies/replay-report.ts';
import { badCall, type CommandContext } from '../command.ts';
import { readPolicyFile } from './policy-file.ts';

/** The most members that are printed; --json lists all. */
const PRINTED_LINES = 20;

export async function run({
  config,
  openAsIs,
  options,
}: CommandContext<'replay'>): Promise<number> {
  const policy = readPolicyFile(options.policy ?? '');
  const weeks = readWeeks(options.weeks);
  const { db } = await openAsIs();
  const lines = options.json ? Number.POSITIVE_INFINITY : PRINTED_LINES;
  const report = await reportReplay(db, { policy, weeks, lines, onWeek: showProgress });
  console.log(
    options.json
      ? JSON.stringify(report, null, 2)
      : describe(report, { name: policy.name, code: config.coin.code }),
  );
  return 0;
}

function readWeeks(text = String(MOST_REPLAYED_WEEKS)): number {
  const weeks = /^[1-9][0-9]?$/.test(text) ? Number(text) : 0;
  if (weeks < 1 || weeks > MOST_REPLAYED_WEEKS) {
    throw badCall('replay', `--weeks is a number from 1 to ${MOST_REPLAYED_WEEKS}.`);
  }
  return weeks;
}

function showProgress(played: number, all: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r${played} of ${all} weeks${played === all ? '\n' : ''}`);
}

function describe(report: Replay, { name, code }: { name: string; code: string }): string {
  const { weeks, lines } = report;
  const [first, last] = [weeks[0]?.week, weeks.at(-1)?.week];
  return [
    `${weeks.length} weeks, ${first} to ${last}, under ${name} (${report.hash})`,
    ...(report.keepsPoints ? [KEEPS_POINTS] : []),
    ...(report.keepsPools ? [KEEPS_POOLS] : []),
    '',
    `Shared out: ${report.before} ${code} before, ${report.after} ${code} under the policy.`,
    `${percent(report.moved)} of the coins move: of ${report.members} members ${report.gain} get more and ${report.lose} less, ${report.loseTenth} of them by more than a tenth.`,
    `The ten members with most get ${percent(report.topTenAfter)} instead of ${percent(report.topTenBefore)}.`,
    '',
    'A farm from the first week on would take of the pools:',
    ...report.farms.map(
      (farm) => `  ${farm.name}: ${percent(farm.after)} instead of ${percent(farm.before)}`,
    ),
    '',
    lines.length < report.members ? 'The largest changes (--json lists all):' : 'Members:',
    ...lines.map(
      (line) =>
        `  ${line.displayName} (${line.userId}): ${line.after} instead of ${line.before} ${code}; ${line.countedPoints} of ${line.activityPoints} points count`,
    ),
  ].join('\n');
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
