import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { type Clients, requireSuccess, startClients } from './clients.ts';
import { startEngines } from './engines.ts';
import { machine, percentile, table } from './report.ts';
import { listen, openServer } from './server.ts';
import { prepareSite } from './site.ts';

const CONNECTIONS = 16;
/** The calls of each variant in each turn, and the turns; variants take turns, so that other load on the machine affects all. */
const CALLS = 500;
const TURNS = 7;

type Way = { path: string; headers(): Promise<Record<string, string>>; status: number };
type Measured = { perSecond: number; cpuMs: number };

/**
 * `npm run bench -- pages`: pages per second compared with the same bytes as a static file of the same server, for strangers,
 * for clients that have the page, and for signed-in members.
 */
export async function run(): Promise<void> {
  console.log(`${CONNECTIONS} connections, gzip; the middle of ${TURNS} turns. ${machine()}\n`);
  const clients = startClients();
  for (const engine of await startEngines()) {
    const database = await engine.open();
    const rows = await measureAll(database, clients);
    console.log(`## ${engine.name}\n\n${table(HEAD, rows)}\n`);
    await database.close();
    await engine.stop();
  }
  clients.close();
}

const HEAD = [
  'page',
  'file/s',
  'page/s, of the file',
  'who has it (304), of the file',
  'CPU ms: file',
  'page',
  'who has it',
  'signed in',
];

async function measureAll(database: Database, clients: Clients): Promise<string[][]> {
  const { db } = database;
  const { siteFolder, options, remove } = await prepareSite(database);
  const first = await openServer(db, options);
  const week = await first.app.inject('/api/weekly-rewards/weeks');
  const pages = [
    '/',
    '/leaderboard',
    '/leaderboard?sort=totalTipped&page=2',
    '/weeks',
    `/weeks/${week.json().weeks[0].week}`,
    '/creator',
  ];
  for (const [number, page] of pages.entries()) {
    const { body } = await first.app.inject(page);
    writeFileSync(join(siteFolder, `client/file-${number}.html`), body);
    writeFileSync(join(siteFolder, `client/file-${number}.html.gz`), gzipSync(body));
  }
  await first.app.close();
  const product = await openServer(db, options);
  const port = await listen(product);
  const { rows: members } = await sql<{ id: bigint }>`
    select id from members where role = 'member' order by id limit 1`.execute(db);
  const token = await createSession(db, { memberId: members[0]?.id ?? 1n, nowMs: Date.now() });
  const rows: string[][] = [];
  for (const [number, path] of pages.entries()) {
    const packed = { 'accept-encoding': 'gzip' };
    const tag = async () => String((await product.app.inject(path)).headers.etag);
    const turns = await inTurn(clients, port, [
      { path: `/file-${number}.html`, headers: async () => packed, status: 200 },
      { path, headers: async () => packed, status: 200 },
      { path, headers: async () => ({ ...packed, 'if-none-match': await tag() }), status: 304 },
      { path, headers: async () => ({ ...packed, cookie: `deck=${token}` }), status: 200 },
    ]);
    rows.push([path, ...figuresOf(turns)]);
  }
  await product.app.close();
  remove();
  return rows;
}

/** Each turn measures all variants once, so that other load on the machine affects all. */
async function inTurn(clients: Clients, port: number, ways: readonly Way[]): Promise<Measured[][]> {
  const turns: Measured[][] = [];
  for (let turn = -1; turn < TURNS; turn++) {
    const measured: Measured[] = [];
    for (const way of ways) measured.push(await measure(clients, port, way));
    if (turn >= 0) turns.push(measured);
  }
  return turns;
}

async function measure(clients: Clients, port: number, way: Way): Promise<Measured> {
  const headers = await way.headers();
  const before = process.cpuUsage();
  const round = await clients.run({
    port,
    paths: [way.path],
    clients: Array.from({ length: CONNECTIONS }, () => headers),
    calls: CALLS,
    perSecond: null,
  });
  const { user, system } = process.cpuUsage(before);
  // The page was renewed meanwhile, so no client has it any more.
  const isOther = way.status === 304 && round.statuses.includes(200);
  if (isOther) return measure(clients, port, way);
  const { tookMs } = requireSuccess(round, way.status);
  return { perSecond: (1000 * CALLS) / tookMs, cpuMs: (user + system) / 1000 / CALLS };
}

function figuresOf(turns: readonly Measured[][]): string[] {
  const middle = (of: (turn: readonly Measured[]) => number) => percentile(turns.map(of), 0.5);
  const rate = (turn: readonly Measured[], way: number) => turn[way]?.perSecond ?? Number.NaN;
  const ratio = (way: number) => middle((turn) => rate(turn, way) / rate(turn, 0)).toFixed(2);
  const cpu = (way: number) => middle((turn) => turn[way]?.cpuMs ?? Number.NaN).toFixed(2);
  const perSecond = Math.round(middle((turn) => rate(turn, 0))).toLocaleString('en-US');
  return [perSecond, ratio(1), ratio(2), cpu(0), cpu(1), cpu(2), cpu(3)];
}
