import { formatAmount } from '#rules/amounts.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { readNotPaidHere, settleWeek, type UnpaidWeek } from '#server/services/weeks/settlement.ts';
import { badCall, type CommandContext } from '../command.ts';

/** The audit log's name for the person who runs commands. */
const ACTOR = 'operator';

export async function run({
  open,
  words,
  options,
}: CommandContext<'settle-week'>): Promise<number> {
  if (words.length === 0) return list((await open()).db);
  const [first = '', second] = words;
  const week = options.undecided ? null : first;
  const settlement = (options.undecided ? first : second) === 'here' ? 'here' : 'elsewhere';
  if (week !== null && !isWeekName(week)) throw badCall('settle-week', `${week} is not a week.`);
  const isDryRun = options['dry-run'] === true;
  const { db } = await open();
  const weeks = week === null ? await findUndecided(db) : [week];
  for (const each of weeks) {
    show(await settleWeek(db, { week: each, settlement, actor: ACTOR, isDryRun }), isDryRun);
  }
  if (weeks.length === 0) console.log('No week is undecided.');
  return 0;
}

async function list(db: Db): Promise<number> {
  const weeks = await readNotPaidHere(db);
  for (const each of weeks) {
    const { settlement } = each;
    console.log(
      `${describe(each)}, ${settlement === 'undecided' ? settlement : 'settled elsewhere'}`,
    );
  }
  if (weeks.length === 0) console.log('This site pays every closed week.');
  return 0;
}

async function findUndecided(db: Db): Promise<string[]> {
  const weeks = await readNotPaidHere(db);
  return weeks.filter(({ settlement }) => settlement === 'undecided').map(({ week }) => week);
}

function show(week: UnpaidWeek, isDryRun: boolean): void {
  const [be, end] = isDryRun ? ['would be', ' Nothing was changed.'] : ['are', ''];
  const what = week.settlement === 'here' ? 'paid by this site' : 'settled elsewhere';
  console.log(`${describe(week)}, ${be} ${what}.${end}`);
}

function describe({ week, shares, units }: UnpaidWeek): string {
  return `${week}: ${shares} shares, ${formatAmount(units)}`;
}
