import { sql } from 'kysely';
import { jobTitle } from '#rules/jobs.ts';
import { WEEK_LATE_MS } from '#rules/operations/alerts.ts';
import { isoTime } from '#rules/times.ts';
import { weekEndMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { findNewestBackup } from '#server/services/backups/made-backups.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import {
  lateWitnesses,
  nameOf,
  readWitnessStates,
  type WitnessState,
} from '#server/services/log/cosignatures.ts';
import { findClockDoubt } from '#server/services/operations/clock-watch.ts';
import { readJobs } from '#server/services/operations/jobs.ts';
import { confirmCommand, type Fence, readFence } from '#server/services/payouts/fence/fence.ts';
import { readUnfinishedPayouts } from '#server/services/payouts/payouts.ts';
import {
  LONGEST_WAIT_MS,
  type PoolStanding,
  readPoolStanding,
} from '#server/services/policies/pool-standing.ts';
import { findUpdateConflict } from '#server/services/telegram/update-conflict.ts';
import { findNextToClose } from '#server/services/weeks/close-weeks.ts';
import { type Finding, fault, ok, skipped, warning } from '../finding.ts';
import { judgeBackup } from './backups.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The expected state of the server on this machine: if it runs, and if it runs jobs and makes backups. */
type Runs = { isRunning: boolean | null; jobs: boolean; makesBackups: boolean };

/** Checks the server's background work by its tables. */
export async function checkWork(
  db: Db,
  {
    nowMs,
    runs,
    secretIds,
    hasWallet,
  }: { nowMs: number; runs: Runs; secretIds: readonly string[] | null; hasWallet: boolean },
): Promise<Finding[]> {
  const jobs = await readJobs(db, { nowMs });
  return [
    judgeJobs(
      jobs.map(({ name, isLate, failuresInRow }) => ({
        name,
        late: isLate,
        failed: failuresInRow > 0,
      })),
      runs,
    ),
    judgeDoubt(await findClockDoubt(db)),
    ...(await checkReader(db)),
    await checkWeek(db, { nowMs, runs }),
    ...judgePool(await readPoolStanding(db, { nowMs, hasWallet })),
    judgeFence(await readFence(db), hasWallet),
    await checkPayouts(db, nowMs),
    ...(await checkFaucet(db, nowMs)),
    await checkSealed(db, secretIds),
    ...judgeWitnesses(await readWitnessStates(db), nowMs),
    judgeBackup(await findNewestBackup(db), { nowMs, isMade: runs.makesBackups }),
  ];
}

/** Finds jobs that are late or whose last run failed. */
export function judgeJobs(
  jobs: readonly { name: string; late: boolean; failed: boolean }[],
  runs: Runs,
): Finding {
  const check = 'jobs';
  const titles = (some: typeof jobs) => some.map(({ name }) => jobTitle(name)).join(', ');
  const failed = jobs.filter((job) => job.failed);
  if (failed.length > 0) {
    // Without a server nothing tries again, however long ago the last run was.
    if (runs.isRunning === false) {
      const says = `Jobs failed when a server last ran them: ${titles(failed)}.`;
      return warning(check, says, `Start a server, which tries again: ${operatorCommand('start')}`);
    }
    const says = `Jobs failed: ${titles(failed)}.`;
    const remedy = 'Read the reason in the log or, as an administrator, at PUBLIC_URL/monitoring';
    return fault(check, says, remedy, ['PUBLIC_URL']);
  }
  const late = jobs.filter((job) => job.late);
  if (late.length === 0) return ok(check, 'All jobs run as they should.');
  const says = `Jobs have not run for too long: ${titles(late)}.`;
  if (runs.isRunning && runs.jobs) {
    return fault(check, says, `Restart the server (${operatorCommand('start')})`);
  }
  const remedy = runs.jobs
    ? `Start a server: ${operatorCommand('start')}`
    : 'Start a server that runs them (JOBS=1)';
  return warning(check, says, remedy, ['JOBS']);
}

export function judgeDoubt(doubt: string | null): Finding {
  const check = 'clock-trusted';
  if (doubt === null) return ok(check, 'The servers trust their clocks.');
  const remedy = `Correct the clock, or confirm that it is right: ${operatorCommand('close-week --all')}`;
  return fault(check, `No week is being closed: ${doubt}.`, remedy);
}

/** A webhook is found by asking Telegram (`probeTelegram`); another reader only shows by interrupting ours. */
async function checkReader(db: Db): Promise<Finding[]> {
  if ((await findUpdateConflict(db)) !== 'other_reader') return [];
  const says = 'The bot misses messages: another program reads them with the same token.';
  const remedy =
    'Stop that program, or get a new token from BotFather (/revoke) and put it into TELEGRAM_BOT_TOKEN';
  return [fault('telegram-reader', says, remedy, ['TELEGRAM_BOT_TOKEN'])];
}

