import { sql } from 'kysely';
import type { EventResult } from '#contract/bot/gateway.ts';
import { toPoints } from '#rules/points/points.ts';
import type { Db } from '#server/db/connect.ts';
import { type IncomingEvent, parseEvent } from './event-input.ts';
import { type JudgedBatch, judgeEvents } from './ingest-judge.ts';
import { judgeProfiles, type ProfileNews, writeProfiles } from './ingest-profiles.ts';
import { enrolMembers, type Members, peopleOf, readState, unenrol } from './ingest-read.ts';
import { writeBatch } from './ingest-write.ts';
import { writeSearchTexts } from './submission-texts.ts';

const MAX_ATTEMPTS = 5;

/**
 * Takes a batch of reported events, in the order given: the only way to earn points. The batch is one transaction. Each event
 * gets its own result (`accepted`, `duplicate` by its id, `rejected` with the reason), and a rejected one does not affect the
 * others (docs/spec/gateway.md#3-results).
 *
 * Throws only if the database fails; then nothing of the batch was taken.
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
  const taken = await takeWithRetries(
    db,
    fresh.map((each) => each.event),
  );
  for (const { event, index } of fresh) {
    results[index] = { index, id: event.id, ...answerOf(taken.get(event.id)) };
  }
  return results;
}

/** Hundredths earned by the actor of each new event, by event id; null if no total can hold it. */
type Taken = Map<string, number | null>;

function answerOf(taken: number | null | undefined): Omit<EventResult, 'index' | 'id'> {
  if (taken === undefined) return { status: 'duplicate' };
  if (taken === null) return { status: 'rejected', reason: 'a total would become too large' };
  return { status: 'accepted', points: toPoints(taken) };
}

function takeWithRetries(db: Db, events: IncomingEvent[]): Promise<Taken> {
  return withRetries(() => takeEvents(db, events)).catch((error) => {
    if (!isOutOfRange(error)) throw error;
    return withRetries(() => takeOneByOne(db, events));
  });
}

/** Takes checked events in one transaction. */
async function takeEvents(db: Db, events: readonly IncomingEvent[]): Promise<Taken> {
  return db.transaction().execute((tx) => takeHeld(tx, events));
}

// The same transaction, but slower: otherwise one event that makes a total too large for its column would fail its whole batch
// every time it is sent.
async function takeOneByOne(db: Db, events: readonly IncomingEvent[]): Promise<Taken> {
  return db.transaction().execute(async (tx) => {
    const taken: Taken = new Map();
    for (const event of events) {
      await sql`savepoint one_event`.execute(tx);
      try {
        for (const [id, hundredths] of await takeHeld(tx, [event])) taken.set(id, hundredths);
        await sql`release savepoint one_event`.execute(tx);
      } catch (error) {
        if (!isOutOfRange(error)) throw error;
        await sql`rollback to savepoint one_event`.execute(tx);
        taken.set(event.id, null);
      }
    }
    return taken;
  });
}

/**
 * The same for checked events in the caller's transaction, for changes that must commit with the event. The transaction must have
 * begun with this call or with `holdWeeksOpen`. Throws on a collision with another server; `withRetries` begins again.
 */
export async function takeHeld(tx: Db, events: readonly IncomingEvent[]): Promise<Taken> {
  const found = await readState(tx, events);
  const newIds = await enrolMembers(tx, events, found.members);
  const state = newIds ? await readState(tx, events) : found;
  const fresh = events.filter((event) => !state.knownIds.has(event.id));
  if (newIds) await unenrolStrangers(tx, newIds, fresh, state.members);
  if (fresh.length === 0) return new Map();
  const judged = judgeEvents(fresh, state);
  const news = judgeProfiles(fresh, state.members);
  await writeProfiles(tx, news.changed);
  await writeBatch(tx, judged, news.heard);
  await writeSearchTexts(tx, membersToSearch(judged, news));
  return judged.earned;
}

// Members with a new submission, or new names by which their submissions are found.
function membersToSearch({ events }: JudgedBatch, { changed }: ProfileNews): bigint[] {
  const submitters = events.filter(({ event }) => event.submission !== null);
  const renamed = [...changed].map(({ id }) => id);
  return [...new Set([...renamed, ...submitters.map(({ member }) => member.id)])];
}

// An event with a known id that now names another person is a duplicate and creates no account.
async function unenrolStrangers(
  tx: Db,
  newIds: ReadonlySet<string>,
  fresh: readonly IncomingEvent[],
  members: Members,
): Promise<void> {
  const people = peopleOf(fresh);
  const strangers = [...newIds].filter((telegramId) => !people.has(telegramId));
  const made = strangers.map((each) => members.get(each)?.id ?? 0n);
  if (made.length > 0) await unenrol(tx, made);
}

// Two servers may handle the same new member or event at once. The loser begins again and then sees what the winner wrote.
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isCollision(error)) throw error;
    }
  }
}

/** Returns whether a transaction collided with another one on the same rows. Begun again, it sees what the other one wrote. */
export function isCollision(error: unknown): boolean {
  // deadlock, serialization failure, unique violation
  return ['40P01', '40001', '23505'].includes(codeOf(error));
}

function isOutOfRange(error: unknown): boolean {
  return codeOf(error) === '22003';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
