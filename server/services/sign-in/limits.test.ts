import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openTestApprovals, untilAborted } from '#server/testing/approvals.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { ADMIN, countRows, enrolCrew, NOW_MS, OWNER, STRANGER } from '#server/testing/sign-ins.ts';
import { BLOCK_MS } from './answers.ts';
import { WAIT_MS } from './approvals.ts';
import { pruneExpired } from './prune.ts';
import { MOST_CALLS, MOST_QUESTIONS, MOST_WAITING, openRequest } from './requests.ts';

const REFUSED = { result: 'Login was not approved', waitedMs: WAIT_MS };
const TOO_MANY = 'Too many sign-ins at once. Try again later.';
const MINUTE_MS = 60_000;

describeOnBothInFull('limits of approval requests', (database, engine) => {
  let test: ReturnType<typeof openTestApprovals>;
  beforeEach(async () => {
    await enrolCrew(database().db);
    test = openTestApprovals(database().db);
  });
  const statuses = async () => {
    const { rows } = await sql<{ status: string }>`
      select status from sign_in_requests`.execute(database().db);
    return rows.map(({ status }) => status);
  };

  it('are exact when calls arrive together', async () => {
    const results = await Promise.all(
      Array.from({ length: MOST_CALLS + 5 }, () => test.outcome(ADMIN)),
    );
    const refusedAtOnce = results.filter(({ result }) => result === TOO_MANY);
    expect(refusedAtOnce).toHaveLength(5);
    expect(test.bot.sent).toHaveLength(MOST_QUESTIONS);
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('end them for 24 hours at "Deny and block 24 h", even under an old one', async () => {
    test.pressAfter(1_000, 'Deny and block 24 h');
    expect(await test.outcome(ADMIN)).toEqual({ ...REFUSED, sent: 1 });
    expect(test.bot.answered).toEqual([
      { id: 'press-1', text: 'Denied. No questions for 24 hours.' },
    ]);
    test.clock.nowMs = NOW_MS + 1_000 + BLOCK_MS - 1 - test.waiting.ms;
    expect(await test.outcome(ADMIN)).toEqual({ ...REFUSED, sent: 1 });
    expect(await test.outcome(OWNER)).toEqual({ ...REFUSED, sent: 2 });
    test.clock.nowMs = NOW_MS + 1_000 + BLOCK_MS - test.waiting.ms;
    expect(await test.outcome(ADMIN)).toEqual({ ...REFUSED, sent: 3 });
    const old = test.bot.sent.at(-1);
    if (old) await test.press(old, 'Deny and block 24 h');
    expect(await test.outcome(ADMIN)).toEqual({ ...REFUSED, sent: 3 });
  });

  // Every additional query would make an administrator's call take longer than a stranger's.
  it('take the same number of queries for every id', async () => {
    const counts: number[] = [];
    for (const telegramId of [ADMIN, OWNER, STRANGER]) {
      let asked = 0;
      const counting = database().db.withPlugin({
        transformQuery: ({ node }) => {
          asked += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const about = {
        telegramId,
        ipPrefix: '192.0.2.x',
        browser: 'Chrome on Linux',
        matchCode: null,
      };
      await openRequest(counting, { ...about, nowMs: NOW_MS });
      counts.push(asked);
    }
    expect(new Set(counts).size).toBe(1);
  });

  it('allow three in ten minutes; further calls wait without asking', async () => {
    const networks = ['198.51.100.x', '192.0.2.x'];
    for (let call = 1; call <= MOST_QUESTIONS + 2; call++) {
      const sent = Math.min(call, MOST_QUESTIONS);
      const ipPrefix = networks[call % 2] ?? '';
      expect(await test.outcome(ADMIN, { ipPrefix })).toEqual({ ...REFUSED, sent });
    }
    expect((await test.outcome(OWNER)).sent).toBe(MOST_QUESTIONS + 1);
    test.clock.nowMs = NOW_MS + 10 * MINUTE_MS - test.waiting.ms - 1;
    expect((await test.outcome(ADMIN)).sent).toBe(MOST_QUESTIONS + 1);
    test.clock.nowMs = NOW_MS + 10 * MINUTE_MS - test.waiting.ms;
    expect((await test.outcome(ADMIN)).sent).toBe(MOST_QUESTIONS + 2);
  });

  it('refuse more than ten calls from one network in ten minutes at once', async () => {
    test.waiting.pause = async () => {
      test.waiting.ms += WAIT_MS;
    };
    const start = test.now();
    for (let call = 1; call <= MOST_CALLS; call++) {
      expect((await test.outcome(STRANGER)).result).toBe(REFUSED.result);
    }
    const refusal = test.ask(ADMIN);
    await expect(refusal).rejects.toMatchObject({
      code: 'too_many_requests',
      message: TOO_MANY,
      retryAfterSeconds: (start + 10 * MINUTE_MS - test.now()) / 1000,
    });
    expect(await test.outcome(ADMIN)).toEqual({ result: TOO_MANY, waitedMs: 0, sent: 0 });
    const elsewhere = await test.outcome(ADMIN, { ipPrefix: '192.0.2.x' });
    expect(elsewhere).toEqual({ ...REFUSED, sent: 1 });
    test.clock.nowMs += start + 10 * MINUTE_MS - test.now();
    expect(await test.outcome(ADMIN)).toEqual({ ...REFUSED, sent: 2 });
  });

  it('refuse calls at once while forty wait, from however many networks', async () => {
    test.waiting.pause = untilAborted;
    const gone = new AbortController();
    const network = (call: number) => ({ ipPrefix: `192.0.${call}.x`, signal: gone.signal });
    const waits: Promise<unknown>[] = [];
    for (let call = 1; call <= MOST_WAITING; call++) {
      waits.push(
        test.ask(String(1000 + call), network(call)).catch((error: Error) => error.message),
      );
    }
    await expect.poll(() => countRows(database().db, 'sign_in_requests')).toBe(MOST_WAITING);
    await expect(test.ask(ADMIN, network(0))).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 90,
    });
    gone.abort();
    await Promise.all(waits);
    expect(new Set(await statuses())).toEqual(new Set(['cancelled']));
    const left = new AbortController();
    const after = test.ask(ADMIN, { signal: left.signal }).catch((error: Error) => error.message);
    await expect.poll(() => test.bot.sent.length).toBe(1);
    left.abort();
    expect(await after).toBe(REFUSED.result);
  });

  it('leave no request after a day, and only blocks still in force', async () => {
    const { db } = database();
    test.pressAfter(1_000, 'Deny and block 24 h');
    await test.outcome(ADMIN);
    expect(await pruneExpired(db, NOW_MS + BLOCK_MS)).toBe(0);
    expect(await pruneExpired(db, NOW_MS + BLOCK_MS + 1)).toBe(1);
    expect(await countRows(db, 'sign_in_requests')).toBe(0);
    expect(await countRows(db, 'sign_in_blocks')).toBe(1);
    expect(await pruneExpired(db, NOW_MS + BLOCK_MS + 1_001)).toBe(1);
    expect(await countRows(db, 'sign_in_blocks')).toBe(0);
  });
});
