import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { JobHealth, PartStatus, SystemHealth, WalletFigures } from '#contract/site/health.ts';
import { formatAmount } from '#rules/amounts.ts';
import { JOBS } from '#rules/jobs.ts';
import { BACKUP_OLD_MS } from '#rules/operations/backups.ts';
import { priceStanding } from '#rules/operations/price.ts';
import { isoTime, isoTimeOrNull } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { DatabaseOutage, OUTAGE_TEXTS, type OutageReason } from '#server/db/outage.ts';
import { within } from '#server/db/time-limits.ts';
import { findNewestBackup } from '#server/services/backups/made-backups.ts';
import type { BoardStanding } from '#server/services/board/loading-board.ts';
import { type ChainState, readChainState } from '#server/services/chain/chain-state.ts';
import {
  lateWitnesses,
  newestWitnessed,
  readWitnessStates,
  type WitnessState,
} from '#server/services/log/cosignatures.ts';
import { readFence } from '#server/services/payouts/fence/fence.ts';
import { readNeeded } from '#server/services/payouts/outlook.ts';
import { readOwed } from '#server/services/payouts/owed.ts';
import { type PoolStanding, readPoolStanding } from '#server/services/policies/pool-standing.ts';
import {
  findUpdateConflict,
  type UpdateConflict,
} from '#server/services/telegram/update-conflict.ts';
import { findClockDoubt } from './clock-watch.ts';
import { type JobState, readJobs } from './jobs.ts';
import { answerOrLast, measured } from './measure.ts';

/** The state of a wallet for the monitor. */
export type WalletHealth = {
  height: number;
  /** The time of the newest block, in ms since the epoch. */
  tipTimeMs: number;
  isSyncing: boolean;
  balanceUnits: bigint;
};

/** The state of a fetched price for the monitor: the time of the latest one, in ms; null before the first. */
export type PriceHealth = { takenAtMs: number | null };

export type HealthSources = {
  db: Db;
  now: () => number;
  /** Returns the state of the board; if left out, it is in memory. */
  readBoard?: () => BoardStanding;
  /** Returns whether this server's totals are known to match the ledger; if left out, they do. */
  isLedgerChecked?: () => boolean;
  /** Null if no wallet is configured. */
  readWallet: (() => Promise<WalletHealth>) | null;
  /** True if the bot's updates are polled; if left out, they are not. */
  pollsUpdates?: boolean;
  /** True if a chain is followed; if left out, none is. */
  followsChain?: boolean;
  /** Null if no price is fetched. */
  readPrice: (() => Promise<PriceHealth>) | null;
  /** True if this server makes backups. */
  makesBackups: boolean;
  /** True if owner or operator has set a price, which does not expire. Does not reject. */
  hasFixedPrice: () => Promise<boolean>;
};

/** Overall health, and details that only some may see. */
export type MeasuredHealth = {
  health: SystemHealth;
  jobs: JobState[];
  wallet: WalletHealth | null;
  owedUnits: bigint | null;
  /** The amount that the wallet must hold for all payouts due now, in units; null if not known. */
  neededUnits: bigint | null;
};

export type Health = {
  read(): Promise<MeasuredHealth>;
  /**
   * Throws `unavailable` while the database does not answer in time or refuses changes, the board is not loaded or the ledger is
   * not checked.
   */
  requireReady(): Promise<void>;
  /** Throws `unavailable` if the owed amounts cannot be read. */
  readWalletFigures(): Promise<WalletFigures>;
};

/** For a waiting visitor, a database that takes longer than this for the smallest query is as good as gone. */
const DATABASE_LIMIT_MS = 2000;
/** Beyond this it counts as slow. */
const DATABASE_SLOW_MS = 250;
const WALLET_LIMIT_MS = 4000;
/** The landing page shows health too, and waits no longer than this for a wallet. */
const WALLET_PATIENCE_MS = 500;
/** The node is called no more often than this, for any number of visitors. */
export const WALLET_FRESH_MS = 10_000;
/** Blocks come every few minutes: without one for this long, the node or the chain stands still. */
export const TIP_OLD_MS = 2 * 60 * 60_000;
/** All simultaneous callers share one look at the database. */
const HEALTH_FRESH_MS = 1000;

