import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLASSIC } from '#rules/policies/policy.ts';
import { nextWeek, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { setPolicy, withdrawPolicy } from '#server/services/policies/policies.ts';
import { ADMIN, type Deck, enrolCrowd, NOW_MS, openDeck } from '#server/testing/broadcasts.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { announcePolicy, readAnnouncement } from './announce-policy.ts';

const HOUR_MS = 3_600_000;
const WEEK = nextWeek(weekOf(NOW_MS));
const LATER = nextWeek(WEEK);
const SETTINGS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };

describeOnPostgres('the announcement of a policy', (database) => {
  let deck: Deck;
  beforeEach(async () => {
    deck = await openDeck(database().db);
    await enrolCrowd(database().db, 3);
  });
  afterEach(() => deck.close());

  const set = (fromWeek: string, weeklyPool: string) =>
    setPolicy(database().db, {
      policy: { ...CLASSIC, name: '<b>', weeklyPool },
      fromWeek,
      nowMs: NOW_MS,
      actor: 'operator',
    });
  const asked = (fromWeek: string, nowMs = NOW_MS) => ({
    fromWeek,
    rulesUrl: 'https://deck.example/weeks/rules',
    code: 'JKC',
    settings: SETTINGS,
    nowMs,
  });
  const announce = async (fromWeek: string, nowMs = NOW_MS, read?: string) => {
    const text = read ?? (await readAnnouncement(database().db, asked(fromWeek, nowMs))).en.text;
    return announcePolicy(
      {
        db: database().db,
        telegram: createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: deck.server.root }),
        sender: deck.openSender(),
        language: 'en',
      },
      // As long as the machine needs.
      { ...asked(fromWeek, nowMs), language: 'en', text, actor: ADMIN, patienceMs: 50_000 },
    );
  };
  const read = (chat: string) => deck.server.telegram.messagesOf(chat).map(({ text }) => text);

  it('tells every member once what changes, compared with the rules before it', async () => {
    await set(WEEK, '300');
    await set(LATER, '200');
    expect(await announce(WEEK)).toMatchObject({
      sent: 3,
      broadcast: { postId: null, policyWeek: WEEK, state: 'done' },
    });
    await announce(LATER);
    const messages = read('103');
    expect(messages).toHaveLength(2);
    expect(messages[0]).toContain('• The weekly pool falls from 500 to 300 JKC.');
    expect(messages[0]).toContain(`https://deck.example/weeks/rules#${WEEK}`);
    expect(messages[1]).toContain('• The weekly pool falls from 300 to 200 JKC.');
  });

  it('writes to each member in their language, and compares the message in that of its reader', async () => {
    const { db } = database();
    await set(WEEK, '300');
    await sql`
      insert into bot_people (telegram_id, language, known_at) values
        (101, 'de', now()), (102, 'ar', now())`.execute(db);
    const texts = await readAnnouncement(db, asked(WEEK));
    await expect(announce(WEEK, NOW_MS, texts.de.text)).rejects.toMatchObject({ code: 'conflict' });
    const sent = announcePolicy(
      {
        db,
        telegram: createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: deck.server.root }),
        sender: deck.openSender(),
        language: 'ru',
      },
      { ...asked(WEEK), language: 'de', text: texts.de.text, actor: ADMIN, patienceMs: 50_000 },
    );
    expect(await sent).toMatchObject({ sent: 3 });
    // The third member's language is unknown.
    expect(['101', '102', '103'].map((chat) => read(chat)[0])).toEqual(
      [texts.de, texts.ar, texts.ru].map(({ text }) => text),
    );
  });

  it('goes out once an hour, even when two press at once', async () => {
    await set(WEEK, '300');
    const both = await Promise.allSettled([announce(WEEK), announce(WEEK)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(announce(WEEK, NOW_MS + HOUR_MS - 1)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This policy is being broadcast, or was within the last hour.',
    });
    await announce(WEEK, NOW_MS + HOUR_MS);
    expect(read('102')).toHaveLength(2);
  });

  it('needs a policy of exactly this week', async () => {
    await set(WEEK, '300');
    for (const week of [LATER, weekOf(NOW_MS)]) {
      await expect(announce(week)).rejects.toMatchObject({ code: 'not_found' });
    }
    await withdrawPolicy(database().db, { fromWeek: WEEK, nowMs: NOW_MS, actor: 'operator' });
    await expect(announce(WEEK)).rejects.toMatchObject({ code: 'not_found' });
    expect(read('101')).toEqual([]);
  });

  it('goes out only as it was read, and until its policy is in force', async () => {
    const { db } = database();
    await set(LATER, '200');
    const { text } = (await readAnnouncement(db, asked(LATER))).en;
    expect(text).toContain('falls from 500 to 200 JKC');
    await set(WEEK, '300');
    await expect(announce(LATER, NOW_MS, text)).rejects.toMatchObject({
      code: 'conflict',
      message: 'The message has changed since you read it: look at it again.',
    });
    const startMs = weekStartMs(LATER);
    await expect(announce(LATER, startMs)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This policy is in force already.',
    });
    expect(read('101')).toEqual([]);
    await announce(LATER, startMs - 1);
    expect(read('101')[0]).toContain('falls from 300 to 200 JKC');
  });
});
