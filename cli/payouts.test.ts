import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HDKey } from '@scure/bip32';
import { Transaction } from '@scure/btc-signer';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import type { Finding } from '#server/doctor/finding.ts';
import {
  createFakeChainIndex,
  type FakeChainIndex,
} from '#server/fakes/chain-index/chain-index.ts';
import { openTestWalletServer, type TestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { workOnChain } from '#server/jobs/chain-work.ts';
import { proveCoin } from '#server/services/chain/proved-coin.ts';
import { sendAppMessages } from '#server/services/consents/outbox.ts';
import { createEscrow, disputeEscrow, readEscrow } from '#server/services/escrows/escrows.ts';
import { allow, openAppCrew } from '#server/testing/apps.ts';
import { createTestSource } from '#server/testing/chain/test-source.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { fundingTransaction, signPsbt } from '#server/testing/escrows.ts';
import { findingOf } from '#server/testing/findings.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { statusesOf, writeShares } from '#server/testing/wallet/payouts.ts';
import type { CommandName } from './command-table.ts';
import { runHere, runProcess } from './testing/cli.ts';

const COIN = 100_000_000n;
const KEYS = HDKey.fromMasterSeed(Buffer.alloc(32, 5));
/** Not on the server: the key with which the operator signs an escrow. */
const operatorKey = (id: string) => keyBytes(KEYS.deriveChild(0).deriveChild(Number(id)));
const keyBytes = ({ privateKey }: HDKey) => privateKey ?? new Uint8Array();
const publicOf = ({ publicKey }: HDKey) => Buffer.from(publicKey ?? []).toString('hex');

let postgres: TestDatabase;
let wallet: TestWalletServer;
beforeAll(async () => {
  postgres = await openPostgresForTest();
});
beforeEach(async () => {
  await emptyDatabase(postgres.db);
  await wallet?.close();
  wallet = await openTestWalletServer();
});
afterAll(async () => {
  await wallet?.close();
  await postgres?.close();
});

let chainUrl = '';
const place = () => ({
  DATABASE_URL: postgres.url ?? '',
  WALLET_RPC_URL: wallet.url,
  CHAIN_API_URL: chainUrl,
});
const run = (command: CommandName, ...args: string[]) => runHere(command, args, place());

it('fence shows what stopped the payouts, and settles it', async () => {
  const { node } = wallet;
  const [own, member] = [node.strangerAddress(), node.strangerAddress()];
  await writeShares(postgres.db, [{ units: COIN, address: member, week: '2025-03-09' }]);
  expect(await run('fence')).toEqual({
    code: 0,
    stdout: 'Payouts are not stopped.\n',
    stderr: '',
  });
  const pay = (address: string, amount: string) =>
    String(node.methods('sendmany', ['', { [address]: amount }, 1, 'by hand']));
  const [taken, paid] = [pay(own, '3'), pay(member, '0.9')];
  expect(await run('distribute')).toEqual({
    code: 1,
    stdout:
      'payouts are stopped: the wallet shows a payment that this database does not know (2). See: npm run fence\n',
    stderr: '',
  });
  const listed = await run('fence');
  expect(listed).toMatchObject({ code: 1 });
  expect(listed.stdout).toMatch(/^Payouts are stopped: the wallet shows a payment .*\.$/m);
  expect(listed.stdout).toContain(`  3 to ${own}\n`);
  expect(JSON.parse((await run('fence', '--json')).stdout)).toEqual({
    stopped: 'the wallet shows a payment that this database does not know',
    oldHostMayRun: false,
    unknown: [
      [taken, own, '3'],
      [paid, member, '0.9'],
    ]
      .map(([txid, address, amount]) => ({
        txid,
        sentAt: expect.any(String),
        amount,
        outputs: [{ address, amount }],
      }))
      .sort((one, other) => (String(one.txid) < String(other.txid) ? -1 : 1)),
  });
  expect(await run('fence', 'other', taken)).toMatchObject({ code: 64 });
  expect(await run('fence', 'other', taken, '--reason', 'taken out')).toMatchObject({
    code: 0,
    stdout: `${taken}: 3, settled as: taken out\n`,
  });
  expect(await run('fence', 'paid', paid, '--week', 'soon')).toMatchObject({ code: 64 });
  expect(await run('fence', 'paid', paid, '--hunt', 'soon')).toMatchObject({ code: 64 });
  expect(await run('fence', 'paid', paid, '--hunt', '1,2', '--member', '1')).toMatchObject({
    code: 1,
    stderr: 'It paid no address with an unpaid prize of that hunt.\n',
  });
  const week = ['--week', '2025-03-09'];
  expect(await run('fence', 'paid', paid, ...week, '--dry-run')).toMatchObject({
    code: 0,
    stdout: `2025-03-09 member 1: 1; it received 0.9\nShares that ${paid} would have paid: 1. Nothing was changed.\n`,
  });
  expect(await statusesOf(postgres.db)).toEqual(['owed']);
  expect(await run('fence', 'paid', paid, ...week)).toMatchObject({ code: 0 });
  expect(await statusesOf(postgres.db)).toEqual(['sent']);
  expect(await run('distribute')).toMatchObject({ code: 0 });
  expect(await run('fence')).toMatchObject({ code: 0 });
  expect(await run('fence', 'raise', '--reason', 'to be sure')).toMatchObject({ code: 0 });
  expect(await run('fence')).toMatchObject({ code: 1 });
});

it('distribute says what it would do, does it, and exits with 1 if the wallet does not answer', async () => {
  const { node } = wallet;
  await writeShares(postgres.db, [
    { units: 2n * COIN, address: node.strangerAddress(), week: '2025-03-09' },
    { units: COIN, address: 'nonsense', week: '2025-03-09' },
  ]);
  expect(await run('distribute', '--dry-run')).toEqual({
    code: 0,
    stdout:
      'The next run pays 1 shares, 2.\n1 shares, 1, have an address that is not valid: member 1002 (nonsense).\nNothing was changed.\n',
    stderr: '',
  });
  const none = { shares: 0, amount: '0' };
  expect(JSON.parse((await run('distribute', '--dry-run', '--json')).stdout)).toEqual({
    shares: 1,
    amount: '2',
    problems: [],
    due: { shares: 1, amount: '2' },
    needed: '2.05',
    invalid: { shares: 1, amount: '1', of: [{ telegramId: '1002', address: 'nonsense' }] },
    waiting: {
      elsewhere: none,
      held: none,
      failed: none,
      notYet: none,
      banned: none,
      noAddress: none,
      newAddress: none,
      tooSmall: none,
    },
    unfinishedPayouts: 0,
    payoutsFound: 0,
    prizes: {
      due: { prizes: 0, amount: '0' },
      waiting: { prizes: 0, amount: '0' },
      leftToday: '500',
    },
  });
  expect(await runHere('distribute', [], place(), { aheadMs: 86_400_000 })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^the clocks .* are \d+ s apart\n$/),
  });
  expect(await statusesOf(postgres.db)).toEqual(['owed', 'owed']);
  expect(await runProcess('distribute', [], place())).toEqual({
    code: 0,
    stdout: '1 payouts with 1 shares made, 2; 1 sent; 1 shares with an address that is not valid\n',
    stderr: '',
  });
  expect(await statusesOf(postgres.db)).toEqual(['sent', 'owed']);
  node.faults.isDown = true;
  expect(await run('distribute', '--dry-run')).toMatchObject({ code: 1 });
  expect(await run('distribute', '--now')).toMatchObject({
    code: 64,
    stderr: expect.stringMatching(/^Usage: npm run distribute/),
  });
});

