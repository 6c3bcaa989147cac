import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Db } from '#server/db/connect.ts';
import { CALL_LIMIT_MS, withStatementLimit } from '#server/db/time-limits.ts';
import { TEST_BOT_TOKEN, widgetSignIn } from '#server/fakes/telegram/signer.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { openProxy } from '#server/testing/db/proxy.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { startBare } from './bare.ts';
import { type Clients, type RoundTimes, requireSuccess, startClients } from './clients.ts';
import { machine, pairOf, percentile, table } from './report.ts';
import { listen, openServer } from './server.ts';
import { mostMemory, prepareSite, reportTips } from './site.ts';
import { openSlowSockets, slowSocketsAt } from './slow-sockets.ts';

const SECONDS = 8;
const EVENTS_PER_SECOND = 50;
const SIGN_INS_PER_SECOND = 5;
const OWN_CALLS_PER_SECOND = 10;
/** The calls of one network: more than the thread can answer. */
const FLOOD_PER_SECOND = 4000;
/** The calls of many networks, each on a new connection. */
const CROWD_PER_SECOND = 1000;
const SLOW_SOCKETS = 2000;
/** Searches are never kept. */
const SEARCHES = Array.from({ length: 500 }, (_, at) => `/api/leaderboard?search=a${at}`);
const OWN_CALLS = ['/api/admin/users', '/api/leaderboard/me'];
const PAGES = ['/leaderboard', '/'];
const FLOODER = '127.5.5.5';
/** All places of the public lane, and of its waiting list up to the limit of one network. */
const FILL = 72;

/**
 * `npm run bench -- overload`: the times of the gateway's events, sign-ins, and an administrator's calls without other load;
 * while one network, and then many, exceed the limits; while many invent sessions; with 2,000 slow connections, compared with
 * the same callers at a bare server; and the callers' answers while the database is frozen. PostgreSQL, some three minutes. All
 * calls come at an even pace: refused callers do not slow the others down.
 */
export async function run(): Promise<void> {
  const startMs = performance.now();
  // tsx turns them on: each connection that is cut off would cost ten times as much as in the product.
  process.setSourceMapsEnabled(false);
  console.log(`${EVENTS_PER_SECOND} events a second, ${SECONDS} s each. ${machine()}\n`);
  const postgres = await startPostgres();
  const proxy = await openProxy(postgres.url());
  const database = await connect({ databaseUrl: proxy.url });
  const site = await prepareSite(database, () => {});
  const environment = { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, PUBLIC_URL: 'http://127.0.0.1:8080' };
  const product = await openServer(database.db, { ...site.options, environment });
  // Measurements may take long, but calls to this server may not.
  const port = await withStatementLimit(CALL_LIMIT_MS, () => listen(product));
  const [bot, owner] = [startClients(), startClients()];
  const [guests, crowd] = [startClients(), startClients()];
  const cookie = await signedIn(database.db);
  const bare = await startBare();
  const ours = (at = port) =>
    Promise.all([
      reportTips(bot, { port: at, perSecond: EVENTS_PER_SECOND, seconds: SECONDS }),
      ownCalls(owner, at, cookie),
      signIns(guests, at),
    ]);
  const { add, print } = collect(ours);
  // The first event creates the member that signs in.
  await reportTips(bot, { port, perSecond: EVENTS_PER_SECOND, seconds: 1 });
  await ours();

  await add('quiet');
  await add('a flood from one network', () => flood(crowd, port));
  await add('the same at a bare server', () => flood(crowd, bare.port), bare.port);
  await add('quiet');
  await add('a flood from many', () => crowdOf(crowd, port, SEARCHES));
  await add('quiet');
  await add('made-up sessions from many', () => crowdOf(crowd, port, OWN_CALLS, 'deck=made-up'));
  await add('quiet');
  const elsewhere = await openSlowSockets({ port: bare.port, sockets: SLOW_SOCKETS });
  await add(`${SLOW_SOCKETS} slow ones at a bare server`, () => pages(crowd, bare.port), bare.port);
  elsewhere.close();
  bare.close();
  await add('quiet');
  const openedMs = performance.now();
  const open = slowSocketsAt(product.app.server);
  const slow = await openSlowSockets({ port, sockets: SLOW_SOCKETS });
  await add(`${SLOW_SOCKETS} slow connections`, () => pages(crowd, port));
  print();
  while (open.count() > 0) await pause(250);
  const closedMs = open.lastClosedMs() - openedMs;
  slow.close();
  console.log(`\nThe slow connections were closed after ${Math.round(closedMs / 1000)} s.\n`);

  await pages(owner, port);
  proxy.freeze();
  // Until then, earlier reads are still valid.
  while (site.options.news.version() !== null) await pause(100);
  const first = fill(guests, port);
  await pause(3000);
  // Before the first places are free again, after ten seconds.
  const [later, ready] = await Promise.all([flood(crowd, port, 200, 5), pages(owner, port)]);
  printFrozen({
    'the first': await first,
    'one network, after 3 s': later,
    'pages of strangers': ready,
  });
  proxy.thaw();
  while (site.options.news.version() === null) await pause(100);
  await pause(1000);
  await ours();
  console.log(
    `\nAfter that all was as before. ${Math.round((performance.now() - startMs) / 1000)} s in all.`,
  );

  await product.app.close();
  await database.close();
  await proxy.close();
  await postgres.stop();
  site.remove();
  for (const each of [bot, owner, guests, crowd]) each.close();
}

