import { formatAmount } from '#rules/amounts.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { readReopening, reopenWeek } from '#server/services/weeks/reopen-week.ts';
import { badCall, type CommandContext } from '../command.ts';

export async function run({
  open,
  words,
  options,
}: CommandContext<'reopen-week'>): Promise<number> {
  const [week = ''] = words;
  if (!isWeekName(week)) throw badCall('reopen-week', `${week} is not a week.`);
  const { db } = await open();
  const { shares, distributedUnits, holds } = options['dry-run']
    ? await readReopening(db, week)
    : await reopenWeek(db, { week, reason: options.reason ?? '', actor: OPERATOR });
  const closing = `${formatAmount(distributedUnits)} to ${shares} members, ${holds.length} of them held`;
  console.log(
    options['dry-run']
      ? `${week} can be reopened: ${closing}. Nothing was changed.`
      : `${week} is open again; taken back: ${closing}.`,
  );
  return 0;
}
