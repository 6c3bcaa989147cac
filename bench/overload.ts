import { connect as connectTo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect } from '#server/db/connect.ts';
import { openProxy } from '#server/testing/db/proxy.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { type Clients, type RoundTimes, startClients } from './clients.ts';
import { machine, percentile, table } from './report.ts';
import { listen, openServer } from './server.ts';
import { mostMemory, prepareSite, reportTips } from './site.ts';

const SECONDS = 8;
const EVENTS_PER_SECOND = 50;
const SLOW_SOCKETS = 2000;
/** Of a flood that reads what is never kept. */
const FLOOD_CONNECTIONS = 200;
const SEARCHES = Array.from({ length: 500 }, (_, at) => `/api/leaderboard?search=a${at}`);

/**
 * `npm run bench -- overload`: what the gateway's events take in quiet; while one network, and then many, ask for more than is
 * borne; with 2,000 slow connections; and how soon callers are refused while the database is frozen. PostgreSQL.
 */
export async function run(): Promise<void> {
  console.log(`${EVENTS_PER_SECOND} events a second, ${SECONDS} s. ${machine()}\n`);
  const postgres = await startPostgres();
  const proxy = await openProxy(postgres.url());
  const database = await connect({ databaseUrl: proxy.url });
  const site = await prepareSite(database, () => {});
  const product = await openServer(database.db, site.options);
  const port = await listen(product);
  const [bot, crowd] = [startClients(), startClients()];
  const events = () => reportTips(bot, { port, perSecond: EVENTS_PER_SECOND, seconds: SECONDS });
  await events();
  const rows: string[][] = [];
  const add = async (name: string, others: () => Promise<RoundTimes | null>) => {
    const { answer, mb } = await mostMemory(() => Promise.all([events(), others()]));
    const [own, round] = answer;
    rows.push([name, pairOf(own.times), ...(round ? refusedOf(round) : ['', '', '']), String(mb)]);
  };
  const quiet = () => add('quiet', async () => null);
  await quiet();
  await add('a flood from one network', () => flood(crowd, port, '127.5.5.5'));
  await quiet();
  await add('a flood from many', () => flood(crowd, port, null));
  await quiet();
  const sockets = openSlow(port);
  await add(`${SLOW_SOCKETS} slow connections`, () => pages(crowd, port));
  const startMs = performance.now();
  // At the server: who reads nothing does not hear that it was closed.
  while ((await countOf(product.app.server)) > SLOW_SOCKETS / 100) await pause(500);
  const closedAfter = Math.round(SECONDS + (performance.now() - startMs) / 1000);
  for (const socket of sockets) socket.destroy();
  console.log(table(HEAD, rows));
  console.log(`\nThe slow connections were closed after ${closedAfter} s at the latest.\n`);
  proxy.freeze();
  const [frozen, ready] = await Promise.all([
    flood(crowd, port, '127.5.5.5', 100),
    pages(bot, port),
  ]);
  console.log(
    table(
      ['database frozen', 'answered: median / p99, ms', 'refused', 'in: median / p99, ms'],
      [
        ['reads from one network', ...refusedOf(frozen)],
        ['pages', ...refusedOf(ready)],
      ],
    ),
  );
  proxy.thaw();
  await pause(1000);
  await events();
  await product.app.close();
  await database.close();
  await proxy.close();
  await postgres.stop();
  site.remove();
  for (const each of [bot, crowd]) each.close();
}

const HEAD = [
  'while',
  'events: median / p99, ms',
  'others answered: median / p99',
  'refused',
  'in: median / p99',
  'memory, MB',
];

/** @param from the address that all come from; null: each call from another network */
function flood(
  clients: Clients,
  port: number,
  from: string | null,
  perSecond: number | null = null,
) {
  return clients.run({
    port,
    paths: SEARCHES,
    clients: Array.from({ length: FLOOD_CONNECTIONS }, () => ({})),
    ...(from === null ? { isCrowd: true } : { from }),
    calls: perSecond === null ? 4000 : perSecond * SECONDS,
    perSecond,
  });
}

function pages(clients: Clients, port: number) {
  return clients.run({
    port,
    paths: ['/leaderboard', '/'],
    clients: Array.from({ length: 50 }, () => ({ 'accept-encoding': 'gzip' })),
    isCrowd: true,
    calls: 20 * SECONDS,
    perSecond: 20,
  });
}

/** Half of them send their headers byte by byte, half ask for much and read nothing. */
function openSlow(port: number): Socket[] {
  const asked = 'GET /leaderboard HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50);
  return Array.from({ length: SLOW_SOCKETS }, (_, at) => {
    const reads = at % 2 === 0;
    const socket = connectTo({ port, host: '127.0.0.1', localAddress: `127.6.${at % 40}.1` });
    socket.on('error', () => {});
    socket.write(reads ? asked : 'GET / HTTP/1.1\r\n');
    const drip = setInterval(() => (reads ? socket.read(1) : socket.write('A')), 2000);
    socket.on('close', () => clearInterval(drip));
    return socket;
  });
}

async function countOf(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}

/** Those that were answered, how many were refused, and how soon, in ms; whoever got no answer fails the run. */
function refusedOf({ times, statuses }: RoundTimes): string[] {
  const of = (isRefused: boolean) =>
    times.filter((_, at) => [429, 503].includes(statuses[at] ?? 0) === isRefused);
  const failed = statuses.filter((status) => ![200, 429, 503].includes(status)).length;
  if (failed > 0) throw new Error(`${failed} got no answer`);
  return [pairOf(of(false)), String(of(true).length), pairOf(of(true))];
}

function pairOf(times: readonly number[]): string {
  return `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.99).toFixed(1)}`;
}
