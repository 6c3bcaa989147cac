import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { canonicalPolicy } from '#rules/policies/policy.ts';
import { readConfig } from '#server/config/config.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { setPreference } from '#server/services/bot/preferences.ts';
import { tellHeld } from '#server/services/fairness/notices.ts';
import { readOwnStanding } from '#server/services/fairness/objections.ts';
import { hashOfPolicy } from '#server/services/policies/policies.ts';
import { changeSettings } from '#server/services/settings/change-settings.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { holdShare } from '#server/services/weeks/holds.ts';
import { ANNE, BOB, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { ONLY_BACKED } from '#server/testing/config/policies.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { numberOf } from '#server/testing/people/number-of.ts';

const WEEK = '2026-03-08';
const DISTRIBUTED_MS = Date.parse('2026-03-09T00:00:00Z');
const CLEO = '13';

describeOnPostgres('what the bot tells of a closed week', (database) => {
  let test: TestBot;
  beforeEach(async () => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test' });
    test.telegram.setPerson(CLEO, { first_name: 'Cleo' });
    for (const person of [ANNE, BOB, CLEO]) await test.asks(person, '/start');
  });
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    await test.close();
  });

  /** Anne has enough points, Bob 3 of 5, Cleo 1. */
  async function close() {
    const { db, clock } = test;
    for (const [person, points] of [
      [ANNE, 9],
      [BOB, 2],
    ] as const) {
      await sql`
        update week_totals set points = points + ${points * 100}
        where member_id = (select id from members where telegram_id = ${person}::bigint)`.execute(
        db,
      );
    }
    clock.nowMs = DISTRIBUTED_MS - 60_000;
    await closePastWeeks(db, { nowMs: clock.nowMs, ...REWARDS });
  }
  /** The messages by person: those to different chats overtake each other. */
  const tell = async () =>
    (await test.answersTo(() => test.bot.sendNotices()))
      .map(({ chatId, text }) => [chatId, text] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));

  it('is nothing while the owner has switched it off, and is told once it is on again', async () => {
    const { settings: bases } = readConfig({}, '/nowhere');
    const switchWeeks = (to: string) =>
      changeSettings(test.db, { actor: '77', changes: { 'notices.weeks': to }, bases });
    await close();
    test.clock.nowMs = DISTRIBUTED_MS;
    await switchWeeks('off');
    expect(await tell()).toEqual([]);
    await switchWeeks('on');
    expect((await tell()).map(([chatId]) => chatId)).toEqual([ANNE, BOB, CLEO]);
  });

  it('says why it paid a member nothing: once, after its distribution, if they want to know', async () => {
    await close();
    await setPreference(test.db, {
      memberId: await numberOf(test.db, CLEO),
      name: 'payoutNotices',
      isOn: false,
    });
    test.clock.nowMs = DISTRIBUTED_MS - 61_001;
    expect(await tell()).toEqual([]);
    test.clock.nowMs = DISTRIBUTED_MS;
    expect(await tell()).toEqual([
      [
        ANNE,
        `Your share of the week of ${WEEK} is 500 JKC. It waits until you have an address: make a wallet, or send /address ADDRESS.`,
      ],
      [
        BOB,
        `The week of ${WEEK} is closed, and you have no share of it: you had 3 points of the 5 that a share takes, 2 points too few.`,
      ],
    ]);
    expect(await tell()).toEqual([]);
  });

  it('says that no points counted where a policy took away the share', async () => {
    // No policy can be set for this week any more: these members have earned points in it.
    await sql`
      insert into policies (from_week, document, hash, set_by)
      values (${WEEK}::date, ${canonicalPolicy(ONLY_BACKED)}, ${hashOfPolicy(ONLY_BACKED)}, 'operator')`.execute(
      test.db,
    );
    await close();
    test.clock.nowMs = DISTRIBUTED_MS;
    expect(await tell()).toContainEqual([
      ANNE,
      `The week of ${WEEK} is closed, and your share of it is 0: none of your 10 points counted for the pool.`,
    ]);
    expect(await tell()).toEqual([]);
  });

  it('takes an objection to a held share, once', async () => {
    await close();
    const memberId = await numberOf(test.db, ANNE);
    await holdShare(test.db, { week: WEEK, memberId, reason: 'Two accounts', actor: 'operator' });
    const { db, server } = test;
    await tellHeld(
      {
        db,
        telegram: createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: server.root }),
        messagesFor,
        publicUrl: 'https://deck.example',
        hasOwnBot: true,
        report: (error) => expect(error).toBeNull(),
      },
      { week: WEEK, memberIds: [String(memberId)] },
    );
    const messageId = test.last(ANNE)?.messageId ?? 0;
    const press = async () =>
      (await test.answersTo(() => test.telegram.press(ANNE, messageId, `object:${WEEK}`))).map(
        ({ text }) => text,
      );
    expect(await press()).toEqual([expect.stringContaining('is held: “Two accounts”. Why should')]);
    expect(await test.asks(ANNE, 'x'.repeat(501))).toEqual([
      'A reason has at most 500 characters. Send a shorter one, or /cancel.',
    ]);
    expect(await test.asks(ANNE, 'My sister and I share a phone.')).toEqual([
      expect.stringContaining('with the administrators'),
    ]);
    const { nowMs } = test.clock;
    expect(await readOwnStanding(test.db, { week: WEEK, memberId, nowMs })).toMatchObject({
      objections: [{ userId: String(memberId), reason: 'My sister and I share a phone.' }],
    });
    expect(await press()).toEqual([expect.stringContaining('You have already objected to this')]);
    expect(await test.asks(ANNE, 'Once more.')).toEqual([expect.stringContaining('commands')]);
  });
});

const REWARDS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };
