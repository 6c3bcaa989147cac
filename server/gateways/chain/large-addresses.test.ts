import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEndlessIndex } from '#server/fakes/chain-index/endless-index.ts';

/** The built program: a compiler would take more memory than the amount measured. */
const MODULE = new URL('../../../dist/server/gateways/chain/chain-index-rest.js', import.meta.url)
  .href;
/** A process with room for little more than its program. */
const HEAP_MB = 40;
const OUTPUTS = 50_000;

describe('addresses of very many outputs', () => {
  let index: Awaited<ReturnType<typeof openEndlessIndex>>;
  beforeEach(async () => {
    index = await openEndlessIndex(OUTPUTS);
  });
  afterEach(() => index.close());

  /** The output of a process with little memory after this; it dies if the memory is not enough. */
  async function ask(call: string): Promise<{ code: number | null; said: unknown }> {
    const source = `
      const { createChainIndex } = await import(process.env.MODULE);
      const index = createChainIndex({ root: process.env.ROOT, deadlineMs: 600_000 });
      const address = '${'A'.repeat(34)}';
      const said = await ${call};
      console.log(JSON.stringify(said, (_, value) => typeof value === 'bigint' ? String(value) : value));`;
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, '--input-type=module', '-e', source],
      { env: { ...process.env, MODULE, ROOT: index.root }, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { code, said: said === '' ? null : JSON.parse(said) };
  }

  it('are read for what is wanted, in a process that could not hold them', async () => {
    const wants = '{ sinceMs: 0, wants: ({ txid, vout }) => vout === 3 && /0$/.test(txid) }';
    const received = await ask(
      `index.readReceived(address, ${wants}).then((found) => found.length)`,
    );
    // Each of the 25 transactions has one such output, and one of their ids ends like this.
    expect(received).toEqual({ code: 0, said: 1 });
  });

  it('show their largest coins and their sum, in a process that could not hold them', async () => {
    const coins = await ask(
      `index.readCoins(address, { most: 10, leastUnits: 1n }).then(({ coins, confirmedUnits }) => [coins.length, confirmedUnits])`,
    );
    expect(coins).toEqual({
      code: 0,
      said: [10, '5000000000'],
    });
  });

  it('have a history, in a process that could not hold it', async () => {
    const history = await ask(
      'index.readHistory(address, { own: new Set([address]), most: 100 }).then(({ entries }) => entries.map((each) => each.receivedUnits).slice(-1))',
    );
    expect(history).toEqual({ code: 0, said: ['2000000'] });
  });
});
