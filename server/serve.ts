import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { awaitOldHost } from './await-old-host.ts';
import type { Config } from './config/config.ts';
import { explainedListening } from './config/failures.ts';
import type { Database } from './db/connect.ts';
import { withLongStatements } from './db/time-limits.ts';
import { readPagesAhead } from './http/pages/read-ahead.ts';
import { OWN_CALL } from './http/request-log.ts';
import { LISTEN_BACKLOG } from './http/sockets.ts';
import type { createLogger, createReport } from './logger.ts';
import { openSecrets } from './open-database.ts';
import { openOperatorDoor } from './operator-door.ts';
import { prepareDatabase, requireSoundLedger } from './prepare-database.ts';
import { operatorCommand } from './program/called-as.ts';
import { createBoard } from './services/board/board.ts';
import { createLoadingBoard } from './services/board/loading-board.ts';
import { readDemoClock } from './services/demo/clock.ts';
import { findContents } from './services/demo/mark.ts';
import { createLedgerGate, type LedgerGate } from './services/operations/ledger-gate.ts';
import { findHold } from './services/payouts/fence/fence.ts';
import { REAL_WAITING } from './services/sign-in/approvals.ts';
import { openGateways, wire } from './wire.ts';

/** How long connections may take to end by themselves once the server is told to stop. */
const STOP_WITHIN_MS = 8_000;
/**
 * Work still open after this time waits for a database that does not respond. Leaving it is like a crash, which loses nothing.
 */
const LEAVE_AFTER_MS = 9_500;
/** When the most visited pages are rendered once: not before the first visitor of a start has been served. */
const READ_PAGES_AFTER_MS = 5_000;
/** Calls that wait for a broken database are answered within this time. */
const ANSWER_WITHIN_MS = 1_000;

/** The parts with which a server starts. */
type Start = {
  config: Config;
  logger: ReturnType<typeof createLogger>;
  /** How far the demo's clock is ahead in ms; always 0 outside of the demo. */
  clock: { aheadMs: number };
  now: () => number;
  report: ReturnType<typeof createReport>;
  /** Null if traces are not recorded. */
  tracing: { stop(): Promise<void> } | null;
  /** Open, with its schema up to date. */
  database: Database;
};

/** Assembles the product on an open database and serves it, until a signal or a broken database ends the process. */
export async function serve(start: Start): Promise<void> {
  const { config, now, report, tracing, database } = start;
  const ledger = createLedgerGate();
  // Checked before anything is wired: a restored copy accepts no change that would send something.
  const isHeld = (await findHold(database.db)) !== null;
  if (database.engine === 'postgres' && !isHeld) ledger.open();
  const { product, demo } = await withLongStatements(() => open(start, ledger.gate));
  const { app } = product;

  // A path too long for a socket only disables the commands that need it, not the site.
  const door =
    database.engine === 'postgres'
      ? null
      : await openOperatorDoor({ dataDir: config.dataDir, database, now, report }).catch(
          (error: unknown) => {
            report(
              error,
              'the socket for commands cannot be opened: stop the server to make a backup',
            );
            return null;
          },
        );
  let stopping = false;
  const stopped = new AbortController();
  const leave = (error: unknown) => {
    report(error, 'the server exited before all work had ended');
    process.exit(1);
  };
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    stopped.abort();
    console.log('Stopping …');
    setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN_MS).unref();
    setTimeout(() => leave(new Error('stopping took too long')), LEAVE_AFTER_MS);
    try {
      await door?.close();
      await product.stop();
      await database.close();
      await tracing?.stop();
    } catch (error) {
      leave(error);
    }
    console.log('Stopped.');
    process.exit(exitCode);
  };
  let isBroken = false;
  void database.broken?.then((error) => {
    isBroken = true;
    if (stopping) return;
    report(error, 'the server ends: the database cannot be used again without a restart');
    process.exitCode = 1;
    setTimeout(() => process.exit(1), ANSWER_WITHIN_MS);
  });
  // Before listening: a server that takes calls can be stopped at once.
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));

  const { port: wantedPort, host } = config;
  await explainedListening(config, () =>
    app.listen({ port: wantedPort, host, backlog: LISTEN_BACKLOG }),
  );
  if (stopping) return;
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : wantedPort;
  if (demo) {
    console.log('This is the demo community: all its people and numbers are invented.');
    console.log(`For a community of your own: ${operatorCommand('setup')}`);
  }
  console.log(`Quarterdeck is at http://${host}:${port}`);

  // A stopping server may not answer any more.
  const aside = (error: unknown) => !stopping && report(error, 'reading ahead');
  const readingAhead = readAhead(app).catch(aside);
  if (database.engine === 'embedded') {
    // Readers use its one session first. Until the ledger is checked, nothing is computed from totals.
    await readingAhead;
    try {
      await withLongStatements(() => requireSoundLedger(database));
    } catch (error) {
      // Queries that wait for a broken engine fail at the same moment.
      await setImmediate();
      if (stopping || isBroken) return;
      console.error(`Quarterdeck ends: ${error instanceof Error ? error.message : error}`);
      return stop(1);
    }
    if (stopping) return;
  }
  if (isHeld) {
    ledger.explain((m) => m.refusal_copy_waits());
    const { pause } = REAL_WAITING;
    await awaitOldHost(database.db, { pause, stopping: stopped.signal, report });
    if (stopping) return;
  }
  ledger.open();
  product.start(database.vacuum);
  setTimeout(() => {
    if (!stopping) readPagesAhead(app).catch(aside);
  }, READ_PAGES_AFTER_MS).unref();
}

