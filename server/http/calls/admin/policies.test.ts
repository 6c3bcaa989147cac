import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { BACKED } from '#rules/policies/policy.ts';
import { nextWeek, weekOf } from '#rules/weeks/week.ts';
import { readPolicies } from '#server/services/policies/policies.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { CREW_NOW_MS, type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp } from '#server/testing/http/app.ts';

const CALL = '/api/admin/policies';
const RUNNING = weekOf(CREW_NOW_MS);
const NEXT = nextWeek(RUNNING);
const DAY_MS = 86_400_000;

describeOnPostgres('the policy of the pool, by its calls', (database) => {
  let crew: Crew;
  let test: TestApp;
  beforeEach(async () => {
    crew = await enrolReviewers(database().db);
    test = await openTestApp(database().db);
    test.clock.nowMs = CREW_NOW_MS;
    return () => test.app.close();
  });

  async function cookieOf(who: string) {
    const session = { memberId: crew.numberOf(who), nowMs: CREW_NOW_MS };
    return `deck=${await createSession(database().db, session)}`;
  }
  async function send(who: string, path: string, payload?: object) {
    return test.app.inject({
      method: payload ? 'POST' : 'GET',
      url: CALL + path,
      headers: { cookie: await cookieOf(who), 'sec-fetch-site': 'same-origin' },
      ...(payload && { payload }),
    });
  }
  const stored = async () =>
    (await readPolicies(database().db)).map(({ fromWeek, policy }) => [fromWeek, policy.name]);
  it('set and withdraw a coming policy', async () => {
    const draft = (await send('77', '')).json();
    expect(draft).toMatchObject({ shipped: [{ name: 'backed' }, { name: 'classic' }] });
    const set = await send('77', '', { policy: BACKED, fromWeek: NEXT });
    expect([set.statusCode, set.json()]).toEqual([
      200,
      expect.objectContaining({ fromWeek: NEXT, policy: BACKED }),
    ]);
    expect(await stored()).toEqual([[NEXT, 'backed']]);
    expect((await send('77', '/withdraw', { fromWeek: NEXT })).statusCode).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('refuse a week that has begun and a policy that cannot be computed', async () => {
    const early = await send('77', '', { policy: BACKED, fromWeek: '2020-01-05' });
    expect(early.json()).toMatchObject({ code: 'conflict' });
    const huge = { ...BACKED, weeklyPool: '99999999999' };
    const refused = await send('77', '', { policy: huge, fromWeek: NEXT });
    expect(refused.json()).toMatchObject({ code: 'bad_request' });
    const unpaid = await send('77', '', { policy: { ...BACKED, balancePart: 5 }, fromWeek: NEXT });
    expect(unpaid.json()).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining('WALLET_RPC_URL'),
    });
    const odd = await send('77', '/replay', { policy: { ...BACKED, more: 1 }, weeks: 1 });
    expect(odd.statusCode).toBe(400);
    for (const weeks of [0, 53]) {
      expect((await send('77', '/replay', { policy: BACKED, weeks })).statusCode).toBe(400);
    }
  });

  it('replay closed weeks', async () => {
    const none = await send('77', '/replay', { policy: BACKED, weeks: 1 });
    expect(none.json()).toMatchObject({ code: 'conflict', error: 'No week is closed yet.' });
    const settings = { poolUnits: 1000n, thresholdHundredths: 1 };
    test.clock.nowMs += 8 * DAY_MS;
    await closePastWeeks(database().db, { ...settings, nowMs: test.clock.nowMs });
    const cookie = await cookieOf('77');
    test.clock.nowMs = CREW_NOW_MS;
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const url = `${CALL}/replay`;
    const start = () =>
      test.app.inject({ method: 'POST', url, headers, payload: { policy: BACKED, weeks: 52 } });
    const read = async () => (await test.app.inject({ method: 'GET', url, headers })).json().last;
    await database()
      .db.transaction()
      .execute(async (tx) => {
        await sql`lock table shares`.execute(tx);
        const both = await Promise.all([start(), start()]);
        expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
        expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
          code: 'conflict',
          error: 'A replay is running. Wait until it is done.',
        });
        expect(await read()).toMatchObject({ isRunning: true, weeks: 1, played: 0, replay: null });
      });
    await expect.poll(read).toMatchObject({
      isRunning: false,
      problem: null,
      played: 1,
      policy: BACKED,
      replay: { weeks: [{ week: RUNNING }], lines: expect.any(Array) },
    });
    expect((await read()).replay.lines[0].displayName).not.toBe('');
    const end = { method: 'POST', url: `${url}/cancel`, headers, payload: {} } as const;
    expect((await test.app.inject(end)).statusCode).toBe(200);
    expect(await read()).toBeNull();
    expect(await stored()).toEqual([]);
  });
});
