import { SingleBar } from 'cli-progress';
import { formatAmount } from '#rules/amounts.ts';
import { operatorCommand } from '#server/operator/called-as.ts';
import { findContents } from '#server/services/demo/mark.ts';
import { importAlone } from '#server/services/ledger/import-mark.ts';
import { requireSameClock } from '#server/services/operations/clock.ts';
import { requireNoClockDoubt } from '#server/services/operations/clock-watch.ts';
import { importLines } from '#server/services/weeks/import.ts';
import { type CommandContext, UsageError } from './command.ts';
import { readLines } from './read-lines.ts';
import { resolvePath } from './resolve-path.ts';

/** Bad rows shown one by one; the rest are only counted. */
const MOST_BAD_ROWS = 50;
/** How often progress is written if the output is not a terminal. */
const LOGGED_EVERY_MS = 1000;
/** Exit code if some rows were bad and all others imported. */
const SOME_ROWS_BAD = 2;

export async function run({
  config,
  open,
  words,
  options,
}: CommandContext<'import'>): Promise<number> {
  const [file = ''] = words;
  const closeWeeks = options['close-weeks'] === true;
  const database = await open();
  const { db } = database;
  if ((await findContents(db)) === 'demo') {
    throw new UsageError(
      `The database holds the demo community. Empty it with \`${operatorCommand('demo clear')}\`, or set DATA_DIR.`,
    );
  }
  if (closeWeeks) {
    await requireSameClock(db, Date.now());
    await requireNoClockDoubt(db);
  }
  const bar = progressBar();
  const result = await importAlone(database, () =>
    importLines(db, {
      lines: readLines(resolvePath(file)),
      nowMs: Date.now(),
      closeWeeks: closeWeeks ? config : null,
      onProgress: (done, total) => bar.show(done, total),
    }),
  );
  bar.stop();
  for (const { line, reason } of result.bad.slice(0, MOST_BAD_ROWS)) {
    console.error(`line ${line}: ${reason}`);
  }
  if (result.bad.length > MOST_BAD_ROWS) {
    console.error(`… and ${result.bad.length - MOST_BAD_ROWS} more bad rows`);
  }
  console.log(
    `${result.accepted} imported, ${result.duplicate} already known, ${result.bad.length} bad rows`,
  );
  if (closeWeeks) {
    const pool = formatAmount(config.poolUnits);
    console.log(`${result.closedWeeks} weeks closed; ${pool} each where members were eligible`);
  }
  return result.bad.length > 0 ? SOME_ROWS_BAD : 0;
}

function progressBar() {
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value}/{total}',
    // In a log file too: a line now and then.
    noTTYOutput: true,
    notTTYSchedule: LOGGED_EVERY_MS,
  });
  let started = false;
  return {
    show(done: number, total: number) {
      if (!started) bar.start(total, done);
      else bar.update(done);
      started = true;
    },
    stop() {
      if (started) bar.stop();
    },
  };
}