async function checkWeek(db: Db, { nowMs, runs }: { nowMs: number; runs: Runs }): Promise<Finding> {
  const check = 'weeks';
  const week = await findNextToClose(db);
  if (week === null || nowMs - weekEndMs(week) <= WEEK_LATE_MS) {
    return ok(check, 'Every past week is closed.');
  }
  const says = `The week of ${week} is over but not closed.`;
  // A server closes it by itself when it starts.
  if (runs.isRunning === false) {
    return warning(check, says, `Start the server: ${operatorCommand('start')}`);
  }
  return fault(check, says, `Close it: ${operatorCommand('close-week --all')}`);
}

/** Returns nothing for a fixed pool. */
function judgePool(standing: PoolStanding | null): Finding[] {
  const check = 'pool';
  switch (standing?.kind) {
    case undefined:
      return [];
    case 'no_wallet': {
      const says =
        'The policy makes the pool a part of a balance, but no wallet is configured: a week waits a day for it, and then shares out only what earlier weeks left.';
      const remedy = `Set WALLET_RPC_URL, or set another policy: ${operatorCommand('policy set FILE')}`;
      return [fault(check, says, remedy, ['WALLET_RPC_URL'])];
    }
    case 'waits': {
      const { week, sinceMs, problem } = standing;
      const says = `The week of ${week} waits for the balance of the pool's wallet: ${problem.slice(0, LONGEST_PROBLEM)}.`;
      const until = isoTime(sinceMs + LONGEST_WAIT_MS);
      const remedy = `Mend it before ${until}, when payouts on their way begin to count as owed and an unread balance as 0. To see what is due: ${operatorCommand('distribute --dry-run')}`;
      return [fault(check, says, remedy, ['WALLET_RPC_URL'])];
    }
    case 'unread': {
      const { week, problem } = standing;
      const says = `The balance of the week of ${week} could not be read and counted as 0: ${problem.slice(0, LONGEST_PROBLEM)}.`;
      return [
        warning(
          check,
          says,
          `To read it now: ${operatorCommand(`reopen-week ${week} --reason WHY`)}`,
          ['WALLET_RPC_URL'],
        ),
      ];
    }
    case 'read':
      return [ok(check, `The balance was read for the week of ${standing.week}.`)];
    case 'not_yet':
      return [ok(check, 'The pool is a part of a balance, which no week has needed yet.')];
  }
}

function judgeFence(fence: Fence | null, hasWallet: boolean): Finding {
  const check = 'fence';
  const reason = fence?.reason ?? null;
  if (fence?.oldHostMayRun) {
    const says = `Nothing is sent and no job runs: ${reason}, and nobody has confirmed that the old host is stopped.`;
    return fault(check, says, `Stop the old host, then: ${confirmCommand()}`);
  }
  if (reason === null) return ok(check, 'Payouts are not stopped.');
  // Only a wallet can account for the payments it has sent: no command could end the stop, and nothing is paid meanwhile.
  if (!hasWallet) {
    const says = `No wallet is configured. Once one is, payouts wait until all its earlier payments are accounted for: ${reason}.`;
    return skipped(check, says);
  }
  return fault(
    check,
    `Nothing is paid: ${reason}.`,
    `To see how to settle it: ${operatorCommand('fence')}`,
  );
}

/** A payout is in the chain within minutes, and confirmed within hours. In ms. */
const PAYOUT_OLD_MS = DAY_MS;
const LONGEST_PROBLEM = 160;

async function checkPayouts(db: Db, nowMs: number): Promise<Finding> {
  const check = 'payouts';
  const unfinished = await readUnfinishedPayouts(db);
  const unclear = unfinished.find(({ state }) => state === 'unclear');
  if (unclear) {
    const says = `Payout ${unclear.id} may or may not have been made: look for it in the wallet's history.`;
    const remedy = `If it was not made: ${operatorCommand(`resend --give-up ${unclear.id} --i-have-made-sure`)}`;
    return fault(check, says, remedy);
  }
  const stopped = unfinished.find(({ problem }) => problem !== null);
  if (stopped) {
    const says = `Payout ${stopped.id} is stuck: ${stopped.problem?.slice(0, LONGEST_PROBLEM)}.`;
    return fault(check, says, `To see what is due: ${operatorCommand('distribute --dry-run')}`);
  }
  const { rows } = await sql<{ shares: number; prizes: number }>`
    select (select count(*) from shares where status = 'failed')::int as shares,
      (select count(*) from prizes where status = 'failed')::int as prizes`.execute(db);
  const failed = rows[0] ?? { shares: 0, prizes: 0 };
  if (failed.shares > 0) {
    const says = `${failed.shares} shares wait because their payout failed.`;
    return fault(check, says, `Make them owed again: ${operatorCommand('resend')}`);
  }
  if (failed.prizes > 0) {
    const says = `${failed.prizes} prizes of treasure hunts wait because their payout failed. A new one is made each hour.`;
    return warning(check, says, `To see what is due: ${operatorCommand('distribute --dry-run')}`);
  }
  const old = unfinished.find(({ createdAtMs }) => nowMs - createdAtMs > PAYOUT_OLD_MS);
  if (old) {
    const says = `Payout ${old.id} has not been confirmed for more than a day.`;
    return warning(check, says, `To see what is due: ${operatorCommand('distribute --dry-run')}`);
  }
  return ok(check, 'No payout is stuck.');
}

