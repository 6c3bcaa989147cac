import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { connect, type Database, type Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { FIRST_TELEGRAM_ID, fillMembers } from '../fill.ts';
import { machine, percentile, table } from '../report.ts';
import { openServer } from '../server.ts';
import { startReads } from './reads.ts';

const MEMBERS = 10_000;
const READS = 1_000_000;
const EVENT_EVERY_MS = 20;
/** The transactions that each server makes before the other variant's turn, and the number of rounds. */
const EVENTS_IN_TURN = 5;
const COST_ROUNDS = 60;

/**
 * `npm run bench -- news [reads]`: events arrive at one server while strangers read at another, over the same PostgreSQL: the
 * age of their answers, and if the reporter ever misses an own event. Then the cost of news for servers that take events.
 */
export async function run([reads]: string[]): Promise<void> {
  const server = await startPostgres();
  const database = await connect({ databaseUrl: server.url() });
  await fillMembers(database.db, MEMBERS, Date.now());
  console.log(`${machine()}. PostgreSQL, ${MEMBERS.toLocaleString('en-US')} members.\n`);
  await measureAge(database.db, server.url(), Number(reads ?? READS));
  await measureCost(database, server.url());
  await database.close();
  await server.stop();
}

async function measureAge(db: Db, databaseUrl: string, count: number): Promise<void> {
  const other = fork(fileURLToPath(import.meta.url), [databaseUrl], { stdio: 'inherit' });
  const [port] = await once(other, 'message');
  const before = await readTips(port);
  const reading = startReads({ port, count });
  let isReading = true;
  const done = reading.then((found) => {
    isReading = false;
    return found;
  });
  /** The time at which each event was acknowledged to its reporter. */
  const acknowledged: number[] = [];
  let missed = 0;
  while (isReading) {
    await ingestEvents(db, { events: [tip()], nowMs: Date.now() });
    acknowledged.push(nowMs());
    if ((await readTips(port, 'as the reporter')) < before + acknowledged.length) missed += 1;
    await pause(EVENT_EVERY_MS);
  }
  const { sentMs, tips, tookMs } = await done;
  other.kill();
  const ages: number[] = [];
  /** For each event, the time from its acknowledgement to the start of the last read that did not show it. */
  const lateness = acknowledged.map(() => 0);
  for (const [index, sent] of sentMs.entries()) {
    const unseen = (tips[index] ?? 0) - before;
    const age = Math.max(0, sent - (acknowledged[unseen] ?? sent));
    ages.push(age);
    for (let event = unseen; event < acknowledged.length; event++) {
      const late = sent - (acknowledged[event] ?? sent);
      if (late <= 0) break;
      lateness[event] = Math.max(lateness[event] ?? 0, late);
    }
  }
  const old = ages.filter((age) => age > 0);
  const cells = (values: number[]) =>
    [0.5, 0.99, 0.9999, 1].map((share) => (percentile(values, share) || 0).toFixed(2)).join(' / ');
  const rows = [
    [
      'reads',
      `${ages.length.toLocaleString('en-US')}, ${Math.round((ages.length * 1000) / tookMs).toLocaleString('en-US')} a second`,
    ],
    ['events meanwhile', acknowledged.length.toLocaleString('en-US')],
    [
      'reads begun after an acknowledgement that did not show it',
      old.length.toLocaleString('en-US'),
    ],
    ['age of what a read shows, ms: median / 99th / 99.99th / worst', cells(ages)],
    ['an event is not everywhere yet, ms: median / 99th / 99.99th / worst', cells(lateness)],
    ['reads of the reporter right after, that did not show it', String(missed)],
  ];
  console.log(`${table(['freshness', ''], rows)}\n`);
}

/** Measures servers with and without the triggers, in turn, round by round. */
async function measureCost(database: Database, databaseUrl: string): Promise<void> {
  const rows: string[][] = [];
  database.follow(() => {});
  for (const [what, servers, batch] of [
    ['one server, one event at a time', 1, 1],
    ['four servers, one event at a time each', 4, 1],
    ['one server, batches of 100', 1, 100],
    ['four servers, batches of 100', 4, 100],
  ] as const) {
    const open = () =>
      Promise.all(Array.from({ length: servers }, () => connect({ databaseUrl, poolSize: 1 })));
    const ways = [await open(), await open()];
    for (const { db } of ways[0] ?? []) {
      await sql.raw('set session_replication_role = replica').execute(db);
    }
    const times = ways.map((): number[] => []);
    for (let round = -5; round < COST_ROUNDS; round++) {
      for (const [index, all] of ways.entries()) {
        const startMs = nowMs();
        await Promise.all(all.map(({ db }) => takeSome(db, batch)));
        if (round >= 0) times[index]?.push((nowMs() - startMs) / EVENTS_IN_TURN);
      }
    }
    for (const { close } of ways.flat()) await close();
    const [untold = 0, told = 0] = times.map((each) => percentile(each, 0.5));
    rows.push([what, untold.toFixed(2), told.toFixed(2), (told / untold).toFixed(2)]);
  }
  console.log(table(['a transaction, ms: median', 'nobody told', 'told', 'ratio'], rows));
}

async function takeSome(db: Db, batch: number): Promise<void> {
  for (let count = 0; count < EVENTS_IN_TURN; count++) {
    await ingestEvents(db, { events: Array.from({ length: batch }, tip), nowMs: Date.now() });
  }
}

let made = 0;

function tip() {
  made += 1;
  return {
    id: `bench:${process.pid}:${made}`,
    type: 'tip',
    at: new Date(Date.now() - 60_000).toISOString(),
    telegramId: String(FIRST_TELEGRAM_ID + 1 + ((made * 7919) % MEMBERS)),
    to: String(FIRST_TELEGRAM_ID + 1 + ((made * 104_729 + 1) % MEMBERS)),
    amount: '1',
  };
}

const agent = new Agent({ keepAlive: true });

async function readTips(port: number, as?: string): Promise<number> {
  const headers = as ? { authorization: 'Bearer of-the-reporter' } : {};
  const request = get({ port, host: '127.0.0.1', path: '/api/stats', agent, headers });
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString()).totalTips;
}

/** By the machine's clock, the same in every process. */
function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

// The other server's process.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const database = await connect({ databaseUrl: process.argv[2] ?? '' });
  const news = database.follow((error) => console.error(error));
  while (news.version() === null) await pause(20);
  const { app } = await openServer(database.db, { nowMs: null, news });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.(Number(new URL(address).port));
}
