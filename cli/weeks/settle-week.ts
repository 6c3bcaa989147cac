import { formatAmount } from '#rules/amounts.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { readNotPaidHere, settleWeek, type UnpaidWeek } from '#server/services/weeks/settlement.ts';
import { badCall, type CommandContext } from '../command.ts';

export async function run({
  open,
  words,
  options,
}: CommandContext<'settle-week'>): Promise<number> {
  if (words.length === 0) return list((await open()).db);
  const [week = '', payer] = words;
  const settlement = payer === 'here' ? 'here' : 'elsewhere';
  if (!isWeekName(week)) throw badCall('settle-week', `${week} is not a week.`);
  const isDryRun = options['dry-run'] === true;
  const { db } = await open();
  show(await settleWeek(db, { week, settlement, actor: OPERATOR, isDryRun }), isDryRun);
  return 0;
}

async function list(db: Db): Promise<number> {
  const weeks = await readNotPaidHere(db);
  for (const each of weeks) console.log(`${describe(each)}, settled elsewhere`);
  if (weeks.length === 0) console.log('This site pays every closed week.');
  return 0;
}

function show(week: UnpaidWeek, isDryRun: boolean): void {
  const [be, end] = isDryRun ? ['would be', ' Nothing was changed.'] : ['are', ''];
  const what = week.settlement === 'here' ? 'paid by this site' : 'settled elsewhere';
  console.log(`${describe(week)}, ${be} ${what}.${end}`);
}

function describe({ week, shares, units }: UnpaidWeek): string {
  return `${week}: ${shares} shares, ${formatAmount(units)}`;
}
