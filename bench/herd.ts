import type { Database } from '#server/db/connect.ts';
import { readPagesAhead } from '#server/http/pages/read-ahead.ts';
import { startBare } from './bare.ts';
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
 * `npm run bench -- herd [turns] [cold]`: 5,000 visitors within ten seconds, each on a new connection, while events come in
 * through the gateway; in turns with the same events without visitors, and with the visitors at a server of one constant, which
 * shows the cost of the machine alone. Pages are rendered once before the first turn, as a started server does; `cold` skips
 * that.
 */
export async function run(args: string[]): Promise<void> {
  const turns = Number(args[0] ?? TURNS);
  console.log(
    `${VISITORS} visitors in ${SECONDS} s, ${EVENTS_PER_SECOND} events a second. ${machine()}\n`,
  );
  const [visitors, bot] = [startClients(), startClients()];
  for (const engine of await startEngines()) {
    const database = await engine.open();
    const rows = await measure(database, { visitors, bot, turns, isCold: args.includes('cold') });
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

type Setting = { visitors: Clients; bot: Clients; turns: number; isCold: boolean };

async function measure(
  database: Database,
  { visitors, bot, turns, isCold }: Setting,
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
  if (!isCold) await readPagesAhead(product.app);
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
