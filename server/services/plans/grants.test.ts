import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { addMonths } from '#rules/plans/billing.ts';
import type { Db } from '#server/db/connect.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { grantPlan, listPlans } from './grants.ts';
import { readPlanStanding } from './standing.ts';

const NOW_MS = Date.parse('2026-01-31T12:00:00Z');

describeOnBothInFull('granted plans', (database, engine) => {
  let memberId: bigint;
  const db = (): Db => database().db;
  beforeEach(async () => {
    memberId = (await enrolReviewers(db())).numberOf('11');
  });
  const grant = (rest: object = {}) =>
    grantPlan(db(), {
      telegramId: '11',
      tier: 'pro',
      months: 1,
      nowMs: NOW_MS,
      isDryRun: false,
      ...rest,
    });
  const standing = (nowMs = NOW_MS) => readPlanStanding(db(), { memberId, nowMs });

  it('start at once, expire, and are recorded', async () => {
    expect(await grant()).toEqual({
      before: null,
      beginsMs: NOW_MS,
      expiresAtMs: addMonths(NOW_MS, 1),
    });
    expect(await standing()).toMatchObject({
      isUsable: true,
      source: 'grant',
      endsAtExpiry: true,
      period: 'monthly',
      plan: { id: 'pro' },
    });
    expect(await standing(addMonths(NOW_MS, 1))).toMatchObject({ isUsable: false });
    const { rows } = await sql`select actor, action, entity_id, after from audit_log`.execute(db());
    expect(rows).toEqual([
      {
        actor: 'operator',
        action: 'plan_granted',
        entity_id: String(memberId),
        after: { tier: 'pro', months: 1, expiresAt: '2026-02-28T12:00:00.000Z' },
      },
    ]);
  });

  it('are listed with their usage', async () => {
    expect(await listPlans(db(), NOW_MS)).toEqual([]);
    await grant();
    await sql`
      insert into plan_usage (member_id, month_start, api_requests)
      values (${memberId}, ${new Date(NOW_MS).toISOString()}::timestamptz, 42)`.execute(db());
    expect(await listPlans(db(), NOW_MS + 1)).toMatchObject([
      { telegramId: '11', used: 42, standing: { plan: { id: 'pro' } } },
    ]);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('continue from the end of the same plan, and keep its months', async () => {
    await grant();
    const before = await standing();
    await grant({ months: 12, nowMs: NOW_MS + 86_400_000 });
    expect(await standing()).toMatchObject({
      month: before?.month,
      period: 'yearly',
      expiresAtMs: addMonths(addMonths(NOW_MS, 1), 12),
    });
  });

  it('count months from the first, so that a short one takes no days from the next', async () => {
    await grant();
    const { expiresAtMs } = await grant({ nowMs: NOW_MS + 86_400_000 });
    expect(new Date(expiresAtMs).toISOString()).toBe('2026-03-31T12:00:00.000Z');
  });

  it('start over with another plan, or after the last one', async () => {
    await grant();
    const nowMs = NOW_MS + 86_400_000;
    await grant({ tier: 'enterprise', nowMs });
    expect(await standing(nowMs)).toMatchObject({
      plan: { id: 'enterprise' },
      month: { startMs: nowMs },
    });
    const laterMs = NOW_MS + 100 * 86_400_000;
    await grant({ tier: 'enterprise', nowMs: laterMs });
    expect(await standing(laterMs)).toMatchObject({ month: { startMs: laterMs }, isUsable: true });
  });

  it('change nothing in a dry run', async () => {
    expect((await grant({ isDryRun: true })).expiresAtMs).toBe(addMonths(NOW_MS, 1));
    expect(await standing()).toBeNull();
  });

  it('do not replace a working paid plan', async () => {
    await grant();
    await sql`update subscriptions set source = 'card'`.execute(db());
    await expect(grant()).rejects.toMatchObject({ code: 'conflict' });
    const laterMs = addMonths(NOW_MS, 1);
    expect((await grant({ nowMs: laterMs })).beginsMs).toBe(laterMs);
  });

  it('are only for existing members', async () => {
    await expect(grant({ telegramId: '4242' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
