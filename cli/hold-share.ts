import { formatAmount } from '#rules/amounts.ts';
import { isWeekName } from '#rules/week.ts';
import { holdShare, readShareStatus, releaseShare } from '#server/services/holds.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run hold-share -- WEEK MEMBER --reason "why" [--dry-run]
       npm run hold-share -- WEEK MEMBER --release [--dry-run]
WEEK is the date of the Sunday on which the week ends, as 2025-02-16; MEMBER is the member's number.`;

/** As the audit log names whoever runs commands. */
const ACTOR = 'operator';

await runCommand(async ({ open, args }: CommandContext) => {
  const { week, memberId, reason, isDryRun } = readArguments(args);
  const key = { week, memberId };
  const { db } = await open();
  const { status, units, holdReason } = await readShareStatus(db, key);
  const share = `${formatAmount(units)} to member ${memberId} of ${week}`;
  if (isDryRun) {
    const why = holdReason === null ? '' : ` (${holdReason})`;
    console.log(`${share} is ${status}${why}. Nothing was changed.`);
    return 0;
  }
  if (reason === null) await releaseShare(db, { ...key, actor: ACTOR });
  else await holdShare(db, { ...key, reason, actor: ACTOR });
  console.log(`${share} is ${reason === null ? 'owed again' : 'held'}`);
  return 0;
});

type Wish = {
  week: string;
  memberId: bigint;
  /** Null to release. */
  reason: string | null;
  isDryRun: boolean;
};

function readArguments(args: readonly string[]): Wish {
  const rest = [...args];
  const isDryRun = takeFlag(rest, '--dry-run');
  const isRelease = takeFlag(rest, '--release');
  const reason = takeReason(rest);
  const [week = '', member = '', ...more] = rest;
  if (more.length > 0 || isRelease === (reason !== null)) throw new UsageError(USAGE);
  if (!isWeekName(week)) throw new UsageError(`${week} names no week.\n${USAGE}`);
  if (!/^[1-9]\d{0,17}$/.test(member)) throw new UsageError(USAGE);
  return { week, memberId: BigInt(member), reason, isDryRun };
}

function takeFlag(args: string[], flag: string): boolean {
  const at = args.indexOf(flag);
  if (at >= 0) args.splice(at, 1);
  return at >= 0;
}

function takeReason(args: string[]): string | null {
  const at = args.indexOf('--reason');
  if (at < 0) return null;
  const [, reason] = args.splice(at, 2);
  if (reason === undefined) throw new UsageError(USAGE);
  return reason;
}
