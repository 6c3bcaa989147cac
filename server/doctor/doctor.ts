import { resolve } from 'node:path';
import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { findMisspelt } from '#server/config/names/check-names.ts';
import { findSecretKeys } from '#server/config/secret-file.ts';
import { loadSettings, settingsPath } from '#server/config/settings-file.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { createSecrets } from '#server/db/secrets.ts';
import { openFollowedSource } from '#server/gateways/followed-source.ts';
import { createHttpTimeSource } from '#server/gateways/time/http-date.ts';
import { findCoinChange, SET_COIN_AGAIN } from '#server/services/chain/proved-coin.ts';
import { findContents } from '#server/services/demo/mark.ts';
import { readDatabaseTime } from '#server/services/operations/clock.ts';
import type { Preview } from '#server/services/payouts/preview.ts';
import { checkBackupFolder, judgeBackup } from './checks/backups.ts';
import { checkClock } from './checks/clock.ts';
import { checkDatabaseDisk, checkDataDisk } from './checks/disk.ts';
import { checkFiles } from './checks/files.ts';
import { checkNode } from './checks/node-version.ts';
import { askHealth, findServer } from './checks/server.ts';
import { checkSums, checkWork, judgeDoubt, judgeJobs } from './checks/work.ts';
import { type Finding, fault, ok, skipped, warning } from './finding.ts';
import { probeBlocks } from './probes/blocks.ts';
import { probeChain } from './probes/chain.ts';
import { probeDatabase } from './probes/database.ts';
import { probeDomain } from './probes/domain.ts';
import { probeFaucet } from './probes/faucet.ts';
import { probeTelegram } from './probes/telegram.ts';
import { foresee, probeWallet } from './probes/wallet.ts';

type Environment = Record<string, string | undefined>;
type Around = { cwd: string; now: () => number; deep: boolean };

/** The limit in ms for recomputing all totals of a large community. */
const DEEP_LIMIT_MS = 30 * 60_000;
/** The limit in ms for previewing the next run: strangers can make the wallet's history long. */
const FORESEE_LIMIT_MS = 60_000;
/** The settings beside `compose.yaml` (docs/operations.md). */
const COMPOSE_SETTINGS = '.env';

/**
 * Examines a whole instance, with or without its server running, and changes nothing.
 *
 * @param around.deep also compares all totals with the ledger
 */
export async function examine(environment: Environment, around: Around): Promise<Finding[]> {
  const { cwd, now, deep } = around;
  const node = checkNode(process.versions.node, now());
  const config = settingsOf(environment, cwd);
  if ('check' in config) return [node, config];
  const keys = secretKeysOf(config);
  const secrets = keys && keys.length > 0 ? createSecrets(keys) : null;
  const server = await findServer(config, secrets);
  const { isRunning } = server;
  const [database, telegram, domain, disk, clocks] = await Promise.all([
    lookAtDatabase(config, { now, deep, isRunning, secretKeys: keys }),
    lookAtTelegram(config, now()),
    probeDomain({ ...config, secrets, isRunning, nowMs: now() }),
    checkDataDisk(config.dataDir),
    lookAtClocks(config, now),
  ]);
  return [
    node,
    ...describeSettings(config, environment),
    ...checkFiles({
      dataDir: config.dataDir,
      hasSecretKey: config.secretKeys.length > 0,
      settingsFiles: [settingsPath(environment, cwd), resolve(cwd, COMPOSE_SETTINGS)],
    }),
    disk,
    ...checkBackupFolder({ folder: config.backups.folder, dataDir: config.dataDir }),
    server.finding,
    ...database.findings,
    ...clocks,
    ...telegram,
    ...domain.findings,
    ...(await lookAtMoney(config, database.preview, now())),
  ];
}

/** The configuration, or the finding that says why there is none. */
function settingsOf(environment: Environment, cwd: string): Config | Finding {
  try {
    const settings = { ...environment };
    loadSettings(settings, cwd);
    return readConfig(settings, cwd);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [variable = ''] = error.message.split(/[: ]/);
    // A community's file may have several errors.
    const problems = error.message.replaceAll('\n', '; ');
    const says = `${problems}. Nothing that depends on settings was checked.`;
    return fault('settings', says, `Correct ${variable}`, error.settings);
  }
}

function describeSettings({ insecureRpc, demo }: Config, environment: Environment): Finding[] {
  const shown = demo ? 'The settings can be read; DEMO is on.' : 'The settings can be read.';
  return [
    ok('settings', shown, demo ? ['DEMO'] : []),
    ...insecureRpc.map((name) => {
      const says = `${name}: the node's password crosses the network unencrypted.`;
      return warning('settings', says, `Use https in ${name}, and unset RPC_INSECURE`, [
        name,
        'RPC_INSECURE',
      ]);
    }),
    ...findMisspelt(environment).map(({ name, meant }) => {
      const says = `The environment has ${name}, but there is no such setting.`;
      return warning('settings', says, `Rename it to ${meant}, or unset it`, [meant]);
    }),
  ];
}

/** Null: they cannot be read. */
function secretKeysOf(config: Config): readonly Uint8Array[] | null {
  try {
    return findSecretKeys(config);
  } catch {
    return null;
  }
}

type DatabaseLook = { findings: Finding[]; preview: Preview | null };

