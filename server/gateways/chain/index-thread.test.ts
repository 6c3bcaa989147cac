import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEndlessIndex } from '#server/fakes/chain-index/endless-index.ts';
import { AddressUnreadable, ChainUnreachable } from './chain-index.ts';
import { openIndexThread } from './index-thread.ts';

/** A thread that acts on the address, or by default returns its own id. */
const THREAD = `
  import { parentPort, threadId } from 'node:worker_threads';
  const deeds = {
    exits: () => process.exit(1),
    throws: () => setImmediate(() => { throw new Error('it threw'); }),
    grows: () => { for (const kept = []; ; ) kept.push(new Array(1e6).fill(kept)); },
    hangs: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
    waits: () => {},
  };
  const kinds = { large: 'address', gone: 'chain', bug: 'fault' };
  parentPort.on('message', ({ cancels, id, asked: { address } = {} }) => {
    if (cancels) return parentPort.postMessage({ id: cancels, kind: 'address', error: new Error('canceled') });
    const kind = kinds[address];
    if (kind) return parentPort.postMessage({ id, kind, error: new RangeError(address) });
    if (deeds[address]) return deeds[address]();
    parentPort.postMessage({ id, found: threadId });
  });
`;
const DEADLINE_MS = 20_000;
/** The time after which the thread is given up. */
const LATE_MS = DEADLINE_MS + 5_000;
const IDLE_MS = 60_000;

describe('the thread that reads the chain index', () => {
  let folder: string;
  let reported: unknown[];
  let ask: (address: string, signal?: AbortSignal) => Promise<unknown>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    folder = mkdtempSync(join(tmpdir(), 'thread-'));
    const file = join(folder, 'thread.mjs');
    writeFileSync(file, THREAD);
    reported = [];
    const settings = { root: '', timeoutMs: 1, deadlineMs: DEADLINE_MS, maxBytes: 1 };
    const thread = openIndexThread(settings, (error) => reported.push(error), file);
    ask = (address, signal) => thread.ask('unspent', { address }, { height: 1, signal });
  });
  afterEach(async () => {
    // The test's thread ends because it has been idle.
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['exits', /it exited/],
    ['throws', /it threw/],
    ['grows', /memory/],
  ])('%s: what it reads fails, and the next look-up has a new one', async (deed, why) => {
    const first = await ask('any');
    const failing = ['waits', deed].map((address) =>
      expect(ask(address)).rejects.toBeInstanceOf(ChainUnreachable),
    );
    const told = expect(ask('waits')).rejects.toThrow(why);
    await Promise.all([...failing, told]);
    expect(reported).toHaveLength(1);
    expect(await ask('any')).not.toBe(first);
    expect(reported).toHaveLength(1);
  });

  it('hangs: it is given up after the deadline, with all that it reads', async () => {
    const first = await ask('any');
    const failing = [ask('waits'), ask('hangs')].map((asked) =>
      expect(asked).rejects.toBeInstanceOf(ChainUnreachable),
    );
    await vi.advanceTimersByTimeAsync(LATE_MS);
    await Promise.all(failing);
    expect(reported).toHaveLength(1);
    expect(await ask('any')).not.toBe(first);
  });

  it('ends the one reading whose signal is aborted, before it began or later', async () => {
    const first = await ask('any');
    const [ending, kept] = [new AbortController(), new AbortController()];
    const canceled = expect(ask('waits', ending.signal)).rejects.toThrow(/canceled/);
    const waiting = expect(ask('waits', kept.signal)).rejects.toThrow(/it hangs/);
    ending.abort();
    await canceled;
    await expect(ask('waits', AbortSignal.abort())).rejects.toBeInstanceOf(AddressUnreadable);
    expect(await ask('any')).toBe(first);
    await vi.advanceTimersByTimeAsync(LATE_MS);
    await waiting;
  });

  it('is not given up before', async () => {
    const first = await ask('any');
    const waiting = expect(ask('waits')).rejects.toBeInstanceOf(ChainUnreachable);
    await vi.advanceTimersByTimeAsync(LATE_MS - 1);
    expect(await ask('any')).toBe(first);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
  });

  it('says whether the address, the index or itself is at fault, and reads on', async () => {
    const first = await ask('any');
    await expect(ask('large')).rejects.toBeInstanceOf(AddressUnreadable);
    const gone = await ask('gone').catch((error) => error);
    expect(gone).toBeInstanceOf(ChainUnreachable);
    expect(gone).not.toBeInstanceOf(AddressUnreadable);
    await expect(ask('bug')).rejects.toThrow(RangeError);
    expect(await ask('any')).toBe(first);
    expect(reported).toEqual([]);
  });

  it('ends after a minute with nothing to read, which is no failure', async () => {
    const first = await ask('any');
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
    const second = await ask('any');
    expect(second).toBe(first);
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    expect(await ask('any')).not.toBe(first);
    expect(reported).toEqual([]);
  });
});

describe('a process that has had an address read', () => {
  let index: Awaited<ReturnType<typeof openEndlessIndex>>;
  beforeEach(async () => {
    index = await openEndlessIndex(100);
  });
  afterEach(() => index.close());

  it('ends by itself, and has read at a lower priority where a thread can have its own', async () => {
    const module = new URL(
      '../../../dist/server/gateways/chain/chain-index-rest.js',
      import.meta.url,
    );
    const source = `
      import { readFileSync, readdirSync } from 'node:fs';
      import { createChainIndex } from '${module.href}';
      const index = createChainIndex({ root: '${index.root}' });
      const { coins } = await index.readCoins('${'A'.repeat(34)}', { most: 3, leastUnits: 1n });
      const tasks = process.platform === 'linux' ? readdirSync('/proc/self/task') : [];
      // The text after the name, in which the priority is the 17th word.
      const priorities = tasks.map((task) =>
        Number(readFileSync('/proc/self/task/' + task + '/stat', 'latin1').split(') ').pop().split(' ')[16]));
      const [own] = priorities;
      const lower = priorities.filter((each) => each === Math.min(own + 10, 19)).length;
      console.log(JSON.stringify([coins.length, own === 19 ? 1 : lower]));`;
    const args = ['--input-type=module', '-e', source];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(JSON.parse(stdout)).toEqual([3, process.platform === 'linux' ? 1 : 0]);
  });
});
