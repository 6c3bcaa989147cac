import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { describeOnBothEngines } from '#server/db/test-databases.ts';
import { createTelegramBot } from '#server/gateways/telegram-bot.ts';
import type { TelegramFault } from '#server/gateways/test-telegram-faults.ts';
import { claimRecipients, findRunning, readHighestMessage } from './broadcast-rows.ts';
import { takeTurn } from './broadcast-turns.ts';
import { readBroadcast, steerBroadcast } from './broadcasts.ts';
import {
  ADMIN,
  addPost,
  broadcastsByChat,
  type Deck,
  enrolCrowd,
  NOW_MS,
  openDeck,
  readRows,
  sendAll,
  start,
} from './test-broadcasts.ts';
import { TEST_BOT_TOKEN } from './test-telegram-signer.ts';

/** Over as soon as it is taken: the embedded database counts whole milliseconds, and what follows may come within one. */
const OVER_MS = -1;
const DEAD = { holder: 'a server that died', leaseMs: OVER_MS };
describeOnBothEngines('broadcasts after a crash', (database) => {
  let deck: Deck;
  beforeEach(async () => {
    deck = await openDeck(database().db);
  });
  afterEach(() => deck.close());

  /**
   * A server claims `count` recipients and dies; to those whose Telegram ids are in `reached` it had sent.
   * The bot has sent before, so that a number is known.
   */
  async function crash(count: number, reached: readonly string[]): Promise<void> {
    const { db } = database();
    const bot = createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: deck.server.root });
    const known = await bot.send({ chatId: '1', html: 'An earlier one' });
    await sql`insert into bot_messages (message_id) values (${known.messageId})`.execute(db);
    await takeTurn(db, DEAD);
    const broadcast = await findRunning(db);
    if (!broadcast) throw new Error('no broadcast is under way');
    const claim = await claimRecipients(db, {
      ...DEAD,
      broadcastId: broadcast.id,
      most: count,
      knownBefore: await readHighestMessage(db),
      nowMs: NOW_MS,
    });
    expect(claim?.people).toHaveLength(count);
    // A moment ago: nothing that is claimed or asked from now on is of the same millisecond.
    await sql`
      update broadcast_recipients set claimed_at = claimed_at - interval '1 second'
      where status = 'sending' and claimed_at = ${claim?.claimedAt}::timestamptz`.execute(db);
    for (const chatId of reached) await bot.send({ chatId, html: broadcast.html });
  }

  const edits = () =>
    deck.server.telegram.calls.filter(({ method }) => method === 'editMessageText');

  it('sends after all where the server died before it sent', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 9));
    await crash(3, []);
    await sendAll(deck.openSender());
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', sent: 9, failed: 0 });
    expect(new Set(Object.values(broadcastsByChat(deck.server)))).toEqual(new Set([1]));
  });

  it('sends nothing again where the server died after it sent', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 9));
    await crash(4, ['104', '101', '103', '102']);
    await sendAll(deck.openSender());
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', sent: 9, failed: 0 });
    expect(Object.keys(broadcastsByChat(deck.server))).toHaveLength(9);
    expect(new Set(Object.values(broadcastsByChat(deck.server)))).toEqual(new Set([1]));
    // Nothing that anybody has was changed.
    expect(edits().every(({ status }) => status === 400)).toBe(true);
    const { rows } = await sql<{ message_id: bigint }>`
      select message_id from broadcast_recipients order by member_id limit 4`.execute(db);
    expect(rows.map((row) => Number(row.message_id))).toEqual([3, 5, 4, 2]);
  });

  it('tells those who got it from those who did not', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 9));
    await crash(5, ['102', '105']);
    await sendAll(deck.openSender());
    expect((await readRows(db)).sent).toHaveLength(9);
    expect(new Set(Object.values(broadcastsByChat(deck.server)))).toEqual(new Set([1]));
  });

  it('asks by a note of its own when nobody else is left to send to', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 4));
    await crash(4, ['102', '104']);
    await sendAll(deck.openSender());
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', sent: 4 });
    expect(broadcastsByChat(deck.server)).toEqual({ 101: 1, 102: 1, 103: 1, 104: 1 });
    const notes = deck.server.telegram.messagesOf(ADMIN.telegramId).map(({ text }) => text);
    expect(notes).toContain(
      `Broadcast #${id} is almost done: whether 4 of its messages arrived is being checked.`,
    );
  });

  it('gives up, and never tries again, where the note cannot be sent', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 3));
    await crash(3, ['102']);
    deck.server.telegram.setStanding(ADMIN.telegramId, 'blocked');
    await sendAll(deck.openSender());
    expect(await readBroadcast(db, { id })).toMatchObject({
      ...{ state: 'done', recipients: 3, sent: 0, failed: 3, unclear: 3, waiting: 0 },
    });
    expect(broadcastsByChat(deck.server)).toEqual({ 102: 1 });
  });

  it('gives up where somebody else talks through the bot too much', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 4));
    await crash(2, ['102']);
    for (let count = 0; count < 100; count++) deck.server.telegram.say('999', 'hi');
    await sendAll(deck.openSender());
    expect(await readRows(db)).toEqual({ sent: [3, 4], unclear: [1, 2] });
    expect(await readBroadcast(db, { id })).toMatchObject({ failed: 2, unclear: 2 });
    expect(edits()).toEqual([]);
  });

  it('finds its own among some of others', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 4));
    await crash(2, ['102']);
    for (let count = 0; count < 30; count++) deck.server.telegram.say('101', 'hi');
    await sendAll(deck.openSender());
    expect(await readRows(db)).toEqual({ sent: [1, 2, 3, 4] });
    expect(broadcastsByChat(deck.server)).toEqual({ 101: 1, 102: 1, 103: 1, 104: 1 });
  });

  it('gives up on whom another program has written to meanwhile, and says so', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 4));
    await crash(2, []);
    deck.server.telegram.sendElsewhere('102', 'You got a tip');
    await sendAll(deck.openSender());
    expect(await readRows(db)).toEqual({ sent: [1, 3, 4], unclear: [2] });
    expect(broadcastsByChat(deck.server)).toEqual({ 101: 1, 102: 1, 103: 1, 104: 1 });
    expect(deck.reports).toEqual(['settling a broadcast: Error: message 2 was another one']);
  });

  it('does not touch other messages of this site', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 4));
    await crash(2, []);
    const messageId = deck.server.telegram.sendElsewhere('102', 'Your submission was approved');
    await sql`insert into bot_messages (message_id) values (${messageId})`.execute(db);
    await sendAll(deck.openSender());
    expect(await readRows(db)).toEqual({ sent: [1, 2, 3, 4] });
    expect(deck.server.telegram.messages.get(messageId)?.text).toBe('Your submission was approved');
  });

  it('gives up on numbers of another bot, whose token was here before', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 4));
    await sql`insert into bot_messages (message_id) values (50000)`.execute(db);
    await crash(2, ['102']);
    await sendAll(deck.openSender());
    expect(await readRows(db)).toEqual({ sent: [3, 4], unclear: [1, 2] });
    expect(broadcastsByChat(deck.server)).toEqual({ 102: 1, 103: 1, 104: 1 });
  });

  it('gives up where two broadcasts to one member are in doubt at once', async () => {
    const { db } = database();
    const post = await enrolCrowd(db, 3);
    const first = await start(db, post);
    await crash(1, ['101']);
    await sql`update broadcasts set state = 'paused' where id = ${first}`.execute(db);
    await start(db, await addPost(db, {}));
    await crash(1, []);
    await sql`update broadcasts set state = 'running' where id = ${first}`.execute(db);
    await sendAll(deck.openSender());
    expect(await readRows(db)).toMatchObject({ unclear: [1, 1], sent: [2, 2, 3, 3] });
    expect(edits()).toEqual([]);
  });

  it.each<[TelegramFault]>([
    ['cut_before'],
    ['cut_after'],
    [{ body: '{"ok":true}' }],
    ['bad_gateway'],
  ])('settles a call of its own that met %j', async (fault) => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 12));
    await crash(1, ['101']);
    deck.server.telegram.faults.order('sendMessage', fault);
    await sendAll(deck.openSender());
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', sent: 12, failed: 0 });
    expect(new Set(Object.values(broadcastsByChat(deck.server)))).toEqual(new Set([1]));
    const sends = deck.server.telegram.calls.filter(({ method }) => method === 'sendMessage');
    // What met a fault before it was done is not among them.
    expect(sends.filter(({ payload }) => payload.chat_id === '102')).toHaveLength(1);
    // Where the numbers have no gap there is nothing to ask for.
    expect(edits().some(({ payload }) => payload.chat_id === '102')).toBe(fault === 'cut_after');
  });

  it('waits for Telegram when it asks to, or says nothing, while it settles', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 4));
    await crash(2, ['102']);
    deck.server.telegram.faults.order('editMessageText', 'cut_before', { retryAfter: 3600 });
    await sendAll(deck.openSender());
    expect(await readRows(db)).toEqual({ sent: [1, 2, 3, 4] });
    expect(broadcastsByChat(deck.server)).toEqual({ 101: 1, 102: 1, 103: 1, 104: 1 });
    // Of 15 seconds and of an hour, less what passed in between.
    expect(deck.pauses.some((ms) => ms > 5000 && ms <= 15_000)).toBe(true);
    expect(deck.pauses.some((ms) => ms > 3_540_000 && ms <= 3_600_000)).toBe(true);
  });

  it('gives up what a cancelled one left in doubt', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 4));
    await crash(2, ['102']);
    await steerBroadcast(db, { id, to: 'cancel', actor: ADMIN.telegramId, nowMs: NOW_MS });
    await sendAll(deck.openSender());
    expect(await readBroadcast(db, { id })).toMatchObject({
      ...{ state: 'cancelled', sent: 0, failed: 2, unclear: 2, waiting: 2 },
    });
  });

  /** A sender whose server stands still after its first claim is committed, for as long as `meanwhile` takes others. */
  function openLate(meanwhile: () => Promise<void>) {
    let nowMs = 0;
    let isFirst = true;
    const late = async (answer: unknown) => {
      if (!isFirst || typeof answer !== 'object' || answer === null || !('claimedAt' in answer))
        return;
      isFirst = false;
      nowMs += 31_000;
      await meanwhile();
    };
    const db = new Proxy(database().db, {
      get(target, name) {
        if (name !== 'transaction') {
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return () => ({
          async execute(work: (tx: Db) => Promise<unknown>) {
            const answer = await target.transaction().execute(work);
            await late(answer);
            return answer;
          },
        });
      },
    });
    const clock = { monotonicMs: () => nowMs, pause: async () => {} };
    return deck.openSender({ db, clock, leaseMs: OVER_MS });
  }

  it('sends nothing of a claim whose answer came too late', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 3));
    await sendAll(openLate(() => sendAll(deck.openSender())));
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', sent: 3 });
    expect(broadcastsByChat(deck.server)).toEqual({ 101: 1, 102: 1, 103: 1 });
  });

  it('takes nothing back from the server that has claimed it since', async () => {
    const { db } = database();
    const post = await enrolCrowd(db, 2);
    await sql`update members set broadcasts_off = true where id = 2`.execute(db);
    const id = await start(db, post);
    const other = deck.openSender();
    const note = deck.server.telegram.faults.hold('sendMessage', 'before');
    const again = deck.server.telegram.faults.hold('sendMessage', 'before');
    const late = openLate(async () => {
      other.wake();
      await note.reached;
      note.release();
      await again.reached;
    });
    await sendAll(late);
    again.release();
    await other.idle();
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', sent: 1 });
    expect(broadcastsByChat(deck.server)).toEqual({ 101: 1 });
  });

  it('leaves alone what may still come in', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 4));
    await crash(2, []);
    const sender = deck.openSender({ settleAfterMs: 3_600_000, leaseMs: 1000 });
    sender.wake();
    await expect.poll(() => readRows(db)).toEqual({ sending: [1, 2], sent: [3, 4] });
    await expect.poll(() => deck.pauses).toContain(500);
    await sender.stop();
    expect(await readRows(db)).toEqual({ sending: [1, 2], sent: [3, 4] });
    expect(edits()).toEqual([]);
  });
});