async function lookAtDatabase(
  config: Config,
  input: Omit<Around, 'cwd'> & {
    isRunning: boolean | null;
    secretKeys: readonly Uint8Array[] | null;
  },
): Promise<DatabaseLook> {
  const { now, deep, isRunning, secretKeys } = input;
  const secretIds = secretKeys?.map((key) => createSecrets([key]).currentId) ?? null;
  const runs = { isRunning, jobs: config.jobs, makesBackups: config.backups.folder !== null };
  let preview: Preview | null = null;
  const checks = async ({ db, engine }: Database) => {
    preview = await foresee(db, config, now());
    const clock = { name: 'the database', offByMs: 0, readMs: () => readDatabaseTime(db) };
    return [
      ...(await checkCoin(db, config)),
      ...(engine === 'postgres' ? [await checkClock('clock-database', clock, now)] : []),
      ...(await checkWork(db, {
        nowMs: now(),
        runs,
        secretIds,
        hasWallet: config.walletUrl !== null,
      })),
      ...(config.databaseUrl ? await checkDatabaseDisk(db, config.databaseUrl) : []),
      deep
        ? await checkSums(db)
        : skipped('ledger', 'Only --deep compares totals with the ledger.'),
    ];
  };
  const { findings } = await probeDatabase(config, checks, limitOf(config, deep));
  // Only the running server can open the embedded database, so the server is asked instead.
  const isHeld = findings.some(({ check, state }) => check === 'database' && state === 'skipped');
  const told = isHeld && isRunning ? await askServer(config, now()) : [];
  return { findings: [...findings, ...told], preview };
}

async function checkCoin(db: Db, { coin }: Config): Promise<Finding[]> {
  if ((await findContents(db)) === 'demo') return [];
  const changed = await findCoinChange(db, coin);
  if (changed === null) return [];
  return [
    fault('coin', `${capital(changed)}.`, capital(SET_COIN_AGAIN), [
      'COMMUNITY_FILE',
      'COIN_NETWORK',
    ]),
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function limitOf({ walletUrl }: Config, deep: boolean): number | undefined {
  if (deep) return DEEP_LIMIT_MS;
  return walletUrl === null ? undefined : FORESEE_LIMIT_MS;
}

async function askServer(config: Config, nowMs: number): Promise<Finding[]> {
  const health = await askHealth(config);
  if (health === null) return [skipped('jobs', 'The running server does not report its state.')];
  const { database, jobs, clock, backup } = health;
  const newestMs = backup.newestAt === null ? null : Date.parse(backup.newestAt);
  const works =
    database.status === 'ok' || database.status === 'warning'
      ? ok('database-rights', 'The running server reads and writes its database.')
      : fault(
          'database-rights',
          'The running server cannot use its database.',
          'The log says why; make room on the disk of DATA_DIR',
          ['DATA_DIR'],
        );
  const unseen = ['weeks', 'fence', 'payouts', 'secret', 'ledger'].map((check) =>
    skipped(check, 'The embedded database is in use: stop the server to check this.'),
  );
  const runs = { isRunning: true, jobs: config.jobs, makesBackups: backup.configured };
  return [
    works,
    judgeJobs(jobs.list, runs),
    judgeDoubt(clock.problem),
    ...unseen,
    judgeBackup(newestMs, { nowMs, isMade: backup.configured }),
  ];
}

async function lookAtTelegram(config: Config, nowMs: number): Promise<Finding[]> {
  const { botToken } = config;
  if (botToken === null)
    return [skipped('telegram-token', 'TELEGRAM_BOT_TOKEN is not set.', ['TELEGRAM_BOT_TOKEN'])];
  return (await probeTelegram({ ...config, botToken, nowMs })).findings;
}

async function lookAtClocks(config: Config, now: () => number): Promise<Finding[]> {
  const { clockCheckUrl, botToken, telegramApiRoot } = config;
  const url = clockCheckUrl ?? (botToken === null ? null : telegramApiRoot);
  if (url === null) {
    const says =
      'There is no source to compare the clock with: neither CLOCK_CHECK_URL nor a bot is set.';
    return [skipped('clock', says, ['CLOCK_CHECK_URL'])];
  }
  const name = clockCheckUrl === null ? 'Telegram' : new URL(clockCheckUrl).host;
  return [await checkClock('clock', createHttpTimeSource({ name, url }), now)];
}

async function lookAtMoney(
  config: Config,
  preview: Preview | null,
  nowMs: number,
): Promise<Finding[]> {
  const { walletUrl, coin, chainApiUrl, faucet } = config;
  const wallet = walletUrl === null ? null : await probeWallet({ walletUrl, coin, preview, nowMs });
  const known =
    walletUrl !== null && wallet?.state ? { url: walletUrl, height: wallet.state.height } : null;
  const chain = chainApiUrl === null ? null : await probeChain({ chainApiUrl, wallet: known });
  const source = openFollowedSource(config);
  return [
    ...(wallet
      ? wallet.findings
      : [skipped('wallet', 'WALLET_RPC_URL is not set.', ['WALLET_RPC_URL'])]),
    ...(chain
      ? chain.findings
      : [skipped('chain-index', 'CHAIN_API_URL is not set.', ['CHAIN_API_URL'])]),
    source
      ? await probeBlocks(source, coin)
      : skipped('chain-source', 'No node or index is configured, so the chain is not followed.'),
    ...(faucet ? await probeFaucet({ faucet, coin, nowMs }) : []),
  ];
}
