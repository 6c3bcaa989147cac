import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setupMessagesIn } from '#rules/messages/setup-messages.ts';
import { openTestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { findContents, markDemo } from '#server/services/demo/mark.ts';
import { openPostgresForTest, type TestDatabase } from '#server/testing/db/databases.ts';
import {
  BOT,
  faultsOf,
  LITECOIN_CREW,
  OWNER,
  pass,
  prepareSetup,
} from '#server/testing/setup/prepare-setup.ts';
import { STEPS } from './steps.ts';

const { inFolder, open } = prepareSetup();

describe('the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgresForTest();
  });
  afterAll(() => database.close());

  it('lets a wallet be asked for, which says its chain, height and balance', async () => {
    const wallet = await openTestWalletServer();
    const setup = open({ DATABASE_URL: database.url ?? '' });
    const given = { WALLET_RPC_URL: wallet.url, COIN_NETWORK: 'test' };
    const waiting = await faultsOf(setup, 'chain', given, { upTo: 'WALLET_RPC_URL' });
    expect(waiting).toEqual({ isPassed: true, says: [] });
    expect(await faultsOf(setup, 'chain', given)).toEqual({
      isPassed: false,
      says: [expect.stringContaining('The wallet is on the chain main')],
    });
    const { findings, isPassed } = await setup.answer('chain', { COIN_NETWORK: 'main' });
    await wallet.close();
    expect(isPassed).toBe(true);
    const says = findings.map((each) => each.says);
    expect(says).toEqual(
      expect.arrayContaining(['The wallet answers, at block 5.', 'The wallet can spend 50000.']),
    );
    expect(setup.shownAnswer(STEPS[5].questions[0], setupMessagesIn('en'))).toBe('kept secret');
    // Money moves on PostgreSQL only: without it the wallet is removed.
    const embedded = open();
    await embedded.answer('chain', {});
    expect(embedded.valueOf('WALLET_RPC_URL')).toBeNull();
  });

  it('keeps a refused wallet if it is to be used anyway, and asks for a faucet’s amount before its wallet', async () => {
    const setup = open({ DATABASE_URL: database.url ?? '' });
    await setup.answer('bot', { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN });
    const given = { WALLET_RPC_URL: 'http://u:pw@127.0.0.1:1/', COIN_NETWORK: 'main' };
    expect((await setup.answer('chain', given)).isPassed).toBe(false);
    expect(setup.valueOf('WALLET_RPC_URL')).toBeNull();
    // The page sends no secret a second time.
    const again = { ...given, WALLET_RPC_URL: '' };
    expect((await setup.answer('chain', again, { isForced: true })).isPassed).toBe(true);
    expect(setup.valueOf('WALLET_RPC_URL')).toBe(given.WALLET_RPC_URL);
    const faucet = { ...again, FAUCET_AMOUNT: '0.1' };
    const amount = await setup.answer('chain', faucet, { upTo: 'FAUCET_AMOUNT' });
    expect(amount).toEqual({ findings: [], isPassed: true });
    expect(setup.isPassed('chain')).toBe(false);
    const few = { ...again, FAUCET_AMOUNT: 'some' };
    expect(await faultsOf(setup, 'chain', few, { upTo: 'FAUCET_AMOUNT' })).toEqual({
      isPassed: false,
      says: [expect.stringMatching(/^FAUCET_AMOUNT: must be an amount/)],
    });
  });

  it('lets a wallet be asked for, which must be of the coin that was chosen', async () => {
    const wallet = await openTestWalletServer();
    const setup = open({ DATABASE_URL: database.url ?? '' });
    const chosen = { ...LITECOIN_CREW, WALLET_RPC_URL: wallet.url, COIN_NETWORK: 'main' };
    expect((await setup.answer('community', chosen)).isPassed).toBe(true);
    const { says, isPassed } = await faultsOf(setup, 'chain', chosen);
    await wallet.close();
    expect(isPassed).toBe(false);
    expect(says).toEqual([
      expect.stringMatching(/another chain: .* Litecoin begins with 12a765e3/),
    ]);
    expect(existsSync(inFolder('quarterdeck-community.json'))).toBe(false);
  });

  it('loses the community of a demo only at the end', async () => {
    await markDemo(database.db);
    const setup = open({ DATABASE_URL: database.url ?? '' });
    await pass(setup, { ...BOT, OWNER_TELEGRAM_ID: OWNER });
    expect(setup.removesDemo()).toBe(true);
    expect(await findContents(database.db)).toBe('demo');
    await setup.finish();
    expect(await findContents(database.db)).toBe('empty');
  });
});
