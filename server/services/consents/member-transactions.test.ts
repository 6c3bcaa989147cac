import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type WeekName, weekStartMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { numberOf } from '#server/testing/people/number-of.ts';
import { sized } from '#server/testing/run/scope.ts';
import { bringSharesTo } from '#server/testing/wallet/due-shares.ts';
import { readTransactions, type TransactionsInput } from './member-transactions.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const TXID = 'a'.repeat(64);

describeOnBothInFull("a member's transactions", (database, engine) => {
  let made = 0;
  async function take(db: Db, ...events: object[]): Promise<void> {
    const whole = events.map((event) => {
      made += 1;
      return { id: `t${made}`, at: '2026-03-04T11:00:00Z', telegramId: '11', ...event };
    });
    for (const { status, reason } of await ingestEvents(db, { events: whole, nowMs: NOW_MS })) {
      if (status !== 'accepted') throw new Error(reason ?? status);
    }
  }
  async function memberOf(db: Db, telegramId: string) {
    return { memberId: await numberOf(db, telegramId), telegramId };
  }
  /** Closes weeks in which member 11 alone earned, each with a pool of 7 coins. */
  async function closeWeeks(db: Db, ...weeks: WeekName[]) {
    const days = weeks.map((week) => new Date(weekStartMs(week) + DAY_MS).toISOString());
    await take(db, ...days.map((at) => ({ type: 'gm', at })));
    await closePastWeeks(db, { nowMs: NOW_MS, poolUnits: 700_000_000n, thresholdHundredths: 100 });
  }
  const read = async (db: Db, telegramId: string, input: Partial<TransactionsInput> = {}) =>
    readTransactions(db, await memberOf(db, telegramId), {
      type: undefined,
      since: undefined,
      limit: 100,
      cursor: undefined,
      ...input,
    });

  it('are those of the member, of each kind, newest first', async () => {
    const { db } = database();
    await take(
      db,
      { type: 'tip', to: '22', amount: '1.5', txid: TXID, at: '2026-03-04T01:00:00Z' },
      { type: 'tip', telegramId: '22', to: '11', amount: '2', at: '2026-03-04T02:00:00Z' },
      { type: 'tip', telegramId: '22', to: '33', amount: '9', at: '2026-03-04T03:00:00Z' },
      { type: 'send', amount: '0.25', at: '2026-03-04T04:00:00Z' },
      { type: 'faucet', at: '2026-03-04T05:00:00Z' },
      { type: 'gm', at: '2026-03-04T06:00:00Z' },
    );
    await closeWeeks(db, '2026-03-01');
    const { data, nextCursor } = await read(db, '11');
    expect(nextCursor).toBeNull();
    expect(
      data.map(({ type, amount, direction, txid, at }) => [type, amount, direction, txid, at]),
    ).toEqual([
      ['faucet', null, 'in', null, '2026-03-04T05:00:00.000000Z'],
      ['send', '0.25', 'out', null, '2026-03-04T04:00:00.000000Z'],
      ['tip_received', '2', 'in', null, '2026-03-04T02:00:00.000000Z'],
      ['tip_sent', '1.5', 'out', TXID, '2026-03-04T01:00:00.000000Z'],
    ]);
    for (const type of ['tip_sent', 'tip_received', 'send', 'faucet'] as const) {
      const of = await read(db, '11', { type });
      expect(of.data.map((each) => each.type)).toEqual([type]);
    }
    expect((await read(db, '11', { type: 'weekly_reward' })).data).toEqual([]);
    const late = await read(db, '11', { since: '2026-03-04T04:00:00Z' });
    expect(late.data).toHaveLength(2);
  });

  it('include all of several weeks paid at once', async () => {
    const { db } = database();
    const weeks = ['2026-01-04', '2026-01-11', '2026-01-18', '2026-01-25', '2026-02-01'];
    await closeWeeks(db, ...weeks);
    await bringSharesTo(db, 'paid', { telegramId: '11', nowMs: NOW_MS });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(db, '11', { type: 'weekly_reward', limit: 1, cursor });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(weeks.map((week) => `w${week.replaceAll('-', '')}`).reverse());
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('include a weekly reward once it is paid', async () => {
    const { db } = database();
    await closeWeeks(db, '2026-03-01');
    const nowMs = Date.parse('2026-03-02T00:09:00Z');
    const { txid } = await bringSharesTo(db, 'paid', { telegramId: '11', nowMs });
    const { data } = await read(db, '11', { type: 'weekly_reward' });
    expect(data).toEqual([
      {
        id: 'w20260301',
        type: 'weekly_reward',
        at: '2026-03-02T00:10:00.000000Z',
        amount: '7',
        direction: 'in',
        txid,
      },
    ]);
  });

  it('each appear once, whatever is added while paging', async () => {
    const { db } = database();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (seconds, limit) => {
          made += 1;
          const telegramId = String(100_000 + made);
          const tip = (second: number) => ({
            type: 'tip',
            telegramId,
            to: '22',
            amount: '1',
            at: `2026-03-04T10:00:0${second}Z`,
          });
          await take(db, ...seconds.map(tip));
          const all = (await read(db, telegramId)).data.map(({ id }) => id);
          const seen: string[] = [];
          let cursor: string | undefined;
          do {
            const page = await read(db, telegramId, { limit, cursor });
            expect(page.data.length).toBeLessThanOrEqual(limit);
            seen.push(...page.data.map(({ id }) => id));
            cursor = page.nextCursor ?? undefined;
            // Newer than everything else, so it belongs before the first page.
            await take(db, tip(9));
          } while (cursor !== undefined);
          expect(seen).toEqual(all);
          expect(all).toHaveLength(seconds.length);
        },
      ),
      { numRuns: sized(8, 4) },
    );
  });
});
