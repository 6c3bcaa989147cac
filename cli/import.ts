import { createInterface } from 'node:readline/promises';
import { SingleBar } from 'cli-progress';
import { formatAmount } from '#rules/amounts.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { findContents } from '#server/services/demo/mark.ts';
import { importAlone } from '#server/services/ledger/import-mark.ts';
import { requireSameClock } from '#server/services/operations/clock.ts';
import { requireNoClockDoubt } from '#server/services/operations/clock-watch.ts';
import { importLines } from '#server/services/weeks/import.ts';
import { decidesPastWeeks } from '#server/services/weeks/settlement.ts';
import { type CommandContext, UsageError } from './command.ts';
import { readLines } from './read-lines.ts';
import { resolvePath } from './resolve-path.ts';
import { poolSourceOf } from './weeks/pool-source.ts';

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
  const isAboutPast = await decidesPastWeeks(db, { closesWeeks: closeWeeks });
  const paysShares = isAboutPast && (await asksToPay(options));
  const bar = progressBar();
  const result = await importAlone(database, () =>
    importLines(db, {
      lines: readLines(resolvePath(file)),
      nowMs: Date.now(),
      closeWeeks: closeWeeks ? { ...config, poolSource: poolSourceOf(config) } : null,
      paysShares,
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
    const shared = `${formatAmount(result.distributedUnits)} ${config.coin.code}`;
    console.log(`${result.closedWeeks} weeks closed; ${shared} shared out`);
  }
  if (isAboutPast) console.log(paysShares ? PAID_HERE : settledElsewhere());
  return result.bad.length > 0 ? SOME_ROWS_BAD : 0;
}

const PAID_HERE = 'This site pays the past weeks, from its wallet or by hand.';

function settledElsewhere(): string {
  return `The past weeks are settled elsewhere: this site does not pay them. To make it pay one: ${operatorCommand('settle-week WEEK here')}`;
}

/** Shares may have been paid before this site existed: only a clear yes pays them again. */
async function asksToPay(options: CommandContext<'import'>['options']): Promise<boolean> {
  if (options['pay-shares']) return true;
  const isAsked = process.stdin.isTTY && process.stdout.isTTY && !options['settled-elsewhere'];
  if (!isAsked) return false;
  console.log(
    `This import contains past weeks. Usually their shares were paid long ago, outside this site: then they are settled elsewhere,
and this site only counts them. If this site pays them, every share goes to the chain as soon as its member has an address.
Answer "pay" only if nobody has paid these weeks, or after restoring a backup.`,
  );
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await lines.question(
      'Type "pay" to make this site pay them, or press Enter to skip: ',
    );
    return answer.trim().toLowerCase() === 'pay';
  } finally {
    lines.close();
  }
}

function progressBar() {
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value}/{total}',
    // A log file also gets a line now and then.
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
