import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Db } from '#server/db/connect.ts';
import type { News } from '#server/db/news.ts';
import { createBoard } from '#server/services/board/board.ts';
import { NUMBERS_AT_ONCE, readNumbers } from '#server/services/board/load-members.ts';
import { createLoadingBoard } from '#server/services/board/loading-board.ts';
import { runningWeek } from '#server/services/ledger/running-week.ts';
import { type Clients, type Round, type RoundTimes, startClients } from '../clients.ts';
import { startEngines } from '../engines.ts';
import { FIRST_TELEGRAM_ID, fillMembers } from '../fill.ts';
import { machine, percentile, table } from '../report.ts';
import { GATEWAY_TOKEN, listen, openServer } from '../server.ts';

const MEMBERS = 1_000_000;
const TURNS = 3;
const SETTINGS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };
const CALLS_PER_SECOND = 20;
/** Replaced by the round's number, so that its events differ from earlier ones. */
const ROUND = '{round}';

type Turn = { bareMs: number; loadMs: number; cpuMs: number };

/**
 * `npm run bench -- load [members]`: reading the board into memory on both engines, in turn with its bare statements, whose
 * results are discarded; and the server's answers meanwhile.
 */
export async function run(args: string[]): Promise<void> {
  const members = Number(args[0] ?? MEMBERS);
  const rows: string[][] = [];
  const answers: string[][] = [];
  for (const { name, open, stop } of await startEngines()) {
    const database = await open();
    const fillMs = await timeOf(() => fillMembers(database.db, members, Date.now()));
    console.error(`${name}: filled in ${secondsOf(fillMs)} s`);
    const news = database.follow((error) => console.error(error));
    while (news.version() === null) await pause(50);
    const turns: Turn[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const bareMs = await timeOf(() => readBare(database.db));
      turns.push({ bareMs, ...(await load(database.db, news)) });
    }
    rows.push([name, ...figuresOf(turns)]);
    answers.push(...(await askWhileLoading(database, news)).map((each) => [name, ...each]));
    await database.close();
    await stop();
  }
  console.log(`${members.toLocaleString('en-US')} members, median of ${TURNS}. ${machine()}\n`);
  console.log(table(['', 'bare statements, s', 'board, s', 'CPU, s', 'ratio'], rows));
  const head = ['', 'asked while it loads', 'answered', '503', 'p50, ms', 'most, ms'];
  console.log(`\n${table(head, answers)}`);
}

/** Runs only the statements, one after the other. */
async function readBare(db: Db): Promise<void> {
  const nowMs = Date.now();
  const as = { week: runningWeek(nowMs, null), nowMs };
  const { rows } = await sql<{ most: number }>`select max(id)::float8 as most from members`.execute(
    db,
  );
  const most = rows[0]?.most ?? 0;
  for (let from = 0; from <= most; from += NUMBERS_AT_ONCE) await readNumbers(db, as, from);
}

async function load(db: Db, news: News): Promise<Omit<Turn, 'bareMs'>> {
  const before = process.cpuUsage();
  const loadMs = await timeOf(() => createBoard(db, { now: Date.now, ...SETTINGS, news }));
  const { user, system } = process.cpuUsage(before);
  return { loadMs, cpuMs: (user + system) / 1000 };
}

/** Measures a server whose board is loading: calls that need the board, calls that do not, and reports of tips. */
async function askWhileLoading({ db }: Database, news: News): Promise<string[][]> {
  const { board, standing } = createLoadingBoard(
    () => createBoard(db, { now: Date.now, ...SETTINGS, news }),
    { ...SETTINGS, report: (error) => console.error(error) },
  );
  const product = await openServer(db, { nowMs: null, news, board });
  const port = await listen(product);
  const asked = await Promise.all(
    Object.entries(questions()).map(async ([what, question]) => {
      const clients = startClients();
      const rounds: RoundTimes[] = [];
      while (standing() !== 'ok') rounds.push(await askForASecond(clients, { port, ...question }));
      clients.close();
      return [what, ...answersOf(rounds)];
    }),
  );
  await product.stop();
  return asked;
}

type Question = Pick<Round, 'paths' | 'clients' | 'bodies'>;

function questions(): Record<string, Question> {
  const visitors = Array.from({ length: CALLS_PER_SECOND }, () => ({}));
  const authorization = `Bearer ${GATEWAY_TOKEN}`;
  const bot = { authorization, 'content-type': 'application/json' };
  const tip = {
    id: `load:${ROUND}:{n}`,
    type: 'tip',
    at: new Date(Date.now() - 60_000).toISOString(),
    telegramId: String(FIRST_TELEGRAM_ID + 1),
    to: String(FIRST_TELEGRAM_ID + 2),
    amount: '0.01',
  };
  return {
    'weeks, which need no board': { paths: ['/api/weekly-rewards/weeks'], clients: visitors },
    'the first page': { paths: ['/api/leaderboard'], clients: visitors },
    'events of the bot': {
      paths: ['/api/bot/v1/events'],
      clients: visitors.map(() => bot),
      bodies: [JSON.stringify({ events: [tip] })],
    },
  };
}

function askForASecond(clients: Clients, question: Question & { port: number }) {
  const bodies = question.bodies?.map((body) => body.replace(ROUND, randomUUID()));
  return clients.run({
    ...question,
    ...(bodies && { bodies }),
    calls: CALLS_PER_SECOND,
    perSecond: CALLS_PER_SECOND,
  });
}

function answersOf(rounds: readonly RoundTimes[]): string[] {
  const statuses = rounds.flatMap((round) => round.statuses);
  const times = rounds.flatMap((round) => round.times);
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  const others = statuses.filter((status) => status !== 200 && status !== 503);
  if (others.length > 0) throw new Error(`answered ${others[0]}`);
  return [
    String(count(200)),
    String(count(503)),
    percentile(times, 0.5).toFixed(0),
    Math.max(...times).toFixed(0),
  ];
}

function figuresOf(turns: readonly Turn[]): string[] {
  const middle = (read: (turn: Turn) => number) => percentile(turns.map(read), 0.5);
  return [
    secondsOf(middle(({ bareMs }) => bareMs)),
    secondsOf(middle(({ loadMs }) => loadMs)),
    secondsOf(middle(({ cpuMs }) => cpuMs)),
    middle(({ bareMs, loadMs }) => loadMs / bareMs).toFixed(2),
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

function secondsOf(ms: number): string {
  return (ms / 1000).toFixed(1);
}
