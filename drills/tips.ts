import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { createIndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import { openIndexServer } from '#server/fakes/chain-index/index-server.ts';
import { createTestChain, type TestChain } from '#server/fakes/node/chain.ts';
import type { Random } from '#server/testing/events.ts';
import { bundleWorker } from '#server/testing/jobs/worker.ts';
import { openHistory } from '#server/testing/tips/history.ts';
import { runTask, type Task } from '#server/testing/tips/tasks.ts';
import { TIPS_NOW_MS } from '#server/testing/tips/tippers.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import type { Round } from './report.ts';

const WORKERS = 3;
/** Kills per round, and the tasks after the last of them. */
const KILLS = 20;
const STEPS_AFTERWARDS = 30;
/** The latest time of a kill in ms: a task takes some tens of ms. */
const LATEST_KILL_MS = 60;
const LONGEST_TASK_MS = 120_000;

/**
 * Tips of a random history, made, paid and watched by processes that are killed at work: each task is given to another process
 * until it is answered, as Telegram sends an update again and people press again.
 */
export async function* killTips(random: Random, rounds: number): AsyncGenerator<Round> {
  const worker = await bundleWorker('tips-worker.mjs');
  const postgres = await startPostgres({ durable: false });
  const main = await connect({ databaseUrl: postgres.url() });
  try {
    for (let round = 0; round < rounds; round++) {
      const name = `tips_${round}`;
      await sql`create database ${sql.id(name)}`.execute(main.db);
      yield await liveOnce(random, { worker, databaseUrl: postgres.url(name) });
      await sql`drop database ${sql.id(name)} with (force)`.execute(main.db);
    }
  } finally {
    await main.close();
    await postgres.stop();
  }
}

async function liveOnce(
  random: Random,
  { worker, databaseUrl }: { worker: string; databaseUrl: string },
): Promise<Round> {
  const { db, close } = await connect({ databaseUrl });
  let now = () => TIPS_NOW_MS;
  const chain = createTestChain('test', () => now());
  const index = createIndexOfChain(chain);
  const history = await openHistory(db, { chain, index, random });
  now = history.people.now;
  const desk = await openDesk(chain, now);
  const start = () =>
    spawn(process.execPath, [worker], {
      env: { ...process.env, ROOT: desk.root, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const workers = Array.from({ length: WORKERS }, start);
  let kills = 0;
  let left = STEPS_AFTERWARDS;
  try {
    while (left > 0) {
      if (kills >= KILLS) left -= 1;
      const task = await history.step();
      if (task === null) continue;
      const done = desk.give(task);
      if (kills < KILLS && random.below(3) === 0) {
        const pid = await desk.begun();
        await pause(random.below(LATEST_KILL_MS));
        const at = workers.findIndex((each) => each.pid === pid);
        const victim = workers[at];
        if (victim) {
          workers[at] = start();
          await kill(victim);
          kills += 1;
        }
        desk.giveAgain();
      }
      await done;
    }
    const deps = { db, chain: index, now };
    await history.settle(() => runTask(deps, { kind: 'watch' }));
    const { rows } = await sql<{ type: string; count: number }>`
      select type, count(*)::int as count from activity_events where type like 'tip%' group by 1`.execute(
      db,
    );
    const counts = Object.fromEntries(rows.map(({ type, count }) => [type, count]));
    return { figures: { kills, ...counts }, faults: { ...(await history.findFaults()) } };
  } finally {
    await Promise.all(workers.map(kill));
    await desk.close();
    await close();
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The server from which workers fetch tasks, and the index of the chain that they query. */
async function openDesk(chain: TestChain, now: () => number) {
  let waiting: { id: number; task: Task; isTaken: boolean; resolve(): void } | null = null;
  let given = 0;
  let tellBegun: (pid: number) => void = () => {};
  let takenBy = 0;

  const answerInstead = (path: string) => {
    const url = new URL(path, 'http://localhost');
    switch (url.pathname) {
      case '/task': {
        if (waiting === null || waiting.isTaken) return { body: 'null' };
        waiting.isTaken = true;
        takenBy = Number(url.searchParams.get('worker'));
        tellBegun(takenBy);
        return { body: JSON.stringify({ id: waiting.id, task: waiting.task, nowMs: now() }) };
      }
      case '/done': {
        if (waiting?.id === Number(url.searchParams.get('id'))) {
          waiting.resolve();
          waiting = null;
        }
        return { body: '' };
      }
      default:
        return null;
    }
  };
  const { root, close } = await openIndexServer(chain, { answerInstead });
  return {
    root,
    close,
    give: (task: Task) =>
      new Promise<void>((resolve, reject) => {
        given += 1;
        takenBy = 0;
        const late = setTimeout(() => reject(new Error('a task was never done')), LONGEST_TASK_MS);
        const done = () => {
          clearTimeout(late);
          resolve();
        };
        waiting = { id: given, task, isTaken: false, resolve: done };
      }),
    giveAgain() {
      if (waiting !== null) waiting.isTaken = false;
    },
    begun: () =>
      takenBy > 0
        ? takenBy
        : new Promise<number>((resolve) => {
            tellBegun = resolve;
          }),
  };
}
