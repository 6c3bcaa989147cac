import { setImmediate as turn } from 'node:timers/promises';
import type { EventResult } from '#contract/bot/gateway.ts';
import type { Db } from '#server/db/connect.ts';
import { DatabaseOutage } from '#server/db/outage.ts';
import { ingestEvents } from './ingest.ts';

/** The most events that may wait, about ten seconds' worth. More of them would only make everybody wait longer. */
const MOST_WAITING = 20_000;
/** The most events for which waiting calls share a transaction. */
const MOST_TOGETHER = 1000;

type Waiting = {
  events: readonly unknown[];
  resolve(results: EventResult[]): void;
  reject(error: unknown): void;
};

export type IngestQueue = { take(events: readonly unknown[]): Promise<EventResult[]> };

/**
 * Lets calls that arrive during a transaction share the next one. Each caller still gets its answer only after its own events are
 * committed, but a bot that reports event by event does not wait for a disk flush each time. If a shared transaction fails, its
 * calls are tried one by one, so that none suffers from another's failure. Throws `DatabaseOutage` to all waiting calls if there
 * is one, and to calls beyond 20,000 waiting events.
 */
export function createIngestQueue(db: Db, now: () => number): IngestQueue {
  const waiting: Waiting[] = [];
  let busy = false;

  async function work() {
    busy = true;
    // Calls that arrive together start together; otherwise the first one would run alone.
    await turn();
    while (waiting.length > 0) await takeTogether(nextGroup());
    busy = false;
  }

  function nextGroup(): Waiting[] {
    let count = 0;
    let size = 0;
    for (const call of waiting) {
      if (size > 0 && count + call.events.length > MOST_TOGETHER) break;
      count += call.events.length;
      size += 1;
    }
    return waiting.splice(0, size);
  }

  async function takeTogether(calls: Waiting[]) {
    try {
      const events = calls.flatMap((call) => call.events);
      const results = await ingestEvents(db, { events, nowMs: now() });
      let from = 0;
      for (const call of calls) {
        const own = results.slice(from, from + call.events.length);
        call.resolve(own.map((result, index) => ({ ...result, index })));
        from += call.events.length;
      }
    } catch (error) {
      const [only, ...others] = calls;
      // Each of them would only wait for the same timeout.
      if (error instanceof DatabaseOutage) {
        for (const call of [...calls, ...waiting.splice(0)]) call.reject(error);
      } else if (others.length === 0) only?.reject(error);
      else for (const call of calls) await takeTogether([call]);
    }
  }

  return {
    take(events) {
      const ahead = waiting.reduce((sum, call) => sum + call.events.length, 0);
      if (ahead + events.length > MOST_WAITING) {
        return Promise.reject(new DatabaseOutage('busy', `${ahead} events wait to be stored`));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ events, resolve, reject });
        if (!busy) void work();
      });
    },
  };
}
