import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatAmount } from '#rules/amounts.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { findTip, type Tip } from '#server/services/tips/rows.ts';
import { createTestAddresses } from '#server/testing/billing.ts';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { readQr } from '#server/testing/tips/read-qr.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

const ADDRESS = 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86';
const TXID = 'ab'.repeat(32);

/** The link that a wallet's camera finds in the picture of a tip. */
const codeOf = ({ due }: Tip, address = ADDRESS) =>
  `junkcoin:${address}?amount=${formatAmount(due ?? 0n)}`;

describeOnPostgres('tips', (database) => {
  let test: TestBot;
  beforeEach(async () => {
    test = await openTestBot(database().db, {
      COIN_NETWORK: 'test',
      EXPLORER_TX_URL: 'https://explorer.example/tx/{txid}',
    });
    await test.asks(ANNE, '/start');
    await test.asks(BOB, '/start');
  });
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    await test.close();
  });

  const idIn = (url = '') => /tip_([\w-]{22})$/.exec(url)?.[1] ?? '';
  const tipOf = async (messageId?: number): Promise<Tip> => {
    const message =
      messageId === undefined ? test.last(GROUP) : test.telegram.messages.get(messageId);
    const tip = await findTip(test.db, idIn(message?.buttons.flat()[0]?.url));
    if (tip === null) throw new Error(`no tip in ${message?.text}`);
    return tip;
  };
  /** Sets the payments that the chain holds, then lets the bot send the notices. */
  const chain = async (outputs: Partial<ReceivedOutput>[]) => {
    const { chain: index, clock, db } = test;
    index.received.clear();
    index.height += 3;
    for (const each of outputs) {
      const { confirmations = 0 } = each;
      const blockTimeMs = confirmations === 0 ? null : clock.nowMs;
      index.pay(ADDRESS, { ...PAID, blockTimeMs, ...each });
    }
    return test.answersTo(async () => {
      await watchTips({ db, chain: index, coin: JUNKCOIN_ON.test, now: () => clock.nowMs });
      await test.bot.sendNotices();
    });
  };
  /** Reads the chain, settles tips, and lets the bot send the notices. */
  const watch = () =>
    test.answersTo(async () => {
      const { db, chain: index, clock } = test;
      await watchTips({ db, chain: index, coin: JUNKCOIN_ON.test, now: () => clock.nowMs });
      await test.bot.sendNotices();
    });
  const PAID = { txid: TXID, vout: 0, units: 0n, confirmations: 0, blockHeight: null };

  it('are paid from any wallet, shown where they were made, and told to both', async () => {
    await test.asks(BOB, `/address ${ADDRESS}`);
    const said = await test.asksInGroup(ANNE, '/tip @bob_c 25 for the <map>');
    const [group, asked, ...more] = said.toSorted();
    expect(more).toEqual([]);
    expect(group).toBe('Anne tips Bob <b> 25 JKC\nfor the <map>');
    const tip = await tipOf();
    const pictures = () => test.telegram.messagesOf(ANNE).filter(({ picture }) => picture !== null);
    expect(asked).toBe(`to 11: ${pictures()[0]?.text}`);
    expect(readQr(pictures()[0]?.picture)).toBe(codeOf(tip));
    const place = test.last(GROUP);
    expect(place?.buttons).toEqual([
      [{ text: 'Pay 25 JKC', url: `https://t.me/quarterdeck_bot?start=tip_${tip.id}` }],
    ]);
    const seen = await chain([{ units: tip.due ?? 0n }]);
    // A code still visible could be paid once more.
    expect(pictures()).toEqual([]);
    expect(place?.text).toBe('Anne tipped Bob <b> 25 JKC, on its way\nfor the <map>');
    expect(place?.html).toContain(`href="https://explorer.example/tx/${TXID}"`);
    expect(place?.buttons).toEqual([]);
    expect(seen.toSorted((one, other) => Number(one.chatId) - Number(other.chatId))).toMatchObject([
      { chatId: ANNE, text: expect.stringMatching(/^You tipped Bob <b> 25 JKC: /) },
      { chatId: BOB, text: expect.stringMatching(/^Anne tipped you 25 JKC: .*\.\nfor the <map>/) },
    ]);
    const confirmed = await chain([{ units: tip.due ?? 0n, confirmations: 1 }]);
    expect(place?.text).toBe('Anne tipped Bob <b> 25 JKC, ✅\nfor the <map>');
    expect(test.telegram.messagesOf(BOB).at(-1)?.text).toContain('confirmed');
    expect(confirmed).toMatchObject([
      { chatId: ANNE, text: '+3 points for your first tip, +1 point.' },
      { chatId: GROUP, text: '🎉 First tip from Anne' },
    ]);
    expect(await test.points(ANNE)).toBe(5);
    // The same payment again brings no message.
    expect(await chain([{ units: tip.due ?? 0n, confirmations: 2 }])).toEqual([]);
  });

  it.each([
    ['as a reply', '/tip 2,5', {}],
    ['by the quick format', '@bob_c 2.5', {}],
    ['by a person picked', '/tip Bob 2.5jkc', { mentions: { Bob: BOB } }],
  ])('are made %s', async (_, text, saying) => {
    await test.asks(BOB, `/address ${ADDRESS}`);
    const said = test.telegram.say(GROUP, 'a good word', { from: BOB });
    await test.hear();
    const replyTo = text === '/tip 2,5' ? { replyTo: said } : {};
    await test.asksInGroup(ANNE, text, { ...saying, ...replyTo });
    expect(await tipOf()).toMatchObject({ units: 250_000_000n, payee: { telegramId: BOB } });
  });

  it('wait for a payee without an address, and can then be paid', async () => {
    const said = await test.asksInGroup(ANNE, '@bob_c 3');
    expect(said.toSorted()).toEqual([
      expect.stringContaining('They have no address yet, so the tip waits for 7 days.'),
      expect.stringContaining(
        'I will tell you when your tip of 3 JKC can be paid; it waits for 7d.',
      ),
      expect.stringContaining('to 12: 1 tip is waiting for you.'),
    ]);
    await test.asks(BOB, `/address ${ADDRESS}`);
    await watch();
    expect(test.last(GROUP)?.text).toBe('Anne tips Bob <b> 3 JKC');
    // A new message, since Telegram notifies nobody of an edit.
    const [before, asked] = test.telegram.messagesOf(ANNE).slice(-2);
    expect(before?.text).toBe('Your tip of 3 JKC to Bob <b>: see the newest message about it.');
    expect(asked?.text).toContain('Your tip of 3 JKC to Bob <b>: pay it in the wallet');
    expect(readQr(asked?.picture)).toBe(codeOf(await tipOf()));
  });

  it('made in private for a stranger give their payer a link to forward', async () => {
    test.telegram.setPerson('13', { first_name: 'Cid', username: 'cid_d' });
    await test.asksInGroup('13', 'hello');
    const [said] = await test.asks(ANNE, '/tip @cid_d 3');
    expect(said).toContain('Forward them this link: https://t.me/quarterdeck_bot?start=address');
    expect(await test.asks('13', '/start address')).toEqual([
      expect.stringContaining('1 tip is waiting for you: make a wallet'),
    ]);
    // A payee who knows the bot needs no link, and a tip in a group shows one.
    expect((await test.asks(ANNE, '/tip @bob_c 3'))[0]).not.toContain('Forward');
    test.telegram.setPerson('14', { first_name: 'Dee', username: 'dee_e' });
    await test.asksInGroup('14', 'hello');
    expect((await test.asksInGroup(ANNE, '@dee_e 3')).join()).not.toContain('Forward');
  });

  it('belong to their payers: others cannot see, pay or cancel them', async () => {
    await test.asks(BOB, `/address ${ADDRESS}`);
    await test.asksInGroup(ANNE, '/tip @bob_c 3');
    const { id } = await tipOf();
    expect(await test.asks(BOB, `/start tip_${id}`)).toEqual(['This tip is not yours to pay.']);
    const [again] = await test.asks(ANNE, `/start tip_${id}`);
    expect(again).toContain('pay it in the wallet');
    expect(await test.asks(ANNE, `/start tip_${'x'.repeat(22)}`)).toHaveLength(1);
    const screen = test.last(ANNE)?.messageId ?? 0;
    const shown = test.telegram.messagesOf(ANNE).find(({ text }) => text === again);
    const cancel = `tc:${id}`;
    expect(() => test.telegram.press(ANNE, screen, cancel)).toThrow();
    await test.answersTo(() => test.telegram.press(ANNE, shown?.messageId ?? 0, cancel));
    expect([...test.telegram.answeredPresses.values()]).toEqual(['Cancelled.']);
    await test.answersTo(() => test.bot.sendNotices());
    expect(test.last(GROUP)?.text).toBe('Anne cancelled the tip of 3 JKC to Bob <b>.');
  });

  it('under one post share one message', async () => {
    await test.asks(BOB, `/address ${ADDRESS}`);
    const post = test.telegram.say(GROUP, 'a good word', { from: BOB });
    await test.hear();
    await test.asksInGroup(ANNE, '/tip 25', { replyTo: post });
    const first = test.last(GROUP);
    const one = await tipOf();
    await test.asks('13', '/start');
    await test.asksInGroup('13', '/tip 50', { replyTo: post });
    const second = test.last(GROUP);
    const two = await tipOf();
    const outputs = [
      { units: one.due ?? 0n },
      { units: two.due ?? 0n, txid: 'cd'.repeat(32), vout: 1 },
    ];
    await chain(outputs);
    await test.answersTo(() => undefined);
    expect(first?.text.split('\n')).toEqual([
      'Anne tipped Bob <b> 25 JKC, on its way',
      'Person tipped Bob <b> 50 JKC, on its way',
      '2 tips, 75 JKC under this post',
    ]);
    expect(test.telegram.messages.has(second?.messageId ?? 0)).toBe(false);
  });

  it('are not made for a name that may have gone to somebody else', async () => {
    test.clock.nowMs += 25 * 60 * 60_000;
    test.telegram.setPerson(BOB, { first_name: 'Bob', username: 'bob_new' });
    expect(await test.asksInGroup(ANNE, '/tip @bob_c 3')).toEqual([
      'I am not sure who @bob_c is now. Reply to one of their messages in the group with /tip 25.',
    ]);
    expect(await test.asksInGroup(ANNE, '/tip @bob_new 3')).toHaveLength(3);
  });

  it('take back what the chain has lost', async () => {
    await test.asks(BOB, `/address ${ADDRESS}`);
    await test.asksInGroup(ANNE, '/tip @bob_c 3');
    const tip = await tipOf();
    const place = test.last(GROUP);
    await chain([{ units: tip.due ?? 0n, confirmations: 1 }]);
    expect(await test.points(ANNE)).toBe(5);
    for (let look = 0; look < 4; look += 1) await chain([]);
    expect(await test.points(ANNE)).toBe(1);
    expect(test.telegram.messagesOf(ANNE).at(-1)?.text).toContain('what it earned was taken back');
    expect(place?.text).toBe('Anne tips Bob <b> 3 JKC');
  });

  it('follow their payee to another address: what names the former one goes', async () => {
    const other = createTestAddresses(22)(1);
    await test.asks(BOB, `/address ${ADDRESS}`);
    await test.asksInGroup(ANNE, '/tip @bob_c 3');
    const before = await tipOf();
    const place = test.last(GROUP);
    const oldMessages = test.telegram.messagesOf(ANNE).slice(-1);
    await test.asks(BOB, `/address ${other}`);
    await watch();
    const now = await tipOf();
    expect(now).toMatchObject({ address: other, movedFrom: ADDRESS, state: 'open' });
    for (const { messageId } of oldMessages) {
      expect(test.telegram.messages.has(messageId)).toBe(false);
    }
    const asked = test.last(ANNE);
    expect(asked?.text).toContain(
      [
        `New address: Bob <b> has changed theirs. Do not pay ${ADDRESS} any more.`,
        'Your tip of 3 JKC to Bob <b>: pay it in the wallet, or scan the code with another one.',
        'You have 23h',
      ].join('\n'),
    );
    expect(readQr(asked?.picture)).toBe(codeOf(now, other));
    await test.answersTo(() => test.telegram.press(ANNE, asked?.messageId ?? 0, `tw:${now.id}`));
    expect(asked?.text).toContain(`pay exactly ${formatAmount(now.due ?? 0n)} JKC to\n${other}`);
    // Either payment settles it; both sides are notified of the extra one.
    const inBlock = { confirmations: 1, blockTimeMs: test.clock.nowMs };
    test.chain.height += 1;
    test.chain.pay(ADDRESS, { units: before.due ?? 0n, ...inBlock });
    await watch();
    expect(place?.text).toContain('✅');
    expect(await test.points(ANNE)).toBe(5);
    test.chain.height += 1;
    const { txid } = test.chain.pay(other, { units: now.due ?? 0n, ...inBlock });
    test.clock.nowMs += 10 * 60_000;
    const told = await watch();
    expect(told.map(({ chatId, text }) => [chatId, text]).toSorted()).toEqual([
      [
        ANNE,
        `Your tip of 3 JKC to Bob <b> was paid once more: transaction ${txid}, at ${other}. It counts once; ask them for the rest back.`,
      ],
      [
        BOB,
        `The tip of 3 JKC from Anne was paid to you once more: transaction ${txid}, at ${other}. It counts once; they may ask for the rest back.`,
      ],
    ]);
    expect(await test.points(ANNE)).toBe(5);
  });

  it('open in a moment where the chain does not answer at once', async () => {
    await test.asks(BOB, `/address ${ADDRESS}`);
    test.chain.isDown = true;
    expect((await test.asksInGroup(ANNE, '/tip @bob_c 3')).toSorted()).toEqual([
      'Anne tips Bob <b> 3 JKC',
      'to 11: Your tip of 3 JKC to Bob <b> opens in a moment: I will tell you what to pay.',
    ]);
    expect(test.last(GROUP)?.buttons).toEqual([]);
    test.chain.isDown = false;
    await watch();
    expect(test.telegram.messagesOf(ANNE).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('pay it in the wallet'),
    );
    expect(test.last(GROUP)?.buttons).toHaveLength(1);
  });

  it('cannot be made and cancelled over and over', async () => {
    await test.asks(BOB, `/address ${ADDRESS}`);
    for (let round = 0; round < 5; round += 1) {
      await test.asksInGroup(ANNE, '/tip @bob_c 3');
      const { id } = await tipOf();
      const shown = test.telegram.messagesOf(ANNE).findLast(({ buttons }) => buttons.length > 0);
      const press = () => test.telegram.press(ANNE, shown?.messageId ?? 0, `tc:${id}`);
      await test.answersTo(press);
      await test.answersTo(() => test.bot.sendNotices());
    }
    expect(await test.asksInGroup(ANNE, '/tip @bob_c 3')).toEqual([
      'You left 5 tips to them of the last 24 hours unpaid, cancelled ones too. Pay one of them, or try again later.',
    ]);
  });
});
