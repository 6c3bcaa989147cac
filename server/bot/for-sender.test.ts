import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Saying } from '#server/fakes/telegram/telegram.ts';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

const OPENED = 'Opened in private.';
const ONLY_PRIVATE = 'That works in our private chat only.';
const EPHEMERAL = { isEphemeral: true };

/** Asked by a member: the command and the beginning of its answer. `own`: it concerns a member. */
const ASKED: readonly { text: string; answer: RegExp; isOwn: boolean }[] = [
  { text: '/rank', answer: /^Anne: /, isOwn: true },
  { text: '/points', answer: /^Your latest points/, isOwn: true },
  { text: '/week', answer: /^Week of /, isOwn: true },
  { text: '/help', answer: /^Tip somebody: /, isOwn: false },
  { text: '/rank @stranger', answer: /^I do not know @stranger/, isOwn: false },
  { text: '/tip @bob_c 1,000', answer: /could be one or a thousand/, isOwn: false },
  { text: '@bob_c 0.0001', answer: /is too small/, isOwn: false },
  { text: '/tip @anne_b 25', answer: /^A tip to yourself/, isOwn: false },
  { text: '/faucet', answer: /^There is no faucet/, isOwn: false },
  { text: '/settings most 5', answer: /^I do not understand/, isOwn: false },
];

