import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { writeSignal } from '#server/testing/people/signals.ts';
import { FARMING_WEEK, farmingWeek } from '#server/testing/tips/farming.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { lookAtWeek } from './look.ts';
import { holdSignal, markUsual, noteSignal } from './marks.ts';
import { readSignal, readSignals } from './signals.ts';

const NOW_MS = Date.parse('2026-03-03T12:00:00Z');
const AFTER_MS = Date.parse('2026-03-08T23:30:00Z');
const SETTINGS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500, coin: JUNKCOIN_ON.main };
const ALL = { week: undefined, kind: undefined, show: 'all', page: 1, limit: 20 } as const;

describeOnPostgres('signals', (database) => {
  let db: Db;
  let by: { memberId: bigint; telegramId: string; nowMs: number };
  beforeEach(async () => {
    db = database().db;
    await ingestEvents(db, { events: farmingWeek(), nowMs: NOW_MS });
    await lookAtWeek(db, { week: FARMING_WEEK, nowMs: NOW_MS, ...SETTINGS });
    const { rows } = await sql<{ id: bigint }>`
      select id from members where telegram_id = 100`.execute(db);
    by = { memberId: rows[0]?.id ?? 0n, telegramId: '100', nowMs: NOW_MS };
  });
  const worthy = async () => {
    const { signals } = await readSignals(db, { ...ALL, show: 'worthy' });
    const [signal] = signals;
    if (!signal) throw new Error('nothing is worth asking about');
    return { ...signal, number: BigInt(signal.id) };
  };

  it('are listed with members, points and what is usual, by kind and page', async () => {
    const all = await readSignals(db, ALL);
    expect(all).toMatchObject({
      week: FARMING_WEEK,
      weeks: [{ week: FARMING_WEEK, worthy: 1, isClosed: false }],
      tips: 76,
      pagination: { total: 2, page: 1, totalPages: 1 },
    });
    expect(all.signals.map(({ kind }) => kind)).toEqual(['circle', 'back_and_forth']);
    expect(all.signals[0]).toMatchObject({
      shape: 'pair',
      holdWorthy: true,
      points: 16,
      tipCount: 16,
      memberCount: 2,
      members: [
        { displayName: 'Anonymous User', points: 12, pointsInQuestion: 8, share: null },
        { displayName: 'Anonymous User', points: 12, pointsInQuestion: 8, share: null },
      ],
      usualPart: null,
      weeksBefore: 0,
      note: null,
      isUsual: false,
    });
    expect((await readSignals(db, { ...ALL, kind: 'back_and_forth' })).signals).toHaveLength(1);
    const second = await readSignals(db, { ...ALL, limit: 1, page: 2 });
    expect(second.signals.map(({ kind }) => kind)).toEqual(['back_and_forth']);
    const past = await readSignals(db, { ...ALL, limit: 1, page: 3 });
    expect(past).toMatchObject({ signals: [], pagination: { total: 2, totalPages: 2 } });
    expect(await readSignals(db, { ...ALL, week: '2020-03-01' })).toMatchObject({ signals: [] });
  });

  it('show the part of the members who were named as strongly in other weeks', async () => {
    const circle = { week: '2026-03-01', kind: 'circle' } as const;
    await writeSignal(db, { ...circle, members: [1, 2] });
    await writeSignal(db, { ...circle, members: [3, 4], strength: 0.5 });
    const { signals } = await readSignals(db, { ...ALL, week: FARMING_WEEK, show: 'worthy' });
    expect(signals[0]).toMatchObject({ strength: 1, usualPart: 2 / 40 });
  });

  it('say in how many of the four weeks before it was said of any of them', async () => {
    const { members } = await worthy();
    const ann = members[0]?.userId ?? '';
    for (const [week, kind, member] of [
      ['2026-03-01', 'circle', ann],
      ['2026-02-15', 'circle', ann],
      ['2026-02-08', 'circle', ann],
      // Another kind, other people, and too long ago.
      ['2026-02-22', 'dust', ann],
      ['2026-02-22', 'circle', '999'],
      ['2026-02-01', 'circle', ann],
    ] as const) {
      await writeSignal(db, { week, kind, members: [member] });
    }
    expect((await worthy()).weeksBefore).toBe(3);
  });

  it('show each tip and who tipped whom', async () => {
    const { number } = await worthy();
    const detail = await readSignal(db, { id: number, explorerTxUrl: 'https://x.example/{txid}' });
    const [one, two] = detail.signal.members.map(({ userId }) => userId);
    expect(detail.flows).toEqual([
      { fromUserId: one, toUserId: two, tips: 8, points: 8 },
      { fromUserId: two, toUserId: one, tips: 8, points: 8 },
    ]);
    expect(detail.tips).toHaveLength(16);
    expect(detail.tips[0]).toMatchObject({ fromUserId: one, toUserId: two, amount: '1' });
    await expect(readSignal(db, { id: 1n << 40n, explorerTxUrl: null })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('keep a note until it is emptied, and are left out once usual', async () => {
    const { number } = await worthy();
    await noteSignal(db, by, { id: number, note: ' brothers ' });
    expect((await worthy()).note).toMatchObject({ text: 'brothers', by: 'Anonymous User' });
    await noteSignal(db, by, { id: number, note: ' ' });
    expect((await worthy()).note).toBeNull();
    await markUsual(db, by, { id: number, isUsual: true });
    await markUsual(db, by, { id: number, isUsual: true });
    expect((await readSignals(db, { ...ALL, show: 'worthy' })).signals).toEqual([]);
    expect((await readSignals(db, ALL)).signals).toHaveLength(1);
    const usual = await readSignals(db, { ...ALL, show: 'usual' });
    expect(usual.signals).toMatchObject([{ kind: 'circle', isUsual: true }]);
    await markUsual(db, by, { id: number, isUsual: false });
    expect(await worthy()).toMatchObject({ isUsual: false });
    const { rows } = await sql`
      select action, actor from audit_log where entity = 'signal' order by id`.execute(db);
    expect(rows.map((row) => JSON.stringify(row))).toEqual(
      ['signal_noted', 'signal_noted', 'signal_marked', 'signal_marked'].map((action) =>
        JSON.stringify({ action, actor: '100' }),
      ),
    );
  });

  it('hold the shares of their members once the week is closed, each once', async () => {
    const { number } = await worthy();
    const hold = () => holdSignal(db, by, { id: number, reason: 'They tip nobody else.' });
    await expect(hold()).rejects.toMatchObject({ code: 'conflict' });
    await closePastWeeks(db, { nowMs: AFTER_MS, ...SETTINGS });
    const { held } = await hold();
    const { members } = await worthy();
    expect(held.toSorted()).toEqual(members.map(({ userId }) => userId).toSorted());
    expect(members.map(({ share }) => share?.status)).toEqual(['held', 'held']);
    await expect(hold()).rejects.toMatchObject({ code: 'conflict' });
  });
});
