import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openIndexServer } from '#server/fakes/chain-index/index-server.ts';
import { openTestWalletServer, type TestWalletServer } from '#server/fakes/node/wallet-server.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { statusesOf, writeShares } from '#server/testing/wallet/payouts.ts';
import { runHere } from '../testing/cli.ts';

const COIN = 100_000_000n;
const WEEK = '2025-03-09';

let postgres: TestDatabase;
let wallet: TestWalletServer;
let index: Awaited<ReturnType<typeof openIndexServer>>;
beforeAll(async () => {
  postgres = await openPostgresForTest();
  wallet = await openTestWalletServer();
  index = await openIndexServer(wallet.node.chain);
});
beforeEach(() => emptyDatabase(postgres.db));
afterAll(async () => {
  await index?.close();
  await wallet?.close();
  await postgres?.close();
});

const run = (args: readonly string[], more: Record<string, string> = {}) =>
  runHere('paid-by-hand', args, { DATABASE_URL: postgres.url ?? '', ...more });

async function owe(): Promise<string[]> {
  const addresses = [wallet.node.strangerAddress(), wallet.node.strangerAddress()];
  await writeShares(
    postgres.db,
    addresses.map((address) => ({ units: COIN, address, week: WEEK })),
  );
  return addresses;
}

it('records what a transaction pays, as the chain shows it, and takes it back', async () => {
  const [first = '', second = ''] = await owe();
  const outputs = { [first]: '1', [second]: '0.5' };
  const txid = String(wallet.node.methods('sendmany', ['', outputs, 1, 'by hand']));
  wallet.node.chain.mine();
  const chain = { CHAIN_API_URL: index.root };
  expect(await run([WEEK, '--txid', txid, '--dry-run'], chain)).toEqual({
    code: 0,
    stdout: `Would be recorded as paid by hand: 1 shares of ${WEEK}, 1. 1 unpaid shares of that week remain. Nothing was changed.\nThe transaction pays these shares in full.\n`,
    stderr: '',
  });
  expect(await statusesOf(postgres.db)).toEqual(['owed', 'owed']);
  expect((await run([WEEK, '--txid', txid], chain)).stdout).toContain('are recorded as paid');
  expect(await statusesOf(postgres.db)).toEqual(['paid', 'owed']);
  expect(await run([WEEK, '--txid', txid, '--member', '2'], chain)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Of this transaction less than 1 is left for .*\.\n$/),
  });
  expect(await run([WEEK, '--txid', 'ab'.repeat(32)], chain)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('does not know this transaction'),
  });
  expect((await run([])).stdout).toBe(
    `${WEEK}: 1 shares unpaid, 1\nPayment 1: 1 shares of ${WEEK}, 1, by ${txid}\n`,
  );
  expect(await run(['take-back', '1', '--reason', 'wrong week'])).toMatchObject({
    code: 0,
    stdout: `Payment 1 is taken back: 1 shares of ${WEEK}, 1, are unpaid again.\n`,
  });
  expect(await run(['take-back', '1', '--reason', 'again'])).toMatchObject({ code: 1 });
  expect(await statusesOf(postgres.db)).toEqual(['owed', 'owed']);
});

it('says that a transaction cannot be checked, and takes a note instead', async () => {
  await owe();
  const unchecked = await run([WEEK, '--txid', 'cd'.repeat(32), '--member', '1']);
  expect(unchecked.stdout).toContain('could not be checked: CHAIN_API_URL is not set.');
  expect(await run([WEEK, '--note', 'In cash'])).toMatchObject({ code: 0 });
  expect(await statusesOf(postgres.db)).toEqual(['paid', 'paid']);
  const { unpaid, payments } = JSON.parse((await run(['--json'])).stdout);
  expect([unpaid, payments.length]).toEqual([[], 2]);
  for (const args of [[WEEK], ['soon', '--note', 'a'], [WEEK, '--note', 'a', '--member', 'x']]) {
    expect(await run(args)).toMatchObject({ code: 64 });
  }
});