/** Measures the system's parts on demand. A missing answer is a result too. */
export function createHealth(sources: HealthSources): Health {
  const { db, now, readBoard = () => 'ok', isLedgerChecked = () => true } = sources;
  const startedAtMs = now();
  const readWallet = sources.readWallet && walletReader(sources.readWallet, now);
  const probe = measured(() => probeDatabase(db), { freshMs: HEALTH_FRESH_MS, now });
  const read = measured(
    async (): Promise<MeasuredHealth> => {
      const database = await probe();
      const isUp = database.problem !== 'no_answer';
      const [
        jobs,
        clock,
        updates,
        owed,
        neededUnits,
        isStopped,
        standing,
        chain,
        price,
        hasFixedPrice,
        newestBackup,
        witnesses,
        wallet,
      ] = await Promise.all([
        isUp ? orNull(() => readJobs(db, { nowMs: now() })) : null,
        isUp ? orNull(() => readClockHealth(db)) : null,
        isUp && sources.pollsUpdates
          ? orNull(async () => updatesHealth(await findUpdateConflict(db)))
          : null,
        isUp ? orNull(() => readOwed(db)) : null,
        isUp ? orNull(() => readNeeded(db, now())) : null,
        isUp ? orNull(() => arePayoutsStopped(db)) : null,
        isUp
          ? orNull(() => readPoolStanding(db, { nowMs: now(), hasWallet: readWallet !== null }))
          : null,
        isUp && sources.followsChain
          ? orNull(async () => ({ state: await readChainState(db) }))
          : null,
        isUp && sources.readPrice ? orNull(sources.readPrice) : null,
        isUp && sources.hasFixedPrice(),
        isUp && sources.makesBackups
          ? orNull(async () => ({ madeAtMs: await findNewestBackup(db) }))
          : null,
        isUp ? orNull(() => readWitnessStates(db)) : null,
        readWallet ? readWallet() : null,
      ]);
      const owedUnits = owed?.units ?? null;
      const parts = {
        database: databaseHealth(database, isLedgerChecked()),
        board: boardHealth(readBoard()),
        jobs: jobsHealth(jobs, now() - startedAtMs),
        clock: clock ?? { status: 'unknown' as const, problem: null },
        updates: updates ?? unreadUpdates(sources),
        wallet: walletHealth(readWallet !== null, wallet, { neededUnits, isStopped, nowMs: now() }),
        ...(standing && { pool: poolHealth(standing) }),
        chain: chainHealth(sources.followsChain === true, chain, now()),
        price: sources.readPrice ? priceHealth(price, now()) : fixedPriceHealth(hasFixedPrice),
        backup: backupHealth(sources.makesBackups, newestBackup, now()),
        witnesses: witnessesHealth(witnesses, now()),
      };
      const healthy = Object.values(parts).every(({ status }) => status !== 'failing');
      const health = { healthy, checkedAt: isoTime(now()), ...parts };
      return { health, jobs: jobs ?? [], wallet: wallet ?? null, owedUnits, neededUnits };
    },
    { freshMs: HEALTH_FRESH_MS, now },
  );
  return {
    read,
    async requireReady() {
      const { problem } = await probe();
      if (problem !== null) throw new AppError('unavailable', OUTAGE_TEXTS[problem]);
      if (readBoard() !== 'ok') throw new AppError('unavailable', 'The board is loading.');
      if (!isLedgerChecked())
        throw new AppError('unavailable', 'The server accepts no changes yet.');
    },
    async readWalletFigures() {
      const { wallet, owedUnits } = await read();
      if (owedUnits === null) throw new AppError('unavailable', OUTAGE_TEXTS.no_answer);
      return {
        balance: wallet && formatAmount(wallet.balanceUnits),
        owed: formatAmount(owedUnits),
      };
    },
  };
}

function databaseHealth(
  { latencyMs, problem }: Probed,
  isChecked: boolean,
): SystemHealth['database'] {
  const found = { latencyMs, problem, checking: !isChecked };
  if (latencyMs === null) return { status: 'failing', ...found };
  const isFine = isChecked && latencyMs <= DATABASE_SLOW_MS;
  return { status: isFine ? 'ok' : 'warning', ...found };
}

