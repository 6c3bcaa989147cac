import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { News } from '#server/db/news.ts';
import { createSecrets } from '#server/db/secrets.ts';
import { createApiKey } from '#server/services/keys/api-keys.ts';
import { createServerKeyGate } from '#server/services/keys/gate.ts';
import { REAL_WAITING } from '#server/services/sign-in/approvals.ts';
import { type Clients, requireSuccess, startClients } from './clients.ts';
import { startEngines } from './engines.ts';
import { fillMembers } from './fill.ts';
import { machine, percentile, table } from './report.ts';
import { listen, openServer } from './server.ts';

/** The start of the clock, which runs: answers are kept for a while, and minutes begin with nothing used. */
const NOW_MS = Date.now();
const SECRETS = createSecrets([Buffer.alloc(32)]);
const MEMBERS = 100;
const YEAR_MS = 365 * 86_400_000;
/** Calls of each route, in turns, so that other load on the machine affects both. */
const CALLS = 3000;
const TURNS = 10;
const WARM_UP = 1000;

type Load = {
  name: string;
  clients: number;
  keys: 'own' | 'one';
  /** Calls a second from all clients together; null: each calls again as soon as it is answered. */
  perSecond: number | null;
};
const LOADS: readonly Load[] = [
  { name: 'one client', clients: 1, keys: 'own', perSecond: null },
  { name: '50 clients, 200 calls/s', clients: 50, keys: 'own', perSecond: 200 },
  { name: '50 clients, one key, 200 calls/s', clients: 50, keys: 'one', perSecond: 200 },
  { name: '50 clients, as fast as they can', clients: 50, keys: 'own', perSecond: null },
  { name: '50 clients, one key, as fast as they can', clients: 50, keys: 'one', perSecond: null },
];
/** Answers a constant without authentication, through the same server. */
const BARE = '/health/live';
const GATED = '/api/v1/key';

/**
 * `npm run bench -- keys`: the cost of key check, limit and count in a call, over sockets: `GET /api/v1/key` compared with a
 * route of the same server without authentication.
 */
export async function run(): Promise<void> {
  const rows: string[][] = [];
  const clients = startClients();
  for (const engine of await startEngines()) {
    const { db, close, follow } = await engine.open();
    const news = follow((error) => {
      throw error;
    });
    await fillMembers(db, MEMBERS, NOW_MS);
    const keys = await makeKeys(db);
    const alone = await measureAlone(db, news, keys[0] ?? '');
    rows.push([engine.name, 'the gate alone, without HTTP', '', pairOf(alone), '', rateOf(alone)]);
    const product = await openServer(db, { nowMs: null, secrets: SECRETS, news });
    const port = await listen(product);
    for (const load of LOADS) {
      const [without, withGate] = await measureInTurns(clients, port, load, keys);
      rows.push([engine.name, load.name, ...figuresOf(without, withGate)]);
    }
    // This also waits for calls that are not yet counted.
    await product.app.close();
    await checkCounts(db);
    await close();
    await engine.stop();
  }
  clients.close();
  console.log(`${CALLS} calls each, ms. ${machine()}\n`);
  console.log(
    table(['engine', 'load', 'bare: median / p99', 'gate: median / p99', 'added', 'calls/s'], rows),
  );
}

type Measured = { times: number[]; tookMs: number };

function figuresOf(bare: Measured, gate: Measured): string[] {
  const added = (share: number) => percentile(gate.times, share) - percentile(bare.times, share);
  return [
    pairOf(bare),
    pairOf(gate),
    `${added(0.5).toFixed(2)} / ${added(0.99).toFixed(2)}`,
    rateOf(gate),
  ];
}

function pairOf({ times }: Measured): string {
  return `${percentile(times, 0.5).toFixed(2)} / ${percentile(times, 0.99).toFixed(2)}`;
}

function rateOf({ times, tookMs }: Measured): string {
  return Math.round((1000 * times.length) / tookMs).toLocaleString('en-US');
}

/** The gate's own latency: calls one after another, in process. */
async function measureAlone(db: Db, news: News, bearer: string): Promise<Measured> {
  const gate = createServerKeyGate({
    db,
    secrets: SECRETS,
    readFreeRequests: async () => 0,
    news,
    pause: REAL_WAITING.pause,
    report: (error) => {
      throw error;
    },
  });
  const times: number[] = [];
  for (let call = -WARM_UP; call < CALLS; call++) {
    const startMs = performance.now();
    const { refusal } = await gate.admit({
      bearer,
      permission: null,
      appPermission: null,
      origin: 'here',
      nowMs: Date.now(),
    });
    if (refusal) throw refusal;
    if (call >= 0) times.push(performance.now() - startMs);
    // Here a server would send its answer, and the count begins.
    await setImmediate();
  }
  const tookMs = times.reduce((sum, each) => sum + each, 0);
  await gate.stop();
  return { times, tookMs };
}

/** The bare route and the gate in turns, so that other load on the machine affects both. */
async function measureInTurns(
  clients: Clients,
  port: number,
  load: Load,
  keys: readonly string[],
): Promise<[Measured, Measured]> {
  const callers = Array.from({ length: load.clients }, (_, client) => ({
    authorization: `Bearer ${keys[load.keys === 'own' ? client : 0]}`,
  }));
  const measured = [BARE, GATED].map((path) => ({ path, times: [] as number[], tookMs: 0 }));
  const { perSecond } = load;
  const play = async (path: string, calls: number) =>
    requireSuccess(await clients.run({ port, paths: [path], clients: callers, calls, perSecond }));
  for (const { path } of measured) await play(path, WARM_UP);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const each of measured) {
      const { times, tookMs } = await play(each.path, CALLS / TURNS);
      each.times.push(...times);
      each.tookMs += tookMs;
    }
  }
  const [bare, gate] = measured;
  if (!bare || !gate) throw new Error('nothing measured');
  return [bare, gate];
}

/** One key for each of 50 members, whose plans and limits are high enough. */
async function makeKeys(db: Db): Promise<string[]> {
  await sql`
    insert into subscriptions (member_id, tier, status, period, source, anchor_at, expires_at, changed_at)
    select id, 'enterprise', 'active', 'yearly', 'grant', ${new Date(NOW_MS).toISOString()}::timestamptz,
      ${new Date(NOW_MS + YEAR_MS).toISOString()}::timestamptz, ${new Date(NOW_MS).toISOString()}::timestamptz
    from members order by id limit 50`.execute(db);
  const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
    select id, telegram_id from members order by id limit 50`.execute(db);
  const keys: string[] = [];
  for (const { id, telegram_id } of rows) {
    const actor = { memberId: id, telegramId: String(telegram_id), signedInAtMs: NOW_MS };
    const { apiKey } = await createApiKey(
      db,
      { actor, secrets: SECRETS, nowMs: NOW_MS },
      { name: 'Bench', permissions: ['read_balance'], expiresAtMs: null, appId: null },
    );
    keys.push(apiKey);
  }
  await sql`update api_keys set rate_limit = 1000000`.execute(db);
  return keys;
}

/** Every call was admitted, so in the end the counters must match. */
async function checkCounts(db: Db): Promise<void> {
  const { rows } = await sql<{ days: number; month: number }>`
    select (select sum(requests)::int from api_key_days) as days,
      (select sum(api_requests)::int from plan_usage) as month`.execute(db);
  const expected = (LOADS.length + 1) * (WARM_UP + CALLS);
  if (rows[0]?.days !== expected || rows[0]?.month !== expected) {
    throw new Error(`counted ${JSON.stringify(rows[0])} of ${expected} calls`);
  }
}
