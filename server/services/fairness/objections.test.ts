import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { createFakeTelegramBot } from '#server/fakes/telegram/bot.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { chooseLanguage } from '#server/services/members/languages.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { holdShare, readShareStatus, releaseShare } from '#server/services/weeks/holds.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { decideObjection, readObjections } from './decide-objection.ts';
import { lookAtWeek } from './look.ts';
import { tellDecided, tellHeld } from './notices.ts';
import { objectToShare, readOwnStanding } from './objections.ts';
import { readWeekFairness } from './public-weeks.ts';

const WEEK = '2026-03-01';
const HOUR_MS = Date.parse('2026-03-01T23:30:00Z');
const LATER_MS = Date.parse('2026-03-02T00:00:00Z');
const SETTINGS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500, coin: JUNKCOIN_ON.main };

/** Members 11 to 16 share the week; 66 has points but no share; 88 and 99 are administrators; 77 did nothing. */
describeOnPostgres('objections to shares', (database) => {
  let db: Db;
  let numbers: Map<string, bigint>;
  beforeEach(async () => {
    db = database().db;
    const people = ['11', '12', '13', '14', '15', '16', '66', '77', '88', '99'];
    const events = people.map((telegramId) => ({
      id: `e${telegramId}`,
      type: 'referral_x',
      telegramId,
      points: telegramId === '77' ? 0 : telegramId < '20' ? 9 : 2,
      at: '2026-02-25T10:00:00Z',
    }));
    await ingestEvents(db, {
      events: events.map((event) =>
        event.points === 0 ? { ...event, at: '2026-03-01T23:10:00Z' } : event,
      ),
      nowMs: HOUR_MS,
    });
    await closePastWeeks(db, { nowMs: HOUR_MS, ...SETTINGS });
    await sql`update members set role = 'admin' where telegram_id in (88, 99)`.execute(db);
    const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
      select id, telegram_id from members`.execute(db);
    numbers = new Map(rows.map((row) => [String(row.telegram_id), row.id]));
  });
  const numberOf = (telegramId: string) => numbers.get(telegramId) ?? 0n;
  const acting = (telegramId: string, nowMs = HOUR_MS) => ({
    memberId: numberOf(telegramId),
    telegramId,
    nowMs,
  });
  const object = (by: string, whose: string, nowMs = HOUR_MS) =>
    objectToShare(db, acting(by, nowMs), { week: WEEK, memberId: numberOf(whose), reason: 'Odd.' });
  const hold = (whose: string, actor = '88') =>
    holdShare(db, { week: WEEK, memberId: numberOf(whose), reason: 'Two accounts', actor });
  const decide = async (by: string, upheld: boolean) => {
    const [open] = (await readObjections(db, { week: WEEK, page: 1, limit: 20 })).objections;
    return decideObjection(db, acting(by), { id: BigInt(open?.id ?? 0), upheld, note: 'Looked.' });
  };
  const status = async (whose: string) =>
    (await readShareStatus(db, { week: WEEK, memberId: numberOf(whose) })).status;

  it('are open to members who earned in the week, in the challenge hour, three times', async () => {
    await object('66', '11');
    await expect(object('66', '11')).rejects.toMatchObject({ code: 'conflict' });
    await object('66', '12');
    await object('66', '13');
    await expect(object('66', '14')).rejects.toMatchObject({ code: 'conflict' });
    await expect(object('77', '14')).rejects.toMatchObject({ code: 'forbidden' });
    await object('12', '14', LATER_MS - 1);
    await expect(object('13', '14', LATER_MS)).rejects.toMatchObject({ code: 'conflict' });
    await expect(object('13', '66')).rejects.toMatchObject({ code: 'not_found' });
    await hold('15');
    await expect(object('13', '15')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are listed page by page, open ones first, without losing any', async () => {
    for (const by of ['66', '12']) for (const whose of ['11', '13']) await object(by, whose);
    await decide('99', false);
    const pageOf = (page: number) => readObjections(db, { week: WEEK, page, limit: 3 });
    const [first, second] = [await pageOf(1), await pageOf(2)];
    const isDecided = [...first.objections, ...second.objections].map(
      (each) => each.decision !== null,
    );
    expect(isDecided).toEqual([false, false, false, true]);
    expect(second.pagination).toEqual({ total: 4, page: 2, totalPages: 2 });
    expect((await pageOf(3)).objections).toEqual([]);
  });

  it('never pass their number, however many come at once', async () => {
    const all = await Promise.allSettled(
      ['11', '12', '13', '14', '15'].map((whose) => object('66', whose)),
    );
    expect(all.filter((each) => each.status === 'fulfilled')).toHaveLength(3);
  });

  it('against a hold are the owner’s alone, once, at any time', async () => {
    await expect(object('11', '11')).rejects.toMatchObject({ code: 'conflict' });
    await hold('11');
    await object('11', '11', LATER_MS + 1);
    await expect(object('11', '11')).rejects.toMatchObject({ code: 'conflict' });
    expect(
      await readOwnStanding(db, { week: WEEK, memberId: numberOf('11'), nowMs: HOUR_MS }),
    ).toMatchObject({
      rank: 1,
      holdReason: 'Two accounts',
      objections: [{ userId: String(numberOf('11')), reason: 'Odd.', upheld: null, note: null }],
      objectionsLeft: 3,
    });
  });

  it('upheld, release a held share, or hold another', async () => {
    await hold('11');
    await object('11', '11');
    await expect(decide('88', true)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await decide('99', true)).toMatchObject({
      isOwn: true,
      decision: { upheld: true, byPersonConcerned: false },
    });
    expect(await status('11')).toBe('owed');
    await object('66', '12');
    await decide('88', true);
    expect(await status('12')).toBe('held');
    await expect(decide('88', false)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('turned down, change nothing, and are counted without names', async () => {
    await hold('11');
    await hold('12');
    await hold('13');
    await object('11', '11');
    await decide('99', false);
    await releaseShare(db, { week: WEEK, memberId: numberOf('12'), actor: '99', nowMs: HOUR_MS });
    expect([await status('11'), await status('12'), await status('13')]).toEqual([
      'held',
      'owed',
      'held',
    ]);
    await lookAtWeek(db, { week: WEEK, nowMs: HOUR_MS, ...SETTINGS });
    const { weeks, pagination } = await readWeekFairness(db, { week: WEEK, page: 1, limit: 20 });
    expect(weeks).toMatchObject([
      { week: WEEK, earners: 9, shares: { held: 1, released: 1, withheld: 1 } },
    ]);
    expect(pagination.total).toBe(1);
    expect((await readWeekFairness(db, { week: '2020-03-01', page: 1, limit: 20 })).weeks).toEqual(
      [],
    );
  });

  it('are never decided by an administrator they concern while another one is active', async () => {
    await sql`update members set role = 'admin' where telegram_id = 11`.execute(db);
    await hold('11', '99');
    await object('11', '11');
    await expect(decide('11', true)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      releaseShare(db, { week: WEEK, memberId: numberOf('11'), actor: '11', nowMs: HOUR_MS }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await sql`update members set role = 'member' where telegram_id in (88, 99)`.execute(db);
    expect(await decide('11', true)).toMatchObject({ decision: { byPersonConcerned: true } });
    expect(await status('11')).toBe('owed');
    const { rows } = await sql<{ after: object }>`
      select after from audit_log where action = 'objection_decided'`.execute(db);
    expect(rows).toMatchObject([{ after: { decidedByPersonConcerned: true } }]);
  });

  it('are reported to the owner and to the member who objected', async () => {
    const bot = createFakeTelegramBot();
    const reports: string[] = [];
    const deps = {
      db,
      telegram: bot,
      messagesFor,
      publicUrl: 'https://deck.example',
      hasOwnBot: true,
      report: (_error: unknown, what: string) => reports.push(what),
    };
    await chooseLanguage(db, { telegramId: '66', language: 'de' });
    await hold('11');
    await tellHeld(deps, {
      week: WEEK,
      memberIds: [String(numberOf('11')), String(numberOf('12'))],
    });
    await object('66', '12');
    await tellDecided(deps, await decide('88', true));
    expect(bot.sent.map(({ chatId }) => chatId)).toEqual(['11', '66', '12']);
    expect(bot.sent[0]?.html).toContain('Reason: Two accounts');
    expect(bot.sent[0]?.html).toContain('https://deck.example/weeks/2026-03-01');
    expect(bot.sent[0]?.buttons).toEqual([[{ text: 'Object', data: `object:${WEEK}` }]]);
    expect(bot.sent[1]?.html).toContain('Er wird zurückgehalten. Grund: Looked.');
    expect(reports).toEqual([]);
  });
});
