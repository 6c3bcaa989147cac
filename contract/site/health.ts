import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Amount, Count, shape, Timestamp, WeekName } from '../values.ts';

/** The reason why the bot gets no updates from Telegram: a webhook is set for it, or another program reads them. */
const UpdatesProblem = Type.Enum(['webhook', 'other_reader'], { title: 'UpdatesProblem' });

const NullableTimestamp = Type.Union([Timestamp, Type.Null()]);
const NullableFlag = Type.Union([Type.Boolean(), Type.Null()]);
const NullableCount = Type.Union([Count, Type.Null()]);

/**
 * The state of one part. `failing` makes the system unhealthy; `warning` needs attention soon; `off` is not configured;
 * `unknown`: the part that would know does not respond.
 */
export const PartStatus = Type.Enum(['ok', 'warning', 'failing', 'off', 'unknown'], {
  title: 'PartStatus',
});
export type PartStatus = Static<typeof PartStatus>;

/**
 * The problem of the database: it does not respond or lacks its schema, is read-only, has no space, or has too many calls
 * waiting.
 */
const DatabaseProblem = Type.Enum(['no_answer', 'read_only', 'disk_full', 'busy'], {
  title: 'DatabaseProblem',
});

/** One job's heartbeat, as its last runs stored it in the database. */
export const JobHealth = shape('JobHealth', {
  name: Type.String(),
  late: Type.Boolean({ description: 'Whether the last success is too long ago' }),
  failed: Type.Boolean({ description: 'Whether the last finished run failed' }),
  lastRunAt: NullableTimestamp,
  lastSuccessAt: NullableTimestamp,
  lastDurationMs: NullableCount,
});
export type JobHealth = Static<typeof JobHealth>;

/**
 * Measurements of each part. The hot wallet's balance is left out, so that nobody learns how much there is to steal; whether it
 * covers the payments due is public. (A policy whose pool is a part of the balance shows it elsewhere.)
 */
export const SystemHealth = shape('SystemHealth', {
  healthy: Type.Boolean(),
  checkedAt: Timestamp,
  database: shape('DatabaseHealth', {
    status: PartStatus,
    latencyMs: Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
      description: 'Round trip of one query; null if it failed',
    }),
    problem: Type.Union([DatabaseProblem, Type.Null()]),
    checking: Type.Boolean({
      description:
        'Whether this server still compares its totals with the ledger, and answers 503 to what changes anything',
    }),
  }),
  board: shape('BoardHealth', {
    status: PartStatus,
    loading: Type.Boolean({
      description: 'Whether this server is still loading it, and answers 503 to what needs it',
    }),
  }),
  jobs: shape('JobsHealth', { status: PartStatus, list: Type.Array(JobHealth) }),
  clock: shape('ClockHealth', {
    status: PartStatus,
    problem: Type.Union([Type.String(), Type.Null()], {
      description:
        'Why the servers’ clock is not trusted, so that no week is closed; null while it is',
    }),
  }),
  updates: shape('UpdatesHealth', {
    status: PartStatus,
    problem: Type.Union([UpdatesProblem, Type.Null()], {
      description: 'Why the bot hears nothing from Telegram; null while it does',
    }),
  }),
  wallet: shape('WalletHealth', {
    configured: Type.Boolean(),
    status: PartStatus,
    reachable: NullableFlag,
    syncing: NullableFlag,
    height: NullableCount,
    tipAt: NullableTimestamp,
    coversOwed: Type.Union([Type.Boolean(), Type.Null()], {
      description: 'Whether the wallet holds enough for all that is due now; null: not known',
    }),
    paymentsStopped: Type.Union([Type.Boolean(), Type.Null()], {
      description:
        'Whether nothing is paid because the wallet shows payments that the database does not know',
    }),
  }),
  pool: Type.Optional(
    shape(
      'PoolHealth',
      {
        status: PartStatus,
        state: Type.Enum(['no_wallet', 'waits', 'unread', 'read', 'not_yet'], {
          title: 'PoolState',
          description:
            'waits: the week is over and its balance not known; unread: it never was, and counted as 0; not_yet: no week has needed it',
        }),
        week: Type.Union([WeekName, Type.Null()]),
      },
      { description: 'Only if the pool is a part of the wallet’s balance' },
    ),
  ),
  chain: shape('ChainHealth', {
    configured: Type.Boolean(),
    status: PartStatus,
    height: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'The newest block that was read; null before the first one',
    }),
    sourceHeight: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'The newest block of the node or index when it was last asked',
    }),
    readAt: Type.Union([Timestamp, Type.Null()], {
      description: 'When everything up to there had been read last',
    }),
    halted: Type.Union([Type.Boolean(), Type.Null()], {
      description: 'Whether no payment counts and nothing is paid until the operator has looked',
    }),
  }),
  price: shape('PriceHealth', {
    configured: Type.Boolean(),
    status: PartStatus,
    takenAt: Type.Union([Timestamp, Type.Null()], {
      description: 'Null if the price is fixed or missing',
    }),
    ageSeconds: NullableCount,
  }),
  backup: shape('BackupHealth', {
    configured: Type.Boolean(),
    status: PartStatus,
    newestAt: Type.Union([Timestamp, Type.Null()], {
      description: 'Null before the first one, or if no backups are scheduled',
    }),
    ageSeconds: NullableCount,
  }),
  witnesses: shape(
    'WitnessesHealth',
    {
      status: PartStatus,
      size: NullableCount,
      cosignedAt: NullableTimestamp,
      names: Type.Array(Type.String(), { description: 'The witnesses that cosigned it' }),
    },
    { description: 'The newest checkpoint of the public log that witnesses cosigned' },
  ),
});
export type SystemHealth = Static<typeof SystemHealth>;

/**
 * GET /api/health: measurements of every part of the system. Public, and responds without a database too
 * (docs/spec/monitor.md#7-health).
 */
export const getHealth = endpoint({
  route: 'getHealth',
  summary: 'Health and figures of every part of the system',
  tag: 'monitoring',
  access: 'public',
  response: SystemHealth,
  errors: [],
  asksNobody: true,
});

/** GET /health/live: the process responds. Does not touch any other part, so that a slow database does not get servers killed. */
export const getHealthLive = endpoint({
  route: 'getHealthLive',
  summary: 'Whether the process answers',
  tag: 'monitoring',
  access: 'public',
  response: shape('Liveness', { status: Type.Literal('live') }),
  errors: [],
  asksNobody: true,
});

/**
 * GET /health/ready: the database responds and is migrated, the board is loaded and the ledger checked; otherwise `unavailable`.
 */
export const getHealthReady = endpoint({
  route: 'getHealthReady',
  summary: 'Whether this server is ready for requests',
  tag: 'monitoring',
  access: 'public',
  response: shape('Readiness', { status: Type.Literal('ready') }),
  errors: ['unavailable'],
  asksNobody: true,
});

/** The wallet's figures; null if there is no wallet, or the wallet or database does not respond. */
export const WalletFigures = shape('WalletFigures', {
  balance: Type.Union([Amount, Type.Null()]),
  owed: Amount,
});
export type WalletFigures = Static<typeof WalletFigures>;

/** GET /api/health/wallet: the hot wallet's balance and the amount owed, for administrators. */
export const getWalletFigures = endpoint({
  route: 'getWalletFigures',
  summary: "The hot wallet's balance and the amount owed",
  tag: 'monitoring',
  access: 'admin',
  response: WalletFigures,
  errors: ['not_signed_in', 'forbidden'],
});
