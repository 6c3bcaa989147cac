import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { undoEvent } from '#server/services/ledger/undo-event.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { readWeekTransactions } from './chain-points.ts';
import { closePastWeeks } from './close-weeks.ts';

const WEEK = '2026-03-01';
const BEFORE_MS = Date.parse('2026-02-26T12:00:00Z');
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const REWARDS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };
const explorerTxUrl = 'https://x.example/{txid}';
const txidOf = (digit: string) => digit.repeat(64);

const at = '2026-02-25T10:00:00Z';
const tip = (id: string, from: string, to: string, rest: object = {}) => ({
  ...{ id, type: 'tip', at, telegramId: from, to, amount: '1.5' },
  ...rest,
});

/**
 * An account earns 1 point, a first tip 3 and each tip 1. Members 1 and 2 tip each other on the chain, twice by one transaction;
 * 3 tips without one, and 4 earns by other things.
 */
const EVENTS = [
  tip('a', '1', '2', { txid: txidOf('b') }),
  tip('b', '2', '1', { txid: txidOf('a') }),
  tip('c', '2', '1', { txid: txidOf('a'), amount: '2' }),
  tip('d', '3', '1'),
  { id: 'e', type: 'gm', at, telegramId: '4' },
  { id: 'f', type: 'referral_x', at, telegramId: '4', points: 5 },
  { id: 'g', type: 'send', at, telegramId: '4', amount: '1', txid: txidOf('c') },
];

describeOnPostgres('the points of a week on the chain', (database) => {
  let db: Db;
  beforeEach(() => {
    db = database().db;
  });
  const report = async (events: object[], nowMs = BEFORE_MS) => {
    const results = await ingestEvents(db, { events, nowMs });
    expect(results.map(({ status }) => status)).toEqual(events.map(() => 'accepted'));
  };
  const close = () => closePastWeeks(db, { ...REWARDS, nowMs: NOW_MS });
  const read = (rest: object = {}) =>
    readWeekTransactions(db, { week: WEEK, page: 1, limit: 20, explorerTxUrl, ...rest });

  it('are those of both sides of tips with a transaction', async () => {
    await report(EVENTS);
    await close();
    const line = (digit: string, amount: string, points: number) => ({
      ...{ txid: txidOf(digit), amount, points },
      explorerUrl: `https://x.example/${txidOf(digit)}`,
    });
    expect(await read()).toEqual({
      week: WEEK,
      totalActivityPoints: 11 + 5 + 1 + 1 + 5 + 3.25,
      chainPoints: 11,
      unlistedPoints: 0,
      transactions: [line('a', '1.5', 4), line('a', '2', 1), line('b', '1.5', 6)],
      pagination: { total: 3, page: 1, totalPages: 1 },
    });
  });

  it.each([
    ['a receiver is hidden', "update members set hidden_at = now() where telegram_id = '2'"],
    [
      'a sender was erased',
      "update members set telegram_id = 4503599627370495 - id where telegram_id = '2'",
    ],
  ])('are counted but not listed where %s', async (_, change) => {
    await report([...EVENTS, tip('h', '1', '3', { txid: txidOf('d') })]);
    await close();
    await sql.raw(change).execute(db);
    const answer = await read({ explorerTxUrl: null });
    expect(answer).toMatchObject({ chainPoints: 12, unlistedPoints: 11 });
    expect(answer.transactions).toEqual([
      { txid: txidOf('d'), amount: '1.5', points: 1, explorerUrl: null },
    ]);
  });

  it('leave out a tip that was undone, also after the week was closed', async () => {
    await report(EVENTS);
    await close();
    await db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      await undoEvent(tx, { eventId: 'b', nowMs: NOW_MS });
    });
    const answer = await read();
    expect(answer).toMatchObject({ totalActivityPoints: 26.25, chainPoints: 7 });
    expect(answer.transactions.map(({ amount }) => amount)).toEqual(['2', '1.5']);
  });

  it('leave out a tip on which no points rest', async () => {
    const tips = Array.from({ length: 11 }, (_, n) =>
      tip(`t${n}`, '1', '2', { txid: txidOf('e') }),
    );
    await report(tips);
    await close();
    expect((await read()).pagination.total).toBe(10);
  });

  it('are listed in pages, without gaps and beyond the last one', async () => {
    await report(EVENTS);
    await close();
    const pages = await Promise.all([1, 2, 3].map((page) => read({ page, limit: 2 })));
    expect(pages.map(({ transactions }) => transactions.length)).toEqual([2, 1, 0]);
    expect(pages.flatMap(({ transactions }) => transactions)).toEqual((await read()).transactions);
    expect(pages[2]).toMatchObject({ chainPoints: 11, pagination: { total: 3, totalPages: 2 } });
  });

  it('are empty for a quiet week, and unknown for one that is not closed', async () => {
    await report([tip('z', '1', '2', { at: '2026-03-03T10:00:00Z', txid: txidOf('a') })], NOW_MS);
    await report([tip('y', '1', '2', { at: '2026-02-17T10:00:00Z' })]);
    await close();
    expect(await read()).toMatchObject({ chainPoints: 0, transactions: [] });
    for (const week of ['2026-03-08', '2026-02-31', 'x']) {
      await expect(read({ week })).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
