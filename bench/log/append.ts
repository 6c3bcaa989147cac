import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { appendToLog } from '#server/services/log/append.ts';
import { startEngines } from '../engines.ts';
import { fillMembers } from '../fill.ts';
import { eventSource } from '../ingest.ts';
import { machine, percentile, table } from '../report.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const MEMBERS = 10_000;
const EVENTS = 5_000;
/** Events in one call: a bot that reports each at once, and one that reports many. */
const BATCHES = [1, 100];
const TURNS = 5;

/**
 * `npm run bench -- append [events]`: the time in which the job `log` adds events to the public log, beside the time in which the
 * server took them. Each event has two leaves.
 */
export async function run([events]: string[]): Promise<void> {
  const count = events === undefined ? EVENTS : Number(events);
  const rows: string[][] = [];
  for (const engine of await startEngines()) {
    const { db, close } = await engine.open();
    await fillMembers(db, MEMBERS, NOW_MS);
    // The first run has all that was there before.
    await appendToLog(db);
    const source = eventSource(MEMBERS);
    for (const batch of BATCHES) {
      const turns: { taken: number; added: number }[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        turns.push(await measure(db, { source, count, batch }));
      }
      const medianOf = (way: 'taken' | 'added') =>
        percentile(
          turns.map((each) => each[way]),
          0.5,
        );
      const [taken, added] = [medianOf('taken'), medianOf('added')];
      const figures = [taken, added, added / taken].map((each) => each.toFixed(3));
      rows.push([engine.name, String(batch), ...figures]);
    }
    await close();
    await engine.stop();
  }
  console.log(`The public log, ms an event, median of ${TURNS} turns. ${machine()}\n`);
  console.log(table(['engine', 'events in a call', 'taken', 'logged', 'logged ÷ taken'], rows));
}

type Way = { source: ReturnType<typeof eventSource>; count: number; batch: number };

/** In ms an event. */
async function measure(db: Db, { source, count, batch }: Way) {
  const startedMs = performance.now();
  for (let done = 0; done < count; done += batch) {
    await ingestEvents(db, { events: source(batch), nowMs: NOW_MS });
  }
  const takenMs = performance.now() - startedMs;
  await appendToLog(db);
  return { taken: takenMs / count, added: (performance.now() - startedMs - takenMs) / count };
}
