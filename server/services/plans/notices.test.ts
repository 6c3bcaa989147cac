import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { BILLING_NOW_MS, enrolMembers } from '#server/testing/billing.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { sendPlanNotices } from './notices.ts';
import { writePlan } from './subscription-rows.ts';

const DAY_MS = 86_400_000;
const PAGE = 'https://deck.example.org/developers/subscription';

describeOnBothInFull('notices about plans', (database, engine) => {
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
        tier: 'starter',
        period: 'monthly',
        source: 'coin',
        status: 'active',
        anchorMs: BILLING_NOW_MS,
        expiresMs: BILLING_NOW_MS + (plan.endsInMs ?? 31 * DAY_MS),
        endsAtExpiry: plan.endsAtExpiry ?? true,
      },
    });
    const deps = { db, telegram, messagesFor, pageUrl: PAGE, now: () => clock.nowMs };
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

  it('cover webhooks as well as requests', async () => {
    const { deps, told, clock, db, memberId } = await start({ endsInMs: 300 * DAY_MS });
    const use = (webhooks: number, requests = 0, fromMs = BILLING_NOW_MS) =>
      useMonth(db, { memberId, requests, webhooks, fromMs });
    await use(799);
    await sendPlanNotices(deps);
    expect(told()).toEqual([]);
    await use(800);
    await Promise.all([sendPlanNotices(deps), sendPlanNotices(deps)]);
    await use(999);
    await sendPlanNotices(deps);
    expect(told()).toEqual([expect.stringContaining('80% of this month’s webhooks')]);
    await use(1_000, 8_000);
    await Promise.all([sendPlanNotices(deps), sendPlanNotices(deps)]);
    await sendPlanNotices(deps);
    expect(told().slice(1).sort()).toEqual([
      expect.stringContaining('80% of this month’s API requests'),
      expect.stringContaining('All of this month’s webhooks'),
    ]);
    clock.nowMs += 31 * DAY_MS;
    await use(1_000, 0, Date.parse('2026-04-04T12:00:00Z'));
    await sendPlanNotices(deps);
    await sendPlanNotices(deps);
    expect(told()).toHaveLength(4);
    expect(told()[3]).toContain('All of this month’s webhooks');
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

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

  it('report 80 and 100 percent once a month', async () => {
    const { deps, told, clock, db, memberId } = await start({ endsInMs: 300 * DAY_MS });
    const use = (requests: number) => useMonth(db, { memberId, requests, fromMs: BILLING_NOW_MS });
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
    await useMonth(db, { memberId, requests: 10_000, fromMs });
    await sendPlanNotices(deps);
    expect(told()).toHaveLength(3);
  });

  it('stop for the month once it is used up, whatever the plan becomes', async () => {
    const { deps, told, db, memberId } = await start();
    await useMonth(db, { memberId, requests: 10_000, webhooks: 1_000, fromMs: BILLING_NOW_MS });
    await sendPlanNotices(deps);
    expect(told()).toHaveLength(2);
    await sql`update subscriptions set tier = 'pro'`.execute(db);
    await useMonth(db, { memberId, requests: 90_000, webhooks: 9_000, fromMs: BILLING_NOW_MS });
    await sendPlanNotices(deps);
    expect(told()).toHaveLength(2);
  });

  it.each(['expired', 'suspended', 'enterprise'] as const)(
    'tell nothing of what is used where the plan is %s',
    async (which) => {
      const { deps, told, db, memberId } = await start();
      await (which === 'enterprise'
        ? sql`update subscriptions set tier = 'enterprise'`.execute(db)
        : which === 'suspended'
          ? sql`update subscriptions set status = 'suspended'`.execute(db)
          : sql`update subscriptions set expires_at = anchor_at`.execute(db));
      await useMonth(db, { memberId, requests: 10_000, webhooks: 1_000, fromMs: BILLING_NOW_MS });
      await sendPlanNotices(deps);
      expect(told()).toEqual([]);
    },
  );

  it('reach the next member, however many were told already', async () => {
    const { deps, db } = await start();
    await enrolMembers(db, ...Array.from({ length: 250 }, (_, index) => String(1_000 + index)));
    await sql`
      insert into subscriptions (member_id, tier, status, period, source, anchor_at, expires_at,
        ends_at_expiry, changed_at)
      select m.id, s.tier, s.status, s.period, s.source, s.anchor_at, s.expires_at, s.ends_at_expiry, s.changed_at
      from members m cross join subscriptions s on conflict do nothing`.execute(db);
    await sql`
      insert into plan_usage (member_id, month_start, webhooks)
      select member_id, anchor_at, 900 from subscriptions order by member_id`.execute(db);
    await sql`
      insert into plan_notices (member_id, kind, about, claimed_at, outcome)
      select member_id, 'webhooks_80', anchor_at, anchor_at, 'sent' from subscriptions
      where member_id <> (select max(member_id) from subscriptions)`.execute(db);
    expect(await sendPlanNotices({ ...deps, telegram: null })).toMatch(/; 1 notices wait$/);
    expect(await sendPlanNotices(deps)).toBe('1 notices sent');
    expect(server.telegram.messagesOf('1249')).toHaveLength(1);
  });

  it.each([
    [{ retryAfter: 7 }, 1, 'sent'],
    [{ status: 400, description: 'Bad Request: x' }, 0, 'failed'],
    ['cut_after', 1, 'unclear'],
  ] as const)('that met %j are told %i times in all', async (fault, times, outcome) => {
    const { deps, told, db } = await start({ endsInMs: DAY_MS });
    server.telegram.faults.order('sendMessage', fault);
    await sendPlanNotices(deps);
    await sendPlanNotices(deps);
    expect(told()).toHaveLength(times);
    const { rows } = await sql<{ outcome: string }>`select outcome from plan_notices`.execute(db);
    expect(rows).toEqual([{ outcome }]);
  });

  it('are stored as unreachable, and not retried forever', async () => {
    const { deps, told, db } = await start({ endsInMs: DAY_MS });
    server.telegram.setStanding('11', 'blocked');
    await sendPlanNotices(deps);
    await sendPlanNotices(deps);
    expect(told()).toEqual([]);
    const { rows } = await sql<{ outcome: string }>`select outcome from plan_notices`.execute(db);
    expect(rows).toEqual([{ outcome: 'unreachable' }]);
  });
});

async function useMonth(
  db: Db,
  use: { memberId: bigint; requests: number; webhooks?: number; fromMs: number },
): Promise<void> {
  const { memberId, requests, webhooks = 0, fromMs } = use;
  await sql`
    insert into plan_usage (member_id, month_start, api_requests, webhooks)
    values (${memberId}::bigint, ${new Date(fromMs).toISOString()}::timestamptz, ${requests}::bigint,
      ${webhooks}::bigint)
    on conflict (member_id, month_start) do update set api_requests = excluded.api_requests,
      webhooks = excluded.webhooks`.execute(db);
}
