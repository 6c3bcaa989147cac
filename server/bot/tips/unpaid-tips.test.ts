import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { countRows } from '#server/testing/sign-ins.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

const ADDRESS = 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86';
const CID = '13';
const DAY_MS = 24 * 60 * 60_000;

describeOnPostgres('unpaid tips', (database) => {
  let test: TestBot;
  beforeEach(async () => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test', COIN_USD_PRICE: '0.4' });
    test.telegram.setPerson(CID, { first_name: 'Cid' });
    await test.asks(ANNE, '/start');
  });
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    await test.close();
  });

  const bobs = () => test.telegram.messagesOf(BOB).filter(({ from }) => from === 'bot');
  /** Presses "Cancel" under the newest message that has it. */
  async function cancel(): Promise<void> {
    const shown = test.telegram.messagesOf(ANNE).findLast(({ buttons }) => dataOf(buttons));
    if (!shown) return;
    const data = dataOf(shown.buttons);
    await test.answersTo(() => test.telegram.press(ANNE, shown.messageId, data ?? ''));
    await test.answersTo(() => test.bot.sendNotices());
  }
  const dataOf = (buttons: TestButtons) =>
    buttons.flat().find((each) => each.callback_data?.startsWith('tc:'))?.callback_data;
  type TestButtons = { callback_data?: string }[][];

  it('make nobody an account, publish no name and deliver no text, however often they are made', async () => {
    const said = test.telegram.say(GROUP, 'a good word', { from: BOB });
    await test.hear();
    for (let round = 0; round < 40; round += 1) {
      await test.asksInGroup(ANNE, `/tip ${round + 1} buy my coin`, { replyTo: said });
      await cancel();
    }
    expect(await countRows(test.db, 'members')).toBe(1);
    const { rows } = await sql`
      select from members where username = 'bob_c' or first_name like 'Bob%'`.execute(test.db);
    expect(rows).toEqual([]);
    expect(bobs()).toEqual([]);
  });

  it('reach people who have started the bot once a day, without words of others', async () => {
    await test.asks(BOB, '/start');
    const before = bobs().length;
    await test.asks(CID, '/start');
    for (let round = 0; round < 10; round += 1) {
      await test.asksInGroup(ANNE, `/tip @bob_c ${round + 1} buy my coin`);
      await test.asksInGroup(CID, `/tip @bob_c ${round + 1} and mine`);
      await cancel();
    }
    const told = bobs().slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/^1 tip is waiting for you/);
    expect(told[0]?.text).not.toMatch(/Anne|Cid|coin|mine/);
    test.clock.nowMs += DAY_MS;
    await test.asksInGroup(ANNE, '/tip @bob_c 77');
    await test.asksInGroup(ANNE, '/tip @bob_c 78');
    expect(bobs().slice(before)).toHaveLength(2);
  });

  it('are declined by one press, with or without an account', async () => {
    await test.asks(BOB, '/help');
    await test.asksInGroup(ANNE, '/tip @bob_c 3');
    const asked = test.last(BOB);
    expect(asked?.text).toMatch(/^1 tip is waiting for you/);
    const place = test.last(GROUP);
    await test.answersTo(() => test.telegram.press(BOB, asked?.messageId ?? 0, 'tr:waiting'));
    await test.answersTo(() => test.bot.sendNotices());
    expect(place?.text).toBe('Bob <b> declined the tip of 3 JKC.');
    expect(await countRows(test.db, 'members')).toBe(1);
    expect((await test.asks(BOB, '/start'))[0]).not.toContain('waiting for you');
  });

  it('become payable once the payee has come and set an address', async () => {
    test.telegram.say(GROUP, 'hello', { from: BOB });
    await test.hear();
    await test.asksInGroup(ANNE, '/tip @bob_c 3');
    expect((await test.asks(BOB, '/start'))[0]).toContain('1 tip is waiting for you');
    await test.asks(BOB, `/address ${ADDRESS}`);
    const { db, chain, clock } = test;
    await watchTips({ db, chain, coin: JUNKCOIN_ON.test, now: () => clock.nowMs });
    await test.answersTo(() => test.bot.sendNotices());
    expect(test.last(GROUP)?.text).toBe('Anne tips Bob <b> 3 JKC');
    expect(test.last(ANNE)?.picture).not.toBeNull();
  });

  it('tell the group nothing about who did not pay', async () => {
    await test.asks(BOB, `/address ${ADDRESS}`);
    await test.asksInGroup(ANNE, '/tip @bob_c 3');
    const place = test.last(GROUP);
    test.clock.nowMs += DAY_MS;
    await sql`update tips set state = 'expired'`.execute(test.db);
    await sql`insert into tip_notices (tip_id, kind, at) select id, 'expired', now() from tips`.execute(
      test.db,
    );
    await test.answersTo(() => test.bot.sendNotices());
    expect(place?.text).toBe('This tip is closed.');
    expect(test.telegram.messagesOf(ANNE).map(({ text }) => text)).toContain(
      'Your tip of 3 JKC to Bob <b> was not paid in time and has expired.',
    );
  });

  it('in dollars are shown back in dollars', async () => {
    await test.asks(BOB, `/address ${ADDRESS}`);
    await test.asksInGroup(ANNE, '/tip @bob_c $1');
    expect(test.last(GROUP)?.text).toMatch(/^Anne tips Bob <b> [\d.]+ JKC \(\$1\)$/);
    expect(test.last(ANNE)?.text).toContain('($1)');
  });
});
