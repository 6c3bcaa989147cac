import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { runFaucet } from '#server/services/faucet/run.ts';
import { ANNE, GROUP, openTestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { paidTo } from '#server/testing/wallet/payouts.ts';

const DAY_MS = 86_400_000;

describeOnPostgres("the bot's faucet", (database) => {
  it('pays members who may have it, tells them once, and tells others why not', async () => {
    const { db } = database();
    const test = await openTestBot(db, {
      DATABASE_URL: 'postgres://only.its.presence/counts',
      FAUCET_AMOUNT: '0.5',
      FAUCET_RPC_URL: 'http://u:p@127.0.0.1:1/wallet/faucet',
    });
    const wallet = createTestWallet({ now: () => test.clock.nowMs });
    const address = wallet.node.strangerAddress();
    const pay = async () => {
      const run = await runFaucet(db, wallet, { nowMs: test.clock.nowMs, network: 'main' });
      expect(run.problems).toEqual([]);
      wallet.node.mine(6);
    };

    expect(await test.asks(ANNE, '/faucet')).toEqual([expect.stringContaining('/start')]);
    await test.asks(ANNE, '/start');
    expect((await test.asks(ANNE, '/help')).join()).toContain('/faucet – ');
    expect(await test.asks(ANNE, '/faucet')).toEqual([
      expect.stringMatching(/^The faucet pays members after their first day: come back in 2[34]h/),
    ]);
    test.clock.nowMs += DAY_MS;
    expect(await test.asks(ANNE, '/faucet')).toEqual([
      expect.stringContaining('no address that the faucet can pay yet'),
    ]);
    await test.asks(ANNE, `/address ${address}`);

    expect(await test.asksInGroup(ANNE, '/faucet')).toEqual([
      `0.5 JKC is on its way to your address, with the next blocks. Come back in 24 hours for more.`,
    ]);
    const update = test.telegram.updates.at(-1);
    if (update) await test.again(update);
    expect(await test.asksInGroup(ANNE, '/faucet')).toEqual([
      expect.stringMatching(/^You have used the faucet within the last 24 hours: come back in/),
    ]);
    wallet.node.mine(1);
    await pay();
    await pay();
    expect(paidTo(wallet, [address])).toEqual([50_000_000n]);
    const told = await test.answersTo(() => test.bot.sendNotices());
    expect(told).toEqual([
      expect.objectContaining({
        chatId: ANNE,
        text: `The faucet has paid 0.5 JKC to ${address}. +1 point.`,
      }),
    ]);
    expect(await test.answersTo(() => test.bot.sendNotices())).toEqual([]);
    const { rows } = await sql`select from faucet_payments`.execute(db);
    expect(rows).toHaveLength(1);
    expect(test.last(GROUP)?.text).toContain('come back');
    expect(test.reports).toEqual([]);
    await test.close();
  });
});