it('doctor, the dry run and the run say the same of money', async () => {
  await wallet.close();
  wallet = await openTestWalletServer({ coins: [130n * COIN] });
  await writeShares(postgres.db, [
    { units: 35n * COIN, address: wallet.node.strangerAddress(), week: '2025-03-09' },
    ...Array.from({ length: 6 }, () => ({
      units: 3000n * COIN,
      address: null,
      week: '2025-03-09',
    })),
  ]);
  const says = 'The next run pays 1 shares, 35.';
  const waits = '6 shares, 18000, wait for an address of their member.';
  const { findings }: { findings: Finding[] } = JSON.parse((await run('doctor', '--json')).stdout);
  expect(findingOf(findings, 'next-payouts')).toMatchObject({
    state: 'ok',
    says: `${says} ${waits}`,
  });
  expect(findingOf(findings, 'wallet-balance')).toMatchObject({
    state: 'ok',
    says: 'The wallet can spend 130; what is due now needs 35.05 with its fees.',
  });
  const dry = await run('distribute', '--dry-run');
  expect(dry.stdout).toBe(`${says}\n${waits}\nNothing was changed.\n`);
  expect((await run('distribute')).stdout).toMatch(/^1 payouts with 1 shares made, 35/);
});

it('no command works on addresses of another coin, and the doctor says so', async () => {
  await writeShares(postgres.db, [
    { units: COIN, address: wallet.node.strangerAddress(), week: '2025-03-09' },
  ]);
  const source = { readBlockHash: async () => JUNKCOIN_ON.main.genesisHash };
  await proveCoin(postgres.db, { coin: JUNKCOIN_ON.main, wallet: null, source });
  const other = { DATABASE_URL: postgres.url ?? '', DATA_DIR: '/nowhere', COIN_NETWORK: 'test' };
  const says = 'he database holds addresses of JKC, and the settings say JKC (test)';
  expect(await runHere('check-ledger', [], other)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`t${says}: set that coin again`),
  });
  const { stdout } = await runHere('doctor', ['--json'], other);
  const { findings }: { findings: Finding[] } = JSON.parse(stdout);
  expect(findingOf(findings, 'coin')).toMatchObject({
    state: 'fault',
    says: `T${says}.`,
    remedy: expect.stringContaining('COIN_NETWORK'),
  });
});

