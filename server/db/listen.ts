import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { createHeard, type News } from './news.ts';
import { singleFlight } from './single-flight.ts';
import { within } from './time-limits.ts';

/**
 * How long the connection counts as alive after an answered question, in ms. If it were shorter, a busy machine could mistake its
 * own slowness for silence, and make every read query the database as well.
 */
const PROVEN_FOR_MS = 3_000;
/** The time between an answer and the next question, in ms. */
const ASK_AFTER_MS = 500;
/** The wait before the next attempt to connect, the first time; doubled each time, up to a limit. In ms. */
const RETRY_AFTER_MS = 250;
const MOST_RETRY_AFTER_MS = 5_000;

/**
 * Follows PostgreSQL's notifications (`tell_news`) on a connection of its own. PostgreSQL hands a session its
 * notifications before it answers a question, so an answer proves that nothing committed before the question is missing.
 * Without a connection, or an answer in the last seconds, the version is null; each new connection begins with a new version.
 *
 * @param connect returns a connection that nobody else uses
 * @param report called once each time that following ends
 */
export function listen(
  connect: () => Promise<pg.PoolClient>,
  report: (error: unknown) => void,
): { news: News; stop(): void } {
  const stopped = new AbortController();
  let session: Session | null = null;
  /** The failed attempts since anything was received. */
  let failures = 0;
  const isHearing = () => session !== null && performance.now() - session.provenMs < PROVEN_FOR_MS;
  const heard = createHeard(isHearing);

  async function follow(): Promise<void> {
    const opened = await openSession(await connect(), stopped.signal, heard.hear);
    session = opened;
    failures = 0;
    // Earlier changes were not received.
    heard.missAnything();
    try {
      for (;;) {
        await sleep(ASK_AFTER_MS, opened.ended);
        await opened.prove();
      }
    } finally {
      session = null;
    }
  }

  async function keepFollowing(): Promise<void> {
    while (!stopped.signal.aborted) {
      await follow().catch((error: unknown) => {
        if (failures === 0 && !stopped.signal.aborted) report(error);
      });
      await sleep(Math.min(RETRY_AFTER_MS * 2 ** failures, MOST_RETRY_AFTER_MS), stopped.signal);
      failures += 1;
    }
  }

  void keepFollowing();
  return {
    news: {
      ...heard.news,
      // After a failure the version is null.
      catchUp: singleFlight(async () => session?.prove().catch(() => {})),
    },
    stop: () => stopped.abort(),
  };
}

type Session = {
  /** The time at which the last answered question was asked, by `performance.now()`. */
  readonly provenMs: number;
  /** Asks the server. If it does not answer in time, throws and ends the session. */
  prove(): Promise<void>;
  readonly ended: AbortSignal;
};

async function openSession(
  client: pg.PoolClient,
  stopped: AbortSignal,
  hear: (table: string) => void,
): Promise<Session> {
  const end = new AbortController();
  const ended = AbortSignal.any([stopped, end.signal]);
  const endIt = () => end.abort();
  // Closed and not returned, because a connection of the pool must not go on listening.
  const giveUp = () => client.release(true);
  if (ended.aborted) giveUp();
  else ended.addEventListener('abort', giveUp, { once: true });
  client.on('end', endIt);
  client.on('error', endIt);
  client.on('notification', ({ payload }) => hear(payload ?? ''));

  let provenMs = Number.NEGATIVE_INFINITY;
  async function prove(): Promise<void> {
    const askedMs = performance.now();
    try {
      const { rows } = await within(PROVEN_FOR_MS, () => client.query(QUESTION));
      // A pooler names another process, and may pass notifications of this session to another one.
      if (rows[0]?.pid !== processOf(client))
        throw new Error('there is a pooler before PostgreSQL');
    } catch (error) {
      endIt();
      throw error;
    }
    provenMs = askedMs;
  }

  try {
    await within(PROVEN_FOR_MS, () => client.query('listen news'));
  } catch (error) {
    endIt();
    throw error;
  }
  await prove();
  return {
    get provenMs() {
      return provenMs;
    },
    prove,
    ended,
  };
}

const QUESTION = 'select pg_backend_pid() as pid';

function processOf(client: pg.PoolClient): unknown {
  // The process id from the server's greeting, which is missing in the driver's types.
  return 'processID' in client ? client.processID : null;
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, null, { signal }).catch(() => {});
}
