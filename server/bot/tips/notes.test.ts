import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MOST_NOTES_A_DAY } from '#rules/tips/tips.ts';
import { ANNE, BOB, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

const ADDRESS = 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86';
const CID = '13';
const DAY_MS = 24 * 60 * 60_000;
const LEFT_OUT = 'Your note was left out: they get at most 5 notes a day from you.';

describeOnPostgres('the notes of tips', (database) => {
  let test: TestBot;
  beforeEach(async () => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test' });
    test.telegram.setPerson(CID, { first_name: 'Cid' });
    for (const person of [ANNE, BOB, CID]) await test.asks(person, '/start');
    await test.asks(BOB, `/address ${ADDRESS}`);
  });
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    await test.close();
  });

  /** Tips Bob, pays, and returns what Bob and the payer read then. */
  async function tip(by: string, coins: number, note: string) {
    await test.asksInGroup(by, `/tip @bob_c ${coins} ${note}`);
    const { db, chain, clock } = test;
    const { rows } = await sql<{
      due: bigint;
    }>`select due from tips order by id desc limit 1`.execute(db);
    const units = rows[0]?.due ?? 0n;
    chain.pay(ADDRESS, { units, confirmations: 0, blockTimeMs: null });
    await watchTips({ db, chain, coin: JUNKCOIN_ON.test, now: () => clock.nowMs });
    await test.answersTo(() => test.bot.sendNotices());
    return { payee: test.last(BOB)?.text, payer: test.last(by)?.text };
  }

  it('reach a payee five times a day from one payer, who learns of the next', async () => {
    for (let round = 1; round <= MOST_NOTES_A_DAY; round += 1) {
      const { payee, payer } = await tip(ANNE, round, `buy my coin ${round}`);
      expect(payee).toBe(`Anne tipped you ${round} JKC: on its way.\nbuy my coin ${round}`);
      expect(payer).not.toContain(LEFT_OUT);
    }
    const sixth = await tip(ANNE, 6, 'buy my coin');
    expect(sixth.payee).toBe('Anne tipped you 6 JKC: on its way.');
    expect(sixth.payer).toContain(`You tipped Bob <b> 6 JKC: on its way.\n${LEFT_OUT}`);
    // Nothing was left out where there was no note.
    expect((await tip(ANNE, 7, '')).payer).not.toContain(LEFT_OUT);
    expect((await tip(CID, 8, 'good work')).payee).toBe(
      'Cid tipped you 8 JKC: on its way.\ngood work',
    );
    test.clock.nowMs += DAY_MS;
    expect((await tip(ANNE, 9, 'hello again')).payee).toContain('hello again');
  });
});
