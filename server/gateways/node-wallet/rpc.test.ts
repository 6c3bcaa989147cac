import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '#server/fakes/node/faults.ts';
import { createTestWallet, type TestWallet } from '#server/fakes/node/wallet.ts';
import { openTestWalletServer, type TestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { holdTimeouts } from '#server/testing/timeouts.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { createNodeWallet } from './rpc.ts';
import { type Wallet, WalletRefused, WalletUnreachable } from './wallet.ts';

const ONE = 100_000_000n;
/** A machine under load takes longer. */
const SOON = { timeout: 20_000, interval: 5 };

let server: TestWalletServer;
let wallet: Wallet;
beforeEach(async () => {
  server = await openTestWalletServer();
  wallet = createNodeWallet({ url: server.url, coin: JUNKCOIN_ON.main });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const output = () => ({ address: server.node.strangerAddress(), units: ONE });
const countOf = (requests: readonly string[], method: string) =>
  requests.filter((text) => text.includes(`"method":"${method}"`)).length;
const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error: unknown) => error,
  );

describe('the secret in the wallet’s address', () => {
  const SECRET = 'Sesame-0pen';
  // fetch refuses the lowest ports itself.
  const deadPort = 'http://me:Sesame-0pen@127.0.0.1:3/';
  const shown = (error: unknown) => {
    const parts = error instanceof Error ? [error.message, error.stack, error.cause] : [];
    return `${parts.join()} ${JSON.stringify(error)} ${Object.values(Object(error)).join()}`;
  };

  it.each([
    'Sesame-0pen',
    'ftp://me:Sesame-0pen@localhost/',
    'http://me:Sesame-0pen@:x/',
    'http://me:Sesame-0pen@local host/',
  ])('is not shown if the address %s is invalid', (url) => {
    let error: unknown;
    try {
      createNodeWallet({ url, coin: JUNKCOIN_ON.main });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(Error);
    expect(shown(error)).not.toContain(SECRET);
  });

  it.each([
    ['nobody answers', () => deadPort, 'the wallet gave no answer: the connection was refused'],
    [
      'the host does not exist',
      () => `http://me:${SECRET}@nowhere.invalid:3/`,
      /gave no answer: (there is no such host|the host cannot be looked up now)$/,
    ],
    [
      'the node rejects it',
      () => server.url.replace(/\/\/.*@/, `//me:${SECRET}@`),
      'the wallet gave no answer: HTTP 401',
    ],
  ])('is not shown if %s', async (_, place, says) => {
    const error = await caught(
      createNodeWallet({ url: place(), coin: JUNKCOIN_ON.main }).readState(),
    );
    expect(error).toBeInstanceOf(WalletUnreachable);
    expect(String(error)).toMatch(says);
    expect(shown(error)).not.toContain(SECRET);
  });

  it('goes into the header and not into the address, whatever its characters', async () => {
    expect(server.url).toContain('%40');
    const seen: [string, unknown][] = [];
    const client = createNodeWallet({
      url: server.url,
      coin: JUNKCOIN_ON.main,
      fetch: (url, init) => {
        seen.push([url, new Headers(init.headers).get('authorization')]);
        return fetch(url, init);
      },
    });
    await client.readState();
    expect(seen[0]?.[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/wallet\/tips$/);
    expect(Buffer.from(String(seen[0]?.[1]).slice(6), 'base64').toString()).toBe(
      'quarterdeck:p@ss:word/with%signs',
    );
  });
});

describe('a call with an unknown outcome', () => {
  const FAULTS = [
    'times_out_before',
    'times_out_after',
    'breaks_before',
    'breaks_after',
    'cut_answer',
    'http_error',
    'warming_up',
  ] as const satisfies Fault[];
  const isDone = (fault: string) => /after|cut/.test(fault);
  let fake: TestWallet;
  beforeEach(() => {
    fake = createTestWallet();
  });
  const asked = (method: string) => countOf(fake.requests, method);

  it.each(FAULTS)('is tried three times if it reads: %s', async (fault) => {
    fake.node.faults.order('getblockchaininfo', fault, fault);
    expect(await fake.readState()).toMatchObject({ chain: 'main' });
    expect(asked('getblockchaininfo')).toBe(3);
  });

  it('is not tried a fourth time, or again after the wallet refused', async () => {
    fake.node.faults.order('getblockchaininfo', 'breaks_before', 'http_error', 'cut_answer');
    expect(await caught(fake.readState())).toBeInstanceOf(WalletUnreachable);
    expect(asked('getblockchaininfo')).toBe(3);
    fake.node.faults.order('getblockchaininfo', { code: -1, message: 'no' });
    expect(await caught(fake.readState())).toEqual(new WalletRefused(-1, 'no'));
    expect(asked('getblockchaininfo')).toBe(4);
  });

  it.each(FAULTS)('is never repeated if it sends: %s', async (fault) => {
    const built = await fake.build([output()]);
    fake.node.faults.order('sendrawtransaction', fault);
    expect(await caught(fake.broadcast(built))).toBeInstanceOf(WalletUnreachable);
    expect(asked('sendrawtransaction')).toBe(1);
    expect(fake.node.chain.mempool.has(built.txid)).toBe(isDone(fault));
    expect(await fake.broadcast(built)).toEqual({ outcome: 'accepted' });
  });

  it.each(FAULTS)('is never repeated if it pays at once: %s', async (fault) => {
    fake.node.faults.order('sendmany', fault);
    const startMs = Date.now();
    expect(await caught(fake.sendMany([output()], 'jkc:1:1'))).toBeInstanceOf(WalletUnreachable);
    expect(asked('sendmany')).toBe(1);
    const found = await fake.findByComment('jkc:1:1', startMs);
    expect(found !== null).toBe(isDone(fault));
  });

  it.each(FAULTS)('is never repeated if it could lock coins, and locks none: %s', async (fault) => {
    fake.node.faults.order('fundrawtransaction', fault);
    expect(await caught(fake.build([output()]))).toBeInstanceOf(WalletUnreachable);
    expect(asked('fundrawtransaction')).toBe(1);
    expect(await fake.listLocked()).toEqual([]);
  });

  it.each(FAULTS)('is recognized over a real connection: %s', async (fault) => {
    const built = await wallet.build([output()]);
    server.node.faults.order('sendrawtransaction', fault);
    const asked = () => countOf(server.requests, 'sendrawtransaction');
    const timeouts = holdTimeouts();
    const sending = caught(wallet.broadcast(built));
    await vi.waitUntil(() => asked() > 0, SOON);
    if (fault.startsWith('times_out')) timeouts.end();
    expect(await sending).toBeInstanceOf(WalletUnreachable);
    expect(asked()).toBe(1);
    expect(server.node.chain.mempool.has(built.txid)).toBe(isDone(fault));
  });

  it('is one to a node that is down', async () => {
    server.node.faults.isDown = true;
    expect(await caught(wallet.listLocked())).toBeInstanceOf(WalletUnreachable);
    expect(await caught(wallet.broadcast({ rawHex: '00' }))).toBeInstanceOf(WalletUnreachable);
  });

  const answering = (body: BodyInit | null, status = 200) =>
    createNodeWallet({
      url: 'http://a:b@localhost',
      coin: JUNKCOIN_ON.main,
      fetch: async () => new Response(body, { status }),
    });
  it.each<[string, BodyInit | null, number]>([
    ['nothing', null, 200],
    ['a page', '<html>hello</html>', 200],
    ['a page of a proxy', '<html>Bad Gateway</html>', 502],
    ['null', 'null', 200],
    ['a list', '[]', 200],
    ['no id', '{"result":"00"}', 200],
    ['the id of another call', '{"id":999,"result":"00","error":null}', 200],
    ['an error without a code', '{"id":1,"error":{"message":"no"}}', 500],
    ['an error that is a text', '{"id":1,"error":"no"}', 500],
    ['a result of another kind', '{"id":1,"result":{"hex":"00"},"error":null}', 200],
    ['nothing but that it is forbidden', '', 403],
  ])('is one that %s answers', async (_, body, status) => {
    const error = await caught(answering(body, status).broadcast({ rawHex: '00' }));
    expect(error).toBeInstanceOf(WalletUnreachable);
  });

  it('is one whose answer exceeds 64 MB, where reading stops', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const error = await caught(answering(endless).broadcast({ rawHex: '00' }));
    expect(error).toBeInstanceOf(WalletUnreachable);
    expect(sent).toBeLessThan(70);
  });
});

describe('the outcome of a broadcast', () => {
  it.each([
    [-27, 'transaction already in block chain', 'in_chain'],
    [-27, 'Transaction already in block chain', 'in_chain'],
    [-27, 'Transaction outputs already in utxo set', 'in_chain'],
    [-26, '18: txn-already-in-mempool', 'known'],
    [-26, 'txn-already-known', 'known'],
    [-25, 'Missing inputs', 'missing_inputs'],
    [-25, 'bad-txns-inputs-missingorspent', 'missing_inputs'],
    [-26, '18: bad-txns-inputs-spent', 'missing_inputs'],
    [-26, 'missing-inputs', 'missing_inputs'],
    [-26, '66: insufficient priority', 'refused'],
    [-26, '64: dust', 'refused'],
    [-26, 'txn-mempool-conflict', 'refused'],
    [-26, '64: too-long-mempool-chain', 'no_room'],
    [-26, 'mempool full', 'no_room'],
    [-25, 'mandatory-script-verify-flag-failed', 'refused'],
    [-22, 'TX decode failed', 'refused'],
  ])('of %i %s is %s', async (code, message, outcome) => {
    server.node.faults.order('sendrawtransaction', { code, message });
    const hasReason = outcome === 'refused' || outcome === 'no_room';
    const expected = hasReason ? { outcome, reason: message } : { outcome };
    expect(await wallet.broadcast({ rawHex: '00' })).toEqual(expected);
  });

  // 0.14 answers -31 when it has accepted the transaction but has no peer to relay it to.
  it.each([-1, -4, -7, -20, -28, -31, -32603])('is unknown with %i', async (code) => {
    server.node.faults.order('sendrawtransaction', { code, message: 'whatever' });
    expect(await caught(wallet.broadcast({ rawHex: '00' }))).toBeInstanceOf(WalletUnreachable);
  });
});

describe('paying at once', () => {
  it.each([-3, -5, -6, -8, -13, -18, -32601])('paid nothing with %i', async (code) => {
    server.node.faults.order('sendmany', { code, message: 'whatever' });
    const error = await caught(wallet.sendMany([output()], 'jkc:1:1'));
    expect(error).toEqual(new WalletRefused(code, 'whatever'));
    expect(error).toMatchObject({ code });
  });

  it.each([-1, -4, -7, -20, -31, -32603])('may have paid with %i', async (code) => {
    server.node.faults.order('sendmany', { code, message: 'whatever' });
    const error = await caught(wallet.sendMany([output()], 'jkc:1:1'));
    expect(error).toBeInstanceOf(WalletUnreachable);
  });

  it('names the default account, and amounts as text', async () => {
    const { address } = output();
    const units = 5_399_999_999_999_999n;
    await caught(wallet.sendMany([{ address, units }], 'jkc:1:1'));
    const [sent] = server.requests.filter((text) => text.includes('sendmany'));
    expect(JSON.parse(sent ?? '')).toMatchObject({
      params: ['', { [address]: '53999999.99999999' }, 1, 'jkc:1:1'],
    });
  });

  it('refuses segwit addresses and a missing comment', async () => {
    const segwit = `jc1q${'q'.repeat(38)}`;
    const error = await caught(wallet.sendMany([{ address: segwit, units: ONE }], 'jkc:1:1'));
    expect(error).toMatchObject({ name: 'WalletRefused', code: -5 });
    expect(await caught(wallet.sendMany([output()], ''))).toBeInstanceOf(RangeError);
    expect(countOf(server.requests, 'sendmany')).toBe(0);
  });

  it('is found among many others, only by the full comment', async () => {
    const startMs = Date.now();
    const txid = await wallet.sendMany([output()], 'jkc:7:1');
    for (let count = 0; count < 100; count++) {
      server.node.methods('sendmany', ['', { [output().address]: '1' }, 1, `jkc:7:1${count}`]);
      server.node.mine();
    }
    expect(await wallet.findByComment('jkc:7:1', startMs)).toBe(txid);
    expect(await wallet.findByComment('jkc:7:199', startMs)).not.toBeNull();
    expect(await wallet.findByComment('jkc:7:', startMs)).toBeNull();
    // The history is read from that time on, so old entries cost nothing.
    expect(await wallet.findByComment('jkc:7:1', Date.now() + 86_400_000)).toBeNull();
  });

  it('is found in the first block after a long time without blocks', async () => {
    let nowMs = Date.UTC(2026, 10, 22);
    const slow = createTestWallet({ now: () => nowMs });
    for (let count = 0; count < 50; count++) {
      nowMs += 60_000;
      slow.node.mine();
    }
    nowMs += 3 * 86_400_000;
    // The node's median covers the times of this many blocks, so it stays days behind.
    for (let confirmations = 1; confirmations <= 11; confirmations++) {
      const comment = `jkc:9:${confirmations}`;
      const txid = await slow.sendMany([{ address: output().address, units: ONE }], comment);
      slow.node.mine();
      expect(await slow.findByComment(comment, nowMs)).toBe(txid);
    }
  });

  it('is found as the valid one if another was replaced', async () => {
    const startMs = Date.now();
    const first = await wallet.sendMany([output()], 'jkc:8:1');
    server.node.spend(server.node.chain.find(first).inputs);
    expect(await wallet.findByComment('jkc:8:1', startMs)).toBe(first);
    const second = await wallet.sendMany([output()], 'jkc:8:1');
    expect(await wallet.findByComment('jkc:8:1', startMs)).toBe(second);
  });
});

describe('whether a wallet can sign', () => {
  it.each([
    'createrawtransaction',
    'fundrawtransaction',
    'sendrawtransaction',
    'lockunspent',
    'signrawtransactionwithwallet',
  ])('is false without %s', async (method) => {
    server.node.state.missingMethods.add(method);
    expect(await wallet.canSignRaw()).toBe(false);
  });

  it('is true with either way to sign, and asking changes nothing', async () => {
    expect(await wallet.canSignRaw()).toBe(true);
    const older = await openTestWalletServer({ flavour: 'account_era' });
    expect(await createNodeWallet({ url: older.url, coin: JUNKCOIN_ON.main }).canSignRaw()).toBe(
      true,
    );
    await older.close();
    expect(await wallet.listLocked()).toEqual([]);
  });

  it('is false if the node forbids the user these methods, and unknown if it forbids all', async () => {
    const forbidding = (isForbidden: (body: string) => boolean) =>
      createNodeWallet({
        url: server.url,
        coin: JUNKCOIN_ON.main,
        fetch: (url, init) =>
          isForbidden(String(init.body))
            ? Promise.resolve(new Response('', { status: 403 }))
            : fetch(url, init),
      });
    const some = forbidding((body) => !body.includes('getnetworkinfo'));
    expect(await some.canSignRaw()).toBe(false);
    expect(await caught(forbidding(() => true).canSignRaw())).toBeInstanceOf(WalletUnreachable);
  });

  it('is unknown while no wallet is loaded', async () => {
    const message = 'Method not found (wallet method is disabled because no wallet is loaded)';
    server.node.faults.order('fundrawtransaction', { code: -32601, message });
    expect(await caught(wallet.canSignRaw())).toMatchObject({ name: 'WalletRefused', message });
  });
});

describe('locks', () => {
  it('for a transaction unknown to the wallet belong to another wallet', async () => {
    const stranger = [{ txid: 'ab'.repeat(32), vout: 0 }];
    expect(await caught(wallet.lock(stranger))).toMatchObject({ name: 'WalletRefused', code: -8 });
    await wallet.unlock(stranger);
  });

  it('are taken one by one, so that a spent coin does not stop the others', async () => {
    const coins = server.node.purse.listUnspent(1).map(({ txid, vout }) => ({ txid, vout }));
    server.node.spend(coins.slice(0, 1));
    await wallet.lock(coins);
    expect(await wallet.listLocked()).toEqual(coins.slice(1));
    await wallet.unlock(coins);
    expect(await wallet.listLocked()).toEqual([]);
  });
});

describe('the state', () => {
  it('is syncing while blocks are missing or if the node says so', async () => {
    const isSyncing = async () => (await wallet.readState()).isSyncing;
    server.node.state.missingBlocks = 2;
    expect(await isSyncing()).toBe(false);
    server.node.state.missingBlocks = 3;
    expect(await isSyncing()).toBe(true);
    server.node.state.missingBlocks = 0;
    server.node.state.isSyncing = true;
    expect(await isSyncing()).toBe(true);
  });

  it('has the exact spendable balance, up to the whole supply', async () => {
    const { balanceUnits } = await wallet.readState();
    const built = await wallet.build([output()]);
    expect((await wallet.readState()).balanceUnits).toBe((balanceUnits / 5n) * 4n);
    await wallet.unlock(built.inputs);
    server.node.mint(5_399_999_999_999_999n);
    server.node.mint(1n);
    const total = balanceUnits + 5_400_000_000_000_000n;
    expect((await wallet.readState()).balanceUnits).toBe(total);
  });
});
