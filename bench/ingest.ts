import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { createIngestQueue } from '#server/services/ledger/ingest-queue.ts';
import { startEngines } from './engines.ts';
import { FIRST_TELEGRAM_ID, fillMembers } from './fill.ts';
import { machine, table } from './report.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const SIZES = [10_000, 100_000, 1_000_000];
/** How long each way runs, after a warm-up run that is not counted. */
const RUN_MS = 5_000;
/** How many callers each report an event, wait for the answer and report the next, and how often. */
const CALLERS = [16, 64];
const TURNS = 20;

/**
 * `npm run bench -- ingest [members …]`: events a second into a board of that many members, on both engines. Each event is
 * a tip between two of them and writes ledger, totals, day and week.
 */
export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  console.log(`Ingest, events per second. ${machine()}\n`);
  for (const engine of await startEngines()) {
    const rows: string[][] = [];
    for (const size of sizes) {
      const { db, close } = await engine.open();
      await fillMembers(db, size, NOW_MS);
      rows.push([size.toLocaleString('en-US'), ...(await measureAll(db, size))]);
      await close();
    }
    const head = [
      'members',
      'one caller, one event',
      ...CALLERS.map((callers) => `${callers} callers, one event`),
      'batches of 100',
      'batches of 1,000',
    ];
    console.log(`${engine.name}\n\n${table(head, rows)}\n`);
    await engine.stop();
  }
}

async function measureAll(db: Db, members: number): Promise<string[]> {
  const events = eventSource(members);
  const take = (count: number) => ingestEvents(db, { events: events(count), nowMs: NOW_MS });
  const queue = createIngestQueue(db, () => NOW_MS);
  const queued = async (callers: number) => {
    await Promise.all(
      Array.from({ length: callers }, async () => {
        for (let turn = 0; turn < TURNS; turn++) await queue.take(events(1));
      }),
    );
    return callers * TURNS;
  };
  const ways = [
    async () => (await take(1)).length,
    ...CALLERS.map((callers) => () => queued(callers)),
    async () => (await take(100)).length,
    async () => (await take(1000)).length,
  ];
  const rates: string[] = [];
  for (const way of ways) {
    await way();
    rates.push(Math.round(await rate(way)).toLocaleString('en-US'));
  }
  return rates;
}

async function rate(way: () => Promise<number>): Promise<number> {
  const startMs = performance.now();
  let count = 0;
  while (performance.now() - startMs < RUN_MS) count += await way();
  return (count * 1000) / (performance.now() - startMs);
}

// A small generator with a fixed seed: the same events in every run.
function eventSource(members: number) {
  let state = 42;
  let number = 0;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const event = () => {
    const from = 1 + random(members);
    const to = 1 + ((from + random(members - 1)) % members);
    number += 1;
    return {
      id: `bench:${process.pid}:${number}`,
      type: 'tip',
      at: new Date(NOW_MS - random(86_400_000)).toISOString(),
      telegramId: String(FIRST_TELEGRAM_ID + from),
      to: String(FIRST_TELEGRAM_ID + to),
      amount: `${1 + random(100)}.5`,
    };
  };
  return (count: number) => Array.from({ length: count }, event);
}