const BOARD_STATUSES = { ok: 'ok', loading: 'warning', failing: 'failing' } as const;

function boardHealth(standing: BoardStanding): SystemHealth['board'] {
  return { status: BOARD_STATUSES[standing], loading: standing !== 'ok' };
}

function jobsHealth(jobs: readonly JobState[] | null, upMs: number): SystemHealth['jobs'] {
  if (jobs === null) return { status: 'unknown', list: [] };
  const list = jobs.map((job) => jobHealth(job, upMs));
  return { status: list.some(({ late, failed }) => late || failed) ? 'failing' : 'ok', list };
}

// A new server gets the job's usual time, since it first catches up on missed work.
function jobHealth(job: JobState, upMs: number): JobHealth {
  return {
    name: job.name,
    late: job.isLate && upMs > JOBS[job.name].lateAfterMs,
    failed: job.failuresInRow > 0,
    lastRunAt: isoTimeOrNull(job.startedAtMs),
    lastSuccessAt: isoTimeOrNull(job.succeededAtMs),
    lastDurationMs: job.durationMs,
  };
}

async function readClockHealth(db: Db): Promise<SystemHealth['clock']> {
  const problem = await findClockDoubt(db);
  return { status: problem === null ? 'ok' : 'failing', problem };
}

function updatesHealth(problem: UpdateConflict | null): SystemHealth['updates'] {
  return { status: problem === null ? 'ok' : 'failing', problem };
}

function unreadUpdates({ pollsUpdates = false }: HealthSources): SystemHealth['updates'] {
  return { status: pollsUpdates ? 'unknown' : 'off', problem: null };
}

function walletHealth(
  configured: boolean,
  // Undefined if it was called without an answer yet.
  wallet: WalletHealth | null | undefined,
  known: { neededUnits: bigint | null; isStopped: boolean | null; nowMs: number },
): SystemHealth['wallet'] {
  const { neededUnits, isStopped: paymentsStopped, nowMs } = known;
  if (!wallet) {
    const nothing = {
      syncing: null,
      height: null,
      tipAt: null,
      coversOwed: null,
      paymentsStopped,
    };
    if (!configured) return { configured, status: 'off', reachable: null, ...nothing };
    return wallet === null
      ? { configured, status: 'failing', reachable: false, ...nothing }
      : { configured, status: 'unknown', reachable: null, ...nothing };
  }
  const coversOwed = neededUnits === null ? null : wallet.balanceUnits >= neededUnits;
  const isStale = nowMs - wallet.tipTimeMs > TIP_OLD_MS;
  const isFine = coversOwed !== false && !wallet.isSyncing && !isStale;
  return {
    configured,
    status: paymentsStopped ? 'failing' : isFine ? 'ok' : 'warning',
    reachable: true,
    syncing: wallet.isSyncing,
    height: wallet.height,
    tipAt: isoTime(wallet.tipTimeMs),
    coversOwed,
    paymentsStopped,
  };
}

async function arePayoutsStopped(db: Db): Promise<boolean> {
  const fence = await readFence(db);
  return fence !== null && fence.reason !== null;
}

const POOL_STATUSES = {
  no_wallet: 'failing',
  waits: 'failing',
  unread: 'warning',
  read: 'ok',
  not_yet: 'ok',
} as const;

// Without the problem, which may say more of the node than everybody should know.
function poolHealth(standing: PoolStanding): NonNullable<SystemHealth['pool']> {
  const { kind } = standing;
  const week = 'week' in standing ? standing.week : null;
  return { status: POOL_STATUSES[kind], state: kind, week };
}

/** The blocks that may be missing, and the age that the latest reading of the chain may have, without a warning. */
const CHAIN_BEHIND_BLOCKS = 3;
const CHAIN_OLD_MS = 5 * 60_000;

