import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { beginOnce, endOnce, pruneOnce, releaseOnce } from './idempotency.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const DAY_MS = 86_400_000;
const ANSWER = { status: 200, response: '{"id":"1"}' };

describeOnBothEngines('idempotent calls', (database, engine) => {
  let memberId: bigint;
  const db = (): Db => database().db;
  beforeEach(async () => {
    memberId = (await enrolReviewers(db())).numberOf('11');
  });
  const begin = (rest: object = {}) =>
    beginOnce(db(), {
      memberId,
      appId: null,
      key: 'order-1',
      requestHash: Buffer.alloc(32, 1),
      nowMs: NOW_MS,
      ...rest,
    });
  const codeOf = (rest: object = {}) =>
    begin(rest).then(
      ({ answer }) => (answer ? 'replay' : 'new'),
      (error: { code: string }) => error.code,
    );

  it('are new once, in use until answered, and replayed then', async () => {
    const { id, answer } = await begin();
    expect(answer).toBeNull();
    expect(await codeOf()).toBe('idempotency_in_use');
    await endOnce(db(), id, ANSWER);
    expect(await begin()).toEqual({ id, answer: ANSWER });
    await endOnce(db(), id, { status: 500, response: '{}' });
    expect((await begin()).answer).toEqual(ANSWER);
  });

  it('are claimed by one of many at the same moment', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf()));
    expect(codes.filter((code) => code === 'new')).toHaveLength(1);
    expect(codes.filter((code) => code === 'idempotency_in_use')).toHaveLength(19);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it.each<[string, object, string]>([
    ['another body', { requestHash: Buffer.alloc(32, 2) }, 'idempotency_mismatch'],
    ['the last moment', { nowMs: NOW_MS + DAY_MS - 1 }, 'replay'],
    ['a day later', { nowMs: NOW_MS + DAY_MS }, 'new'],
    [
      'another body a day later',
      { requestHash: Buffer.alloc(32, 2), nowMs: NOW_MS + DAY_MS },
      'new',
    ],
    ['another key', { key: 'order-2' }, 'new'],
    ['an app', { appId: 7n }, 'new'],
  ])('after an answer, %s is %s', async (_, rest, expected) => {
    const { id } = await begin();
    await endOnce(db(), id, ANSWER);
    expect(await codeOf(rest)).toBe(expected);
  });

  it('do not let another request take over one whose server has died', async () => {
    await begin();
    const later = { nowMs: NOW_MS + 60_000 };
    expect(await codeOf({ ...later, requestHash: Buffer.alloc(32, 2) })).toBe(
      'idempotency_mismatch',
    );
  });

  it('can be tried again under the same id after a crash, and at once after a failure', async () => {
    const { id } = await begin();
    expect(await codeOf({ nowMs: NOW_MS + 59_999 })).toBe('idempotency_in_use');
    expect(await begin({ nowMs: NOW_MS + 60_000 })).toEqual({ id, answer: null });
    expect(await codeOf({ nowMs: NOW_MS + 60_000 })).toBe('idempotency_in_use');
    await releaseOnce(db(), id, NOW_MS + 60_000);
    expect(await begin({ nowMs: NOW_MS + 60_000 })).toEqual({ id, answer: null });
  });

  it('are forgotten after a day', async () => {
    await begin();
    await begin({ key: 'order-2', nowMs: NOW_MS + 1 });
    expect(await pruneOnce(db(), NOW_MS + DAY_MS)).toBe(1);
    const { rows } = await sql`select key from idempotency_keys`.execute(db());
    expect(rows).toEqual([{ key: 'order-2' }]);
  });
});
