import { isAbsolute, resolve } from 'node:path';
import { SingleBar } from 'cli-progress';
import { formatAmount } from '#rules/amounts.ts';
import { requireSameClock } from '#server/services/clock.ts';
import { findContents } from '#server/services/demo-mark.ts';
import { importLines } from '#server/services/import.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';
import { readLines } from './read-lines.ts';

const USAGE = 'Usage: npm run import -- FILE [--close-weeks]';
/** Bad rows shown one by one; the rest is counted. */
const MOST_BAD_ROWS = 50;
/** How often progress is written where nobody looks at a bar. */
const LOGGED_EVERY_MS = 1000;
/** Ends with this code when everything went in but for some bad rows. */
const SOME_ROWS_BAD = 2;

await runCommand(async ({ config, open, args }: CommandContext) => {
  const closeWeeks = args.includes('--close-weeks');
  const [file, ...more] = args.filter((arg) => arg !== '--close-weeks');
  if (!file || more.length > 0 || file.startsWith('--')) throw new UsageError(USAGE);
  const { db } = await open();
  if ((await findContents(db)) === 'demo') {
    throw new UsageError(
      'The database holds the demo community. Empty it with `npm run demo -- clear`, or set DATA_DIR.',
    );
  }
  if (closeWeeks) await requireSameClock(db, Date.now());
  const bar = progressBar();
  const result = await importLines(db, {
    lines: readLines(resolvePath(file)),
    nowMs: Date.now(),
    closeWeeks: closeWeeks ? config : null,
    onProgress: (done, total) => bar.show(done, total),
  });
  bar.stop();
  for (const { line, reason } of result.bad.slice(0, MOST_BAD_ROWS)) {
    console.error(`line ${line}: ${reason}`);
  }
  if (result.bad.length > MOST_BAD_ROWS) {
    console.error(`… and ${result.bad.length - MOST_BAD_ROWS} more bad rows`);
  }
  console.log(
    `${result.accepted} taken, ${result.duplicate} known before, ${result.bad.length} bad rows`,
  );
  if (closeWeeks) {
    const pool = formatAmount(config.poolUnits);
    console.log(`${result.closedWeeks} weeks closed; ${pool} each where members were eligible`);
  }
  return result.bad.length > 0 ? SOME_ROWS_BAD : 0;
});

// npm runs scripts in the package's folder and tells in INIT_CWD where the caller stood.
function resolvePath(file: string): string {
  return isAbsolute(file) ? file : resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

function progressBar() {
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value}/{total}',
    // Also where the output is a log file: a line now and then.
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
