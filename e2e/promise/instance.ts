import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.mjs';
import { PROGRAM } from '../../scripts/prepare.mjs';
import { TEST_BOT_TOKEN } from '../../server/fakes/telegram/signer.ts';
import { QUICK_ENGINE } from '../../server/testing/db/quick-engine.ts';
import { expect, onServer, POSTGRES_URL } from '../product.ts';

const MOVED_CLOCK = new URL('../../server/testing/jobs/moved-clock.mjs', import.meta.url).href;

export type Engine = 'PostgreSQL' | 'the embedded engine';

/** Starts the product as an operator does, on an empty database, with a clock that the test moves. */
export async function startInstance(
  engine: Engine,
  { aheadMs, ...settings }: { aheadMs: number } & Record<string, string | number>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-promise-'));
  const clockFile = join(folder, 'clock');
  const database = engine === 'PostgreSQL' ? await createDatabase() : null;
  const port = await freePort();
  const environment = {
    PATH: process.env.PATH ?? '',
    NODE_OPTIONS: `--import=${MOVED_CLOCK}`,
    AHEAD_FILE: clockFile,
    SETTINGS_FILE: devNull,
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database.url }),
    DEMO: '0',
    PORT: String(port),
    LOG_LEVEL: 'error',
    TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
    // On PostgreSQL the bot runs as a separate process.
    BOT: database ? 'apart' : '1',
    ...settings,
  };
  const processes: ChildProcess[] = [];
  let output = '';
  async function start(command: 'start' | 'bot', ready: string): Promise<void> {
    const child = spawn('node', [QUICK_ENGINE, PROGRAM, command], {
      cwd: folder,
      env: environment,
    });
    processes.push(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
      });
    }
    await expect.poll(() => output, { timeout: 60_000 }).toContain(ready);
  }
  async function setAhead(ms: number): Promise<void> {
    await database?.setAhead(ms);
    // Renamed into place, because a half-written number would be another time.
    writeFileSync(`${clockFile}.new`, String(ms));
    renameSync(`${clockFile}.new`, clockFile);
  }
  await setAhead(aheadMs);
  // Both at once: one of them creates the schema.
  await Promise.all([
    start('start', 'Quarterdeck is at'),
    ...(database ? [start('bot', 'listens.')] : []),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    setAhead,
    async close() {
      const ended = processes.map((child) => once(child, 'exit'));
      for (const child of processes) child.kill('SIGTERM');
      const codes = (await Promise.all(ended)).map(([code]) => code);
      await database?.drop();
      rmSync(folder, { recursive: true });
      expect(codes, output).toEqual(processes.map(() => 0));
    },
  };
}

/** An empty database whose clock is moved too: servers pay nothing when their clock differs from the database's. */
async function createDatabase() {
  const server = process.env[POSTGRES_URL] ?? '';
  const name = `promise_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  await onServer(server, `alter database ${name} set search_path = public, pg_catalog`);
  const url = new URL(`/${name}`, server).href;
  await onServer(url, MOVED);
  return {
    url,
    setAhead: (ms: number) =>
      onServer(url, `update moved.clock set ahead = ${Math.round(ms)} * interval '1 ms'`),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/** Found before the functions of the same names in pg_catalog. */
const MOVED = `
  create schema moved;
  create table moved.clock (ahead interval not null);
  insert into moved.clock values ('0');
  create function public.now() returns timestamptz stable language sql
    as 'select pg_catalog.now() + ahead from moved.clock';
  create function public.clock_timestamp() returns timestamptz volatile language sql
    as 'select pg_catalog.clock_timestamp() + ahead from moved.clock';`;
