import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEndlessIndex } from '#server/fakes/chain-index/endless-index.ts';
import { someOf } from '#server/testing/run/scope.ts';

/** The compiled modules: a compiler would take more memory than the test allows. */
const MODULES = new URL('../../../dist/server/gateways/chain/', import.meta.url).href;
/** A process with room for little more than its program. */
const HEAP_MB = 40;
const OUTPUTS = 50_000;

describe('addresses of very many outputs', () => {
  let index: Awaited<ReturnType<typeof openEndlessIndex>>;
  beforeEach(async () => {
    index = await openEndlessIndex(OUTPUTS);
  });
  afterEach(() => index.close());

  /** Runs a call in a process with little memory that works like the thread; it dies if the memory is not enough. */
  async function ask(call: string): Promise<{ code: number | null; said: unknown }> {
    const source = `
      const { createIndexHttp } = await import(process.env.MODULES + 'index-http.js');
      const { READINGS } = await import(process.env.MODULES + 'readings.js');
      const http = createIndexHttp({ root: process.env.ROOT, timeoutMs: 600_000 });
      const address = '${'A'.repeat(34)}';
      const reading = { deadline: AbortSignal.timeout(600_000), bytesLeft: ${512 * 1024 * 1024} };
      const read = (task, asked) => READINGS[task](http, { ...asked, address, height: 1000, reading });
      const said = await ${call};
      console.log(JSON.stringify(said, (_, value) => typeof value === 'bigint' ? String(value) : value));`;
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, '--input-type=module', '-e', source],
      { env: { ...process.env, MODULES, ROOT: index.root }, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { code, said: said === '' ? null : JSON.parse(said) };
  }

  const WANTED = `{ sinceMs: 0, wants: [{ names: new Set(['${'10'.padStart(64, '0')}:3']) }] }`;
  /** The arguments of each reading, and its result. */
  const READINGS: readonly (readonly [string, string, unknown])[] = [
    // One of the 25 transactions has this id.
    ['are read for what is wanted', `read('received', ${WANTED}).then((found) => found.length)`, 1],
    [
      'show their largest coins and their sum',
      `read('coins', { most: 10, leastUnits: 1n }).then(({ coins, sums }) => [coins.length, sums.confirmedUnits])`,
      [10, '5000000000'],
    ],
    [
      'have a history',
      'read("history", { own: new Set([address]), most: 100 }).then(({ entries }) => entries.map((each) => each.receivedUnits).slice(-1))',
      ['2000000'],
    ],
  ];

  it.each(someOf(READINGS, 1, 'readings'))(
    '%s, in a process that could not hold them',
    async (_, call, said) => {
      expect(await ask(call)).toEqual({ code: 0, said });
    },
  );
});
