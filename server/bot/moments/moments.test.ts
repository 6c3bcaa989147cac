import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MOMENT_KINDS } from '#rules/points/moments.ts';
import { PIRATE_RANKS, rankIndex } from '#rules/points/ranks.ts';
import { isoTime } from '#rules/times.ts';
import { takeMoments } from '#server/services/bot/moments.ts';
import { takeNoticeTurn } from '#server/services/bot/notice-turn.ts';
import { setVisibility } from '#server/services/creators/visibility.ts';
import { writePointsChange } from '#server/services/ledger/award-points.ts';
import { endImport, markImport } from '#server/services/ledger/import-mark.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { recomputeTotals } from '#server/services/ledger/recompute-totals.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { findTip, type Tip } from '#server/services/tips/rows.ts';
import { ANNE, BOB, GROUP, openTestBot, type TestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { mortal } from '#server/testing/db/dying.ts';
import { ban, unban } from '#server/testing/people/bans.ts';
import { numberOf } from '#server/testing/people/number-of.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

const ADDRESS = 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86';
const HOUR_MS = 3_600_000;
const FIRST_TIP = '🎉 First tip from Anne';
const SEA_DOG = '🎉 New rank for Anne: Sea Dog';
const DECKHAND = '🎉 New rank for Anne: Deckhand';

describeOnPostgres('moments', (database) => {
  let test: TestBot;
  beforeEach(async () => {
    test = await openTestBot(database().db, { COIN_NETWORK: 'test' });
    for (const person of [ANNE, BOB]) await test.asks(person, '/start');
    await test.asks(BOB, `/address ${ADDRESS}`);
  });
  afterEach(async () => {
    expect(test.reports).toEqual([]);
    await test.close();
  });

  const memberOf = (telegramId = ANNE) => numberOf(test.db, telegramId);
  const lines = () =>
    [...test.telegram.messages.values()].filter(({ text }) => text.startsWith('🎉'));
  const told = () => lines().map(({ text }) => text);
  /** Makes a tip to Bob, in the group or, without a place, in private. */
  async function tips(from = ANNE, place: { topicId?: number } | null = {}): Promise<Tip> {
    const text = '/tip @bob_c 1';
    await (place === null ? test.asks(from, text) : test.asksInGroup(from, text, place));
    const { rows } = await sql<{ id: string }>`
      select public_id as id from tips order by tips.id desc limit 1`.execute(test.db);
    const tip = await findTip(test.db, rows[0]?.id ?? '');
    if (tip === null) throw new Error('there is no tip');
    return tip;
  }
  /** A block pays the tips, and the ledger has them; the bot tells nothing yet. */
  async function isPaid(...paid: Tip[]): Promise<void> {
    const { chain, clock, db } = test;
    chain.height += 3;
    for (const { number, due } of paid) {
      chain.pay(ADDRESS, {
        txid: String(number).padStart(64, '0'),
        vout: 0,
        units: due ?? 0n,
        confirmations: 1,
        blockHeight: chain.height,
        blockTimeMs: clock.nowMs,
      });
    }
    await watchTips({ db, chain, coin: JUNKCOIN_ON.test, now: () => clock.nowMs });
  }
  const tell = () => test.answersTo(() => test.bot.sendNotices());
  async function tipsAndTells(from = ANNE): Promise<void> {
    await isPaid(await tips(from));
    await tell();
  }
  let events = 0;
  /** Points by an event of the ledger. */
  async function earns(points: number, { telegramId = ANNE, agoMs = 0 } = {}): Promise<void> {
    events += 1;
    const { nowMs } = test.clock;
    const at = isoTime(nowMs - agoMs);
    const event = { id: `chest:${events}`, type: 'booty_hunt_chest', at, telegramId, points };
    const [result] = await ingestEvents(test.db, { events: [event], nowMs });
    expect(result).toMatchObject({ status: 'accepted' });
  }
  async function waiting(): Promise<number> {
    const { rows } = await sql`select from moments where decided_at is null`.execute(test.db);
    return rows.length;
  }
  const hides = async () =>
    setVisibility(test.db, { memberId: await memberOf(), hidden: true, nowMs: test.clock.nowMs });
  const isBanned = () => ban(test.db, ANNE, test.clock.nowMs);
  const leaves = () =>
    sql`
    insert into bot_chats (chat_id, joined_at, left_at) values (${GROUP}::bigint, now(), now())
    on conflict (chat_id) do update set left_at = now()`.execute(test.db);
  async function switches(data: string, by = ANNE): Promise<void> {
    await test.asksInGroup(ANNE, '/settings');
    const settings = test.last(GROUP)?.messageId ?? 0;
    await test.answersTo(() => test.telegram.press(GROUP, settings, data, by));
  }

  it('are a first tip, and nothing else that came with it', async () => {
    await isPaid(await tips(ANNE, { topicId: 5 }));
    await tell();
    expect(lines()).toMatchObject([{ chatId: GROUP, topicId: 5, text: FIRST_TIP }]);
    await tipsAndTells();
    expect(told()).toEqual([FIRST_TIP]);
  });

  it.each<[string, string[], { before?: () => Promise<unknown>; after?: () => unknown }]>([
    ['are not announced for a hidden member', [], { after: hides }],
    ['are not announced for a banned member', [], { after: isBanned }],
    ['are told in no group that the bot has left', [], { after: leaves }],
    ['are told within an hour', [], { after: () => (test.clock.nowMs += HOUR_MS) }],
    ['are told by kinds', [DECKHAND], { before: () => switches('grp:moment_first_tip:off') }],
    [
      'are switched by administrators',
      [FIRST_TIP],
      { before: () => switches('grp:moment_first_tip:off', BOB) },
    ],
    [
      'can all be off',
      [],
      {
        before: async () => {
          for (const kind of MOMENT_KINDS) await switches(`grp:moment_${kind}:off`);
        },
      },
    ],
  ])('%s', async (_, expected, { before, after }) => {
    await before?.();
    await isPaid(await tips());
    await after?.();
    await tell();
    expect(told()).toEqual(expected);
    const { rows } = await sql<{ told: number }>`
      select count(chat_id)::int as told from moments`.execute(test.db);
    expect(rows).toEqual([{ told: expected.length }]);
    expect(await waiting()).toBe(0);
    // Dropped moments are never told.
    await sql`update bot_chats set left_at = null, moments_off = '{}'`.execute(test.db);
    await setVisibility(test.db, {
      memberId: await memberOf(),
      hidden: false,
      nowMs: test.clock.nowMs,
    });
    await unban(test.db, ANNE, test.clock.nowMs);
    await tell();
    expect(told()).toEqual(expected);
  });

  it('are no tips that were made in private', async () => {
    await isPaid(await tips(ANNE, null));
    await tell();
    await tipsAndTells();
    expect(told()).toEqual([]);
  });

  it('are told where a member got a tip, if they have made none', async () => {
    await tipsAndTells();
    await earns(30, { telegramId: BOB });
    await tell();
    const html = '🎉 New rank for <b>Bob &lt;b&gt;</b>: Sea Dog';
    expect(lines().at(-1)).toMatchObject({ chatId: GROUP, html });
  });

  it('are the highest new rank, once, whatever becomes of the points', async () => {
    await tipsAndTells();
    await earns(30);
    await tell();
    const preview = `https://deck.example/members/${await memberOf()}`;
    expect(lines().at(-1)).toMatchObject({ text: SEA_DOG, preview });
    // As they are forgotten after a while.
    await sql`delete from moments`.execute(test.db);
    test.clock.nowMs += HOUR_MS;
    for (const points of [-32, 20, 20]) await isCorrected(points);
    await tell();
    expect(told()).toEqual([FIRST_TIP, SEA_DOG]);
  });
  async function isCorrected(points: number): Promise<void> {
    const memberId = await memberOf();
    events += 1;
    await test.db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      const hundredths = points * 100;
      const eventType = points < 0 ? 'content_deleted' : 'content_approved';
      const { rows } = await sql<{ id: bigint }>`select min(id) as id from point_entries`.execute(
        tx,
      );
      await writePointsChange(tx, {
        memberId,
        eventId: `correction:${events}`,
        eventType,
        nowMs: test.clock.nowMs,
        hundredths,
        fullHundredths: hundredths,
        corrects: points < 0 ? (rows[0]?.id ?? null) : null,
      });
    });
  }

  it('are a first share, with its poster', async () => {
    await tipsAndTells();
    for (const week of ['2026-02-22', '2026-03-01']) {
      await isPaidShare(week);
      await tell();
    }
    const preview = `https://deck.example/weeks/2026-02-22/members/${await memberOf()}`;
    const text = '🎉 First share of the weekly pool for Anne: 12.5 JKC';
    expect(lines().slice(1)).toMatchObject([{ text, preview }]);
  });

  it('are no first share after one that was paid elsewhere', async () => {
    await tipsAndTells();
    await isPaidShare('2026-02-22', 'settled');
    await isPaidShare('2026-03-01');
    await tell();
    expect(told()).toEqual([FIRST_TIP]);
  });
  async function isPaidShare(week: string, as: 'paid' | 'settled' = 'paid'): Promise<void> {
    const memberId = await memberOf();
    const paidAt = as === 'paid' ? isoTime(test.clock.nowMs) : null;
    await sql`
      insert into shares (week, member_id, points, amount, rank, account_created_at, status)
      values (${week}::date, ${memberId}::bigint, 900, 1250000000, 1, now(), 'owed')`.execute(
      test.db,
    );
    await sql`
      with payout as (
        insert into payouts (method, amount, created_at) values ('sendmany', 1250000000, now()) returning id)
      update shares set status = ${as}, paid_at = ${paidAt}::timestamptz,
        payout_id = case when ${as} = 'paid' then (select id from payout) end
      where week = ${week}::date`.execute(test.db);
  }

  it('are nothing that an import, a late report or a correction of totals brings', async () => {
    await tipsAndTells();
    await markImport(test.db);
    await earns(10);
    await endImport(test.db);
    await earns(10, { agoMs: HOUR_MS });
    await tell();
    test.clock.nowMs += HOUR_MS;
    await sql`delete from moments`.execute(test.db);
    await sql`update member_totals set lifetime_points = 100, tip_count = 0`.execute(test.db);
    expect((await recomputeTotals(test.db, { actor: 'operator' })).after).toEqual([]);
    await tell();
    expect(told()).toEqual([FIRST_TIP]);
    await earns(50);
    await tell();
    expect(told()).toEqual([FIRST_TIP, '🎉 New rank for Anne: Corsair']);
  });

  it('are three a day in a group, whichever servers tell them', async () => {
    const crowd = ['31', '32', '33', '34', '35', '36', '37'];
    for (const id of crowd) {
      test.telegram.setPerson(id, { first_name: `P${id}`, username: `person_${id}` });
      await test.asks(id, '/start');
    }
    const [last = '', ...first] = crowd;
    const made: Tip[] = [];
    for (const id of first) made.push(await tips(id));
    await isPaid(...made);
    expect(await waiting()).toBe(2 * first.length);
    const { nowMs } = test.clock;
    const takes = (during?: () => Promise<unknown>) =>
      test.db.transaction().execute(async (tx) => {
        const taken = await takeMoments(tx, nowMs);
        await during?.();
        return { told: taken.told.length, decided: taken.decided };
      });
    const taken = await takes(async () => {
      // Another server, before this one commits.
      expect(await takes()).toEqual({ told: 0, decided: 0 });
      // Notices of shares do not wait for it.
      expect(await test.db.transaction().execute(takeNoticeTurn)).toBe(true);
    });
    expect(taken).toEqual({ told: 3, decided: 2 * first.length });
    expect(await takes()).toEqual({ told: 0, decided: 0 });
    await tipsAndTells(last);
    expect(told()).toEqual([]);
    test.clock.nowMs += 24 * HOUR_MS;
    await tipsAndTells(ANNE);
    expect(told()).toEqual([FIRST_TIP]);
  });

  it('are told once, wherever a server dies', async () => {
    await isPaid(await tips());
    const frail = mortal(test.db);
    const other = test.openAlso(frail.db);
    let deaths = 0;
    for (let statements = 1; ; statements += 1) {
      frail.restart(statements);
      const isDone = await other.sendNotices().then(
        () => true,
        () => false,
      );
      if (isDone) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(20);
    await tell();
    expect(told()).toEqual([FIRST_TIP]);
    await other.stop();
  });

  it('are not sent when Telegram is back after an hour', async () => {
    await isPaid(await tips());
    await test.bot.sendNotices();
    test.clock.nowMs += HOUR_MS;
    await tell();
    expect(told()).toEqual([]);
  });

  it('know the ranks of the rules', async () => {
    for (const { minPoints } of PIRATE_RANKS) {
      for (const points of [minPoints * 100 - 1, minPoints * 100].filter((each) => each >= 0)) {
        const { rows } = await sql<{ rank: number }>`
          select rank_number(${points}::bigint) as rank`.execute(test.db);
        expect([points, rows[0]?.rank]).toEqual([points, rankIndex(points)]);
      }
    }
  });
});
