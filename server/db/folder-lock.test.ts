import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockFolder } from './folder-lock.ts';

/** The built file, since each process would otherwise start with a compiler. */
const MODULE = new URL('../../dist/server/db/folder-lock.js', import.meta.url).href;

describe('lockFolder', () => {
  let folder = '';
  const lockFile = () => join(folder, 'lock');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quarterdeck-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('refuses a second lock, naming folder and process, until it is freed', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${process.pid}. Stop that one first, or set DATA_DIR to another folder.`,
    );
    unlock();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(folder)();
  });

  it('refuses a folder held by a live process, and takes it once that is killed', async () => {
    const holder = spawn('node', ['--input-type=module', '-e', HOLD], {
      env: { ...process.env, MODULE, FOLDER: folder },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const exited = new Promise((resolve) => holder.once('exit', resolve));
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${holder.pid}.`);
    holder.kill('SIGKILL');
    await exited;
    expect(existsSync(lockFile())).toBe(true);
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says that the disk is full', () => {
    // Writing to that device finds no space.
    symlinkSync('/dev/full', `${lockFile()}.${process.pid}`);
    expect(() => lockFolder(folder)).toThrow(
      `The disk of ${folder} is full. Make room on it, or set DATA_DIR to a folder on another disk.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over from a process whose id has been reused', () => {
    writeFileSync(lockFile(), `${process.ppid} 1`);
    lockFolder(folder)();
  });

  it('takes over from a process that has ended, though its parent has not noticed', async () => {
    // `cat` replaces the shell and never waits for the shell's child; the shell itself would.
    const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec cat'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const exited = new Promise((resolve) => parent.once('exit', resolve));
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (data) => resolve(Number(data))),
    );
    const patience = { timeout: 20_000, interval: 5 };
    const nameOfParent = () => readFileSync(`/proc/${parent.pid}/comm`, 'utf8');
    await vi.waitUntil(() => nameOfParent() === 'cat\n', patience);
    process.kill(pid, 'SIGKILL');
    const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    await vi.waitUntil(() => fields()[0] === 'Z', patience);
    writeFileSync(lockFile(), `${pid} ${fields()[19]}`);
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
    parent.stdin.end();
    await exited;
  });

  it.each(['', 'x', '0 5', '-1 5', '1.5 5', '1e99 5', '99999999 5', '\0'])(
    'takes over from %j, which no process writes',
    (text) => {
      writeFileSync(lockFile(), text);
      const unlock = lockFolder(folder);
      expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
      unlock();
    },
  );

  it('leaves alone a lock that is no longer its own or is gone', () => {
    const unlock = lockFolder(folder);
    writeFileSync(lockFile(), '1 1');
    unlock();
    expect(readFileSync(lockFile(), 'utf8')).toBe('1 1');
    rmSync(lockFile());
    unlock();
  });

  it('does not wait for a process that died while taking over', () => {
    const dead = spawnSync('node', ['-e', '']).pid;
    writeFileSync(lockFile(), `${dead} 1`);
    writeFileSync(`${lockFile()}.takeover`, `${dead} 1`);
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('lets only one take over at a time', () => {
    writeFileSync(lockFile(), '99999999 1');
    const start = startOfThis();
    writeFileSync(`${lockFile()}.takeover`, `${process.pid} ${start}`);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}.`);
    expect(readFileSync(lockFile(), 'utf8')).toBe('99999999 1');
  });

  it('admits one of many that find a dead process at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      writeFileSync(lockFile(), '99999999 1');
      const script = ['--input-type=module', '-e', RACE];
      const env = { ...process.env, MODULE, FOLDER: folder };
      const racers = Array.from({ length: 4 }, () =>
        spawn('node', script, { env, stdio: ['pipe', 'pipe', 'inherit'] }),
      );
      const ready = racers.map(
        (racer) => new Promise((resolve) => racer.stdout.once('data', resolve)),
      );
      await Promise.all(ready);
      const answers = racers.map(
        (racer) =>
          new Promise<string>((resolve) =>
            racer.stdout.once('data', (data) => resolve(String(data))),
          ),
      );
      for (const racer of racers) racer.stdin.write('go\n');
      const taken = (await Promise.all(answers)).filter((answer) => answer === 'taken');
      expect(taken).toHaveLength(1);
      await Promise.all(
        racers.map((racer) => {
          const exited = new Promise((resolve) => racer.once('exit', resolve));
          racer.kill('SIGKILL');
          return exited;
        }),
      );
    }
  });
});

const HOLD = `
  const { lockFolder } = await import(process.env.MODULE);
  lockFolder(process.env.FOLDER);
  process.stdout.write('held');
  process.stdin.resume();
`;

const RACE = `
  const { lockFolder } = await import(process.env.MODULE);
  process.stdin.once('data', () => {
    try {
      lockFolder(process.env.FOLDER);
      process.stdout.write('taken');
    } catch {
      process.stdout.write('refused');
    }
  });
  process.stdout.write('ready');
`;

/** The start time of this process in its lock. */
function startOfThis(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-lock-'));
  lockFolder(folder);
  const [, start = ''] = readFileSync(join(folder, 'lock'), 'utf8').split(' ');
  rmSync(folder, { recursive: true, force: true });
  return start;
}
