import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { nextWeek, type WeekName, weekEndMs, weekOf } from '#rules/weeks/week.ts';
import { openTestWalletServer, type TestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { readDistributed } from '#server/services/ledger/distributed.ts';
import { holdShare, releaseShare } from '#server/services/weeks/holds.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { statusesOf } from '#server/testing/wallet/payouts.ts';
import type { CommandName } from '../command-table.ts';
import { runHere } from '../testing/cli.ts';

const TIPS_HEADER = 'tip_id,at,from_id,from_username,to_id,to_username,amount';
/** The first of the two weeks in the file. Four weeks ago: an import closes every week since, which takes time for each. */
const WEEK = weekOf(Date.now() - 4 * 7 * 86_400_000);
const NEXT_WEEK = nextWeek(WEEK);
const POOL = 50_000_000_000n;

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-settled-'));
const file = join(folder, 'tips.csv');
let postgres: TestDatabase;
let wallet: TestWalletServer;
beforeAll(async () => {
  postgres = await openPostgresForTest();
  writeFileSync(file, `${[TIPS_HEADER, ...tips(WEEK), ...tips(NEXT_WEEK)].join('\n')}\n`);
});
beforeEach(async () => {
  await emptyDatabase(postgres.db);
  await wallet?.close();
  wallet = await openTestWalletServer();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await wallet?.close();
  await postgres?.close();
});

const place = () => ({ DATABASE_URL: postgres.url ?? '', WALLET_RPC_URL: wallet.url });
const run = (command: CommandName, ...args: string[]) => runHere(command, args, place());

/** Six tips at different hours of a week, enough for both members to share its pool. */
function tips(week: WeekName): string[] {
  const hours = Array.from({ length: 6 }, (_, hour) =>
    new Date(weekEndMs(week) - (48 - hour) * 3_600_000).toISOString(),
  );
  return hours.flatMap((at, index) => [
    `${at}a,${at},11,Anne,22,Mary,1`,
    `${at}b${index},${at},22,Mary,11,Anne,1`,
  ]);
}

/** The members get addresses, as when the bot links them a year later. */
async function linkAddresses(): Promise<string[]> {
  const addresses = [wallet.node.strangerAddress(), wallet.node.strangerAddress()];
  await sql`update members set primary_address = case telegram_id
    when 11 then ${addresses[0]} else ${addresses[1]} end`.execute(postgres.db);
  return addresses;
}

/** Confirmed by one more block. */
function receivedBy(addresses: readonly string[]): bigint {
  wallet.node.mine(1);
  return addresses
    .flatMap((address) => wallet.node.receivedBy(address))
    .reduce((sum, { units }) => sum + units, 0n);
}

it('pays nothing of the weeks that an import closed, and counts them as distributed', async () => {
  const imported = await run('import', file, '--close-weeks');
  expect(imported).toMatchObject({ code: 0 });
  expect(imported.stdout).toContain('settled elsewhere: this site does not pay them');
  const addresses = await linkAddresses();
  expect(await run('distribute')).toMatchObject({ code: 0, stdout: 'nothing to do\n' });
  expect(receivedBy(addresses)).toBe(0n);
  expect(new Set(await statusesOf(postgres.db))).toEqual(new Set(['settled']));
  expect(await readDistributed(postgres.db, Date.now())).toBe(2n * POOL);
  expect(await checkLedger(postgres.db)).toEqual([]);
  // The commands and calls about single shares do not lead to a payout either.
  expect(await run('resend')).toMatchObject({ stdout: '0 shares owed again.\n' });
  const share = { week: WEEK, memberId: 1n, actor: 'operator' };
  await expect(holdShare(postgres.db, { ...share, reason: 'why' })).rejects.toThrow(
    'settled elsewhere',
  );
  await expect(releaseShare(postgres.db, { ...share, nowMs: Date.now() })).rejects.toThrow();
  expect(await run('distribute')).toMatchObject({ code: 0, stdout: 'nothing to do\n' });
});

it('pays the weeks that the operator asked for', async () => {
  expect(await run('import', file, '--close-weeks', '--pay-shares')).toMatchObject({ code: 0 });
  const addresses = await linkAddresses();
  expect((await run('distribute')).stdout).toContain('1 payouts with 4 shares made, 1000');
  expect(receivedBy(addresses)).toBe(2n * POOL);
});

it.each([
  ['pay', [], 'owed'],
  ['', [], 'settled'],
  ['yes', [], 'settled'],
  [null, ['--settled-elsewhere'], 'settled'],
  [null, ['--pay-shares'], 'owed'],
] as const)(
  'asks a person in a terminal, who answers "%s" with %j',
  async (answer, flags, status) => {
    const { stdin, stdout } = process;
    const typed = Object.assign(new PassThrough(), { isTTY: true });
    // The end of the input counts as no answer.
    if (answer === null) typed.end();
    else typed.write(`${answer}\n`);
    const { isTTY } = stdout;
    Object.defineProperty(process, 'stdin', { value: typed, configurable: true });
    stdout.isTTY = true;
    const written = vi.spyOn(stdout, 'write').mockReturnValue(true);
    try {
      expect(await run('import', file, '--close-weeks', ...flags)).toMatchObject({ code: 0 });
      const asked = written.mock.calls.some(([text]) => String(text).includes('Type "pay"'));
      expect(asked).toBe(answer !== null);
    } finally {
      written.mockRestore();
      stdout.isTTY = isTTY;
      Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
    }
    expect(new Set(await statusesOf(postgres.db))).toEqual(new Set([status]));
  },
);

it('settles elsewhere what the server closes of a first import', async () => {
  expect(await run('import', file)).toMatchObject({ code: 0 });
  expect(await run('close-week', '--all')).toMatchObject({ code: 0 });
  expect(new Set(await statusesOf(postgres.db))).toEqual(new Set(['settled']));
});

it('pays what is imported after weeks were closed here, as after a backup was restored', async () => {
  await run('import', file, '--close-weeks', '--pay-shares');
  await run('import', file);
  await sql`delete from shares where week > ${WEEK}`.execute(postgres.db);
  await sql`delete from weeks where week > ${WEEK}`.execute(postgres.db);
  await run('close-week', '--all');
  expect(new Set(await statusesOf(postgres.db))).toEqual(new Set(['owed']));
});

it('stays settled when it is reopened and closed again', async () => {
  const early = join(folder, 'early.csv');
  writeFileSync(early, `${[TIPS_HEADER, ...tips(WEEK)].join('\n')}\n`);
  await run('import', early, '--close-weeks');
  // Only the newest closed week is reopened.
  await sql`delete from weeks where week > ${WEEK}`.execute(postgres.db);
  expect(await run('reopen-week', WEEK, '--reason', 'again')).toMatchObject({ code: 0 });
  await sql`delete from settings where key = 'settled_before'`.execute(postgres.db);
  await run('close-week', WEEK);
  expect(await statusesOf(postgres.db)).toEqual(['settled', 'settled']);
});

it('changes its mind for a week, both ways', async () => {
  await run('import', file, '--close-weeks');
  const addresses = await linkAddresses();
  expect(await run('settle-week', WEEK, 'here', '--dry-run')).toMatchObject({
    code: 0,
    stdout: `${WEEK}: 2 shares, 500, would be paid by this site. Nothing was changed.\n`,
  });
  expect(await run('distribute')).toMatchObject({ stdout: 'nothing to do\n' });
  expect(await run('settle-week', WEEK, 'here')).toMatchObject({
    code: 0,
    stdout: `${WEEK}: 2 shares, 500, are paid by this site.\n`,
  });
  expect(await run('settle-week', WEEK, 'here')).toMatchObject({ code: 1 });
  expect(await run('settle-week', WEEK, 'elsewhere')).toMatchObject({ code: 0 });
  expect(await run('distribute')).toMatchObject({ stdout: 'nothing to do\n' });
  await run('settle-week', WEEK, 'here');
  await run('distribute');
  expect(receivedBy(addresses)).toBe(POOL);
  // Coins are on their way.
  expect(await run('settle-week', WEEK, 'elsewhere')).toMatchObject({ code: 1 });
});
