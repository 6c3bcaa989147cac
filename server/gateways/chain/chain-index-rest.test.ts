import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdTimeouts } from '#server/testing/timeouts.ts';
import { AddressUnreadable, type ChainIndex, ChainUnreachable } from './chain-index.ts';
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
  /** One for all tests: each begins a thread of its own, whose low priority makes its start slow on a busy machine. */
  let index: ChainIndex;
  /** The answer to each path: JSON, or text sent as it is. */
  let answers: Map<string, unknown>;
  let asked: string[];
  /** Ends the timeouts of requests that hang. */
  let endTimeouts: () => void;
  /** Called when an answer begins that never ends. */
  let onEndless: () => void;
  beforeEach(() => {
    answers = new Map<string, unknown>([['/blocks/tip/height', '100']]);
    asked = [];
  });
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const answer = answers.get(request.url ?? '');
      if (answer === 'hang') return endTimeouts();
      if (answer === 'endless') return response.write('[ ', onEndless);
      const isRefused = typeof answer === 'string' && /RPC error|^refused/.test(answer);
      response.statusCode = answer === undefined ? 404 : isRefused ? 400 : 200;
      if (answer === 'busy') response.statusCode = 429;
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? null));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on TCP.
    // No answer here takes long, but a busy machine may.
    index = createChainIndex({ root, timeoutMs: 60_000 });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const openImpatient = () => createChainIndex({ root, timeoutMs: 50 });
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

  it('says whether a transaction is in a block', async () => {
    const status = (id: string) => `/tx/${id}/status`;
    answers.set(status(txid(1)), { confirmed: true, block_height: 90 });
    answers.set(status(txid(2)), { confirmed: false });
    answers.set(status(txid(3)), { confirmed: 'yes' });
    expect(await index.isInBlock(txid(1))).toBe(true);
    expect(await index.isInBlock(txid(2))).toBe(false);
    for (const id of [txid(3), txid(4)])
      await expect(index.isInBlock(id)).rejects.toBeInstanceOf(ChainUnreachable);
  });

  it('ends a reading that nobody wants any more, as if its time were over', async () => {
    answers.set(`/address/${ADDRESS}/txs`, 'endless');
    answers.set(`/address/${ADDRESS}/utxo`, 'endless');
    answers.set(`/address/${ADDRESS}`, { chain_stats: sums(7, 2), mempool_stats: sums(1, 0) });
    const ending = [new AbortController(), new AbortController()] as const;
    onEndless = () => ending[0].abort();
    await expect(
      index.readHistory(ADDRESS, { own: new Set([ADDRESS]), most: 1 }, ending[0].signal),
    ).rejects.toBeInstanceOf(AddressUnreadable);
    onEndless = () => ending[1].abort();
    expect(
      await index.readCoins(ADDRESS, { most: 1, leastUnits: 1n }, ending[1].signal),
    ).toMatchObject({ coins: [], confirmedUnits: 5n, unconfirmedUnits: 1n, isComplete: false });
  });

  it('reads balances too large for floats', async () => {
    answers.set(
      `/address/${ADDRESS}`,
      `{"chain_stats":{"funded_txo_sum":9007199254740993,"spent_txo_sum":2},
        "mempool_stats":{"funded_txo_sum":0,"spent_txo_sum":5}}`,
    );
    expect(await index.readBalance(ADDRESS)).toEqual({
      confirmedUnits: 9_007_199_254_740_991n,
      unconfirmedUnits: -5n,
      isUsed: true,
    });
  });

  it('reads the amounts of a coin with a large supply', async () => {
    answers.set(
      `/address/${ADDRESS}`,
      `{"chain_stats":{"funded_txo_sum":45000000000000000007,"spent_txo_sum":30000000000000000000},
        "mempool_stats":{"funded_txo_sum":0,"spent_txo_sum":0}}`,
    );
    expect(await index.readBalance(ADDRESS)).toMatchObject({
      confirmedUnits: 15_000_000_000_000_000_007n,
    });
    const coins = (value: string) => `[{"txid":"${txid(1)}","vout":0,"value":${value},
      "status":{"confirmed":true,"block_height":99,"block_time":1}}]`;
    answers.set(`/address/${ADDRESS}/utxo`, coins('9223372036854775807'));
    expect(await index.readUnspent(ADDRESS)).toMatchObject([{ units: 2n ** 63n - 1n }]);
    answers.set(`/address/${ADDRESS}/utxo`, coins('9223372036854775808'));
    await expect(index.readUnspent(ADDRESS)).rejects.toThrow(ChainUnreachable);
  });

  it('reads what spent these outputs, or any of an address, and no other transaction', async () => {
    const vin = (from: string | null, ...outputs: [number, number][]) => ({
      vin: outputs.map(([number, vout]) => ({
        txid: txid(number),
        vout,
        prevout: { scriptpubkey_address: from, value: 3 },
      })),
    });
    const path = `/address/${ADDRESS}/txs`;
    answers.set(path, [
      transaction(9, 5, null, vin(ADDRESS, [7, 0], [1, 3])),
      transaction(8, 4, 99, { ...vin(null, [7, 1]), vout: [{ value: 3 }] }),
      transaction(7, 3, 98, { vin: [{ txid: txid(0), vout: 0xffff_ffff, prevout: null }] }),
    ]);
    answers.set(`${path}/chain/${txid(7)}`, []);
    const spend = {
      txid: txid(9),
      confirmations: 0,
      inputs: [],
      outputs: [{ address: null, units: 6n }],
    };
    expect(await index.readSpends(ADDRESS, { sinceMs: 0 })).toEqual([spend]);
    const asked = { of: new Set([`${txid(1)}:3`]), payees: [ADDRESS] };
    expect(await index.readSpends(ADDRESS, { sinceMs: 0, ...asked })).toEqual([
      {
        ...spend,
        inputs: [`${txid(1)}:3`],
        outputs: [
          { address: ADDRESS, units: 5n },
          { address: null, units: 1n },
        ],
      },
    ]);
    answers.set(path, [transaction(9, 5, null, { vin: [{ txid: txid(1), vout: 3 }] })]);
    await expect(index.readSpends(ADDRESS, { sinceMs: 0 })).rejects.toThrow(ChainUnreachable);
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
    const received = await index.readReceived(ADDRESS, { sinceMs: 51 * 60_000 });
    expect(received).toEqual([
      {
        txid: txid(9),
        vout: 0,
        units: 500n,
        confirmations: 0,
        blockHeight: null,
        blockTimeMs: null,
      },
      {
        txid: txid(8),
        vout: 0,
        units: 400n,
        confirmations: 1,
        blockHeight: 100,
        blockTimeMs: 6_000_000,
      },
      {
        txid: txid(6),
        vout: 0,
        units: 200n,
        confirmations: 51,
        blockHeight: 50,
        blockTimeMs: 3_000_000,
      },
    ]);
  });

  it.each([
    ['as a list', (list: unknown[]) => list],
    ['wrapped', (list: unknown[]) => ({ utxos: list, total: list.length })],
  ])('reads unspent outputs, given %s', async (_, given) => {
    const status = { confirmed: true, block_height: 98, block_time: 1 };
    answers.set(`/address/${ADDRESS}/utxo`, given([{ txid: txid(1), vout: 3, value: 7, status }]));
    expect(await index.readUnspent(ADDRESS)).toEqual([
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
    const reading = index.readReceived(ADDRESS, { sinceMs: 0 });
    await expect(reading).rejects.toBeInstanceOf(ChainUnreachable);
  });

  it('knows nothing of an address whose pages repeat', async () => {
    const path = `/address/${ADDRESS}/txs`;
    answers.set(path, [transaction(1, 1, 90)]);
    answers.set(`${path}/chain/${txid(1)}`, [transaction(1, 1, 90)]);
    await expect(index.readReceived(ADDRESS, { sinceMs: 0 })).rejects.toThrow(ChainUnreachable);
    expect(asked.length).toBeLessThan(10);
  });

  /** Pages with `count` transactions in all, each with one output. */
  function fill(count: number, perPage = 25): void {
    const path = `/address/${ADDRESS}/txs`;
    const all = Array.from({ length: count }, (_, at) => transaction(count - at, count - at, 90));
    for (let at = 0; at <= count; at += perPage) {
      const before = all[at - 1];
      answers.set(before ? `${path}/chain/${before.txid}` : path, all.slice(at, at + perPage));
    }
  }

  it('reads far more transactions than anybody’s address should need, and keeps what is wanted', async () => {
    fill(1_500);
    const wants = [{ units: new Set([7n]) }];
    const received = await index.readReceived(ADDRESS, { sinceMs: 0, wants });
    expect(received).toMatchObject([{ txid: txid(7), units: 7n, blockHeight: 90 }]);
  });

  it('shows the newest of a history, what each changed for all own addresses, and the other side', async () => {
    const spent = (from: number, address: string, value: number) => ({
      txid: txid(from),
      vout: 0,
      prevout: { scriptpubkey_address: address, value },
    });
    fill(60);
    const own = new Set([ADDRESS]);
    const { entries, isComplete } = await index.readHistory(ADDRESS, { own, most: 30 });
    expect(entries).toHaveLength(30);
    expect(entries[0]).toMatchObject({ txid: txid(60), receivedUnits: 60n, spentUnits: 0n });
    expect(isComplete).toBe(false);
    expect(asked.filter((path) => path.includes('/txs'))).toHaveLength(2);
    answers.set(`/address/${ADDRESS}/txs`, [
      transaction(61, 4, null, {
        vin: [spent(60, ADDRESS, 60)],
        vout: [
          { value: 0, scriptpubkey_type: 'op_return' },
          { value: 4, scriptpubkey_address: ADDRESS },
          { value: 50, scriptpubkey_address: 'payee' },
          { value: 6, scriptpubkey_address: 'another' },
        ],
      }),
      transaction(60, 9, null, { vin: [spent(1, 'payer', 5), spent(2, 'another', 4)] }),
      transaction(59, 8, null, { vin: [] }),
    ]);
    const rest = { confirmations: 0, blockTimeMs: null };
    expect((await index.readHistory(ADDRESS, { own, most: 30 })).entries).toEqual([
      { txid: txid(61), receivedUnits: 4n, spentUnits: 60n, other: 'payee', ...rest },
      { txid: txid(60), receivedUnits: 9n, spentUnits: 0n, other: 'payer', ...rest },
      { txid: txid(59), receivedUnits: 8n, spentUnits: 0n, other: null, ...rest },
    ]);
  });

  it('gives the largest coins, and the sum of all', async () => {
    const status = { confirmed: true, block_height: 98 };
    const coins = Array.from({ length: 1_000 }, (_, at) => {
      return { txid: txid(at), vout: at, value: (at * 7) % 1_000, status };
    });
    answers.set(`/address/${ADDRESS}/utxo`, [
      ...coins,
      { txid: txid(5), vout: 1_001, value: 50_000, status: { confirmed: false } },
    ]);
    const found = await index.readCoins(ADDRESS, { most: 3, leastUnits: 998n });
    expect(found).toMatchObject({
      confirmedUnits: 499_500n,
      unconfirmedUnits: 50_000n,
      isComplete: false,
    });
    expect(found.coins.map(({ units }) => units)).toEqual([50_000n, 999n, 998n]);
  });

  it('finds coins by the history where the index refuses to list them', async () => {
    const refusal =
      'refused: Too many unspent transaction outputs (>500). Contact support to raise limits.';
    answers.set(`/address/${ADDRESS}/utxo`, refusal);
    answers.set(`/address/${ADDRESS}`, { chain_stats: sums(60, 10), mempool_stats: sums(2, 0) });
    const vin = [{ txid: txid(7), vout: 0, prevout: { scriptpubkey_address: ADDRESS, value: 10 } }];
    answers.set(`/address/${ADDRESS}/txs`, [
      transaction(9, 2, null, { vin }),
      transaction(8, 50, 99),
      transaction(7, 10, 98),
    ]);
    answers.set(`/address/${ADDRESS}/txs/chain/${txid(7)}`, []);
    const coin = (number: number, units: bigint, confirmations: number) => {
      return { txid: txid(number), vout: 0, units, confirmations };
    };
    expect(await index.readCoins(ADDRESS, { most: 5, leastUnits: 5n })).toEqual({
      coins: [coin(8, 50n, 2)],
      confirmedUnits: 50n,
      unconfirmedUnits: 2n,
      isComplete: false,
    });
    expect(await index.readUnspent(ADDRESS)).toEqual([coin(9, 2n, 0), coin(8, 50n, 2)]);
    // If the index refuses both ways, the address itself is unreadable.
    answers.set(`/address/${ADDRESS}/txs`, refusal);
    await expect(index.readUnspent(ADDRESS)).rejects.toThrow(AddressUnreadable);
  });

  it('never returns more than one answer may hold', async () => {
    const status = { confirmed: true, block_height: 98, block_time: 1 };
    const many = Array.from({ length: 10_001 }, (_, vout) => ({
      txid: txid(1),
      vout,
      value: 7,
      status,
    }));
    answers.set(`/address/${ADDRESS}/utxo`, many);
    answers.set(`/address/${ADDRESS}/txs`, 'refused: Too many history entries');
    await expect(index.readUnspent(ADDRESS)).rejects.toThrow(AddressUnreadable);
    const wants = [{ names: new Set([`${txid(1)}:9999`]) }];
    expect(await index.readUnspent(ADDRESS, { wants })).toHaveLength(1);
  });

  it('does not wait forever, and tries each read twice', async () => {
    endTimeouts = holdTimeouts().end;
    answers.set(`/address/${ADDRESS}`, 'hang');
    await expect(openImpatient().readBalance(ADDRESS)).rejects.toBeInstanceOf(ChainUnreachable);
    expect(asked).toHaveLength(2);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(50);
    answers.set(`/address/${ADDRESS}`, { chain_stats: sums('x', 0), mempool_stats: sums(0, 0) });
    await expect(index.readBalance(ADDRESS)).rejects.toBeInstanceOf(ChainUnreachable);
  });

  it('broadcasts bytes once', async () => {
    answers.set('/tx', txid(5));
    expect(await index.broadcast('ab')).toEqual({ outcome: 'accepted' });
    answers.delete('/tx');
    expect(await index.broadcast('ab')).toMatchObject({ outcome: 'refused' });
    // An index that limits its callers has not asked its node.
    answers.set('/tx', 'busy');
    await expect(index.broadcast('ab')).rejects.toBeInstanceOf(ChainUnreachable);
    endTimeouts = holdTimeouts().end;
    answers.set('/tx', 'hang');
    await expect(openImpatient().broadcast('ab')).rejects.toBeInstanceOf(ChainUnreachable);
    expect(asked).toEqual(Array(4).fill('POST /tx'));
  });

  it.each([
    ['{"code":-27,"message":"Transaction already in block chain"}', 'accepted'],
    ['{"code":-26,"message":"txn-already-known"}', 'accepted'],
    ['{"code":-25,"message":"Missing inputs"}', 'refused'],
  ])('takes %s for %s', async (text, outcome) => {
    answers.set('/tx', `sendrawtransaction RPC error: ${text}`);
    expect(await index.broadcast('ab')).toMatchObject({ outcome });
  });
});
