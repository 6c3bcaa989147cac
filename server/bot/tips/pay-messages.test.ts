import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatAmount } from '#rules/amounts.ts';
import type { TestMessage } from '#server/fakes/telegram/telegram.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { cancelTip } from '#server/services/tips/end-tip.ts';
import { findTip, type Tip } from '#server/services/tips/rows.ts';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

const ADDRESS = 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86';
const TXID = 'ab'.repeat(32);

describeOnPostgres('messages that ask for a payment', (database) => {
  let test: TestBot;
  let tip: Tip;
  beforeEach(async () => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test' });
    await test.asks(ANNE, '/start');
    await test.asks(BOB, '/start');
    await test.asks(BOB, `/address ${ADDRESS}`);
    await test.asksInGroup(ANNE, '/tip @bob_c 25');
    tip = await tipOf();
  });
  afterEach(() => test.close());

  const tipOf = async (): Promise<Tip> => {
    const url = test.last(GROUP)?.buttons.flat()[0]?.url ?? '';
    const found = await findTip(test.db, /tip_([\w-]{22})$/.exec(url)?.[1] ?? '');
    if (found === null) throw new Error('there is no tip');
    return found;
  };
  /** Messages of the bot that ask for a payment now. */
  const asking = (): TestMessage[] =>
    [...test.telegram.messages.values()].filter(
      ({ chatId, from, text, buttons, picture }) =>
        from === 'bot' &&
        chatId !== BOB &&
        (picture !== null ||
          text.includes(ADDRESS) ||
          text.includes(formatAmount(tip.due ?? 0n)) ||
          buttons
            .flat()
            .some(({ url = '', callback_data: data = '' }) =>
              /wallet\/tip|start=tip_|^tc:/.test(url + data),
            )),
    );
  /** Puts these payments and three more blocks on the chain; the bot sends the notices. */
  const pay = async (outputs: Partial<ReceivedOutput>[]) => {
    const { chain, clock, db } = test;
    chain.received.clear();
    chain.height += 3;
    for (const each of outputs) {
      const { confirmations = 0 } = each;
      const blockTimeMs = confirmations === 0 ? null : clock.nowMs;
      chain.pay(ADDRESS, { txid: TXID, units: tip.due ?? 0n, blockTimeMs, ...each });
    }
    await watchTips({ db, chain, coin: JUNKCOIN_ON.test, now: () => clock.nowMs });
    await test.answersTo(() => test.bot.sendNotices());
  };
  /** The payer presses the button in the group again. */
  const askAgain = () => test.asks(ANNE, `/start tip_${tip.id}`);

  it('are one, however often somebody asks for it', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(asking().filter(({ chatId }) => chatId === ANNE)).toMatchObject([
        { picture: expect.any(String), text: expect.stringMatching(/^Your tip of 25 JKC to Bob/) },
      ]);
      expect(test.last(ANNE)?.picture).not.toBeNull();
      await askAgain();
    }
  });

  it('open the wallet first, and show address and amount to other wallets', async () => {
    const shown = test.last(ANNE);
    const buttons = () => shown?.buttons.map((row) => row.map(({ text }) => text));
    expect(shown?.text).toBe(
      'Your tip of 25 JKC to Bob <b>: pay it in the wallet, or scan the code with another one.\nYou have 1d to pay.',
    );
    expect(buttons()).toEqual([['Tip Bob <b> 25 JKC'], ['Another wallet'], ['Cancel']]);
    expect(shown?.buttons[0]?.[0]?.url).toContain(`/wallet/tip/${tip.id}#sign-in=`);
    const press = (by: string, data = `tw:${tip.id}`) =>
      test.answersTo(() => test.telegram.forgePress(test.last(by)?.messageId ?? 0, data, by));
    // Others do not see address and amount, and no other message shows them.
    expect(await press(BOB)).toEqual([]);
    expect([...test.telegram.answeredPresses.values()]).toEqual(['This tip is not yours to pay.']);
    expect(asking().filter(({ text }) => text.includes(ADDRESS))).toEqual([]);
    await press(ANNE);
    const due = formatAmount(tip.due ?? 0n);
    expect(shown?.text).toContain(
      `Your tip of 25 JKC to Bob <b>: pay exactly ${due} JKC to\n${ADDRESS}\nThe exact amount is how I recognize it. You have 23h`,
    );
    expect(shown?.buttons[1]?.map((button) => button.copy_text?.text)).toEqual([ADDRESS, due]);
    expect(asking()).toHaveLength(2);
    await pay([{}]);
    expect(asking()).toEqual([]);
    expect(await press(ANNE)).toEqual([]);
    expect([...test.telegram.answeredPresses.values()].at(-1)).toBe('It has been paid already.');
    expect(asking()).toEqual([]);
  });

  it('stop asking even if Telegram never deletes them', async () => {
    test.telegram.faults.order(
      'deleteMessage',
      ...Array(8).fill({ status: 400, description: 'Bad Request: no' }),
    );
    await pay([{}]);
    const [picture] = test.telegram.messagesOf(ANNE).filter((message) => message.picture !== null);
    expect(picture).toMatchObject({ buttons: [], text: 'You tipped Bob <b> 25 JKC: on its way.' });
  });

  it.each([
    ['seen', () => pay([{}])],
    ['confirmed', () => pay([{ confirmations: 1 }])],
    [
      'cancelled',
      async () => {
        await cancelTip(test.db, {
          id: tip.id,
          payerId: tip.payer.memberId,
          nowMs: test.clock.nowMs,
        });
        await test.answersTo(() => test.bot.sendNotices());
      },
    ],
  ])('all end when the tip is %s', async (_, end) => {
    await askAgain();
    await askAgain();
    expect(asking()).toHaveLength(2);
    await end();
    expect(asking()).toEqual([]);
    await askAgain();
    expect(asking()).toEqual([]);
    expect(test.reports).toEqual([]);
  });

  it('end although Telegram is busy, refuses for a while or does not answer', async () => {
    await askAgain();
    const { faults } = test.telegram;
    faults.order('editMessageText', 'cut_before', { retryAfter: 2 }, 'bad_gateway');
    faults.order('editMessageText', { status: 400, description: 'Bad Request: try again' });
    faults.order('editMessageCaption', 'cut_after', { retryAfter: 2 }, 'hangs_before');
    faults.order('deleteMessage', 'hangs_before', { status: 400, description: 'Bad Request: no' });
    await pay([{}]);
    for (let wait = 0; wait < 6; wait += 1) {
      test.clock.nowMs += 60_000;
      await test.hear();
    }
    expect(asking()).toEqual([]);
  });

  it('are not sent any more once the payment was seen', async () => {
    test.telegram.faults.orderIn(ANNE, 'sendMessage', { retryAfter: 600 });
    test.telegram.faults.orderIn(ANNE, 'sendPhoto', { retryAfter: 600 });
    await askAgain();
    await askAgain();
    await pay([{}]);
    const before = test.telegram.calls.length;
    test.clock.nowMs += 700_000;
    for (let more = 0; more < 5; more += 1) await test.hear();
    expect(asking()).toEqual([]);
    const sent = test.telegram.calls.slice(before).map(({ payload }) => JSON.stringify(payload));
    expect(sent.filter((each) => each.includes(ADDRESS))).toEqual([]);
  });

  it('end in a chat that was closed meanwhile, once it is open again', async () => {
    await askAgain();
    test.telegram.setMembership(ANNE, ANNE, 'kicked');
    await test.hear();
    await pay([{}]);
    await pay([{ confirmations: 1 }]);
    expect(asking().length).toBeGreaterThan(0);
    test.telegram.setMembership(ANNE, ANNE, 'member');
    await test.asks(ANNE, '/start');
    await test.answersTo(() => undefined);
    expect(asking()).toEqual([]);
    // The outcome was kept for them.
    expect(test.telegram.messagesOf(ANNE).map(({ text }) => text)).toContain(
      'You tipped Bob <b> 25 JKC: confirmed.',
    );
  });

  it('do not come back unasked when the chain loses the payment', async () => {
    await pay([{}]);
    await pay([]);
    expect(
      test.telegram
        .messagesOf(ANNE)
        .some(({ text }) => text.includes('is not on the chain right now')),
    ).toBe(true);
    const [shown, ...more] = asking();
    // A button leads there, for a payer who has checked their wallet.
    expect(shown?.text).not.toContain(ADDRESS);
    expect(more).toEqual([]);
    expect((await askAgain())[0]).toContain('scan the code');
    await pay([{}]);
    expect(asking()).toEqual([]);
  });
});
