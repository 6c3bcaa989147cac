import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { openTestApp, sendEvents, type TestApp } from '#server/testing/http/app.ts';

describeOnBothInFull('the bot gateway under load', (database) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await openTestApp(database().db);
  });
  afterEach(() => test.app.close());

  const send = (events: unknown[]) => sendEvents(test, events);

  it('neither loses nor doubles any of 4,000 events in sixty calls, eight at once', async () => {
    const { events, malformed, repeats } = makeEvents(4000);
    const results: { id: string | null; status: string }[] = [];
    const calls: object[][] = [];
    for (let from = 0; from < events.length; ) {
      const size = 1 + ((from * 31) % 131);
      calls.push(events.slice(from, from + size));
      from += size;
    }
    // Eight callers, each sending its next call when the last one is answered.
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let call = calls.pop(); call; call = calls.pop()) {
          const answer = await send(call);
          expect(answer.results.map((each: { id: unknown }) => each.id)).toEqual(
            call.map((event) => Reflect.get(event, 'id')),
          );
          results.push(...answer.results);
        }
      }),
    );
    const ids = (status: string) =>
      results.filter((each) => each.status === status).map((each) => each.id);
    const good = new Set(events.map((event) => String(Reflect.get(event, 'id'))));
    for (const id of malformed) good.delete(id);
    expect(ids('accepted').length).toBe(good.size);
    expect(new Set(ids('accepted'))).toEqual(good);
    expect(ids('duplicate').length).toBe(repeats);
    expect(new Set(ids('rejected'))).toEqual(new Set(malformed));
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from activity_events`.execute(database().db);
    expect(rows[0]?.count).toBe(good.size);
    expect(await checkLedger(database().db)).toEqual([]);
    // The totals equal those of sequential calls: amounts do not depend on the order.
    const tips = [...new Set(events)].filter(
      (event) => Reflect.get(event, 'type') === 'tip' && good.has(Reflect.get(event, 'id')),
    );
    const stats = (await test.get('/api/stats')).json();
    expect(stats.totalTips).toBe(tips.length);
    expect(Number(stats.totalVolume)).toBe(
      tips.reduce((sum, tip) => sum + Number(Reflect.get(tip, 'amount')), 0),
    );
    // All of it once more: nothing new.
    for (let from = 0; from < events.length; from += 1000) {
      expect(await send(events.slice(from, from + 1000))).toMatchObject({ accepted: 0 });
    }
    expect((await test.get('/api/stats')).json()).toEqual(stats);
  });
});

/** Returns shuffled events of some people; every eleventh is sent twice and every thirteenth is invalid. */
function makeEvents(count: number) {
  const events: object[] = [];
  const malformed: string[] = [];
  let repeats = 0;
  for (let index = 0; index < count; index++) {
    const earlier = events[(index * 7919) % Math.max(1, events.length)];
    if (index % 11 === 10 && earlier) {
      events.push(earlier);
      if (!malformed.includes(Reflect.get(earlier, 'id'))) repeats += 1;
      continue;
    }
    const at = new Date(Date.parse('2026-03-01T00:00:00Z') + index * 30_000).toISOString();
    const id = `bulk-${index}`;
    const from = String(1000 + ((index * 37) % 211));
    const to = String(5000 + ((index * 13) % 97));
    const isBad = index % 13 === 12;
    if (isBad) malformed.push(id);
    const type = (['tip', 'tip', 'send', 'gm', 'faucet'] as const)[index % 5] ?? 'gm';
    const more = type === 'tip' ? { to, amount: '0.25' } : type === 'send' ? { amount: '1' } : {};
    events.push({ id, type: isBad ? 'tipp' : type, at, telegramId: from, ...more });
  }
  // A fixed shuffle: the same order in each run.
  let state = 42;
  for (let index = events.length - 1; index > 0; index--) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = state % (index + 1);
    const held = events[index] ?? {};
    events[index] = events[other] ?? {};
    events[other] = held;
  }
  return { events, malformed, repeats };
}
