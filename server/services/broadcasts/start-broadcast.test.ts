import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { connect } from '#server/db/connect.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { noteHeard } from '#server/services/telegram/messages.ts';
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
} from '#server/testing/broadcasts.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { readApprovedPosts, readBroadcasts, steerBroadcast } from './broadcasts.ts';
import { broadcastPost, previewBroadcast } from './start-broadcast.ts';

const HOUR_MS = 3_600_000;
const JUST_NOW = 'conflict: This post is being broadcast, or was within the last hour.';

async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'nothing was refused';
}

describeOnBothInFull('starting broadcasts', (database, engine) => {
  let deck: Deck;
  beforeEach(async () => {
    deck = await openDeck(database().db);
  });
  afterEach(() => deck.close());
  const deps = () => ({
    db: database().db,
    telegram: createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: deck.server.root }),
    sender: deck.openSender(),
    random: () => 0,
    language: 'en' as const,
  });

  it('sends a post once an hour, even when two ask at once', async () => {
    const { db } = database();
    const post = await enrolCrowd(db, 2);
    const both = await Promise.allSettled([start(db, post), start(db, post)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(start(db, post))).toBe(JUST_NOW);
    // Still under way, so refused even after the hour.
    expect(await refusalOf(start(db, post, { nowMs: NOW_MS + HOUR_MS }))).toBe(JUST_NOW);
    await sendAll(deck.openSender());
    expect(await refusalOf(start(db, post, { nowMs: NOW_MS + HOUR_MS - 1 }))).toBe(JUST_NOW);
    await start(db, post, { nowMs: NOW_MS + HOUR_MS });
    expect(await readBroadcasts(db)).toMatchObject([{ state: 'running' }, { state: 'done' }]);
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('records each of many members once', async () => {
    const { db } = database();
    const post = await enrolCrowd(db, 45_000);
    await sql`update members set broadcasts_off = true where id % 3 = 0`.execute(db);
    const id = await start(db, post);
    const { rows } = await sql`
      select count(*)::int as recipients, count(*) filter (where member_id % 3 = 0)::int as others,
        max(member_id)::int as last
      from broadcast_recipients where broadcast_id = ${id}::bigint`.execute(db);
    expect(rows).toEqual([{ recipients: 30_000, others: 0, last: 44_999 }]);
    const audited = await sql`
      select after->>'recipients' as recipients from audit_log where action = 'broadcast_started'`.execute(
      db,
    );
    expect(audited.rows).toEqual([{ recipients: '30000' }]);
  });

  it('answers with the totals when all were tried', async () => {
    const { db } = database();
    const postId = await enrolCrowd(db, 9);
    deck.server.telegram.setStanding('104', 'blocked');
    // No database stores these characters.
    const input = { postId, customMessage: 'Odd \0 \ud800', actor: ADMIN, nowMs: NOW_MS };
    // As long as the machine needs.
    expect(await broadcastPost(deps(), { ...input, patienceMs: 50_000 })).toMatchObject({
      sent: 8,
      failed: 1,
      waiting: 0,
      broadcast: { postId, state: 'done', recipients: 9 },
    });
    expect(Object.keys(broadcastsByChat(deck.server))).toHaveLength(8);
    expect(deck.server.telegram.messagesOf('103')[0]?.text).toContain('Odd \ufffd \ufffd');
  });

  it('answers with the counts so far when it takes longer, and sends the rest afterwards', async () => {
    const { db } = database();
    const postId = await enrolCrowd(db, 9);
    const held = deck.server.telegram.faults.hold('sendMessage', 'before');
    const all = deps();
    const call = broadcastPost(all, { postId, actor: ADMIN, nowMs: NOW_MS, patienceMs: 1 });
    await held.reached;
    expect(await call).toMatchObject({
      sent: 0,
      failed: 0,
      waiting: 9,
      broadcast: { state: 'running' },
    });
    held.release();
    await all.sender.idle();
    expect((await readRows(db)).sent).toHaveLength(9);
  });

  it('refuses without a bot, and unknown or unapproved posts', async () => {
    const { db } = database();
    await enrolCrowd(db, 2);
    const pending = await addPost(db, { status: 'pending' });
    const input = { postId: '1', actor: ADMIN, nowMs: NOW_MS };
    const noBot = 'bot_not_configured: No bot token is configured.';
    expect(await refusalOf(broadcastPost({ ...deps(), telegram: null }, input))).toBe(noBot);
    expect(await refusalOf(broadcastPost({ ...deps(), sender: null }, input))).toBe(noBot);
    expect(await refusalOf(start(db, '99'))).toBe('not_found: There is no such post.');
    expect(await refusalOf(start(db, pending))).toBe(
      'conflict: Only approved posts can be broadcast.',
    );
    const odd = await addPost(db, { url: 'javascript:alert(1)' });
    expect(await refusalOf(start(db, odd))).toBe('conflict: The link of this post cannot be sent.');
    expect(await readBroadcasts(db)).toEqual([]);
  });

  it('does not count a broadcast cancelled before its first message', async () => {
    const { db } = database();
    const post = await enrolCrowd(db, 3);
    const cancel = async (id: string) =>
      steerBroadcast(db, { id, to: 'cancel', actor: ADMIN.telegramId, nowMs: NOW_MS });
    await cancel(await start(db, post));
    const second = await start(db, post);
    const held = deck.server.telegram.faults.hold('sendMessage', 'after');
    const sender = deck.openSender();
    sender.wake();
    await held.reached;
    await cancel(second);
    held.release();
    await sender.idle();
    expect(await refusalOf(start(db, post))).toBe(JUST_NOW);
  });

  it('previews text and recipients, and sends it to the administrator only', async () => {
    const { db } = database();
    const postId = await enrolCrowd(db, 5);
    await noteHeard(db, { telegramId: '103', broadcasts: false });
    const input = { postId, customMessage: 'Look', actor: ADMIN, nowMs: NOW_MS };
    const text =
      'Ahoy, crew! Fresh treasure on the horizon!\n\n@user_2 · YouTube Video\n\nLook\n\nhttps://a.org/?a=1&b=2';
    const preview = {
      text,
      header: 0,
      creator: '@user_2',
      contentType: 'youtube_video',
      url: 'https://a.org/?a=1&b=2',
      recipients: 4,
      language: 'en',
      languages: expect.arrayContaining([
        {
          language: 'de',
          header: 'Ahoi, Crew! Frische Beute am Horizont!',
          contentType: 'YouTube-Video',
        },
      ]),
    };
    expect(await previewBroadcast(deps(), { ...input, sendToMe: false })).toEqual({
      ...preview,
      delivered: null,
    });
    expect(deck.server.telegram.calls).toEqual([]);
    const sent = await previewBroadcast(deps(), { ...input, sendToMe: true });
    expect(sent).toEqual({ ...preview, delivered: true });
    expect(deck.server.telegram.messagesOf('101').map((message) => message.text)).toEqual([text]);
    expect(broadcastsByChat(deck.server)).toEqual({ 101: 1 });

    deck.server.telegram.setStanding('101', 'blocked');
    const blocked = await previewBroadcast(deps(), { ...input, sendToMe: true });
    expect(blocked).toEqual({ ...preview, delivered: false });
    const without = { ...deps(), telegram: null };
    expect(await previewBroadcast(without, { ...input, sendToMe: false })).toMatchObject({
      recipients: 3,
      delivered: null,
    });
    expect(await refusalOf(previewBroadcast(without, { ...input, sendToMe: true }))).toContain(
      'bot_not_configured',
    );
  });

  it('writes to each member in their language, with the words for its readers', async () => {
    const { db } = database();
    const postId = await enrolCrowd(db, 6);
    await sql`
      insert into bot_people (telegram_id, language, language_seen, known_at) values
        (102, 'de', 'es', '2026-01-01'), (103, null, 'es', '2026-01-01'), (104, 'ar', null, '2026-01-01'),
        (105, null, null, '2026-01-01'), (106, 'xx', null, '2026-01-01')`.execute(db);
    const id = await start(db, postId, {
      language: 'ru',
      customMessage: 'Look',
      translations: { de: 'Seht', ru: 'Смотри', ar: 'Odd \0' },
    });
    await sendAll(deck.openSender());
    const toldTo = (chatId: string) => {
      const [{ text = '' } = {}] = deck.server.telegram.messagesOf(chatId);
      const [header, , words] = text.split('\n\n');
      return [header, words];
    };
    expect(toldTo('102')).toEqual(['Ahoi, Crew! Frische Beute am Horizont!', 'Seht']);
    expect(toldTo('103')).toEqual(['¡Ahoy, tripulación! ¡Tesoro fresco en el horizonte!', 'Look']);
    expect(toldTo('104')).toEqual(['مرحى أيها الطاقم! كنز جديد يلوح في الأفق!', 'Odd \ufffd']);
    // Members whose language is unknown get the community's.
    for (const chatId of ['101', '105', '106']) {
      expect(toldTo(chatId)).toEqual(['Эй, команда! Свежее сокровище на горизонте!', 'Смотри']);
    }
    const { rows } = await sql`
      select b.html, b.translations, a.after -> 'translations' as written
      from broadcasts b join audit_log a on a.action = 'broadcast_started' where b.id = ${id}::bigint`.execute(
      db,
    );
    expect(rows).toEqual([
      {
        html: null,
        translations: null,
        written: { de: 'Seht', ru: 'Смотри', ar: 'Odd \ufffd' },
      },
    ]);
  });

  it('calls an unknown type a content submission', async () => {
    const { db } = database();
    const postId = await enrolCrowd(db, 2);
    await sql`update submissions set content_type = 'song'`.execute(db);
    const input = { postId, actor: ADMIN, nowMs: NOW_MS, sendToMe: false, header: 3 };
    const { text } = await previewBroadcast(deps(), input);
    expect(text).toContain('Avast! A prize worth your spyglass!\n\n@user_2 · Content Submission\n');
  });

  it('compares the previewed message in its language', async () => {
    const { db } = database();
    const postId = await enrolCrowd(db, 2);
    const words = { customMessage: 'Look', translations: { de: 'Seht' } };
    const input = { postId, ...words, actor: ADMIN, nowMs: NOW_MS };
    const { text, header } = await previewBroadcast(deps(), {
      ...input,
      ...{ sendToMe: false, language: 'de' as const },
    });
    expect(text).toContain('\n\nSeht\n\n');
    const other = { ...input, previewed: { header, text } };
    expect(await refusalOf(start(db, postId, other))).toContain('changed since the preview');
    await start(db, postId, { ...input, previewed: { header, text, language: 'de' } });
  });

  it('sends the previewed message letter by letter, or nothing', async () => {
    const { db } = database();
    const postId = await enrolCrowd(db, 3);
    const input = { postId, customMessage: 'Odd \0 <words>', actor: ADMIN, nowMs: NOW_MS };
    const draw = (rest: object) =>
      previewBroadcast({ ...deps(), random: () => 0.5 }, { ...input, sendToMe: false, ...rest });
    const first = await draw({});
    const another = await draw({ anotherHeaderThan: first.header });
    expect(another.header).not.toBe(first.header);
    const { header, text } = await draw({ header: first.header, anotherHeaderThan: 0 });
    expect(text).toBe(first.text);

    const previewed = { header, text };
    const changed = 'conflict: This post has changed since the preview. Look at it again.';
    for (const other of [
      { previewed: { header: another.header, text } },
      { previewed: { header, text: `${text} ` } },
      { previewed, customMessage: 'Other words' },
    ]) {
      expect(await refusalOf(start(db, postId, { ...input, ...other }))).toBe(changed);
    }
    await sql`update members set username = 'renamed' where id = 2`.execute(db);
    expect(await refusalOf(start(db, postId, { ...input, previewed }))).toBe(changed);
    await sql`update members set username = 'user_2' where id = 2`.execute(db);
    expect(await readBroadcasts(db)).toEqual([]);

    // Another random number than the preview's, which must not count.
    const id = await start(db, postId, { ...input, previewed, random: 0.99 });
    await steerBroadcast(db, { id, to: 'pause', actor: ADMIN.telegramId, nowMs: NOW_MS });
    await sql`update submissions set url = 'https://a.org/changed' where id = ${postId}::bigint`.execute(
      db,
    );
    await steerBroadcast(db, { id, to: 'resume', actor: ADMIN.telegramId, nowMs: NOW_MS });
    await sendAll(deck.openSender());
    for (const chatId of ['101', '102', '103']) {
      expect(deck.server.telegram.messagesOf(chatId).map((message) => message.text)).toEqual([
        text,
      ]);
    }
  });

  it('lists approved posts, the newest approval first', async () => {
    const { db } = database();
    await enrolCrowd(db, 2);
    await addPost(db, { status: 'pending' });
    await addPost(db, { status: 'rejected' });
    const newer = await addPost(db, {});
    await sql`update submissions set evaluated_at = '2026-03-04T00:00:00Z', description = 'About'
      where id = ${newer}::bigint`.execute(db);
    expect(await readApprovedPosts(db)).toEqual([
      {
        id: newer,
        submitterName: '@user_2',
        submitterUsername: 'user_2',
        pointsAwarded: 12,
        contentType: 'youtube_video',
        postUrl: 'https://a.org/?a=1&b=2',
        postContent: 'About',
        evaluatedAt: '2026-03-04T00:00:00.000Z',
      },
      expect.objectContaining({ id: '1', postContent: 'A <title>' }),
    ]);
  });

  it('lists approved posts in pages without losing any', async () => {
    const { db } = database();
    await enrolCrowd(db, 2);
    await sql`
      with events as (
        insert into activity_events (id, type, at, member_id, week)
        select 'more-' || n, 'content_submitted', '2026-03-03T12:00:00Z', 2, '2026-03-08'
        from generate_series(1, ${MAX_LISTED}::int) n returning seq)
      insert into submissions (event_seq, member_id, content_type, url, status, points,
        evaluated_at, submitted_at)
      select seq, 2, 'youtube_video', 'https://a.org/' || seq, 'approved', 100,
        '2026-03-03T13:00:00Z', '2026-03-03T12:00:00Z' from events`.execute(db);
    const pages = await Promise.all([1, 2, 3].map((page) => readApprovedPosts(db, { page })));
    expect(pages.map((page) => page.length)).toEqual([MAX_LISTED, 1, 0]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(MAX_LISTED + 1);
  });

  it('looks up each recipient by id, even on a connection that planned for a few members', async () => {
    const { db, url } = database();
    await enrolCrowd(db, 3);
    await sql`analyze members`.execute(db);
    const one = await connect({ databaseUrl: url ?? '', poolSize: 1 });
    for (let time = 0; time < 8; time++) await start(one.db, await addPost(db, {}));
    await sql`
      insert into members (id, telegram_id, created_at) overriding system value
      select n, n + 100, '2026-01-01T00:00:00Z' from generate_series(4, 400) n`.execute(db);
    const wholeReads = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(one.db);
      const { rows } = await sql<{ count: number }>`
        select seq_scan::int as count from pg_stat_user_tables where relname = 'members'`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    };
    const post = await addPost(db, {});
    const before = await wholeReads();
    await start(one.db, post);
    expect((await readRows(db)).waiting).toHaveLength(8 * 3 + 400);
    expect((await wholeReads()) - before).toBeLessThan(20);
    await one.close();
  });

  it('clears the mark of members heard from again', async () => {
    const { db } = database();
    await enrolCrowd(db, 3);
    await sql`update members set unreachable_at = now()`.execute(db);
    await noteHeard(db, { telegramId: '101', broadcasts: undefined });
    await noteHeard(db, { telegramId: '102', broadcasts: false });
    await noteHeard(db, { telegramId: '999', broadcasts: true });
    const read = async () => {
      const { rows } = await sql<{ off: boolean; gone: boolean }>`
        select broadcasts_off as off, unreachable_at is not null as gone from members order by id`.execute(
        db,
      );
      return rows.map(({ off, gone }) => [off, gone]);
    };
    expect(await read()).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    await noteHeard(db, { telegramId: '102', broadcasts: undefined });
    expect((await read())[1]).toEqual([true, false]);
    await noteHeard(db, { telegramId: '102', broadcasts: true });
    expect((await read())[1]).toEqual([false, false]);
  });
});
