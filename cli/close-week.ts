import { formatAmount } from '#rules/amounts.ts';
import { isWeekName, weekOf } from '#rules/week.ts';
import { requireSameClock } from '#server/services/clock.ts';
import { endImport } from '#server/services/import-mark.ts';
import {
  type ClosedWeek,
  closePastWeeks,
  closeWeek,
  findNextToClose,
} from '#server/services/weeks.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run close-week -- WEEK | --all [--dry-run]
WEEK is the date of the Sunday on which the week ends, as 2025-02-16; --all closes every past week,
also where an import was cut off, which then counts as given up.`;

await runCommand(async ({ config, open, args }: CommandContext) => {
  const dryRun = args.includes('--dry-run');
  const [week, ...more] = args.filter((arg) => arg !== '--dry-run');
  if (!week || more.length > 0) throw new UsageError(USAGE);
  const nowMs = Date.now();
  if (week !== '--all' && !isWeekName(week))
    throw new UsageError(`${week} names no week.\n${USAGE}`);
  const { db } = await open();
  if (dryRun) return showNext(await findNextToClose(db), weekOf(nowMs));
  await requireSameClock(db, nowMs);
  if (week === '--all') {
    const closed = await closePastWeeks(db, { ...config, nowMs, onClosed: show });
    await endImport(db);
    console.log(`${closed.length} weeks closed`);
  } else {
    show(await closeWeek(db, { ...config, nowMs, week }));
  }
  return 0;
});

function showNext(next: string | null, running: string): number {
  if (next === null || next >= running) console.log('No past week is open.');
  else console.log(`Open: the weeks from ${next} up to before ${running}. Nothing was changed.`);
  return 0;
}

function show(week: ClosedWeek) {
  const done = week.outcome === 'closed' ? 'closed' : 'was closed before';
  console.log(
    `${week.week} ${done}: ${formatAmount(week.distributedUnits)} to ${week.recipients} members`,
  );
}
