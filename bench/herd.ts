import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Database } from '#server/db/connect.ts';
import { type Clients, type RoundTimes, startClients } from './clients.ts';
import { startEngines } from './engines.ts';
import { machine, pairOf, percentile, table } from './report.ts';
import { listen, openServer } from './server.ts';
import { mostMemory, prepareSite, reportTips } from './site.ts';

const VISITORS = 5000;
const SECONDS = 10;
const EVENTS_PER_SECOND = 100;
const TURNS = 3;
const PAGES = ['/leaderboard', '/', '/leaderboard?sort=totalTipped', '/weeks', '/creator'];

/**
 * `npm run bench -- herd [turns]`: 5,000 visitors within ten seconds, each on a connection of their own, while events come in through
 * the gateway; in turns with the same events and nobody there, and with the visitors at a server of one constant, which shows what
 * the machine alone costs.
 */
export async function run(args: string[]): Promise<void> {
  const turns = Number(args[0] ?? TURNS);
  console.log(
    `${VISITORS} visitors in ${SECONDS} s, ${EVENTS_PER_SECOND} events a second. ${machine()}\n`,
  );
  const [visitors, bot] = [startClients(), startClients()];
  for (const engine of await startEngines()) {
    const database = await engine.open();
    const rows = await measure(database, { visitors, bot, turns });
    console.log(`## ${engine.name}\n\n${table(HEAD, rows)}\n`);
    await database.close();
    await engine.stop();
  }
  visitors.close();
  bot.close();
}

const HEAD = [
  'turn',
  'events: median / p99, ms',
  'with the herd',
  'p99, of the quiet one',
  'visitors elsewhere',
  'of the quiet one',
  'pages: median / p99',
  'errors',
  'memory, MB',
  'with the herd',
  'full collections, ms',
];

async function measure(
  database: Database,
  { visitors, bot, turns }: { visitors: Clients; bot: Clients; turns: number },
): Promise<string[][]> {
  const site = await prepareSite(database);
  const product = await openServer(database.db, site.options);
  const port = await listen(product);
  const events = () => reportTips(bot, { port, perSecond: EVENTS_PER_SECOND, seconds: SECONDS });
  const bare = await startBare();
  const herd = (at: number) =>
    visitors.run({
      port: at,
      paths: PAGES,
      clients: Array.from({ length: 1000 }, () => ({ 'accept-encoding': 'gzip' })),
      isCrowd: true,
      calls: VISITORS,
      perSecond: VISITORS / SECONDS,
    });
  await events();
  const rows: string[][] = [];
  for (let turn = 1; turn <= turns; turn++) {
    const quiet = await mostMemory(events);
    const busy = await mostMemory(() => Promise.all([events(), herd(port)]));
    const [elsewhere] = await Promise.all([events(), herd(bare.port)]);
    const [during, pages] = busy.answer;
    const ofQuiet = ({ times }: RoundTimes) =>
      (percentile(times, 0.99) / percentile(quiet.answer.times, 0.99)).toFixed(2);
    rows.push([
      String(turn),
      pairOf(quiet.answer.times),
      pairOf(during.times),
      ofQuiet(during),
      pairOf(elsewhere.times),
      ofQuiet(elsewhere),
      pairOf(pages.times),
      String(pages.statuses.filter((status) => status !== 200).length),
      String(quiet.mb),
      String(busy.mb),
      busy.collectionsMs.map((ms) => ms.toFixed(0)).join(', '),
    ]);
  }
  bare.close();
  await product.app.close();
  site.remove();
  return rows;
}

const BARE = `
  const body = Buffer.alloc(8000, 'a');
  const server = require('node:http').createServer((_, answer) => answer.end(body));
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => process.send(server.address().port));
`;

/** A server in a process of its own, of about the bytes of a page. */
async function startBare() {
  const child = spawn(process.execPath, ['-e', BARE], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return { port: Number(port), close: () => child.kill() };
}