describeOnPostgres('answers for their sender alone', (database) => {
  let test: TestBot;
  beforeEach(async () => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test' });
    test.telegram.say(GROUP, 'hello', { from: BOB });
    await test.asks(ANNE, '/start');
  });
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    await test.close();
  });

  const becomeAdministrator = () => test.telegram.setAdministrator(GROUP, '7000000001', true);
  /** The bot's new messages, with whom they reach. */
  async function asks(from: string, text: string, saying: Saying = {}) {
    return seen(() => test.telegram.say(GROUP, text, { from, ...saying }));
  }
  async function seen(act: () => unknown) {
    const sent = await test.answersTo(act);
    return sent.map(({ chatId, text, ephemeral }) => ({
      text,
      to: ephemeral ? `${ephemeral.receiverId} in the group` : chatId,
    }));
  }
  const only = (person: string, text: RegExp) => [
    { to: `${person} in the group`, text: expect.stringMatching(text) },
  ];

  it('are seen by nobody else where the bot is an administrator', async () => {
    becomeAdministrator();
    for (const { text, answer } of ASKED) {
      expect([text, await asks(ANNE, text)]).toEqual([text, only(ANNE, answer)]);
    }
    expect(await asks(BOB, '/points')).toEqual(only(BOB, /^You have no account yet/));
    expect(await asks(BOB, '/wallet')).toEqual(only(BOB, new RegExp(ONLY_PRIVATE)));
    // Others speak to everybody.
    expect(await asks(ANNE, '/top')).toEqual([{ to: GROUP, text: expect.any(String) }]);
  });

  it('answer an ephemeral command, also of a bot without rights, and are no reply to anything else', async () => {
    for (const { text, answer } of ASKED) {
      expect([text, await asks(ANNE, text, EPHEMERAL)]).toEqual([text, only(ANNE, answer)]);
      const [command] = test.telegram.messagesOf(GROUP).slice(-2);
      expect(test.last(GROUP)?.replyTo).toBe(command?.messageId);
    }
    // An answer for everybody replies to nothing: Telegram would refuse a reply to a hidden command.
    expect(await asks(ANNE, '/top', EPHEMERAL)).toEqual([{ to: GROUP, text: expect.any(String) }]);
    expect(test.last(GROUP)?.replyTo).toBeNull();
    expect(await asks(ANNE, '/tip @bob_c 5', EPHEMERAL)).toHaveLength(2);
  });

  it('go to the private chat, or to the group, where the bot may not', async () => {
    for (const { text, answer, isOwn } of ASKED) {
      const said = expect.stringMatching(answer);
      const expected = isOwn
        ? [
            { to: ANNE, text: said },
            { to: GROUP, text: OPENED },
          ]
        : [{ to: GROUP, text: said }];
      const sent = await asks(ANNE, text);
      const sorted = sent.toSorted(
        (one, other) => Number(one.to === GROUP) - Number(other.to === GROUP),
      );
      expect([text, sorted]).toEqual([text, expected]);
    }
    expect(test.last(GROUP)?.replyTo).not.toBeNull();
    await test.asks(BOB, '/start');
    await test.answersTo(() => test.telegram.setMembership(BOB, BOB, 'kicked'));
    expect(await asks(BOB, '/week')).toEqual([{ to: GROUP, text: ONLY_PRIVATE }]);
    const [[button] = []] = test.last(GROUP)?.buttons ?? [];
    expect(button?.url).toBe('https://t.me/quarterdeck_bot?start=week');
  });

  it('are not late, since the sender may be offline by then', async () => {
    becomeAdministrator();
    const { faults, calls } = test.telegram;
    const late = [{ to: ANNE, text: expect.stringMatching(/^Anne: /) }];
    // Telegram asks to wait; the group reads nothing, since it has not seen the command.
    faults.orderIn(GROUP, 'sendMessage', { retryAfter: 20 });
    expect(await asks(ANNE, '/rank', EPHEMERAL)).toEqual([]);
    expect(await seen(() => {})).toEqual(late);
    // An update that waited for the bot.
    const date = Math.floor(test.clock.nowMs / 1000) + 61 - 16;
    expect(await asks(ANNE, '/rank', { ...EPHEMERAL, fields: { date } })).toEqual(late);
    // Telegram's clock decides, if it is ahead.
    await test.answersTo(() => test.telegram.say(GROUP, '/rank', { from: ANNE, ...EPHEMERAL }));
    const before = calls.length;
    test.clock.nowMs += 61_000;
    test.telegram.say(GROUP, '/rank', { from: ANNE, ...EPHEMERAL, fields: { date: 4e9 } });
    test.clock.nowMs += 15_001;
    await test.hear();
    expect(calls.slice(before).map(({ status }) => status)).toEqual([400, 200]);
    expect(test.last(ANNE)?.text).toMatch(/^Anne: /);
  });

  it('come again after an unknown fate, in the group while it is time, and never vanish', async () => {
    const { faults } = test.telegram;
    faults.orderIn(GROUP, 'sendMessage', 'cut_after');
    const twice = await asks(ANNE, '/rank', EPHEMERAL);
    expect(twice.map(({ to }) => to)).toEqual(Array(2).fill(`${ANNE} in the group`));
    faults.orderIn(GROUP, 'sendMessage', 'cut_before', 'cut_before', 'cut_before');
    expect(await asks(ANNE, '/rank', EPHEMERAL)).toEqual([]);
    expect(await seen(() => {})).toEqual([{ to: ANNE, text: expect.stringMatching(/^Anne: /) }]);
    // A server dies between the commit and its answer from Telegram: another takes the line over.
    const held = faults.hold('sendMessage', 'before');
    test.clock.nowMs += 61_000;
    test.telegram.say(GROUP, '/week', { from: ANNE, ...EPHEMERAL });
    const dead = test.hear();
    await held.reached;
    await sql`update bot_outbox set claimed_at = claimed_at - interval '61 seconds' where status = 'sending'`.execute(
      test.db,
    );
    const other = await openTestBot(database().db, {}, { telegram: test.server });
    other.clock.nowMs = test.clock.nowMs + 16_000;
    await other.hear();
    held.release();
    await dead;
    await other.close();
    const inPrivate = test.telegram
      .messagesOf(ANNE)
      .filter(({ text }) => text.startsWith('Week of'));
    expect(inPrivate).toHaveLength(1);
  });

  it('leave money to the private chat', async () => {
    becomeAdministrator();
    await test.asks(BOB, '/start');
    await test.asks(BOB, '/address mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86');
    const sent = await asks(ANNE, '/tip @bob_c 5', EPHEMERAL);
    expect(sent.filter(({ to }) => to === GROUP)).toHaveLength(1);
    expect(sent.filter(({ to }) => to === ANNE)).toHaveLength(1);
    const [[pay] = []] = test.last(ANNE)?.buttons ?? [];
    expect(pay?.text).toBe('Tip Bob <b> 5 JKC');
    // Its outcome too.
    const { rows } = await sql<{ due: bigint }>`select due from tips`.execute(test.db);
    test.chain.height += 3;
    test.chain.pay('mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86', {
      units: rows[0]?.due ?? 0n,
      confirmations: 1,
      blockTimeMs: test.clock.nowMs,
    });
    const { db, chain, clock } = test;
    await watchTips({ db, chain, coin: JUNKCOIN_ON.test, now: () => clock.nowMs });
    const told = await seen(() => test.bot.sendNotices());
    expect(told.map(({ to, text }) => [to, text.split(':')[0]])).toEqual(
      expect.arrayContaining([
        [ANNE, 'You tipped Bob <b> 5 JKC'],
        [BOB, 'Anne tipped you 5 JKC'],
      ]),
    );
    expect(sent.filter(({ to }) => to.includes('in the group'))).toEqual([]);
  });
});
