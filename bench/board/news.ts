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
/** How long each way of taking events runs with triggers, and as long without, in turn. */
const COST_MS = 2_000;
const COST_TURNS = 4;

/**
 * `npm run bench -- news [reads]`: events go in at one server while strangers read at another, over the same PostgreSQL: how old
 * what they see is, and whether the reporter ever misses an own event. Then what telling costs those who take events.
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
  /** When each event was acknowledged to its reporter. */
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
  /** For each event, until when after its acknowledgement a read was begun that did not show it. */
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

/** Events a second with and without the triggers, by so many servers at once. */
async function measureCost(database: Database, databaseUrl: string): Promise<void> {
  const rows: string[][] = [];
  for (const [what, servers, batch] of [
    ['one event at a time', 1, 1],
    ['four servers, one event at a time each', 4, 1],
    ['batches of 1,000', 1, 1000],
    ['four servers, batches of 1,000', 4, 1000],
  ] as const) {
    const all = await Promise.all(
      Array.from({ length: servers }, () => connect({ databaseUrl, poolSize: 2 })),
    );
    const hearing = database.follow(() => {});
    const rates = { enable: [] as number[], disable: [] as number[] };
    for (let turn = 0; turn < COST_TURNS; turn++) {
      for (const mode of ['disable', 'enable'] as const) {
        await sql.raw(`alter table activity_events ${mode} trigger news`).execute(database.db);
        const counts = await Promise.all(all.map(({ db }) => takeFor(db, batch)));
        rates[mode].push((counts.reduce((sum, each) => sum + each) * 1000) / COST_MS);
      }
    }
    await hearing.catchUp();
    for (const { close } of all) await close();
    const [untold, told] = [percentile(rates.disable, 0.5), percentile(rates.enable, 0.5)];
    rows.push([
      what,
      ...[untold, told].map((each) => Math.round(each).toLocaleString('en-US')),
      (told / untold).toFixed(2),
    ]);
  }
  console.log(table(['events a second', 'nobody told', 'told', 'ratio'], rows));
}

async function takeFor(db: Db, batch: number): Promise<number> {
  const endMs = nowMs() + COST_MS;
  let count = 0;
  while (nowMs() < endMs) {
    await ingestEvents(db, { events: Array.from({ length: batch }, tip), nowMs: Date.now() });
    count += batch;
  }
  return count;
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

// The other server.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const database = await connect({ databaseUrl: process.argv[2] ?? '' });
  const news = database.follow((error) => console.error(error));
  while (news.version() === null) await pause(20);
  const { app } = await openServer(database.db, { nowMs: null, news });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.(Number(new URL(address).port));
}
