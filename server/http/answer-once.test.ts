import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { DatabaseOutage } from '#server/db/outage.ts';
import { withStatementLimit } from '#server/db/time-limits.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { createAnswerOnce } from './answer-once.ts';
import { handleErrors } from './errors.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describeOnPostgres('a POST with a key', (database) => {
  let memberId: bigint;
  /** The next result of the work, and the ids of the work done. */
  let work: () => Promise<unknown>;
  let done: string[];
  beforeEach(async () => {
    memberId = (await enrolReviewers(database().db)).numberOf('11');
    done = [];
    work = async () => ({ number: done.length });
  });

  function openApp() {
    const app = Fastify();
    handleErrors(app);
    const answerOnce = createAnswerOnce({ db: database().db, now: () => NOW_MS });
    const caller = {
      keyId: 1n,
      ownerId: memberId,
      ownerTelegramId: '11',
      hasPlan: true,
      app: null,
      permissions: new Set([]),
    };
    app.post('/api/v1/orders', (request, reply) =>
      // Long enough for a call to wait for a lock that a test holds.
      withStatementLimit(600_000, () =>
        answerOnce({ request, reply, caller }, async (id) => {
          done.push(id);
          return work();
        }),
      ),
    );
    return app;
  }
  const post = (headers: Record<string, string>, payload: object = { amount: '1' }) =>
    openApp().inject({ method: 'POST', url: '/api/v1/orders', headers, payload });
  const KEY = { 'idempotency-key': 'order-1' };

  it('runs once and repeats its answer, marked as replayed', async () => {
    const [first, second] = [await post(KEY), await post(KEY)];
    expect([first.statusCode, first.json()]).toEqual([200, { number: 1 }]);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(done).toHaveLength(1);
  });

  it('does not keep its caller waiting for a database that has just given no answer', async () => {
    const { db } = database();
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let holding: Promise<void> | undefined;
    work = async () => {
      await new Promise<void>((locked) => {
        holding = db.transaction().execute(async (tx) => {
          await sql`lock table idempotency_keys`.execute(tx);
          locked();
          await released;
        });
      });
      throw new DatabaseOutage('no_answer', 'silence');
    };
    expect((await post(KEY)).statusCode).toBe(503);
    letGo();
    await holding;
  });

  it.each([
    ['no key', {}],
    ['an empty one', { 'idempotency-key': '' }],
    ['one with a space', { 'idempotency-key': 'a b' }],
    ['one of other letters', { 'idempotency-key': 'ключ' }],
    ['one of 256 characters', { 'idempotency-key': 'a'.repeat(256) }],
  ])('is refused with %s, and does not run', async (_, headers) => {
    const answer = await post(headers);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
    expect(done).toEqual([]);
  });

  it('accepts a key of 255 characters', async () => {
    expect((await post({ 'idempotency-key': 'a'.repeat(255) })).statusCode).toBe(200);
  });

  it('is refused with another body under the same key', async () => {
    await post(KEY);
    const answer = await post(KEY, { amount: '2' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_mismatch']);
    expect(done).toHaveLength(1);
  });

  it('stores a refusal by the service', async () => {
    work = () => Promise.reject(new AppError('no_consent', 'Not allowed.'));
    await post(KEY);
    work = async () => ({});
    const again = await post(KEY);
    expect([again.statusCode, again.json().detail]).toEqual([403, 'Not allowed.']);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(done).toHaveLength(1);
  });

  it.each([
    ['a failure of ours', new Error('no disk'), 500],
    ['what is away', new AppError('unavailable', 'Later.'), 503],
    ['a limit', new AppError('too_many_requests', 'Later.', { retryAfterSeconds: 9 }), 429],
  ])('does not store %s: the next try runs, under the same id', async (_, error, status) => {
    work = () => Promise.reject(error);
    expect((await post(KEY)).statusCode).toBe(status);
    work = async () => ({ fine: true });
    expect((await post(KEY)).json()).toEqual({ fine: true });
    expect(done).toHaveLength(2);
    expect(done[0]).toBe(done[1]);
  });

  it('runs once if sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(KEY)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(done).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  });
});
