import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/db/test-databases.ts';
import {
  openTestWalletServer,
  type TestWalletServer,
} from '#server/gateways/test-wallet-server.ts';
import { statusesOf, writeShares } from '#server/services/test-payouts.ts';
import { buildCommands, runCommand } from './test-cli.ts';

const COIN = 100_000_000n;

let postgres: TestDatabase;
let wallet: TestWalletServer;
beforeAll(async () => {
  buildCommands();
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

const run = (command: string, ...args: string[]) => {
  const place = { DATABASE_URL: postgres.url ?? '', JKC_RPC_URL: wallet.url };
  return runCommand(command, args, place);
};

it('distribute says what it would do, does it, and ends with 1 where the wallet is away', async () => {
  const { node } = wallet;
  await writeShares(postgres.db, [
    { units: 2n * COIN, address: node.strangerAddress(), week: '2025-03-09' },
    { units: COIN, address: 'nonsense', week: '2025-03-09' },
  ]);
  expect(await run('distribute', '--dry-run')).toEqual({
    code: 0,
    stdout:
      '1 shares due, 2; 1 with an address that is not valid, 0 too small to be sent yet; 0 payments unfinished. Nothing was changed.\n',
    stderr: '',
  });
  expect(await statusesOf(postgres.db)).toEqual(['owed', 'owed']);
  expect(await run('distribute')).toEqual({
    code: 0,
    stdout: '1 payments with 1 shares made, 2; 1 shares with an address that is not valid\n',
    stderr: '',
  });
  expect(await statusesOf(postgres.db)).toEqual(['sent', 'owed']);
  node.faults.isDown = true;
  expect(await run('distribute', '--dry-run')).toMatchObject({ code: 1 });
  expect(await run('distribute', '--now')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Usage: npm run distribute/),
  });
});

it('resend makes failed shares owed again, one or all, and gives nothing up without being sure', async () => {
  const { node } = wallet;
  await writeShares(postgres.db, [
    { units: COIN, address: node.strangerAddress(), week: '2025-03-09' },
    { units: COIN, address: node.strangerAddress(), week: '2025-03-09' },
  ]);
  // The first is taken by the question whether it can sign.
  const refused = { code: -26, message: 'mempool full' };
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
  expect(await run('resend', '--week', '2025-03-10')).toMatchObject({ code: 1 });
  expect(await run('resend', '--give-up', '1')).toMatchObject({ code: 1 });
  expect(await run('resend', '--give-up', '1', '--i-have-made-sure')).toMatchObject({
    code: 1,
    stderr: 'Payment 1 is failed: it cannot be given up.\n',
  });
});

it('recompute-totals says what differs, and writes it anew', async () => {
  await writeShares(postgres.db, [{ units: COIN, address: null, week: '2025-03-09' }]);
  await sql`delete from shares`.execute(postgres.db);
  await sql`delete from weeks`.execute(postgres.db);
  await sql`update member_totals set tipped = 5, earned = 0`.execute(postgres.db);
  const line = 'tipped, member 1: stored 5, by the ledger 0\n';
  expect((await run('recompute-totals', '--dry-run')).stdout).toBe(
    `${line}1 rows differ from the ledger. Nothing was changed.\n`,
  );
  expect(await run('recompute-totals')).toEqual({
    code: 0,
    stdout: `${line}1 rows written anew, 0 differ still.\n`,
    stderr: '',
  });
  expect((await run('recompute-totals')).stdout).toBe('0 rows written anew, 0 differ still.\n');
});