function chainHealth(
  configured: boolean,
  // Null if the database gave no answer.
  read: { state: ChainState | null } | null,
  nowMs: number,
): SystemHealth['chain'] {
  const none = { height: null, sourceHeight: null, readAt: null, halted: null };
  if (!configured) return { configured, status: 'off', ...none };
  if (read === null) return { configured, status: 'unknown', ...none };
  const { state } = read;
  // Before the first run nothing is halted.
  if (state === null) return { configured, status: 'unknown', ...none, halted: false };
  const { height, sourceHeight, currentAtMs } = state;
  const halted = state.halted !== null;
  const isFine =
    sourceHeight - height <= CHAIN_BEHIND_BLOCKS &&
    currentAtMs !== null &&
    nowMs - currentAtMs <= CHAIN_OLD_MS;
  return {
    configured,
    status: halted ? 'failing' : isFine ? 'ok' : 'warning',
    height,
    sourceHeight,
    readAt: isoTimeOrNull(currentAtMs),
    halted,
  };
}

const NO_AGE = { takenAt: null, ageSeconds: null };

function fixedPriceHealth(isSet: boolean) {
  const status: PartStatus = isSet ? 'ok' : 'off';
  return { configured: isSet, status, ...NO_AGE };
}

function priceHealth(price: PriceHealth | null, nowMs: number) {
  if (price === null) return { configured: true, status: 'unknown' as const, ...NO_AGE };
  const { takenAtMs } = price;
  if (takenAtMs === null) return { configured: true, status: 'warning' as const, ...NO_AGE };
  const ageMs = Math.max(0, nowMs - takenAtMs);
  const status: PartStatus = priceStanding(ageMs) === 'fresh' ? 'ok' : 'warning';
  return {
    configured: true,
    status,
    takenAt: isoTime(takenAtMs),
    ageSeconds: Math.floor(ageMs / 1000),
  };
}

function backupHealth(
  configured: boolean,
  newest: { madeAtMs: number | null } | null,
  nowMs: number,
): SystemHealth['backup'] {
  const none = { newestAt: null, ageSeconds: null };
  if (!configured) return { configured, status: 'off', ...none };
  if (newest === null) return { configured, status: 'unknown', ...none };
  const { madeAtMs } = newest;
  if (madeAtMs === null) return { configured, status: 'warning', ...none };
  const ageMs = Math.max(0, nowMs - madeAtMs);
  return {
    configured,
    status: ageMs > BACKUP_OLD_MS ? 'warning' : 'ok',
    newestAt: isoTime(madeAtMs),
    ageSeconds: Math.floor(ageMs / 1000),
  };
}

function witnessesHealth(
  states: readonly WitnessState[] | null,
  nowMs: number,
): SystemHealth['witnesses'] {
  const none = { size: null, cosignedAt: null, names: [] };
  if (states === null) return { status: 'unknown', ...none };
  if (states.length === 0) return { status: 'off', ...none };
  const status = lateWitnesses(states, nowMs).length > 0 ? 'warning' : 'ok';
  const newest = newestWitnessed(states);
  if (newest === null) return { status, ...none };
  const { size, cosignedAtMs, names } = newest;
  return { status, size, cosignedAt: isoTime(cosignedAtMs), names };
}

type Probed = { latencyMs: number | null; problem: OutageReason | null };

// By the process's own clock: `now` is for comparison with the database's times. A missing schema fails like a missing database.
// An update of no rows fails on every database that refuses changes: a read-only PostgreSQL, or a full disk.
async function probeDatabase(db: Db): Promise<Probed> {
  const startMs = performance.now();
  try {
    await within(DATABASE_LIMIT_MS, () =>
      sql`update migrations set name = name where false`.execute(db),
    );
  } catch (error) {
    const problem = error instanceof DatabaseOutage ? error.reason : 'no_answer';
    return { latencyMs: null, problem };
  }
  return { latencyMs: Math.round((performance.now() - startMs) * 10) / 10, problem: null };
}

function walletReader(read: () => Promise<WalletHealth>, now: () => number) {
  const ask = () => orNull(() => within(WALLET_LIMIT_MS, read));
  return answerOrLast(measured(ask, { freshMs: WALLET_FRESH_MS, now }), WALLET_PATIENCE_MS);
}

// The caller's log has the reason; only the failure counts here.
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