it('a copy without a wallet is not told to settle payments that only a wallet can account for', async () => {
  await run('fence', 'raise', '--reason', 'the database was restored');
  const noWallet = { DATABASE_URL: postgres.url ?? '', DATA_DIR: '/nowhere' };
  const { stdout } = await runHere('doctor', ['--json'], noWallet);
  const { findings }: { findings: Finding[] } = JSON.parse(stdout);
  expect(findingOf(findings, 'fence')).toMatchObject({
    state: 'skipped',
    says: expect.stringMatching(/^No wallet is configured.*restored\.$/),
  });
  const fence = await runHere('fence', [], noWallet);
  expect(fence.stdout).toMatch(/No wallet is configured/);
});

it('resend makes failed shares owed again, one or all, and gives up nothing in doubt', async () => {
  const { node } = wallet;
  await writeShares(postgres.db, [
    { units: COIN, address: node.strangerAddress(), week: '2025-03-09' },
    { units: COIN, address: node.strangerAddress(), week: '2025-03-09' },
  ]);
  // The first fault is used up by the check that it can sign.
  const refused = { code: -26, message: '64: scriptpubkey' };
  node.faults.order('sendrawtransaction', refused, refused);
  await run('distribute');
  expect(await statusesOf(postgres.db)).toEqual(['failed', 'failed']);
  expect((await run('resend', '--dry-run')).stdout).toBe(
    '2025-03-09 member 1: 1\n2025-03-09 member 2: 1\n2 shares failed. Nothing was changed.\n',
  );
  expect(await statusesOf(postgres.db)).toEqual(['failed', 'failed']);
  expect((await run('resend', '--week', '2025-03-09', '--member', '2')).stdout).toBe(
    '2025-03-09 member 2: 1\n1 shares owed again.\n',
  );
  expect(await statusesOf(postgres.db)).toEqual(['failed', 'owed']);
  expect(await run('resend', '--week', '2025-03-10')).toMatchObject({ code: 64 });
  expect(await run('resend', '--give-up', '1')).toMatchObject({ code: 64 });
  expect(await run('resend', '--give-up', '1', '--i-have-made-sure')).toMatchObject({
    code: 1,
    stderr: 'Payout 1 is failed: it cannot be given up.\n',
  });
});

it('recompute-totals says what differs and rewrites it', async () => {
  await writeShares(postgres.db, [{ units: COIN, address: null, week: '2025-03-09' }]);
  await sql`delete from shares`.execute(postgres.db);
  await sql`delete from weeks`.execute(postgres.db);
  await sql`update member_totals set tipped = 5, earned = 0`.execute(postgres.db);
  const line = 'tipped, member 1: stored 5, ledger says 0\n';
  expect((await run('recompute-totals', '--dry-run')).stdout).toBe(
    `${line}1 rows differ from the ledger. Nothing was changed.\n`,
  );
  expect(await run('recompute-totals')).toEqual({
    code: 0,
    stdout: `${line}1 rows rewritten, 0 still differ.\n`,
    stderr: '',
  });
  expect((await run('recompute-totals')).stdout).toBe('0 rows rewritten, 0 still differ.\n');
});