/** Returns nothing if there was never a claim. */
async function checkFaucet(db: Db, nowMs: number): Promise<Finding[]> {
  const check = 'faucet-claims';
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from faucet_payments) as is_used`.execute(db);
  if (!rows[0]?.is_used) return [];
  const unfinished = await readUnfinishedPayouts(db, 'faucet');
  const unclear = unfinished.find(({ state }) => state === 'unclear');
  if (unclear) {
    const says = `Claim ${unclear.id} of the faucet may or may not have been paid: look for it in the history of the faucet's wallet.`;
    const remedy = `If it was not made: ${operatorCommand(`faucet give-up ${unclear.id} --i-have-made-sure`)}`;
    return [fault(check, says, remedy)];
  }
  const stopped = unfinished.find(({ problem }) => problem !== null);
  if (stopped) {
    const says = `Claim ${stopped.id} of the faucet is stuck: ${stopped.problem?.slice(0, LONGEST_PROBLEM)}.`;
    return [fault(check, says, `To see what waits: ${operatorCommand('faucet')}`)];
  }
  const old = unfinished.find(({ createdAtMs }) => nowMs - createdAtMs > PAYOUT_OLD_MS);
  if (old) {
    const says = `Claim ${old.id} of the faucet has not been confirmed for more than a day.`;
    return [warning(check, says, `To see what waits: ${operatorCommand('faucet')}`)];
  }
  return [ok(check, 'No claim of the faucet is stuck.')];
}

/** Nothing if no witness is configured. */
function judgeWitnesses(states: readonly WitnessState[], nowMs: number): Finding[] {
  const check = 'log-witnesses';
  if (states.length === 0) return [];
  const late = lateWitnesses(states, nowMs);
  if (late.length === 0) return [ok(check, 'All witnesses cosign the public log.')];
  return late.map(({ vkey, problem }) =>
    warning(
      check,
      `${nameOf(vkey)} has not cosigned the public log for three hours: ${problem ?? 'it was not asked'}.`,
      'Ask its operator, or take it out of LOG_WITNESSES',
      ['LOG_WITNESSES'],
    ),
  );
}

/** Counts keys that can no longer be decrypted, as after a lost `SECRET_KEY`. */
async function checkSealed(db: Db, secretIds: readonly string[] | null): Promise<Finding> {
  const check = 'secret';
  if (secretIds === null) return skipped(check, 'This user cannot read the secret.');
  const { rows } = await sql<{ keys: number; webhooks: number; is_other: boolean }>`
    select (select count(*)::int from api_keys where sealed_key is not null and deleted_at is null
        and secret_id <> all (${secretIds}::text[])) as keys,
      (select count(*)::int from apps where webhook_secret is not null and removed_at is null
        and split_part(webhook_secret, '.', 1) <> all (${secretIds}::text[])) as webhooks,
      exists (select from secret_mark where secret_id <> all (${secretIds}::text[])) as is_other`.execute(
    db,
  );
  const { keys = 0, webhooks = 0, is_other = false } = rows[0] ?? {};
  if (is_other) {
    const says = 'The database was encrypted with another secret: no server starts with this one.';
    const remedy = `Restore the earlier secret; only if it is lost: ${operatorCommand('key adopt-secret --i-have-made-sure')}`;
    return fault(check, says, remedy);
  }
  if (keys + webhooks === 0)
    return ok(check, 'The secret decrypts everything that is stored encrypted.');
  const says = `The secret cannot decrypt ${keys} API keys and ${webhooks} webhook secrets, which were encrypted with another one.`;
  const remedy =
    'Restore the earlier secret: SECRET_KEY=new,old, or DATA_DIR/secret-key from a backup';
  return fault(check, says, remedy, ['SECRET_KEY', 'DATA_DIR']);
}

/** Recomputes every total, which takes minutes if there are many events. */
export async function checkSums(db: Db): Promise<Finding> {
  const check = 'ledger';
  const differences = await checkLedger(db);
  if (differences.length === 0) return ok(check, 'All totals equal the ledger.');
  const says = `${differences.length} totals differ from the ledger: something changed the database directly.`;
  const remedy = `List them with ${operatorCommand('check-ledger')}, then ${operatorCommand('recompute-totals')}`;
  return fault(check, says, remedy);
}
