import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  ADMIN,
  addPost,
  broadcastsByChat,
  createVirtualClock,
  type Deck,
  enrolCrowd,
  NOW_MS,
  openDeck,
  readRows,
  sendAll,
  start,
} from '#server/testing/broadcasts.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { ban } from '#server/testing/people/bans.ts';
import { readBroadcast, steerBroadcast } from './broadcasts.ts';
import { releaseLease, takeLease } from './sender-lease.ts';

describeOnBothInFull('sending broadcasts', (database, engine) => {
  let deck: Deck;
  beforeEach(async () => {
    deck = await openDeck(database().db);
  });
  afterEach(() => deck.close());

  const steer = (id: string, to: 'pause' | 'resume' | 'cancel') =>
    steerBroadcast(database().db, { id, to, actor: ADMIN.telegramId, nowMs: NOW_MS });

  it('reaches everybody once, and says so', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 45), { customMessage: 'See <this>' });
    await sendAll(deck.openSender());
    expect(await readBroadcast(db, { id })).toMatchObject({
      state: 'done',
      recipients: 45,
      sent: 45,
      failed: 0,
      unclear: 0,
      waiting: 0,
      startedBy: '@user_1',
      endedAt: '2026-03-04T12:00:00.000Z',
    });
    const counts = broadcastsByChat(deck.server);
    expect(Object.keys(counts)).toHaveLength(45);
    expect(new Set(Object.values(counts))).toEqual(new Set([1]));
    expect(deck.server.telegram.messagesOf('145')[0]?.text).toBe(
      'Ahoy, crew! Fresh treasure on the horizon!\n\n@user_2 · YouTube Video\n\nSee <this>\n\nhttps://a.org/?a=1&b=2',
    );
    const { rows } = await sql`
      select actor, action, entity_id, after from audit_log where entity = 'broadcast' order by id`.execute(
      db,
    );
    expect(rows).toEqual([
      {
        actor: '101',
        action: 'broadcast_started',
        entity_id: id,
        after: { postId: '1', customMessage: 'See <this>', recipients: 45 },
      },
      { actor: 'system', action: 'broadcast_done', entity_id: id, after: { sent: 45 } },
    ]);
    // The text is no longer needed.
    expect((await sql`select html from broadcasts`.execute(db)).rows).toEqual([{ html: null }]);
    expect(deck.reports).toEqual([]);
  });

  it('is sent by one server at a time', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 60));
    const senders = [deck.openSender(), deck.openSender(), deck.openSender()];
    for (const sender of senders) sender.wake();
    await Promise.all(senders.map((sender) => sender.idle()));
    expect((await readRows(db)).sent).toHaveLength(60);
    expect(deck.server.telegram.calls).toHaveLength(60);
    const { rows } =
      await sql`select held_until = '-infinity' as is_free from broadcast_sender`.execute(db);
    expect(rows).toEqual([{ is_free: true }]);
  });

  it('is taken over from a dead server', async () => {
    const { db } = database();
    await start(db, await enrolCrowd(db, 3));
    await sql`
      insert into broadcast_sender (holder, held_until)
      values ('dead', clock_timestamp() + interval '1 hour')`.execute(db);
    const sender = deck.openSender();
    await sendAll(sender);
    expect(deck.server.telegram.calls).toEqual([]);
    await sql`update broadcast_sender set held_until = clock_timestamp() - interval '1 second'`.execute(
      db,
    );
    await sendAll(sender);
    expect(await readRows(db)).toEqual({ sent: [1, 2, 3] });
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('leaves out members who are banned or opted out, even while it is being sent', async () => {
    const { db } = database();
    const post = await enrolCrowd(db, 8);
    await ban(db, 3n, '2026-03-01');
    await ban(db, 4n, '2026-03-01', '2026-03-02');
    await sql`update members set broadcasts_off = true where id = 5`.execute(db);
    const id = await start(db, post);
    expect(await readRows(db)).toEqual({ waiting: [1, 2, 4, 6, 7, 8] });
    await sql`update members set broadcasts_off = true where id = 7`.execute(db);
    await ban(db, 8n, '2026-03-04');
    await sendAll(deck.openSender());
    expect(await readRows(db)).toEqual({ sent: [1, 2, 4, 6] });
    expect(await readBroadcast(db, { id })).toMatchObject({ recipients: 4, sent: 4 });
  });

  it('marks unreachable members and does not try them again', async () => {
    const { db } = database();
    const post = await enrolCrowd(db, 6);
    deck.server.telegram.setStanding('102', 'blocked');
    deck.server.telegram.setStanding('104', 'deactivated');
    deck.server.telegram.setStanding('105', 'never_started');
    const first = await start(db, post);
    const second = await start(db, await addPost(db, {}));
    await sendAll(deck.openSender());
    const { rows } = await sql<{ id: bigint }>`
      select id from members where unreachable_at is not null order by id`.execute(db);
    expect(rows.map((row) => Number(row.id))).toEqual([2, 4, 5]);
    for (const id of [first, second]) {
      expect(await readBroadcast(db, { id })).toMatchObject({
        state: 'done',
        recipients: 6,
        sent: 3,
        failed: 3,
        unclear: 0,
      });
    }
    const tried = deck.server.telegram.calls.filter(({ payload }) => payload.chat_id === '102');
    expect(tried).toHaveLength(1);
    await start(db, await addPost(db, {}));
    expect((await readRows(db)).waiting).toEqual([1, 3, 6]);
  });

  it('obeys when Telegram asks to wait, on every server', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 30));
    // An hour: much more than the time between the two servers, even on a slow machine.
    deck.server.telegram.faults.order('sendMessage', { retryAfter: 3600 });
    const [sender, other] = [deck.openSender(), deck.openSender()];
    const held = deck.server.telegram.faults.hold('sendMessage', 'after');
    sender.wake();
    await held.reached;
    held.release();
    await sender.stop();
    // Nothing but the one refused call.
    expect(deck.server.telegram.calls.map(({ status }) => status)).toEqual([429]);
    deck.pauses.length = 0;
    await sendAll(other);
    expect(deck.pauses[0]).toBeGreaterThan(3_540_000);
    expect(deck.pauses[0]).toBeLessThanOrEqual(3_600_000);
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', sent: 30 });
    expect(new Set(Object.values(broadcastsByChat(deck.server)))).toEqual(new Set([1]));
  });

  it('can be paused, resumed and cancelled; messages in flight arrive', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 30));
    const sender = deck.openSender();
    const held = deck.server.telegram.faults.hold('sendMessage', 'before');
    sender.wake();
    await held.reached;
    expect(await steer(id, 'pause')).toMatchObject({ state: 'paused', endedAt: null });
    held.release();
    await sender.idle();
    expect(await readRows(db)).toMatchObject({ sent: [1] });
    await expect(steer(id, 'pause')).rejects.toThrow('This broadcast is paused.');
    await sendAll(sender);
    expect(await readRows(db)).toMatchObject({ sent: [1] });

    await steer(id, 'resume');
    await expect(steer(id, 'resume')).rejects.toThrow('This broadcast is running.');
    const again = deck.server.telegram.faults.hold('sendMessage', 'before');
    sender.wake();
    await again.reached;
    expect(await steer(id, 'cancel')).toMatchObject({
      state: 'cancelled',
      endedAt: expect.any(String),
    });
    again.release();
    await sender.idle();
    expect(await readRows(db)).toMatchObject({ sent: [1, 2] });
    for (const to of ['pause', 'resume', 'cancel'] as const) {
      await expect(steer(id, to)).rejects.toThrow('This broadcast is cancelled.');
    }
    expect(await readBroadcast(db, { id })).toMatchObject({ sent: 2, waiting: 28 });
    await expect(steer('99', 'cancel')).rejects.toThrow('There is no such broadcast.');
  });

  it('stops after recording messages in flight, and continues after a restart', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 5));
    const sender = deck.openSender();
    const held = deck.server.telegram.faults.hold('sendMessage', 'after');
    sender.wake();
    await held.reached;
    const stopped = sender.stop();
    held.release();
    await stopped;
    expect(await readRows(db)).toEqual({ sent: [1], waiting: [2, 3, 4, 5] });
    await sendAll(sender);
    expect(await readRows(db)).toMatchObject({ sent: [1] });
    await sendAll(deck.openSender());
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', sent: 5 });
    expect(deck.server.telegram.calls).toHaveLength(5);
  });

  it('pauses by itself when Telegram refuses everything', async () => {
    const { db } = database();
    const id = await start(db, await enrolCrowd(db, 30));
    const unauthorized = { status: 401, description: 'Unauthorized' };
    deck.server.telegram.faults.draw(() => unauthorized);
    const sender = deck.openSender();
    await sendAll(sender);
    expect(await readBroadcast(db, { id })).toMatchObject({
      state: 'paused',
      failed: 4,
      waiting: 26,
    });
    deck.server.telegram.faults.draw(null);
    await steer(id, 'resume');
    await sendAll(sender);
    expect(await readBroadcast(db, { id })).toMatchObject({ state: 'done', sent: 26, failed: 4 });
  });

  it('tries a single message of the next broadcast first', async () => {
    const { db } = database();
    const first = await start(db, await enrolCrowd(db, 30));
    const second = await start(db, await addPost(db, {}));
    let calls = 0;
    deck.server.telegram.faults.draw(() => {
      calls += 1;
      return calls > 30
        ? { status: 400, description: 'Bad Request: this text is not wanted' }
        : null;
    });
    await sendAll(deck.openSender());
    expect(await readBroadcast(db, { id: first })).toMatchObject({ state: 'done', sent: 30 });
    expect(await readBroadcast(db, { id: second })).toMatchObject({
      state: 'paused',
      failed: 4,
      waiting: 26,
    });
    expect(calls).toBe(35);
  });

  it('retries at once when the lease was released meanwhile', async () => {
    const { db } = database();
    await takeLease(db, { holder: 'other', leaseMs: 3_600_000 });
    const leaving = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await releaseLease(db, { holder: 'other' });
        return result;
      },
    });
    const lease = { holder: 'who comes', leaseMs: 3_600_000 };
    expect(await takeLease(leaving, lease)).toEqual({ heldForMs: 1 });
    expect(await takeLease(db, lease)).toEqual({ heldForMs: 0 });
  });

  it('keeps Telegram’s pace', async () => {
    const { db } = database();
    const first = await enrolCrowd(db, 130);
    const clock = createVirtualClock();
    const sends: { atMs: number; chatId: string }[] = [];
    let number = 0;
    const sender = deck.openSender({
      clock,
      telegram: {
        async send({ chatId }) {
          sends.push({ atMs: clock.monotonicMs(), chatId });
          number += 1;
          return { messageId: number };
        },
        edit: () => Promise.reject(new Error('nothing is edited')),
        check: () => Promise.reject(new Error('nothing is silent')),
        answerPress: () => Promise.reject(new Error('nothing is answered')),
        readUpdates: () => Promise.reject(new Error('nothing is read')),
      },
    });
    await start(db, first);
    await start(db, await addPost(db, {}));
    await sendAll(sender);
    expect(sends).toHaveLength(260);
    for (const { atMs, chatId } of sends) {
      const second = sends.filter((each) => each.atMs >= atMs && each.atMs < atMs + 1000);
      expect(second.length).toBeLessThanOrEqual(26);
      expect(second.filter((each) => each.chatId === chatId)).toHaveLength(1);
    }
    // And no slower than necessary.
    expect(sends.at(-1)?.atMs).toBeLessThan(260 * 45 + 2000);
  });
});