it('escrow settles a dispute once, and accepts the operator’s valid signature once', async () => {
  const { db } = postgres;
  const chain = createFakeChainIndex();
  const { id, read, keys } = await openDispute(chain);
  const usage = { code: 64, stdout: '', stderr: expect.stringMatching(/^Usage: npm run escrow/) };
  expect(await run('escrow', 'decide', id, 'keep')).toEqual(usage);
  expect(await run('escrow', 'list')).toEqual({
    code: 0,
    stdout: `${id}: 5 from 22 to 77 for A map\n   No map 2: 9 from 1\n1 disputed\n`,
    stderr: '',
  });
  expect(JSON.parse((await run('escrow', 'list', '--json')).stdout)).toMatchObject([
    { id, state: 'disputed', buyer: '22', seller: '77', amount: '5' },
  ]);
  expect(await run('escrow', 'decide', id, 'refund', '--dry-run')).toMatchObject({
    code: 0,
    stdout: `Escrow ${id} would be decided: refund. Nothing was changed.\n`,
  });
  expect(await read()).toMatchObject({ state: 'disputed', decision: null });
  expect(await run('escrow', 'decide', id, 'refund')).toMatchObject({
    code: 0,
    stdout: `Escrow ${id} is decided: refund.\n`,
  });
  expect(await run('escrow', 'decide', id, 'release')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'This escrow is funded.\n',
  });

  const server = serveIndex(chain);
  chainUrl = await server.listen();
  const { stdout } = await run('escrow', 'draft', id, 'refund');
  const psbt = stdout.trim();
  const right = signPsbt(psbt, operatorKey(id));
  expect(await run('escrow', 'sign', id, signedByAnother(psbt, right))).toEqual({
    code: 1,
    stdout: '',
    stderr: 'A signature is invalid.\n',
  });
  expect(await read()).toMatchObject({ state: 'refunding', signatures: 0 });
  expect(await run('escrow', 'sign', id, right)).toMatchObject({
    code: 0,
    stdout: `Escrow ${id} is refunding with 1 signatures.\n`,
  });
  expect(await run('escrow', 'sign', id, right)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'It contains no new signature.\n',
  });
  expect(await read()).toMatchObject({ signatures: 1, txid: null });
  expect(chain.sent).toEqual([]);
  const last = await run('escrow', 'sign', id, signPsbt(psbt, keyBytes(keys.buyer)));
  expect(last.stdout).toMatch(/^Escrow \d+ is refunding with 2 signatures: [0-9a-f]{64}\.\n$/);
  expect(chain.sent).toHaveLength(1);
  const decided = await sql`
    select actor from audit_log where action = 'escrow_decided'`.execute(db);
  expect(decided.rows).toEqual([{ actor: 'operator' }]);
  await server.close();
  chainUrl = '';
});

/** Opens an escrow over 5, paid in and disputed. */
async function openDispute(chain: FakeChainIndex) {
  const { db } = postgres;
  const app = await openAppCrew(db);
  for (const telegramId of ['22', '77']) {
    const memberId = app.crew.numberOf(telegramId);
    await allow(db, { caller: app.caller, memberId, permission: 'manage_escrow' });
  }
  const blocks = createTestSource();
  const follow = () =>
    workOnChain({
      db,
      source: blocks.source,
      coin: JUNKCOIN_ON.main,
      now: app.now,
      report: (error) => expect.fail(String(error)),
    });
  await follow();
  const keys = { buyer: KEYS.deriveChild(1), seller: KEYS.deriveChild(2) };
  const made = await createEscrow(db, app.caller, {
    buyer: '22',
    seller: '77',
    amount: '5',
    description: 'A map',
    messagesFor,
    coin: JUNKCOIN_ON.main,
    buyerKey: publicOf(keys.buyer),
    sellerKey: publicOf(keys.seller),
    coinSymbol: 'JKC',
    refundAddress: '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK',
    payoutAddress: '3HbZ8H6RNcMw91USmR8qaEnGqmVjoN676Y',
    xpub: KEYS.publicExtendedKey,
    callId: 'call',
    nowMs: app.clock.nowMs,
  });
  await sendAppMessages(app.deps);
  for (const telegramId of ['22', '77']) await app.press(telegramId, 'Agree');
  const key = { id: BigInt(made.id), caller: app.caller };
  const address = (await readEscrow(db, key)).address ?? '';
  const { txid, rawHex } = fundingTransaction(address, 501_000_000n);
  chain.transactions.set(txid, rawHex);
  blocks.mine({
    ...blocks.transaction([[scriptOfAddress(address, JUNKCOIN_ON.main), 501_000_000n]]),
    txid,
  });
  await follow();
  // An app's reason is one line of the list, whatever it contains.
  const reason = 'No map\n\u001b2: 9 from 1';
  await disputeEscrow(db, app.caller, { id: key.id, reason, nowMs: app.clock.nowMs });
  return { id: made.id, keys, read: () => readEscrow(db, key) };
}

/** Serves a fake chain's contents to commands. */
function serveIndex(chain: FakeChainIndex) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const [, , id = ''] = (request.url ?? '').split('/');
    if (request.method === 'GET') return response.end(await chain.readTransaction(id));
    await chain.broadcast(body);
    return response.end();
  });
  return {
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on TCP.
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A key's signature under the name of another of the three. */
function signedByAnother(psbt: string, signed: string): string {
  const forged = Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
  const [own] = Transaction.fromPSBT(Buffer.from(signed, 'base64')).getInput(0).partialSig ?? [];
  const name = Buffer.from(publicOf(KEYS.deriveChild(1)), 'hex');
  forged.updateInput(0, { partialSig: [[name, own?.[1] ?? new Uint8Array()]] }, true);
  return Buffer.from(forged.toPSBT()).toString('base64');
}
