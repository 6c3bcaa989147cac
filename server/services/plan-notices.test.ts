import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { describeOnBothEngines } from '#server/db/test-databases.ts';
import { createTelegramBot } from '#server/gateways/telegram-bot.ts';
import {
  openTestTelegramServer,
  type TestTelegramServer,
} from '#server/gateways/test-telegram-server.ts';
import { sendPlanNotices } from './plan-notices.ts';
import { writePlan } from './subscription-rows.ts';
import { BILLING_NOW_MS, enrolMembers } from './test-billing.ts';
import { TEST_BOT_TOKEN } from './test-telegram-signer.ts';

const DAY_MS = 86_400_000;
const PAGE = 'https://deck.example.org/developers/subscription';

describeOnBothEngines('notices about plans', (database) => {
  let server: TestTelegramServer;
  beforeEach(async () => {
    server = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
  });
  afterEach(() => server.close());

  async function start(plan: { endsInMs?: number; endsAtExpiry?: boolean } = {}) {
    const { db } = database();
    const [memberId = 0n] = await enrolMembers(db, '11');
    const clock = { nowMs: BILLING_NOW_MS };
    const telegram = createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: server.root });
    await writePlan(db, {
      memberId,
      nowMs: clock.nowMs,
      plan: {
        ...{ tier: 'starter', period: 'monthly', source: 'coin', status: 'active' },
        anchorMs: BILLING_NOW_MS,
        expiresMs: BILLING_NOW_MS + (plan.endsInMs ?? 31 * DAY_MS),
        endsAtExpiry: plan.endsAtExpiry ?? true,
      },
    });
    const deps = { db, telegram, pageUrl: PAGE, now: () => clock.nowMs };
    const told = () => server.telegram.messagesOf('11').map(({ text }) => text);
    return { db, memberId, clock, deps, told };
  }

  it('are sent a week and a day before the end, each once, by however many servers', async () => {
    const { deps, told, clock, db } = await start();
    await sendPlanNotices(deps);
    expect(told()).toEqual([]);
    clock.nowMs += 24 * DAY_MS;
    await Promise.all([sendPlanNotices(deps), sendPlanNotices(deps)]);
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('ends on 2026-04-04 12:00 UTC, in less than 7 days');
    expect(told()[0]).toContain(PAGE);
    clock.nowMs += 6 * DAY_MS;
    await sendPlanNotices(deps);
    await sendPlanNotices(deps);
    expect(told()).toHaveLength(2);
    expect(told()[1]).toContain('in less than a day');
    clock.nowMs += 2 * DAY_MS;
    await sendPlanNotices(deps);
    expect(told()).toHaveLength(2);
    const { rows } = await sql<{ outcome: string }>`select outcome from plan_notices`.execute(db);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
  });

  it('are not sent for a plan that renews itself, and wait for a bot', async () => {
    const renewing = await start({ endsAtExpiry: false, endsInMs: DAY_MS / 2 });
    await sendPlanNotices(renewing.deps);
    expect(renewing.told()).toEqual([]);
    await sql`update subscriptions set ends_at_expiry = true`.execute(renewing.db);
    const without = { ...renewing.deps, telegram: null };
    expect(await sendPlanNotices(without)).toBe('no bot is configured; 1 notices wait');
    await sendPlanNotices(renewing.deps);
    expect(renewing.told()).toHaveLength(1);
  });

  it('tell of 80 and of 100 percent once each month', async () => {
    const { deps, told, clock, db, memberId } = await start({ endsInMs: 300 * DAY_MS });
    const use = (requests: number) =>
      useRequests(db, { memberId, requests, fromMs: BILLING_NOW_MS });
    await use(7_999);
    await sendPlanNotices(deps);
    expect(told()).toEqual([]);
    await use(8_000);
    await sendPlanNotices(deps);
    await use(9_999);
    await sendPlanNotices(deps);
    expect(told()).toEqual([expect.stringContaining('80% of this month')]);
    await use(10_000);
    await sendPlanNotices(deps);
    await sendPlanNotices(deps);
    expect(told()).toHaveLength(2);
    expect(told()[1]).toContain('All of this month');
    clock.nowMs += 31 * DAY_MS;
    await sendPlanNotices(deps);
    expect(told()).toHaveLength(2);
    const fromMs = Date.parse('2026-04-04T12:00:00Z');
    await useRequests(db, { memberId, requests: 10_000, fromMs });
    await sendPlanNotices(deps);
    expect(told()).toHaveLength(3);
  });

  it('are kept as unreachable, and not tried without end', async () => {
    const { deps, told, db } = await start({ endsInMs: DAY_MS });
    server.telegram.setStanding('11', 'blocked');
    await sendPlanNotices(deps);
    await sendPlanNotices(deps);
    expect(told()).toEqual([]);
    const { rows } = await sql<{ outcome: string }>`select outcome from plan_notices`.execute(db);
    expect(rows).toEqual([{ outcome: 'unreachable' }]);
  });
});

async function useRequests(
  db: Db,
  { memberId, requests, fromMs }: { memberId: bigint; requests: number; fromMs: number },
): Promise<void> {
  await sql`
    insert into plan_usage (member_id, month_start, api_requests)
    values (${memberId}::bigint, ${new Date(fromMs).toISOString()}::timestamptz, ${requests}::bigint)
    on conflict (member_id, month_start) do update set api_requests = excluded.api_requests`.execute(
    db,
  );
}
