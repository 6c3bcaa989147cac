import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdTimeouts } from '#server/testing/timeouts.ts';
import { ChainUnreachable } from './chain-index.ts';
import { createChainIndex } from './chain-index-rest.ts';

const ADDRESS = '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK';
const txid = (number: number) => number.toString(16).padStart(64, '0');
const sums = (funded: unknown, spent: unknown) => ({
  funded_txo_sum: funded,
  spent_txo_sum: spent,
});

describe('the chain index', () => {
  let server: Server;
  let root: string;
  /** What is answered at a path: JSON, or as it stands. */
  let answers: Map<string, unknown>;
  let asked: string[];
  /** Whoever asks for what hangs has waited long enough. */
  let endTimeouts: () => void;
  beforeEach(async () => {
    answers = new Map<string, unknown>([['/blocks/tip/height', '100']]);
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const answer = answers.get(request.url ?? '');
      if (answer === 'hang') return endTimeouts();
      const isRefused = typeof answer === 'string' && answer.includes('RPC error');
      response.statusCode = answer === undefined ? 404 : isRefused ? 400 : 200;
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? null));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on TCP.
  });
  afterEach(() => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });
  // No answer here takes long, but a busy machine can.
  const open = (timeoutMs = 60_000) => createChainIndex({ root, timeoutMs });
  const transaction = (
    number: number,
    value: unknown,
    block: number | null,
    rest: object = {},
  ) => ({
    txid: txid(number),
    vout: [{ scriptpubkey_address: ADDRESS, value }, { value: 1 }],
    status:
      block === null
        ? { confirmed: false }
        : { confirmed: true, block_height: block, block_time: block * 60 },
    ...rest,
  });

  it('reads balances too large for floats', async () => {
    answers.set(
      `/address/${ADDRESS}`,
      `{"chain_stats":{"funded_txo_sum":9007199254740993,"spent_txo_sum":2},
        "mempool_stats":{"funded_txo_sum":0,"spent_txo_sum":5}}`,
    );
    expect(await open().readBalance(ADDRESS)).toEqual({
      confirmedUnits: 9_007_199_254_740_991n,
      unconfirmedUnits: -5n,
    });
  });

  it('reads what spent an address’s outputs, and no other transaction', async () => {
    const vin = (...outputs: [number, number][]) => ({
      vin: outputs.map(([number, vout]) => ({ txid: txid(number), vout, prevout: null })),
    });
    const path = `/address/${ADDRESS}/txs`;
    answers.set(path, [
      transaction(9, 5, null, vin([7, 0], [1, 3])),
      transaction(8, 4, 99, { ...vin([7, 1]), vout: [{ value: 3 }] }),
      transaction(7, 3, 98, vin([0, 0xffff_ffff])),
    ]);
    answers.set(`${path}/chain/${txid(7)}`, []);
    const spends = await open().readSpends(ADDRESS, { sinceMs: 0 });
    expect(spends).toEqual([
      {
        txid: txid(9),
        confirmations: 0,
        inputs: [`${txid(7)}:0`, `${txid(1)}:3`],
        outputs: [
          { address: ADDRESS, units: 5n },
          { address: null, units: 1n },
        ],
      },
    ]);
    answers.set(path, [transaction(9, 5, null)]);
    await expect(open().readSpends(ADDRESS, { sinceMs: 0 })).rejects.toThrow(ChainUnreachable);
  });

  it('reads an address’s receipts, page by page, back to a time', async () => {
    const path = `/address/${ADDRESS}/txs`;
    answers.set(path, [
      transaction(9, 500, null),
      transaction(8, 400, 100),
      transaction(7, 300, 99, { vout: [{ scriptpubkey_address: 'other', value: 300 }] }),
    ]);
    answers.set(`${path}/chain/${txid(7)}`, { txs: [transaction(6, 200, 50)], total: 4 });
    answers.set(`${path}/chain/${txid(6)}`, 'not asked for');
    const received = await open().readReceived(ADDRESS, { sinceMs: 51 * 60_000 });
    expect(received).toEqual([
      { txid: txid(9), vout: 0, units: 500n, confirmations: 0, blockTimeMs: null },
      { txid: txid(8), vout: 0, units: 400n, confirmations: 1, blockTimeMs: 6_000_000 },
      { txid: txid(6), vout: 0, units: 200n, confirmations: 51, blockTimeMs: 3_000_000 },
    ]);
  });

  it.each([
    ['as a list', (list: unknown[]) => list],
    ['wrapped', (list: unknown[]) => ({ utxos: list, total: list.length })],
  ])('reads unspent outputs, given %s', async (_, given) => {
    const status = { confirmed: true, block_height: 98, block_time: 1 };
    answers.set(`/address/${ADDRESS}/utxo`, given([{ txid: txid(1), vout: 3, value: 7, status }]));
    expect(await open().readUnspent(ADDRESS)).toEqual([
      { txid: txid(1), vout: 3, units: 7n, confirmations: 3 },
    ]);
  });

  it.each([
    ['no list', { nothing: 1 }],
    ['a fraction of a unit', [transaction(1, 1.5, 1)]],
    ['a negative amount', [transaction(1, -1, 1)]],
    ['more than there is', [transaction(1, '9999999999999999999', 1)]],
    ['a block without a height', [transaction(1, 1, 1, { status: { confirmed: true } })]],
    ['another text', '<html>'],
    ['an id that is none', [transaction(1, 1, 1, { txid: 'x' })]],
  ])('knows nothing after %s', async (_, answer) => {
    answers.set(`/address/${ADDRESS}/txs`, answer);
    const reading = open().readReceived(ADDRESS, { sinceMs: 0 });
    await expect(reading).rejects.toBeInstanceOf(ChainUnreachable);
  });

  it('knows nothing of an address with endless pages', async () => {
    const path = `/address/${ADDRESS}/txs`;
    answers.set(path, [transaction(1, 1, 90)]);
    answers.set(`${path}/chain/${txid(1)}`, [transaction(1, 1, 90)]);
    await expect(open().readReceived(ADDRESS, { sinceMs: 0 })).rejects.toThrow(/more transactions/);
    expect(asked.length).toBeLessThan(50);
  });

  it('does not wait forever, and tries each read twice', async () => {
    endTimeouts = holdTimeouts().end;
    answers.set(`/address/${ADDRESS}`, 'hang');
    await expect(open(50).readBalance(ADDRESS)).rejects.toBeInstanceOf(ChainUnreachable);
    expect(asked).toHaveLength(2);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(50);
    answers.set(`/address/${ADDRESS}`, { chain_stats: sums('x', 0), mempool_stats: sums(0, 0) });
    await expect(open().readBalance(ADDRESS)).rejects.toBeInstanceOf(ChainUnreachable);
  });

  it('broadcasts bytes once', async () => {
    answers.set('/tx', txid(5));
    expect(await open().broadcast('ab')).toEqual({ outcome: 'accepted' });
    answers.delete('/tx');
    expect(await open().broadcast('ab')).toMatchObject({ outcome: 'refused' });
    endTimeouts = holdTimeouts().end;
    answers.set('/tx', 'hang');
    await expect(open(50).broadcast('ab')).rejects.toBeInstanceOf(ChainUnreachable);
    expect(asked).toEqual(['POST /tx', 'POST /tx', 'POST /tx']);
  });

  it.each([
    ['{"code":-27,"message":"Transaction already in block chain"}', 'accepted'],
    ['{"code":-26,"message":"txn-already-known"}', 'accepted'],
    ['{"code":-25,"message":"Missing inputs"}', 'refused'],
  ])('takes %s for %s', async (text, outcome) => {
    answers.set('/tx', `sendrawtransaction RPC error: ${text}`);
    expect(await open().broadcast('ab')).toMatchObject({ outcome });
  });
});