/** Prepares the database for serving and assembles the product. The board continues to load. */
async function open({ config, logger, clock, now, report, database }: Start, ledger: LedgerGate) {
  const secrets = await openSecrets(database.db, config);
  const world = await openWorld(database, { config, clock, now, report });
  const { demo } = await prepareDatabase(database, {
    config,
    secrets,
    logger,
    nowMs: now(),
    payWeek: world?.payWeek,
  });
  const gateways = await openGateways(config, { now, report });
  const { poolUnits, thresholdHundredths } = config;
  const news = database.follow((error) =>
    report(error, 'changes are not received: every read queries the database'),
  );
  const { board, standing: boardStanding } = createLoadingBoard(
    () => createBoard(database.db, { now, poolUnits, thresholdHundredths, news }),
    { report },
  );
  const product = await wire({
    db: database.db,
    board,
    boardStanding,
    ledger,
    news,
    config: world?.config ?? config,
    secrets,
    demo,
    trial: world,
    gateways: { ...gateways, ...world?.gateways },
    now,
    monotonicMs: () => performance.now(),
    report,
    logger,
    siteFolder: findSite(),
  });
  return { product, demo };
}

/**
 * The demo's own chain and clock; null elsewhere. Only on the embedded database, which one server has to itself: two servers
 * would have a chain each. A configured bot talks to another Telegram, such as a test's.
 */
async function openWorld(
  { db, engine }: Database,
  options: Pick<Start, 'config' | 'clock' | 'now' | 'report'>,
) {
  const { config, clock } = options;
  const isDemo = config.demo && (await findContents(db)) !== 'community';
  if (!isDemo || engine !== 'embedded' || config.botToken !== null) return null;
  clock.aheadMs = await readDemoClock(db);
  const { openDemoWorld } = await import('./try/world.ts');
  return openDemoWorld(db, options);
}

// The first query of the showcase reads and sorts all of it: no visitor should wait for that.
async function readAhead(app: FastifyInstance): Promise<void> {
  for (const sort of ['recent', 'points', 'creator']) {
    await app.inject({ url: `/api/creator/content?sort=${sort}`, headers: OWN_CALL });
  }
}

/** The folder of the built site, beside the built server; null if there is none, because the API also runs without it. */
function findSite(): string | null {
  const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'web');
  return existsSync(join(folder, 'client/index.html')) ? folder : null;
}
