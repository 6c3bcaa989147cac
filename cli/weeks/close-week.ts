import { formatAmount } from '#rules/amounts.ts';
import { isWeekName, weekOf } from '#rules/weeks/week.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { endImport } from '#server/services/ledger/import-mark.ts';
import { requireSameClock } from '#server/services/operations/clock.ts';
import { acceptClock, findClockDoubt } from '#server/services/operations/clock-watch.ts';
import {
  type ClosedWeek,
  closePastWeeks,
  closeWeek,
  findNextToClose,
} from '#server/services/weeks/close-weeks.ts';
import { badCall, type CommandContext } from '../command.ts';
import { poolSourceOf } from './pool-source.ts';

export async function run({
  config,
  open,
  words,
  options,
}: CommandContext<'close-week'>): Promise<number> {
  const [week] = words;
  const nowMs = Date.now();
  if (week !== undefined && !isWeekName(week)) {
    throw badCall('close-week', `${week} is not a week.`);
  }
  const { db } = await open();
  if (options['dry-run']) {
    const doubt = await findClockDoubt(db);
    if (doubt !== null) console.log(`The clock is in doubt: ${doubt}.`);
    return showNext(await findNextToClose(db), weekOf(nowMs));
  }
  await requireSameClock(db, nowMs);
  const poolSource = poolSourceOf(config);
  if (week === undefined) {
    await acceptClock(db, { nowMs, actor: OPERATOR });
    const closed = await closePastWeeks(db, { ...config, poolSource, nowMs, onClosed: show });
    await endImport(db);
    console.log(`${closed.length} weeks closed`);
  } else {
    show(await closeWeek(db, { ...config, poolSource, nowMs, week }));
  }
  return 0;
}

function showNext(next: string | null, running: string): number {
  if (next === null || next >= running) console.log('No past week is open.');
  else
    console.log(
      `Open: the weeks from ${next} up to, but not including, ${running}. Nothing was changed.`,
    );
  return 0;
}

function show(week: ClosedWeek) {
  const done = week.outcome === 'closed' ? 'closed' : 'was already closed';
  console.log(
    `${week.week} ${done}: ${formatAmount(week.distributedUnits)} to ${week.recipients} members`,
  );
}
