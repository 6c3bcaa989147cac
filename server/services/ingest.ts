import { sql } from 'kysely';
import type { EventResult } from '#contract/bot-gateway.ts';
import { toPoints } from '#rules/points.ts';
import type { Db } from '#server/db/connect.ts';
import { type IncomingEvent, parseEvent } from './event-input.ts';
import { judgeEvents } from './ingest-judge.ts';
import { enrolMembers, lockMembers, readState, updateProfiles } from './ingest-read.ts';
import { holdWeeksOpen } from './week-lock.ts';
import { IdTakenError, writeBatch } from './ingest-write.ts';

const MAX_ATTEMPTS = 5;

/**
 * Takes a batch of reported events, in the order given: the one way by which anything earns points.
 * The batch is one transaction; each event is answered by itself (`accepted`, `duplicate` by its id,
 * `rejected` with the reason), and a rejected one does not lose the others. Decisions 8 to 11, 15,
 * 27, 38 and 40.
 *
 * Throws only when the database fails; then nothing of the batch was taken.
 */
export async function ingestEvents(
  db: Db,
  input: { events: readonly unknown[]; nowMs: number },
): Promise<EventResult[]> {
  const results: EventResult[] = [];
  const fresh: { event: IncomingEvent; index: number }[] = [];
  const seen = new Set<string>();
  for (const [index, raw] of input.events.entries()) {
    const parsed = parseEvent(raw, input.nowMs);
    if (!parsed.ok) {
      results[index] = { index, id: parsed.id, status: 'rejected', reason: parsed.reason };
    } else if (seen.has(parsed.event.id)) {
      results[index] = { index, id: parsed.event.id, status: 'duplicate' };
    } else {
      seen.add(parsed.event.id);
      fresh.push({ event: parsed.event, index });
    }
  }
  if (fresh.length === 0) return results;
  const taken = await withRetries(() => takeEvents(db, fresh.map((each) => each.event)));
  for (const { event, index } of fresh) {
    const hundredths = taken.get(event.id);
    results[index] =
      hundredths === undefined
        ? { index, id: event.id, status: 'duplicate' }
        : { index, id: event.id, status: 'accepted', points: toPoints(hundredths) };
  }
  return results;
}

/** Takes checked events in one transaction; gives the hundredths earned by actor for each new one. */
async function takeEvents(db: Db, events: IncomingEvent[]): Promise<Map<string, number>> {
  return db.transaction().execute(async (tx) => {
    await holdWeeksOpen(tx);
    const known = await lockMembers(tx, events);
    const newIds = await enrolMembers(tx, events, known);
    const members = newIds ? await lockMembers(tx, events) : known;
    const state = await readState(tx, events, members, newIds ?? new Set());
    const fresh = events.filter((event) => !state.knownIds.has(event.id));
    if (fresh.length === 0) return new Map();
    const judged = judgeEvents(fresh, members, state);
    await updateProfiles(tx, fresh, members);
    await writeBatch(tx, judged);
    return judged.earned;
  });
}

// Two servers may meet the same new member or the same event at once. The loser begins again and
// then sees what the winner wrote.
async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isCollision(error)) throw error;
    }
  }
}

function isCollision(error: unknown): boolean {
  if (error instanceof IdTakenError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  // deadlock, serialization failure, unique violation
  return code === '40P01' || code === '40001' || code === '23505';
}

/** The time at which the last event was taken, or null before the first. */
export async function findLastEventMs(db: Db): Promise<number | null> {
  const { rows } = await sql<{ at: Date }>`
    select recorded_at as at from activity_events order by seq desc limit 1`.execute(db);
  return rows[0]?.at.getTime() ?? null;
}
