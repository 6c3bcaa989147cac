import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Db } from '#server/db/connect.ts';
import { withLongStatements } from '#server/db/time-limits.ts';
import { openTestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import type { Random } from '#server/testing/events.ts';
import { countLost, countMoney, settle } from '../due-shares.ts';
import { type Load, startLoad } from '../load.ts';
import { ownFolder } from '../postgres.ts';
import type { Round } from '../report.ts';
import { openBalancer } from './balancer.ts';
import { type BotApart, openBotApart } from './bot.ts';
import { COMMUNITY, type Daemon, openDaemon } from './daemon.ts';
import { type Disk, mountDisk } from './disk.ts';
import { FAULTS, SHARED_NODE } from './faults.ts';
import { closeNetwork, NODES, openNetwork } from './network.ts';
import { DISK_NODE, type Nodes, openNodes, placeOf } from './nodes.ts';
import { openServers, type Servers } from './servers.ts';
import { ORIGIN, startTippers, type Tippers } from './tips.ts';
import { countClosings, fillWeek, POOL, whenClosed } from './week.ts';

/** The progress of the payout under way when something breaks. */
const MOMENTS = ['fundrawtransaction', 'signrawtransactionwithwallet', 'sendrawtransaction'];
const LONGEST_FAULT_MS = 40_000;
/** Every part works again this long after a fault has ended. */
const BACK_WITHIN_MS = 30_000;
const LONGEST_MS = 180_000;

type Scene = {
  db: Db;
  nodes: Nodes;
  servers: Servers;
  bot: BotApart;
  disk: Disk;
  daemon: Daemon;
  load: Load;
  tippers: Tippers;
  random: Random;
};

/**
 * Three nodes with PostgreSQL, Patroni and etcd, two servers behind a balancer, a bot apart and a real daemon, under a load of events,
 * pages, sign-ins and tips. Each round breaks one thing while a week is closed or being paid, mends it, and counts every acknowledged
 * event and session, every closing, every share and every tip.
 *
 * @param input.faults breaks only these, separated by commas; by default one after the other
 */
export async function* keepCluster(
  random: Random,
  { rounds, faults }: { rounds: number; faults: string | undefined },
): AsyncGenerator<Round> {
  const wanted = faults?.split(',') ?? Object.keys(FAULTS);
  const names = wanted.filter((name) => name in FAULTS);
  if (names.length < wanted.length) throw new Error(`Faults: ${Object.keys(FAULTS).join(', ')}.`);
  const closers: (() => unknown)[] = [];
  try {
    const scene = await setUp(random, closers);
    for (let round = 0; round < rounds; round += 1) {
      yield await breakOne(scene, names[round % names.length] ?? '', round);
    }
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

async function setUp(random: Random, closers: (() => unknown)[]): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-drill-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  ownFolder(folder);
  for (const node of NODES) mkdirSync(placeOf(node, folder));
  const disk = mountDisk(placeOf(DISK_NODE, folder));
  closers.push(disk.close);
  openNetwork();
  closers.push(closeNetwork);
  const daemon = await openDaemon();
  closers.push(daemon.close);
  const nodes = await openNodes(folder);
  const community = join(folder, 'community.json');
  writeFileSync(community, JSON.stringify(COMMUNITY));
  const desk = await openTestTelegramServer({ token: TEST_BOT_TOKEN, everybodyStarted: false });
  closers.push(desk.close);
  const token = randomBytes(24).toString('hex');
  const shared = {
    DATABASE_URL: nodes.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    COMMUNITY_FILE: community,
    WEEKLY_POOL: POOL,
    MIN_ACTIVITY_THRESHOLD: '1',
    COIN_NETWORK: 'regtest',
    CHAIN_RPC_URL: daemon.url,
    RPC_INSECURE: '1',
    TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
    TELEGRAM_API_ROOT: desk.root,
    PUBLIC_URL: ORIGIN,
  };
  const servers = await openServers(
    { ...shared, BOT_GATEWAY_TOKEN: token, BOT_USERNAME: 'drill_bot', WALLET_RPC_URL: daemon.url },
    { token, nodes: [SHARED_NODE, null] },
  );
  closers.push(servers.close);
  const addresses = servers.all.map(({ address }) => address);
  const balancer = await openBalancer(
    folder,
    addresses.map((address) => new URL(address).host),
  );
  closers.push(balancer.close);
  servers.watch(balancer.address);
  const bot = await openBotApart(desk, shared);
  closers.push(bot.close);
  const database = await connect({ databaseUrl: nodes.url });
  closers.push(database.close);
  // Half of the calls go through the balancer; the others also reach a server that it leaves out.
  const doors = [balancer.address, balancer.address, ...addresses];
  const load = startLoad(doors, token, random);
  closers.push(load.stop);
  const { db } = database;
  const tippers = await startTippers({ db, daemon, desk, doors, random });
  closers.push(tippers.stop);
  return { db, nodes, servers, bot, disk, daemon, load, tippers, random };
}

async function breakOne(scene: Scene, name: string, round: number): Promise<Round> {
  const { db, nodes, servers, bot, daemon, load, tippers, random } = scene;
  const refusedBefore = servers.boardRefused;
  load.report.longestGapMs = 0;
  const method = random.pick(MOMENTS);
  const when = random.pick(['before', 'after'] as const);
  const payout = daemon.hold(method, when);
  const { week, addresses } = await fillWeek(db, daemon, round);
  const breaks = random.pick(['closing', 'payout'] as const);
  // The servers close the week within a minute, so often during the fault.
  if (breaks === 'payout') await Promise.race([payout.reached, fail('no payout began')]);
  const startedAt = performance.now();
  const mend = await FAULTS[name]?.(scene);
  setTimeout(() => payout.release(), random.below(LONGEST_FAULT_MS / 2));
  await pause(random.below(LONGEST_FAULT_MS));
  const forMs = performance.now() - startedAt;
  await mend?.();
  const endedAt = performance.now();
  await nodes.allBack();
  for (const server of servers.all) load.report.acknowledged.add(await servers.acknowledge(server));
  const backMs = Math.round(performance.now() - endedAt);
  await bot.answer();
  const botBackMs = Math.round(performance.now() - endedAt);
  await Promise.race([whenClosed(db, week), fail('the week was not closed')]);
  await settle(db, daemon);
  const { acknowledged, longestGapMs, withoutRetryAfter } = load.report;
  // After an hour there are hundreds of thousands of events to look for.
  const counted = await withLongStatements(async () => ({
    lost: await countLost(db, acknowledged),
    ...(await countMoney(db, daemon, addresses)),
    ...(await countClosings(db, week)),
    ...(await bot.findFaults(db)),
    ...(await tippers.findFaults()),
  }));
  return {
    figures: {
      fault: name,
      breaks: breaks === 'payout' ? `${when} ${method}` : breaks,
      forMs: Math.round(forMs),
      acknowledged: acknowledged.size,
      ...tippers.figures(),
    },
    times: { refusedForMs: Math.round(longestGapMs), backMs, botBackMs },
    faults: {
      ...counted,
      late: backMs > BACK_WITHIN_MS ? 1 : 0,
      botLate: botBackMs > BACK_WITHIN_MS ? 1 : 0,
      boardRefused: servers.boardRefused - refusedBefore,
      withoutRetryAfter,
    },
  };
}

async function fail(why: string): Promise<never> {
  await pause(LONGEST_MS, undefined, { ref: false });
  throw new Error(why);
}
