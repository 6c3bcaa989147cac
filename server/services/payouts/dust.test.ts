import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { claimFaucet } from '#server/services/faucet/claim.ts';
import { runFaucet } from '#server/services/faucet/run.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { sized } from '#server/testing/run/scope.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import {
  DUE_MS,
  MINUTE_MS,
  paidTo,
  runAt,
  runUntilSettled,
  writeShares,
} from '#server/testing/wallet/payouts.ts';
import { expectSoundBooks } from '#server/testing/wallet/sound-books.ts';

const COIN = 100_000_000n;
/** The node's list of these receipts is longer than 64 MB. */
const RECEIPTS = 170_000;
/** More than a payment may spend at once. The cases that do not need a list of that length take this many. */
const SOME_RECEIPTS = sized(RECEIPTS, 5_000);
/** Enough blocks for the next reading of the history to start after the dust. */
const BLOCKS_SINCE = 120;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Anybody can send any number of tiny coins to the address of a wallet that pays. */
describeOnPostgres('a wallet that strangers fill with dust', (database) => {
  it.each(['account_era', 'next'] as const)('pays its week, on a node of %s', async (flavour) => {
    const { db } = database();
    const wallet = createTestWallet({ flavour, coins: [10n * COIN, 20n * COIN] });
    wallet.node.dust(SOME_RECEIPTS);
    wallet.node.mine(BLOCKS_SINCE);
    const [one, two] = [wallet.node.strangerAddress(), wallet.node.strangerAddress()];
    await writeShares(db, [
      { units: 8n * COIN, address: one },
      { units: 17n * COIN, address: two },
    ]);
    await runUntilSettled(db, wallet);
    expect(paidTo(wallet, [one, two])).toEqual([8n * COIN, 17n * COIN]);
    await expectSoundBooks(db);
  });

  it('reads it once and pays: then it goes on from a block above it', async () => {
    const { db } = database();
    const wallet = createTestWallet({ flavour: 'next' });
    wallet.node.dust(RECEIPTS);
    wallet.node.mine(BLOCKS_SINCE);
    await writeShares(db, [{ units: COIN, address: wallet.node.strangerAddress() }]);
    expect(await runAt(db, wallet)).toMatchObject({ payouts: 1, problems: [] });
    const { rows } = await sql<{ block: string }>`
      select checked_block as block from payout_fence`.execute(db);
    const mark = wallet.node.chain.blocks.findIndex(({ hash }) => hash === rows[0]?.block);
    expect(mark).toBeGreaterThan(wallet.node.state.dust?.height ?? 0);
  });

  it('still stops at a payment that the database does not know', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    await writeShares(db, [{ units: COIN, address: wallet.node.strangerAddress() }]);
    await wallet.sendMany([{ address: wallet.node.strangerAddress(), units: 3n * COIN }], 'mine');
    wallet.node.dust(SOME_RECEIPTS);
    const run = await runAt(db, wallet);
    expect(run).toMatchObject({ payouts: 0, problems: [expect.stringMatching(/stopped/)] });
  });

  it('finds a payout whose answer was lost', async () => {
    const { db } = database();
    const wallet = createTestWallet();
    const address = wallet.node.strangerAddress();
    wallet.node.state.missingMethods.add('fundrawtransaction');
    wallet.node.faults.order('sendmany', 'times_out_after');
    await writeShares(db, [{ units: COIN, address }]);
    await runAt(db, wallet);
    wallet.node.dust(SOME_RECEIPTS);
    wallet.node.mine(BLOCKS_SINCE);
    await runUntilSettled(db, wallet, { fromMs: DUE_MS + MINUTE_MS });
    expect(paidTo(wallet, [address])).toEqual([COIN]);
    expect(wallet.node.receivedBy(address)).toHaveLength(1);
  });

  it('pays the claims of the faucet', async () => {
    const { db } = database();
    const wallet = createTestWallet({ now: () => DUE_MS });
    wallet.node.dust(SOME_RECEIPTS);
    const address = wallet.node.strangerAddress();
    await sql`
      insert into members (id, telegram_id, primary_address, created_at) overriding system value
      values (1, 11, ${address}, ${new Date(DUE_MS - 3 * DAY_MS).toISOString()}::timestamptz)`.execute(
      db,
    );
    const limits = { units: COIN, dailyUnits: COIN };
    const claim = { memberId: 1n, limits, coin: JUNKCOIN_ON.main, nowMs: DUE_MS } as const;
    await db.transaction().execute((tx) => claimFaucet(tx, claim));
    const run = await runFaucet(db, wallet, { nowMs: DUE_MS + MINUTE_MS, network: 'main' });
    expect(run).toMatchObject({ sent: 1, problems: [] });
    wallet.node.mine(1);
    expect(paidTo(wallet, [address])).toEqual([COIN]);
  });

  it('says what to do where only small coins are left', async () => {
    const { db } = database();
    const wallet = createTestWallet({ coins: Array(420).fill(COIN) });
    await writeShares(db, [{ units: 405n * COIN, address: wallet.node.strangerAddress() }]);
    const { problems } = await runAt(db, wallet);
    expect(problems).toEqual([
      expect.stringMatching(/400 largest coins .* worth 400,.* join its own/),
    ]);
  });
});
