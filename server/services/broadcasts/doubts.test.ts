import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import type { TelegramFault } from '#server/fakes/telegram/faults.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import {
  ADMIN,
  broadcastsByChat,
  type Deck,
  enrolCrowd,
  NOW_MS,
  openDeck,
  readRows,
  sendAll,
  start,
} from '#server/testing/broadcasts.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { readBroadcast, steerBroadcast } from './broadcasts.ts';
import { claimRecipients, findRunning } from './rows.ts';
import { takeLease } from './sender-lease.ts';

/** Expires as soon as it is taken: the embedded database counts whole milliseconds, and the next steps may happen within one. */
const OVER_MS = -1;
const DEAD = { holder: 'a server that died', leaseMs: OVER_MS };
describeOnBothInFull('broadcasts after a crash', (database, engine) => {
  let deck: Deck;
  beforeEach(async () => {
    deck = await openDeck(database().db);
  });
  afterEach(() => deck.close());
  /** A server claims `count` recipients and dies. It had sent to those whose Telegram ids are in `reached`. */
  async function crash(count: number, reached: readonly string[]): Promise<void> {
    const { db } = database();
    await takeLease(db, DEAD);
    const broadcast = await findRunning(db);
    if (!broadcast) throw new Error('no broadcast is under way');
    const claim = await claimRecipients(db, {
      ...DEAD,
      broadcastId: broadcast.id,
      most: count,
      nowMs: NOW_MS,
    });
    expect(claim?.people).toHaveLength(count);
    // Moved into the past, so that later claims and questions are never in the same millisecond.
    await sql`
      update broadcast_recipients set claimed_at = claimed_at - interval '1 second'
      where status = 'sending' and claimed_at = ${claim?.claimedAt}::timestamptz`.execute(db);
    const bot = createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: deck.server.root });
    for (const chatId of reached) await bot.send({ chatId, html: broadcast.htmlFor(null) });
  }
  /** A sender whose server stands still after its first claim is committed, while `meanwhile` runs. */
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

  it.each([
    { reached: [] },
    { reached: ['102', '104'] },
    { reached: ['101', '102', '103', '104'] },
  ])(
    'never sends again to members in flight when the server died: $reached had it',
    async ({ reached }) => {
      const { db } = database();
      const id = await start(db, await enrolCrowd(db, 9));
      await crash(4, reached);
      await sendAll(deck.openSender());
      expect(await readRows(db)).toEqual({ unclear: [1, 2, 3, 4], sent: [5, 6, 7, 8, 9] });
      expect(await readBroadcast(db, { id })).toMatchObject({
        state: 'done',
        recipients: 9,
        sent: 5,
        failed: 4,
        unclear: 4,
        waiting: 0,
      });
      const others = ['105', '106', '107', '108', '109'];
      expect(broadcastsByChat(deck.server)).toEqual(
        Object.fromEntries([...reached, ...others].map((chatId) => [chatId, 1])),
      );
      const { rows } = await sql`
        select after from audit_log where action = 'broadcast_done'`.execute(db);
      expect(rows).toEqual([{ after: { sent: 5, unclear: 4 } }]);
      await sendAll(deck.openSender());
      expect(deck.server.telegram.messages.size).toBe(reached.length + 5);
    },
  );

  it('never sends to a claim that was answered too late', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 3));
    await sendAll(openLate(() => sendAll(deck.openSender())));
    expect(await readRows(db)).toEqual({ unclear: [1], sent: [2, 3] });
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', sent: 2, unclear: 1 });
    expect(broadcastsByChat(deck.server)).toEqual({ 102: 1, 103: 1 });
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it.each<[TelegramFault]>([
    ['cut_before'],
    ['cut_after'],
    [{ body: '{"ok":true}' }],
    ['bad_gateway'],
  ])('never sends again after %j', async (fault) => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 4));
    deck.server.telegram.faults.order('sendMessage', fault);
    await sendAll(deck.openSender());
    expect(await readRows(db)).toEqual({ unclear: [1], sent: [2, 3, 4] });
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', failed: 1, unclear: 1 });
    const first = fault === 'cut_after' ? { 101: 1 } : {};
    expect(broadcastsByChat(deck.server)).toEqual({ ...first, 102: 1, 103: 1, 104: 1 });
  });

  it('puts no second message at risk before Telegram answers again', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 4));
    const { faults, calls } = deck.server.telegram;
    faults.order('sendMessage', 'cut_after');
    faults.order('getMe', 'cut_after', 'cut_after', { retryAfter: 1 });
    await sendAll(deck.openSender());
    expect(await readRows(db)).toEqual({ unclear: [1], sent: [2, 3, 4] });
    const questions = Array.from({ length: 3 }, () => 'getMe');
    const sends = Array.from({ length: 3 }, () => 'sendMessage');
    expect(calls.map(({ method }) => method)).toEqual(['sendMessage', ...questions, ...sends]);
    // Fifteen seconds before each question, minus the time that passed in between.
    expect(deck.pauses.filter((ms) => ms > 5000 && ms <= 15_000).length).toBeGreaterThanOrEqual(3);
  });

  it('gives up what a cancelled broadcast left in doubt', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 4));
    await crash(2, ['102']);
    await steerBroadcast(db, { id, to: 'cancel', actor: ADMIN.telegramId, nowMs: NOW_MS });
    await sendAll(deck.openSender());
    expect(await readBroadcast(db, { id })).toMatchObject({
      state: 'cancelled',
      sent: 0,
      failed: 2,
      unclear: 2,
      waiting: 2,
    });
  });

  it('leaves alone what another server may still be sending', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 4));
    await crash(2, []);
    const sender = deck.openSender({ doubtAfterMs: 3_600_000, leaseMs: 1000 });
    sender.wake();
    await expect.poll(() => readRows(db)).toEqual({ sending: [1, 2], sent: [3, 4] });
    await expect.poll(() => deck.pauses).toContain(500);
    await sender.stop();
    expect(await readRows(db)).toEqual({ sending: [1, 2], sent: [3, 4] });
  });
});
