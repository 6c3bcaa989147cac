import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '#server/testing/events.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { OWNER, openCallers } from './callers.ts';
import { startLoad } from './load.ts';
import type { Round } from './report.ts';
import { type RunningServer, startServer, stopServer } from './servers.ts';
import { findVersions } from './two-versions.ts';
import { type Answers, type Callers, startWalk } from './walk.ts';

const PHASE_MS = 10_000;
const ORIGIN = 'http://127.0.0.1';

/**
 * A rolling upgrade: the server of one version answers members, administrators and apps under load while a newer one starts on the same
 * database, and for a while beside it. No call may fail at the old server that did not fail before.
 *
 * @param ref the older version; null: the newest tag, or this tree itself, before a copy with one migration more
 */
export async function upgrade(ref: string | null): Promise<Round> {
  const { older, newer, remove } = findVersions(ref);
  const postgres = await startPostgres();
  const token = randomBytes(24).toString('hex');
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url(),
    SECRET_KEY: randomBytes(32).toString('hex'),
    BOT_GATEWAY_TOKEN: token,
    PUBLIC_URL: ORIGIN,
    OWNER_TELEGRAM_ID: OWNER,
  };
  const startOlder = () => startServer(environment, [older.program, 'start']);
  const running: RunningServer[] = [];
  const start = async (starting: Promise<RunningServer>) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  try {
    const old = await start(startOlder());
    const callers = await openCallers(old.address, {
      origin: ORIGIN,
      token,
      databaseUrl: postgres.url(),
    });
    const load = startLoad([old.address], token, randomFrom(1));
    const before = await walkFor(PHASE_MS, old, callers);
    const during = startWalk(old.address, callers);
    const current = await start(startServer(environment, [newer.program, 'start']));
    const migrating = await during.stop();
    const beside = await walkFor(PHASE_MS, old, callers);
    await load.stop();
    await stopServer(old);
    const alone = await walkFor(PHASE_MS, current, callers);
    const again = await start(startOlder()).then(
      () => 'started',
      (error: unknown) => String(error).trim().split('\n').at(-1) ?? '',
    );
    const isOlder = older.migrations < newer.migrations;
    const failed = {
      whileMigrating: findNew(before, migrating),
      beside: findNew(before, beside),
      alone: findNew(before, alone),
    };
    return {
      figures: {
        from: older.name,
        to: newer.name,
        migrations: `${older.migrations} to ${newer.migrations}`,
        calls: before.size,
        answers: [before, migrating, beside, alone].map(sum),
        failedBefore: [...before]
          .filter(([, statuses]) => hasFailure(statuses))
          .map(([call]) => call),
        failed,
        load: {
          events: Object.fromEntries(load.report.events),
          pages: Object.fromEntries(load.report.pages),
        },
        oldProgramAgain: again,
      },
      faults: {
        failedWhileMigrating: Object.keys(failed.whileMigrating).length,
        failedBeside: Object.keys(failed.beside).length,
        failedAlone: Object.keys(failed.alone).length,
        loadFailed: [...load.report.events, ...load.report.pages]
          .filter(([status]) => isFailure(status))
          .reduce((total, [, times]) => total + times, 0),
        oldProgramStarted: isOlder && again === 'started' ? 1 : 0,
      },
    };
  } finally {
    for (const server of running) await stopServer(server);
    await postgres.stop();
    remove();
  }
}

async function walkFor(ms: number, server: RunningServer, callers: Callers) {
  const walk = startWalk(server.address, callers);
  await pause(ms);
  return walk.stop();
}

const isFailure = (status: number) => status === 0 || status >= 500;

function hasFailure(statuses: ReadonlyMap<number, number>): boolean {
  return [...statuses.keys()].some(isFailure);
}

/** Calls that failed with a status that they did not have before, with their number. */
function findNew(before: Answers, now: Answers): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  for (const [call, statuses] of now) {
    const fresh = [...statuses].filter(
      ([status]) => isFailure(status) && !before.get(call)?.has(status),
    );
    if (fresh.length > 0) found[call] = Object.fromEntries(fresh);
  }
  return found;
}

function sum(answers: Answers): number {
  return [...answers.values()].reduce(
    (total, statuses) => total + [...statuses.values()].reduce((count, times) => count + times, 0),
    0,
  );
}
