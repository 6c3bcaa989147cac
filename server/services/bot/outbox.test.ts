import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { createCommunityBot } from '#server/gateways/telegram/community-bot.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { countRows } from '#server/testing/sign-ins.ts';
import { moveChat } from './chats.ts';
import { editSaid, pruneOutbox, react, removeLater, type Saying, say } from './outbox.ts';
import { createOutboxSender, type OutboxSender } from './outbox-sender.ts';

const ANNE = '11';
const GROUP = '-1001';
const START_MS = Date.parse('2026-03-04T12:00:00Z');
const DAY_MS = 86_400_000;

describeOnBothInFull('the outbox', (database, engine) => {
  let server: TestTelegramServer;
  let clock: { nowMs: number };
  let senders: OutboxSender[];
  let reports: string[];
  let notices: () => Promise<boolean>;
  beforeEach(async () => {
    clock = { nowMs: START_MS };
    const now = () => clock.nowMs;
    server = await openTestTelegramServer({ token: TEST_BOT_TOKEN, now });
    server.telegram.openGroup(GROUP, { topics: new Map([[5, 'Tips']]) });
    // As Telegram does; a bot that keeps to the limits never notices.
    server.telegram.faults.enforce({ perSecond: 30, perChatMs: 1000, perGroupMinute: 20 });
    reports = [];
    notices = async () => false;
    senders = [open(), open()];
  });
  afterEach(async () => {
    await Promise.all(senders.map((sender) => sender.stop()));
    await server.close();
  });
  function open() {
    const options = { token: TEST_BOT_TOKEN, apiRoot: server.root, timeoutMs: 300 };
    return createOutboxSender({
      db: database().db,
      telegram: createTelegramBot(options),
      community: createCommunityBot(options),
      createSignInLink: async (telegramId) => `token-of-${telegramId}`,
      readPicture: async ({ hash }) => Buffer.from(`picture ${hash}`),
      takeNotices: () => notices(),
      now: () => clock.nowMs,
      report: (_error, what) => reports.push(what),
      clock: { monotonicMs: () => performance.now(), pause: async () => {} },
      sweepMs: null,
    });
  }
  const db = () => database().db;
  const write = (html: string, rest: Partial<Saying> = {}) =>
    say(db(), { chatId: ANNE, html, must: true, nowMs: clock.nowMs, ...rest });
  /** Both servers send what they can, then time passes. */
  async function pass(ms = 1001) {
    for (const sender of senders) sender.wake();
    await Promise.all(senders.map((sender) => sender.idle()));
    clock.nowMs += ms;
  }
  const textsOf = (chatId: string) => server.telegram.messagesOf(chatId).map(({ text }) => text);
  const states = async () => {
    const { rows } = await sql<{ status: string }>`
      select status from bot_outbox order by id`.execute(db());
    return rows.map(({ status }) => status);
  };
  const refused = () => server.telegram.calls.filter(({ status }) => status === 429).length;

  it('is sent once by several servers, in its order, at Telegram’s pace', async () => {
    for (let count = 0; count < 4; count += 1) await write(`to Anne ${count}`);
    for (let count = 0; count < 25; count += 1) await write(`${count}`, { chatId: GROUP });
    for (let second = 0; second < 90; second += 1) await pass();
    expect(textsOf(ANNE)).toEqual(['to Anne 0', 'to Anne 1', 'to Anne 2', 'to Anne 3']);
    expect(textsOf(GROUP)).toEqual(Array.from({ length: 25 }, (_, count) => `${count}`));
    expect(refused()).toBe(0);
    expect(reports).toEqual([]);
  });

  if (engine === 'embedded') return;

  it('sends notices in the turn that finds them, batch after batch', async () => {
    const batches = ['tip 1', 'tip 2', 'tip 3'];
    notices = async () => {
      const html = batches.shift();
      if (html !== undefined) await write(html, { chatId: `2${batches.length}` });
      return html !== undefined;
    };
    await write('answer');
    senders[0]?.wake();
    await senders[0]?.idle();
    expect(['22', '21', '20', ANNE].flatMap(textsOf)).toEqual([
      'tip 1',
      'tip 2',
      'tip 3',
      'answer',
    ]);
  });

  it.each([{ qr: 'junkcoin:mgX52?amount=1' }, { picture: { huntId: '1', hash: 'a' } }])(
    'says without its picture what Telegram refuses as a picture: %j',
    async (picture) => {
      const reason = 'Bad Request: IMAGE_PROCESS_FAILED';
      server.telegram.faults.order('sendPhoto', { status: 400, description: reason });
      const buttons = [[{ text: 'Another wallet', data: 'tw:1' }]];
      await write('Pay this tip', { ...picture, buttons });
      await pass(10_000);
      await pass();
      const [said, ...others] = server.telegram.messagesOf(ANNE);
      expect(others).toEqual([]);
      expect(said).toMatchObject({ text: 'Pay this tip', picture: null });
      expect(said?.buttons.flat().map(({ text }) => text)).toEqual(['Another wallet']);
      expect(await states()).toEqual(['sent']);
      expect(reports).toEqual(['Telegram refused a message of the bot']);
    },
  );

  it('answers although notices cannot be written', async () => {
    notices = async () => {
      throw new Error('no texts');
    };
    await write('answer');
    await pass();
    expect(textsOf(ANNE)).toEqual(['answer']);
    expect(new Set(reports)).toEqual(new Set(['notices were not sent']));
  });

  it('sends messages of unclear outcome again only if they must arrive', async () => {
    const { faults } = server.telegram;
    const unclear = ['cut_after', 'hangs_after', 'bad_gateway'] as const;
    for (const [place, fault] of unclear.entries()) {
      const [must, may] = [`2${place}`, `3${place}`];
      faults.orderIn(must, 'sendMessage', fault);
      faults.orderIn(may, 'sendMessage', fault);
      await write(fault, { chatId: must });
      await write(fault, { chatId: may, must: false });
    }
    for (let more = 0; more < 3; more += 1) await pass(10_000);
    expect(['20', '21', '22'].map((chat) => textsOf(chat).length)).toEqual([2, 2, 1]);
    expect(['30', '31', '32'].map((chat) => textsOf(chat).length)).toEqual([1, 1, 0]);
    expect(await states()).toEqual(['sent', 'unclear', 'sent', 'unclear', 'sent', 'unclear']);
  });

  it('obeys what Telegram asks, for a chat and then for all', async () => {
    const { faults } = server.telegram;
    faults.orderIn(ANNE, 'sendMessage', { retryAfter: 7 });
    await write('to Anne');
    await write('to Bob', { chatId: '12' });
    await pass();
    expect([textsOf(ANNE), textsOf('12')]).toEqual([[], ['to Bob']]);
    await write('to Anne again');
    await pass(5000);
    expect(textsOf(ANNE)).toEqual([]);
    // Refused in a second chat at once: the limit is for all chats.
    faults.orderIn('13', 'sendMessage', { retryAfter: 30 });
    await write('to Cid', { chatId: '13' });
    await pass(2000);
    await write('to Bob again', { chatId: '12' });
    await pass(20_000);
    expect([textsOf(ANNE), textsOf('12'), textsOf('13')]).toEqual([[], ['to Bob'], []]);
    clock.nowMs += 10_000;
    for (let more = 0; more < 3; more += 1) await pass();
    expect([textsOf(ANNE), textsOf('12'), textsOf('13')]).toEqual([
      ['to Anne', 'to Anne again'],
      ['to Bob', 'to Bob again'],
      ['to Cid'],
    ]);
  });

  it('marks people it cannot write to, and gives up messages that Telegram refuses', async () => {
    await sql`insert into members (telegram_id, created_at) values (${ANNE}::bigint, now())`.execute(
      db(),
    );
    server.telegram.setStanding(ANNE, 'blocked');
    await write('to Anne');
    server.telegram.setStanding('-100999', 'blocked');
    await write('to a group that is gone', { chatId: '-100999' });
    await write('<b>broken', { chatId: '12' });
    for (let more = 0; more < 2; more += 1) await pass();
    expect(await states()).toEqual(['unreachable', 'unreachable', 'refused']);
    const { rows } = await sql`select unreachable_at is not null as lost from members`.execute(
      db(),
    );
    expect(rows).toEqual([{ lost: true }]);
    expect(reports).toHaveLength(1);
  });

  it('leaves out a topic that is gone, and the message that was answered', async () => {
    server.telegram.faults.enforce(null);
    await write('here', { chatId: GROUP, topicId: 5, replyTo: 77 });
    await write('there', { chatId: GROUP, topicId: 6 });
    for (let more = 0; more < 2; more += 1) await pass();
    expect(server.telegram.messagesOf(GROUP)).toMatchObject([
      { text: 'here', topicId: 5, replyTo: null },
      { text: 'there', topicId: null },
    ]);
  });

  it('waits while the token is refused', async () => {
    server.telegram.faults.order('sendMessage', { status: 401, description: 'Unauthorized' });
    await write('to Anne');
    await pass(30_000);
    await pass(31_000);
    expect([textsOf(ANNE), reports.length]).toEqual([[], 1]);
    await pass();
    expect(textsOf(ANNE)).toEqual(['to Anne']);
  });

  it('is taken over from a server that died between the commit and the answer', async () => {
    const held = server.telegram.faults.hold('sendMessage', 'after');
    await write('must');
    senders[0]?.wake();
    await held.reached;
    await sql`update bot_outbox set claimed_at = claimed_at - interval '61 seconds'`.execute(db());
    senders[1]?.wake();
    await senders[1]?.idle();
    held.release();
    for (let more = 0; more < 3; more += 1) await pass();
    expect(textsOf(ANNE)).toEqual(['must', 'must']);
    expect(await states()).toEqual(['sent']);
  });

  it('rewrites a message before it is sent, and after, with its newest text', async () => {
    const saidId = await write('one');
    const edit = (html: string) => editSaid(db(), { saidId }, { html, nowMs: clock.nowMs });
    await edit('two');
    await pass();
    expect(textsOf(ANNE)).toEqual(['two']);
    for (const html of ['three', 'four']) await edit(html);
    server.telegram.faults.order('editMessageText', 'cut_before');
    await pass(5000);
    await pass();
    expect(textsOf(ANNE)).toEqual(['four']);
    const edits = server.telegram.calls.filter(({ method }) => method === 'editMessageText');
    expect(edits.map(({ payload }) => payload.text)).toEqual(['four']);
    const [message] = server.telegram.messagesOf(ANNE);
    const { messageId = 0 } = message ?? {};
    await editSaid(db(), { chatId: ANNE, messageId }, { html: 'five', nowMs: clock.nowMs });
    await react(db(), { saidId }, { emoji: '👍', nowMs: clock.nowMs });
    await removeLater(db(), { saidId }, { nowMs: clock.nowMs, afterMs: 10_000 });
    for (let more = 0; more < 3; more += 1) await pass();
    expect(message).toMatchObject({ text: 'five', reactions: ['👍'] });
    await pass(10_000);
    await pass();
    expect(textsOf(ANNE)).toEqual([]);
  });

  it('learns from Telegram that a group moved, and sends waiting messages there', async () => {
    server.telegram.openGroup('-5');
    const saidId = await write('before', { chatId: '-5' });
    await pass();
    server.telegram.moveGroup('-5', GROUP);
    await write('after', { chatId: '-5', replyTo: 1 });
    await editSaid(db(), { saidId }, { html: 'rewritten', nowMs: clock.nowMs });
    for (let more = 0; more < 3; more += 1) await pass();
    expect(textsOf(GROUP)).toEqual(['after']);
    expect(await states()).not.toContain('waiting');
    expect(reports).toEqual([]);
  });

  it('follows a group to its new number, and is forgotten after a month', async () => {
    await write('to the group', { chatId: '-5' });
    await moveChat(db(), { fromChatId: '-5', toChatId: GROUP });
    await pass();
    expect(textsOf(GROUP)).toEqual(['to the group']);
    expect(await pruneOutbox(db(), clock.nowMs + 29 * DAY_MS)).toBe(0);
    expect(await pruneOutbox(db(), clock.nowMs + 31 * DAY_MS)).toBe(1);
    expect(await countRows(db(), 'bot_outbox')).toBe(0);
  });
});