/** Measures our own calls while others run, line by line. */
function collect(ours: (port?: number) => Promise<readonly RoundTimes[]>) {
  const rows: string[][] = [];
  let quietP99 = Number.NaN;
  return {
    /** @param port the server to call instead of the product: then its thread is not measured */
    async add(
      name: string,
      others: () => Promise<RoundTimes | null> = async () => null,
      port?: number,
    ) {
      const turns = monitorEventLoopDelay({ resolution: 1 });
      turns.enable();
      const before = performance.eventLoopUtilization();
      const { answer, mb } = await mostMemory(() => Promise.all([ours(port), others()])).catch(
        (error: unknown) => {
          throw new Error(`with ${name}`, { cause: error });
        },
      );
      const { utilization } = performance.eventLoopUtilization(before);
      turns.disable();
      const [[events, own, signIn], round] = answer;
      const p99 = percentile(events?.times ?? [], 0.99);
      if (name === 'quiet') quietP99 = p99;
      rows.push([
        name,
        pairOf(events?.times ?? []),
        (p99 / quietP99).toFixed(1),
        pairOf(own?.times ?? []),
        pairOf(signIn?.times ?? []),
        ...(round ? splitOf(round) : ['', '', '', '', '']),
        ...(port === undefined
          ? [
              `${Math.round(100 * utilization)} %, ${Math.round(turns.percentile(99) / 1e6)}`,
              String(mb),
            ]
          : ['', '']),
      ]);
    },
    print: () => console.log(table(HEAD, rows)),
  };
}

const HEAD = [
  'while (median / 99th percentile, ms)',
  'events',
  '99th of quiet',
  "administrator's and own calls",
  'sign-ins',
  'others answered',
  'in',
  'refused',
  'in',
  'on connections that stood',
  'thread busy, turn of the loop',
  'memory, MB',
];

function printFrozen(rounds: Readonly<Record<string, RoundTimes>>): void {
  const head = [
    'database frozen',
    'answered',
    'in: median / 99th percentile, ms',
    ...HEAD.slice(7, 10),
  ];
  const rows = Object.entries(rounds).map(([name, round]) => [name, ...splitOf(round)]);
  console.log(table(head, rows));
}

/** The session cookie of the owner. */
async function signedIn(db: Db): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    update members set role = 'owner' where id = (select min(id) from members) returning id`.execute(
    db,
  );
  const memberId = rows[0]?.id ?? 0n;
  return `deck=${await createSession(db, { memberId, nowMs: Date.now() })}`;
}

async function ownCalls(clients: Clients, port: number, cookie: string): Promise<RoundTimes> {
  const round = await clients.run({
    port,
    paths: OWN_CALLS,
    clients: Array.from({ length: 32 }, () => ({ cookie })),
    calls: OWN_CALLS_PER_SECOND * SECONDS,
    perSecond: OWN_CALLS_PER_SECOND,
  });
  return requireSuccess(round);
}

let signInNumber = 0;

/** Sign-ins of one member, from many networks: one network would be refused after sixty a minute. */
async function signIns(clients: Clients, port: number): Promise<RoundTimes> {
  const calls = SIGN_INS_PER_SECOND * SECONDS;
  const round = await clients.run({
    port,
    paths: ['/api/auth/telegram'],
    clients: Array.from({ length: 16 }, () => ({
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    })),
    bodies: Array.from({ length: calls }, () => {
      signInNumber += 1;
      return JSON.stringify(
        widgetSignIn('990000001', Date.now(), { last_name: `${signInNumber}` }),
      );
    }),
    isCrowd: true,
    calls,
    perSecond: SIGN_INS_PER_SECOND,
  });
  return requireSuccess(round);
}

/** Searches from one network, on connections that it keeps. */
function flood(clients: Clients, port: number, perSecond = FLOOD_PER_SECOND, seconds = SECONDS) {
  return clients.run({
    port,
    paths: SEARCHES,
    clients: Array.from({ length: 400 }, () => ({})),
    from: FLOODER,
    calls: perSecond * seconds,
    perSecond,
    forMs: seconds * 1000,
  });
}

function crowdOf(clients: Clients, port: number, paths: readonly string[], cookie = '') {
  return clients.run({
    port,
    paths,
    clients: Array.from({ length: 400 }, () => (cookie === '' ? {} : { cookie })),
    isCrowd: true,
    calls: CROWD_PER_SECOND * SECONDS,
    perSecond: CROWD_PER_SECOND,
    forMs: SECONDS * 1000,
  });
}

/** As many searches at once as the public lane accepts. */
function fill(clients: Clients, port: number) {
  const all = Array.from({ length: FILL }, () => ({}));
  return clients.run({
    port,
    paths: SEARCHES,
    clients: all,
    isCrowd: true,
    calls: FILL,
    perSecond: null,
  });
}

function pages(clients: Clients, port: number) {
  return clients.run({
    port,
    paths: PAGES,
    clients: Array.from({ length: 50 }, () => ({ 'accept-encoding': 'gzip' })),
    isCrowd: true,
    calls: 20 * SECONDS,
    perSecond: 20,
  });
}

/**
 * The number of answered calls and their times; the same for refused ones, and their times on existing connections. A call
 * without an answer fails the run.
 */
function splitOf({ times, statuses, stood }: RoundTimes): string[] {
  const strange = statuses.find((status) => ![200, 401, 429, 503].includes(status));
  if (strange !== undefined) throw new Error(`answered ${strange}`);
  const isRefused = (at: number) => [429, 503].includes(statuses[at] ?? 0);
  const timesOf = (those: (at: number) => boolean) => times.filter((_, at) => those(at));
  const pair = (own: readonly number[]) => (own.length > 0 ? pairOf(own) : '');
  const [answered, refused] = [timesOf((at) => !isRefused(at)), timesOf(isRefused)];
  const later = timesOf((at) => isRefused(at) && stood[at] === true);
  return [`${answered.length}`, pair(answered), `${refused.length}`, pair(refused), pair(later)];
}
