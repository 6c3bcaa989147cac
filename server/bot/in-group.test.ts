import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Saying } from '#server/fakes/telegram/telegram.ts';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { countRows } from '#server/testing/sign-ins.ts';
import { COMMAND_LIST } from './commands/command-lists.ts';

const ADDRESS = 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86';
const OPENED = 'Opened in private.';

const IN_GROUP: readonly [string, Saying, (string | RegExp)[]][] = [
  ['/gm', {}, [/^GM! /]],
  ['/gm', { topicId: 5 }, [/^GM again! No points/]],
  ['/gm@quarterdeck_bot', {}, [/^GM again!/]],
  ['/gm@other_bot', {}, []],
  ['/rank', { replyTo: 1 }, ['They are not a member yet. /start makes an account.']],
  ['/rank Anne', { mentions: { Anne: ANNE } }, [/^to 11: Anne: /, OPENED]],
  ['/top', {}, [/^The top ten/]],
  ['/week', {}, [/^to 11: Week of/, OPENED]],
  ['/help', {}, [/\/tip –[\s\S]*\/settings – Settings of this group/]],
  ['/balance', {}, [/^to 11: You have no address yet/, OPENED]],
  ['/submit', {}, [/^to 11: Send me the link/, OPENED]],
  ['/admin', {}, [/^to 11: I do not know/, OPENED]],
  ['/settings', {}, [/^Settings of this group/]],
  ['/settings topic here', {}, [/^This is not a topic/]],
  ['/settings most 5', {}, [/^I do not understand “most 5”/]],
  ['/nonsense', {}, []],
  ['hello', {}, []],
  ['/gm', { fields: { edit_date: 1 } }, []],
  ['/gm', { fields: { forward_origin: { type: 'hidden_user' } } }, []],
  ['/gm', { fields: { via_bot: { id: 5, is_bot: true } } }, []],
  ['/gm', { fields: { sender_chat: { id: -100, type: 'supergroup' } } }, [/under your own name/]],
  ['hello', { fields: { sender_chat: { id: -100, type: 'channel' } } }, []],
  ['/tip 25', {}, [/^Who should get “25”\?/]],
  ['@bob_c', {}, []],
  ['@bob_c hello', {}, []],
  ['/settings topic here', { topicId: 5 }, [/in one topic only/]],
  ['/gm', {}, []],
];

