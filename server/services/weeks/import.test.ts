import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { dumpBooks, readBooks } from '#server/testing/books.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { byChance, randomEvents } from '#server/testing/events.ts';
import { modelOf } from '#server/testing/ledger-model.ts';
import { closePastWeeks } from './close-weeks.ts';
import { importLines } from './import.ts';

const TIPS_HEADER = 'tip_id,at,from_id,from_username,to_id,to_username,amount';
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const REWARDS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };

const row = (id: string, at = '2026-02-10T10:00:00Z', rest = '11,Anne,22,Mary,1') =>
  `${id},${at},${rest}`;

describeOnBothInFull('importLines', (database) => {
  type Options = Partial<Parameters<typeof importLines>[1]>;
  const importAll = (lines: readonly string[], options: Options = {}) =>
    importLines(database().db, {
      lines: linesOf(lines),
      nowMs: NOW_MS,
      closeWeeks: null,
      ...options,
    });
  const csv = (rows: readonly string[], options: Options = {}) =>
    importAll([TIPS_HEADER, ...rows], options);

  it('imports a file of tips once', async () => {
    const { db } = database();
    const rows = [row('a'), row('b'), row('c', undefined, '22,,11,"Anne, the ""Red""",0.25')];
    expect(await csv(rows)).toEqual({
      accepted: 3,
      duplicate: 0,
      bad: [],
      closedWeeks: 0,
      distributedUnits: 0n,
    });
    const before = await dumpBooks(db);
    expect(await csv(rows)).toEqual({
      accepted: 0,
      duplicate: 3,
      bad: [],
      closedWeeks: 0,
      distributedUnits: 0n,
    });
    expect(await dumpBooks(db)).toEqual(before);
    expect((await readBooks(db)).get('11')).toMatchObject({ tips: 2, received: 25_000_000n });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('reports bad rows by line, and imports the rest', async () => {
    const lines = [
      TIPS_HEADER,
      row('a'),
      '',
      'b,2026-02-10T10:00:00Z,11,Anne,22,Mary',
      row('c', '2026-02-30T10:00:00Z'),
      '   ',
      row('d', undefined, '11,"Anne,22,Mary,1'),
      row('e', undefined, '11,Anne,11,Anne,1'),
      row('f', undefined, '11,Anne,22,Mary,0'),
      row('g', undefined, '11,An"ne,22,Mary,1'),
      TIPS_HEADER,
      row('h', 'yesterday'),
      row('i'),
      row('j', '2027-01-01T00:00:00Z'),
      row('k', undefined, '11,Anne,22,Mary,1,'),
      row('l', undefined, `11,Anne,22,Mary,1\r${row('m')}`),
      row('', undefined),
      ',,,,,,',
      row('a'),
    ];
    const { bad, ...counts } = await importAll(lines);
    expect(counts).toEqual({ accepted: 2, duplicate: 1, closedWeeks: 0, distributedUnits: 0n });
    const quotes = 'is no row of fields with commas: look at its quotes';
    expect(bad).toEqual([
      { line: 4, reason: 'has 6 fields instead of 7' },
      { line: 5, reason: 'at: not a date of the calendar' },
      { line: 7, reason: quotes },
      { line: 8, reason: 'to_id: a tip to oneself does not count' },
      { line: 9, reason: 'amount: must be above 0' },
      { line: 10, reason: quotes },
      { line: 11, reason: 'at: must be a time in UTC such as 2026-03-04T12:00:00Z' },
      { line: 12, reason: 'at: must be a time in UTC such as 2026-03-04T12:00:00Z' },
      { line: 14, reason: 'at: lies in the future' },
      { line: 15, reason: 'has 8 fields instead of 7' },
      { line: 16, reason: quotes },
      { line: 17, reason: 'tip_id: must be a text of 1 to 128 ASCII characters without spaces' },
      { line: 18, reason: expect.stringMatching(/./) },
    ]);
  });

  it.each([
    ['the year 0', '0000-01-01T00:00:00Z'],
    ['a year before all weeks', '-005000-01-01T00:00:00Z'],
    ['the last year of dates', '+275760-09-13T00:00:00Z'],
    ['the year 9999', '9999-12-31T23:59:59Z'],
    ['the year 1', '0001-01-01T00:00:00Z'],
    ['before 1970', '1969-12-31T23:59:59Z'],
    ['nothing', ''],
  ])('is not stopped by a row of %s, even with weeks to close', async (_, at) => {
    const { bad, ...counts } = await csv([row('a'), row('b', at), row('c')], {
      closeWeeks: REWARDS,
    });
    expect(counts).toEqual({
      accepted: 2,
      duplicate: 0,
      closedWeeks: 3,
      distributedUnits: REWARDS.poolUnits,
    });
    expect(bad).toEqual([{ line: 3, reason: expect.stringContaining('at') }]);
  });

  it('imports events of all types, one JSON object per line', async () => {
    const base = { at: '2026-02-10T10:00:00Z', telegramId: '11' };
    const { bad, ...counts } = await importAll([
      '',
      JSON.stringify({ ...base, id: 'a', type: 'gm' }),
      JSON.stringify({ ...base, id: 'b', type: 'referral_x', points: 5 }),
      '{"id":"c","type":"gm"',
      'null',
      '[]',
      '"tip"',
      JSON.stringify({ ...base, id: 'd', type: 'burn' }),
      '{"__proto__":{"at":5},"id":"e","type":"gm","at":"2026-02-10T10:00:00Z","telegramId":"11"}',
      `  ${JSON.stringify({ ...base, id: 'f', type: 'send', amount: '1' })}  `,
    ]);
    expect(counts).toEqual({ accepted: 3, duplicate: 0, closedWeeks: 0, distributedUnits: 0n });
    expect(bad.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(bad[0]?.reason).toMatch(/^is no JSON object on one line/);
    expect(bad[4]).toEqual({ line: 8, reason: 'unknown type' });
    expect((await readBooks(database().db)).get('11')?.points).toBe(100 + 100 + 500 + 325);
  });

  it.each<[string, string[], RegExp]>([
    ['an empty file', [], /^The file is empty/],
    ['a file of blank lines', ['', '  ', '\uFEFF'], /^The file is empty/],
    ['another header', ['id,at,amount', row('a')], /does not begin with tip_id,at,/],
    ['no header', [row('a')], /does not begin with tip_id,at,/],
    ['a JSON list', ['[{"id":"a"}]'], /does not begin with tip_id,at,/],
    ['something else', ['\u0000\u0001PNG'], /does not begin with tip_id,at,/],
  ])('refuses %s with a clear error', async (_, lines, message) => {
    await expect(importAll(lines)).rejects.toThrow(message);
    expect(await readBooks(database().db)).toEqual(new Map());
  });

  it('accepts a header alone as a file without tips', async () => {
    expect(await csv([])).toEqual({
      accepted: 0,
      duplicate: 0,
      bad: [],
      closedWeeks: 0,
      distributedUnits: 0n,
    });
  });

  it('skips a byte order mark', async () => {
    expect(await importAll([`\uFEFF${TIPS_HEADER}`, row('a')])).toMatchObject({
      accepted: 1,
      bad: [],
    });
    const gm = '{"id":"g","type":"gm","at":"2026-02-10T10:00:00Z","telegramId":"11"}';
    expect(await importAll([`\uFEFF${gm}`])).toMatchObject({ accepted: 1, bad: [] });
  });

  it('imports rows in order of time, then of the file', async () => {
    const { db } = database();
    await csv([
      row('late', '2026-02-12T10:00:00Z'),
      row('b'),
      row('a'),
      row('old', '2026-02-09T10:00:00Z'),
    ]);
    const { rows } = await sql<{ id: string }>`select id from activity_events order by seq`.execute(
      db,
    );
    expect(rows.map(({ id }) => id)).toEqual(['old', 'b', 'a', 'late']);
  });

  it('closes each week as it goes by, with the points of its own events', async () => {
    const { db } = database();
    const tips = (count: number, at: string) =>
      Array.from({ length: count }, (_, index) => row(`${at}${index}`, at));
    const closed: string[] = [];
    const result = await csv(
      // Last week first: the file need not be sorted.
      [
        ...tips(7, '2026-02-24T10:00:00Z'),
        ...tips(6, '2026-02-10T10:00:00Z'),
        ...tips(4, '2026-03-02T10:00:00Z'),
      ],
      {
        closeWeeks: REWARDS,
        onClosed: ({ week, recipients }) => closed.push(`${week} ${recipients}`),
      },
    );
    expect(closed).toEqual(['2026-02-15 1', '2026-02-22 0', '2026-03-01 1']);
    expect(result).toMatchObject({ accepted: 17, closedWeeks: 3 });
    const shares = await sql`select week, points, amount from shares order by week`.execute(db);
    expect(shares.rows).toEqual([
      { week: '2026-02-15', points: 1000, amount: REWARDS.poolUnits },
      { week: '2026-03-01', points: 700, amount: REWARDS.poolUnits },
    ]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('stops servers from closing weeks until it is finished', async () => {
    const { db } = database();
    const server = () =>
      closePastWeeks(db, { nowMs: NOW_MS, ...REWARDS, waitsForImport: true }).catch(
        (error: unknown) => error,
      );
    const waits = { message: expect.stringContaining('wait for an import') };
    const rows = ['2026-02-10', '2026-02-17', '2026-02-24'].flatMap((day) =>
      Array.from({ length: 7 }, (_, index) => row(`${day}${index}`, `${day}T10:00:00Z`)),
    );
    const asked: ReturnType<typeof server>[] = [];
    const cutOff = csv(rows, {
      closeWeeks: REWARDS,
      onProgress: (done) => {
        asked.push(server());
        if (done > 7) throw new Error('cut off');
      },
    });
    await expect(cutOff).rejects.toThrow('cut off');
    asked.push(server());
    expect(await Promise.all(asked)).toMatchObject([waits, waits, waits]);
    expect(await csv(rows, { closeWeeks: REWARDS })).toMatchObject({ accepted: 7 });
    const weeks = await sql`select week::text, points from shares order by week`.execute(db);
    expect(weeks.rows).toEqual([
      { week: '2026-02-15', points: 1100 },
      { week: '2026-02-22', points: 700 },
      { week: '2026-03-01', points: 700 },
    ]);
    expect(await server()).toEqual([]);
  });

  it('counts what it has done, whatever the order of lines', async () => {
    const progress: [number, number][] = [];
    const rows = Array.from({ length: 1201 }, (_, index) => row(`p${index}`)).reverse();
    await csv([...rows, '', 'bad'], { onProgress: (done, total) => progress.push([done, total]) });
    expect(progress).toEqual([
      [500, 1201],
      [1000, 1201],
      [1201, 1201],
    ]);
  });

  it('ends with the same ledger after being interrupted anywhere while closing weeks', () =>
    byChance(async (random) => {
      const { db } = database();
      const toMs = NOW_MS - 86_400_000;
      const events = randomEvents(random, {
        count: 900,
        people: 12,
        fromMs: NOW_MS - 35 * 86_400_000,
        toMs,
      });
      const lines = random.shuffled(events).map((event) => JSON.stringify(event));
      for (let cut = 0; cut < 4; cut++) {
        const batches = 1 + random.below(4);
        let seen = 0;
        const onProgress = () => {
          seen += 1;
          if (seen === batches) throw new Error('cut off');
        };
        await importAll(lines, { closeWeeks: REWARDS, onProgress }).catch((error) => {
          if (error.message !== 'cut off') throw error;
        });
      }
      expect(await importAll(lines, { closeWeeks: REWARDS })).toMatchObject({ bad: [] });
      expect(await checkLedger(db)).toEqual([]);
      const ordered = events.toSorted((a, b) => (a.at < b.at ? -1 : 1));
      const books = await readBooks(db);
      for (const [telegramId, { points, tipped, received, name, createdAtMs }] of modelOf(
        ordered,
      )) {
        expect(books.get(telegramId)).toMatchObject({
          points,
          tipped,
          received,
          name,
          createdAtMs,
        });
      }
      const dump = await dumpBooks(db);
      expect(await importAll(lines, { closeWeeks: REWARDS })).toMatchObject({
        accepted: 0,
        closedWeeks: 0,
      });
      expect(await dumpBooks(db)).toEqual(dump);
    }));
});

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
