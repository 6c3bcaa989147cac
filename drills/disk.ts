import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { openTestWalletServer, type TestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import type { Random } from '#server/testing/events.ts';
import {
  COINS,
  countLost,
  countMoney,
  payoutChainOf,
  settle,
  writeDueShares,
} from './due-shares.ts';
import { type EngineOnDisk, embeddedOn, postgresOn } from './engines-on-disk.ts';
import { type Load, type LoadReport, startLoad } from './load.ts';
import type { Round } from './report.ts';
import { hasEnded, type RunningServer, startServer, stopServer } from './servers.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const DISK_MB = 384;
const BEFORE_MS = 2_000;
const FULL_MS = 6_000;
const BACK_WITHIN_MS = 60_000;
/** The embedded engine refuses changes below 64 MB. */
const MOST_LEFT = 60 * 1024 * 1024;

type Stage = {
  random: Random;
  disk: SmallDisk;
  engine: EngineOnDisk;
  environment: Record<string, string>;
  token: string;
  server: RunningServer;
  loads: LoadReport[];
};

/** Fills the disk of the embedded database, twice: the second time the server is killed. */
export async function fillEmbedded(random: Random): Promise<Round> {
  const disk = mountSmallDisk(DISK_MB);
  const engine = embeddedOn(disk);
  const stage = await begin({ random, disk, engine }, {});
  try {
    const accident = await fillTwice(stage, random.pick([0, random.below(MOST_LEFT)]));
    await stopServer(stage.server);
    const database = await connect(engine.options);
    const counted = await count(stage, database.db);
    const differences = await checkLedger(database.db);
    await database.close();
    return merge(accident, { ...counted, ledgerDifferences: differences.length });
  } finally {
    await stopServer(stage.server);
    disk.close();
  }
}

/** Fills PostgreSQL's disk, twice: with a payout under way, and with server and database killed. */
export async function fillPostgres(random: Random): Promise<Round> {
  const disk = mountSmallDisk(DISK_MB);
  const engine = await postgresOn(disk);
  const wallet = await openTestWalletServer({ coins: COINS });
  const chain = payoutChainOf(wallet.node);
  const database = await connect(engine.options);
  let stage: Stage | null = null;
  try {
    const addresses = await writeDueShares(database.db, chain);
    const payout = holdPayout(wallet, random);
    stage = await begin({ random, disk, engine }, { WALLET_RPC_URL: wallet.url });
    await payout.reached;
    const accident = await fillTwice(stage, 0, payout.release);
    await settle(database.db, chain);
    const counted = await count(stage, database.db);
    const money = await countMoney(database.db, chain, addresses);
    return merge(accident, { ...counted, ...money });
  } finally {
    if (stage) await stopServer(stage.server);
    await database.close();
    await wallet.close();
    engine.close();
    disk.close();
  }
}

function holdPayout({ node }: TestWalletServer, random: Random) {
  const method = random.pick(['fundrawtransaction', 'sendrawtransaction']);
  return node.faults.hold(method, random.pick(['before', 'after'] as const));
}

async function begin(
  parts: Pick<Stage, 'random' | 'disk' | 'engine'>,
  more: Record<string, string>,
): Promise<Stage> {
  const token = randomBytes(24).toString('hex');
  const environment = {
    ...parts.engine.environment,
    ...more,
    SECRET_KEY: randomBytes(32).toString('hex'),
    BOT_GATEWAY_TOKEN: token,
  };
  return { ...parts, environment, token, server: await startServer(environment), loads: [] };
}

type Accident = {
  figures: Record<string, unknown>;
  faults: Record<string, number>;
  backAfterMs: number;
};

async function fillTwice(
  stage: Stage,
  leftBytes: number,
  onFull: () => void = () => {},
): Promise<Accident> {
  const isEmbedded = 'folder' in stage.engine.options;
  const before = load(stage);
  await pause(BEFORE_MS);
  stage.disk.fill(leftBytes);
  onFull();
  await before.stop();
  const full = load(stage);
  const wants = stage.random.below(2) === 0;
  if (wants) stage.engine.want();
  await pause(FULL_MS);
  const served = !hasEnded(stage.server);
  await full.stop();
  stage.disk.makeRoom();
  const roomAt = performance.now();
  const wentOn = await goOn(stage);
  const back = load(stage);
  const neverBack = await isNeverBack(back);
  const backAfterMs = Math.round(performance.now() - roomAt);
  await pause(BEFORE_MS);
  stage.disk.fill(leftBytes);
  if (stage.random.below(2) === 0) await pause(BEFORE_MS);
  await stopServer(stage.server, 'SIGKILL');
  const killsDatabase = stage.random.below(2) === 0;
  if (killsDatabase) stage.engine.kill();
  await back.stop();
  const started = await startFull(stage);
  stage.disk.makeRoom();
  const afterKill = await goOn(stage);
  const last = load(stage);
  const neverBackAfterKill = await isNeverBack(last);
  await pause(BEFORE_MS);
  await last.stop();
  return {
    figures: {
      left: leftBytes,
      ...(!isEmbedded && { logWanted: wants }),
      whileFull: {
        events: Object.fromEntries(full.report.events),
        pages: Object.fromEntries(full.report.pages),
      },
      wentOn,
      killed: killsDatabase && !isEmbedded ? 'server and database' : 'server',
      startWhileFull: started,
      afterKill,
    },
    backAfterMs,
    faults: {
      takenWhileFull: isEmbedded ? (full.report.events.get(200) ?? 0) : 0,
      neverRefused: (full.report.events.get(503) ?? 0) > 0 || !served ? 0 : 1,
      otherAnswers: served ? countOthers(full.report) : 0,
      pagesRefused: isEmbedded && served ? (full.report.pages.get(503) ?? 0) : 0,
      neverBack: neverBack + neverBackAfterKill,
    },
  };
}

function load(stage: Stage): Load {
  const begun = startLoad([stage.server.address], stage.token, stage.random);
  stage.loads.push(begun.report);
  return begun;
}

/** Does what an operator does once there is room again; returns a description of it. */
async function goOn(stage: Stage): Promise<string> {
  const steps = [];
  if (await stage.engine.bringUp()) steps.push('PostgreSQL started again');
  if (hasEnded(stage.server)) {
    stage.server = await startServer(stage.environment);
    steps.push('server started again');
  }
  return steps.join(', ') || 'by itself';
}

/** Starts a server while the disk is full; returns a description of the outcome. */
async function startFull(stage: Stage): Promise<string> {
  try {
    stage.server = await startServer(stage.environment);
    return 'started';
  } catch (error) {
    return String(error).trim().split('\n').slice(-1).join('').slice(0, 200);
  }
}

async function isNeverBack({ report }: Load): Promise<0 | 1> {
  const untilMs = performance.now() + BACK_WITHIN_MS;
  while (report.acknowledged.size === 0) {
    if (performance.now() > untilMs) return 1;
    await pause(20);
  }
  return 0;
}

/** Counts answers that are neither the requested ones nor a refusal that says when to retry. */
function countOthers({ events, pages }: LoadReport): number {
  return [...events, ...pages]
    .filter(([status]) => status !== 200 && status !== 503)
    .reduce((sum, [, times]) => sum + times, 0);
}

async function count({ loads }: Stage, db: Parameters<typeof countLost>[0]) {
  const acknowledged = new Set(loads.flatMap((report) => [...report.acknowledged]));
  return {
    acknowledged: acknowledged.size,
    lost: await countLost(db, acknowledged),
    withoutRetryAfter: loads.reduce((sum, report) => sum + report.withoutRetryAfter, 0),
  };
}

function merge(
  { figures, faults, backAfterMs }: Accident,
  { acknowledged, ...counted }: Record<string, number>,
): Round {
  return {
    figures: { ...figures, acknowledged },
    times: { backAfterMs },
    faults: { ...faults, ...counted },
  };
}