describeOnPostgres('the bot in a group', (database) => {
  let test: TestBot;
  beforeEach(async () => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test' });
  });
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    await test.close();
  });

  it('answers in its topics, and ignores messages that are not for it', async () => {
    test.telegram.say(GROUP, 'hello', { from: BOB });
    await test.asks(ANNE, '/start');
    for (const [text, saying, expected] of IN_GROUP) {
      const answers = await test.asksInGroup(ANNE, text, saying);
      expect([text, answers.length]).toEqual([text, expected.length]);
      const sorted = answers.toSorted((a, b) => Number(a === OPENED) - Number(b === OPENED));
      for (const [place, each] of expected.entries()) expect(sorted[place]).toMatch(each);
      if (answers.length === 1) expect(test.last(GROUP)?.topicId).toBe(saying.topicId ?? null);
    }
  });

  it('sends people who never started it to the private chat', async () => {
    expect(await test.asksInGroup(ANNE, '/wallet')).toEqual([
      'That works in our private chat only.',
    ]);
    expect(test.last(GROUP)?.buttons.flat()[0]?.url).toBe(
      'https://t.me/quarterdeck_bot?start=wallet',
    );
  });

  it('obeys the settings of the administrators, and of nobody else', async () => {
    await test.asks(BOB, '/start');
    expect(await test.asksInGroup(BOB, '/settings')).toEqual([
      "Only the group's administrators change its settings, under their own names.",
    ]);
    await test.asksInGroup(ANNE, '/settings');
    const settings = test.last(GROUP)?.messageId ?? 0;
    const press = (data: string, by: string) =>
      test.answersTo(() => test.telegram.press(GROUP, settings, data, by));
    await press('grp:quiet:on', BOB);
    expect(test.telegram.answeredPresses.size).toBe(1);
    expect([...test.telegram.answeredPresses.values()][0]).toContain("Only the group's");
    for (const data of ['grp:quiet:on', 'grp:delete:on', 'grp:top:off']) await press(data, ANNE);
    await test.asksInGroup(ANNE, '/settings least 2,5');
    const before = test.telegram.messagesOf(GROUP).length;
    expect(await test.asksInGroup(BOB, '/gm')).toEqual([]);
    const gm = test.last(GROUP);
    expect(gm?.reactions).toEqual(['🔥']);
    expect(await test.asksInGroup(BOB, '/top')).toEqual([]);
    await test.asks(ANNE, '/start');
    expect(await test.asksInGroup(BOB, '/tip @anne_b 1')).toEqual([
      'The smallest tip here is 2.5 JKC.',
    ]);
    // By now the commands are deleted.
    expect(test.telegram.messages.has(gm?.messageId ?? 0)).toBe(false);
    expect(test.telegram.messagesOf(GROUP).length).toBeLessThanOrEqual(before + 3);
    await test.asksInGroup(ANNE, '/settings topic here', { topicId: 5 });
    expect(await test.asksInGroup(BOB, '/top')).toEqual([]);
    expect(await test.asksInGroup(BOB, '/week', { topicId: 5 })).toHaveLength(1);
  });

  it('takes settings and tips along when it becomes a supergroup', async () => {
    await test.asks(ANNE, '/start');
    await test.asksInGroup(ANNE, '/settings least 2,5');
    const bobs = test.telegram.say(GROUP, 'look at this', { from: BOB });
    await test.asksInGroup(ANNE, '/tip 5', { replyTo: bobs });
    const chat = { id: Number(GROUP), type: 'group' };
    const moved = { message_id: 1, date: 1, chat, migrate_to_chat_id: -1009 };
    await test.answersTo(() => test.telegram.publish({ message: moved }));
    const { rows } = await sql`
      select t.chat_id, t.post_id, c.least_tip from tips t join bot_chats c using (chat_id)`.execute(
      test.db,
    );
    expect(rows).toEqual([{ chat_id: -1009n, post_id: null, least_tip: 250_000_000n }]);
  });

  it('refuses button data that only private buttons have, under whichever message', async () => {
    await test.asks(ANNE, '/start');
    await test.asks(BOB, '/start');
    await test.asks(BOB, `/address ${ADDRESS}`);
    await test.asksInGroup(ANNE, '/tip @bob_c 5');
    const [shown] = test.telegram.messagesOf(GROUP).filter(({ from }) => from === 'bot');
    const id = /tip_([\w-]{22})$/.exec(shown?.buttons.flat()[0]?.url ?? '')?.[1];
    const before = { ...shown };
    const forged = [
      ...COMMAND_LIST.map(({ name }) => `do:${name}`),
      ...['set:hidden:on', 'set:tipNotices:off', 'kind:twitter_post', 'title:none'],
      ...['object:2026-03-01', `tc:${id}`, `tr:${id}`],
    ];
    for (const [place, data] of forged.entries()) {
      const press = () =>
        test.telegram.forgePress(shown?.messageId ?? 0, data, place % 2 ? ANNE : BOB);
      expect([data, await test.answersTo(press)]).toEqual([data, []]);
    }
    expect(new Set(test.telegram.answeredPresses.values())).toEqual(new Set(['That has ended.']));
    expect(shown).toEqual(before);
    const { rows } = await sql`
      select (select state from tips) as state, (select count(*)::int from bot_preferences) as preferences,
        (select count(*)::int from members where hidden_at is not null) as hidden`.execute(test.db);
    expect(rows).toEqual([{ state: 'open', preferences: 0, hidden: 0 }]);
  });

  it('does and answers nothing more where forty answers wait', async () => {
    await test.asksInGroup(ANNE, '/help');
    const later = new Date(test.clock.nowMs + 3_600_000).toISOString();
    await sql`
      insert into bot_outbox (chat_id, action, must, content, created_at, due_at)
      select ${GROUP}::bigint, 'send', true, '{"html": "x"}', ${later}::timestamptz, ${later}::timestamptz
      from generate_series(1, 40)`.execute(test.db);
    const count = () => countRows(test.db, 'bot_outbox');
    const before = await count();
    for (const text of ['/gm', '/top', '/tip nonsense']) {
      expect(await test.asksInGroup(ANNE, text)).toEqual([]);
    }
    // Each is marked as not done, before what waits.
    expect(await count()).toBe(before + 3);
    const shrugs = test.telegram
      .messagesOf(GROUP)
      .slice(-3)
      .map(({ reactions }) => reactions);
    expect(shrugs).toEqual([['🤷'], ['🤷'], ['🤷']]);
    // Other chats are answered, and so is the next message once fewer wait.
    expect(await test.asks(BOB, '/top')).toHaveLength(1);
    await sql`
      delete from bot_outbox where id in (
        select id from bot_outbox where status = 'waiting' limit 1)`.execute(test.db);
    expect(await test.asksInGroup(ANNE, '/gm')).toEqual([expect.stringContaining('+1 point')]);
  });

  it('greets when it comes, and knows who has closed the chat', async () => {
    const greeted = await test.answersTo(() =>
      test.telegram.setMembership(GROUP, ANNE, 'administrator'),
    );
    expect(greeted).toMatchObject([{ chatId: GROUP, text: expect.stringContaining('Ahoy!') }]);
    expect(await test.answersTo(() => test.telegram.setMembership(GROUP, ANNE, 'member'))).toEqual(
      [],
    );
    await test.asks(BOB, '/start');
    await test.answersTo(() => test.telegram.setMembership(BOB, BOB, 'kicked'));
    const { rows } = await sql`
      select unreachable_at is not null as unreachable from members`.execute(test.db);
    expect(rows).toEqual([{ unreachable: true }]);
    expect(await test.asksInGroup(BOB, '/wallet')).toEqual([
      'That works in our private chat only.',
    ]);
  });
});
