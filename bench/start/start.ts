import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { PROGRAM } from '../../scripts/prepare.mjs';
import { fillByEvents } from '../fill.ts';
import { machine, percentile, table } from '../report.ts';

const MEMBERS = 10_000;
const RUNS = 3;
/** Pages and answers requested before memory is read, so that the server is at work. */
const REQUESTS = 50;
/** The smallest server that answers over HTTP. */
const BARE = [
  '-e',
  "require('node:http').createServer((_, answer) => answer.end('bare')).listen(process.env.PORT, '127.0.0.1')",
];

type Turn = { firstPageMs: number; restMegabytes: number; workMegabytes: number };

/**
 * `npm run bench -- start [members]`: from starting a built and filled server to its first page of the board, and its memory at
 * rest and after some hundred requests, on both engines; in turn with a bare Node server.
 */
export async function run(args: string[]): Promise<void> {
  const members = Number(args[0] ?? MEMBERS);
  const rows: string[][] = [];
  for (const { name, environment, stop } of await fillEngines(members)) {
    const product: Turn[] = [];
    const bare: Turn[] = [];
    for (let count = 0; count < RUNS; count++) {
      product.push(await measure([PROGRAM, 'start'], environment));
      bare.push(await measure(BARE, {}));
    }
    rows.push([name, ...figuresOf(product)], ['bare Node', ...figuresOf(bare)]);
    await stop();
  }
  console.log(`${members.toLocaleString('en-US')} members, median of ${RUNS}. ${machine()}\n`);
  console.log(table(['', 'first page, s', 'memory at rest, MB', 'at work, MB'], rows));
}

function figuresOf(turns: readonly Turn[]): string[] {
  const middle = (read: (turn: Turn) => number) => percentile(turns.map(read), 0.5);
  return [
    (middle((turn) => turn.firstPageMs) / 1000).toFixed(2),
    middle((turn) => turn.restMegabytes).toFixed(0),
    middle((turn) => turn.workMegabytes).toFixed(0),
  ];
}

async function measure(args: string[], environment: Record<string, string>): Promise<Turn> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startMs = performance.now();
  const server = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', DEMO: '0', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await firstPage(server, `${origin}/leaderboard`, args === BARE ? 'bare' : 'sailor_');
    const firstPageMs = performance.now() - startMs;
    await pause(2_000);
    const restMegabytes = megabytesOf(server);
    for (let count = 0; count < REQUESTS; count++) {
      for (const path of ['/', `/leaderboard?page=${1 + count}`, '/api/leaderboard', '/weeks']) {
        await (await fetch(origin + path)).arrayBuffer();
      }
    }
    return { firstPageMs, restMegabytes, workMegabytes: megabytesOf(server) };
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function firstPage(server: ChildProcess, url: string, shows: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server ended');
    const answer = await fetch(url).catch(() => null);
    // Without the board, a page says that it follows.
    const text = await answer?.text();
    if (answer?.status === 200 && text?.includes(shows)) return;
    await pause(5);
  }
}

/** The memory that the system counts as the process's own, threads included. */
function megabytesOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Both engines, filled; each server finds its database through its environment. */
async function fillEngines(members: number) {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
  const postgres = await startPostgres();
  const settings = [{ databaseUrl: postgres.url() }, { folder }];
  for (const options of settings) {
    const { db, close } = await connect(options);
    await fillByEvents(db, members, Date.now());
    await close();
  }
  return [
    {
      name: 'PostgreSQL',
      environment: { DATABASE_URL: postgres.url(), DATA_DIR: `${folder}-secrets` },
      stop: () => postgres.stop(),
    },
    {
      name: 'embedded',
      environment: { DATA_DIR: folder },
      stop: async () => {
        for (const each of [folder, `${folder}-secrets`])
          rmSync(each, { recursive: true, force: true });
      },
    },
  ];
}
