import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { WEBHOOK_RETRIES_MS } from '#rules/apps/webhooks.ts';
import { createSecrets } from '#server/db/secrets.ts';
import {
  createFakeWebHooks,
  type FakeWebHooks,
  REFUSED,
} from '#server/fakes/webhooks/web-hooks.ts';
import { registerApp, removeApp } from '#server/services/apps/apps.ts';
import {
  pruneDeliveries,
  readDeliveries,
  redeliver,
  rotateSecret,
  sendTestEvent,
} from '#server/services/apps/deliveries.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import { type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothInFull, describeOnPostgres } from '#server/testing/db/databases.ts';
import { givePlan, TEST_SECRETS } from '#server/testing/keys.ts';
import { ban, unban } from '#server/testing/people/bans.ts';
import { queueWebhook } from './queue.ts';
import { createWebhookSender } from './sender.ts';

const DAY_MS = 86_400_000;

describeOnBothInFull('webhooks', (database, engine) => {
  let crew: Crew;
  let nowMs: number;
  let webHooks: FakeWebHooks;
  let reports: unknown[];
  let appId: bigint;
  let secret: string;
  const anne = () => ({ memberId: crew.numberOf('11'), telegramId: '11', nowMs });
  beforeEach(async () => {
    crew = await enrolReviewers(database().db);
    nowMs = crew.admin.nowMs;
    webHooks = createFakeWebHooks();
    reports = [];
    const { app, webhookSecret } = await registerApp(
      ...([database().db, TEST_SECRETS, anne(), TEST_APP] as const),
    );
    appId = BigInt(app.id);
    secret = webhookSecret ?? '';
  });

  const queue = (n = 1, rest: { eventId?: string } = {}) =>
    queueWebhook(database().db, {
      appId,
      type: 'consent.granted',
      data: { n },
      nowMs,
      ...rest,
    });
  const send = async (secrets = TEST_SECRETS) => {
    const sender = createWebhookSender({
      db: database().db,
      webHooks,
      secrets,
      now: () => nowMs,
      lookEveryMs: 0,
      report: (error) => reports.push(error),
    });
    sender.wake();
    await sender.idle();
    await sender.stop();
  };
  const log = async () =>
    (await readDeliveries(database().db, { ...anne(), appId, page: 1, limit: 100 })).deliveries;
  const used = async () => {
    const { rows } = await sql<{ webhooks: bigint }>`
      select webhooks from plan_usage order by month_start`.execute(database().db);
    return rows.map(({ webhooks }) => Number(webhooks));
  };

  it('are signed with the time and the secret of the app', async () => {
    await queue();
    await send();
    const [sent] = webHooks.sent;
    const at = Math.floor(nowMs / 1000);
    const hex = createHmac('sha256', secret).update(`${at}.${sent?.body}`).digest('hex');
    expect(sent).toMatchObject({
      url: TEST_APP.webhookUrl,
      headers: {
        'Quarterdeck-Signature': `t=${at},v1=${hex}`,
        'Quarterdeck-Event': 'consent.granted',
      },
    });
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      id: sent?.headers['Quarterdeck-Event-Id'],
      type: 'consent.granted',
      data: { n: 1 },
      appId: String(appId),
      environment: 'sandbox',
      createdAt: new Date(nowMs).toISOString(),
    });
    expect(await log()).toMatchObject([{ status: 'delivered', attempts: 1, lastStatus: 200 }]);
    await send();
    expect(webHooks.sent).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('are charged to the plan exactly, and stop at its limit', async () => {
    const { db } = database();
    await givePlan(db, { memberId: anne().memberId, tier: 'starter', nowMs });
    await queue(1);
    await send();
    await sql`update plan_usage set webhooks = 997`.execute(db);
    for (let n = 2; n < 8; n += 1) await queue(n);
    await send();
    expect(webHooks.sent).toHaveLength(4);
    expect(await used()).toEqual([1000]);
    const states = (await log()).map(({ status }) => status);
    expect(states.filter((status) => status === 'over_quota')).toHaveLength(3);
    await givePlan(db, { memberId: anne().memberId, tier: 'enterprise', nowMs });
    const over = (await log()).find(({ status }) => status === 'over_quota');
    await redeliver(db, anne(), { appId, deliveryId: BigInt(over?.id ?? 0) });
    await send();
    expect(webHooks.sent).toHaveLength(5);
  });

  it('continue after a server died, once its lease is over', async () => {
    await queue();
    webHooks.outcomes.push(new Error('the process ends here'));
    await send();
    expect(reports).toHaveLength(1);
    await send();
    expect(webHooks.sent).toHaveLength(1);
    nowMs += 60_000;
    await send();
    expect(await log()).toMatchObject([{ status: 'delivered', attempts: 2 }]);
    expect(await used()).toEqual([1]);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('are queued once for one event, and only with the transaction', async () => {
    expect([await queue(1, { eventId: 'a' }), await queue(2, { eventId: 'a' })]).toEqual([
      true,
      false,
    ]);
    const failing = database()
      .db.transaction()
      .execute(async (tx) => {
        await queueWebhook(tx, { appId, type: 'test', data: {}, nowMs });
        throw new Error('undone');
      });
    await expect(failing).rejects.toThrow('undone');
    expect(await log()).toHaveLength(1);
  });

  it('are tried again with growing pauses, with the same bytes, and then given up', async () => {
    await queue();
    for (const [index, waitMs] of WEBHOOK_RETRIES_MS.entries()) {
      webHooks.outcomes.push(REFUSED);
      await send();
      const next = new Date(nowMs + waitMs).toISOString();
      expect(await log()).toMatchObject([
        { status: 'waiting', attempts: index + 1, lastStatus: 500, nextAt: next },
      ]);
      nowMs += waitMs - 1;
      await send();
      expect(webHooks.sent).toHaveLength(index + 1);
      nowMs += 1;
    }
    webHooks.outcomes.push({ delivered: false, status: null, error: 'the connection was refused' });
    await send();
    expect(await log()).toMatchObject([
      { status: 'failed', attempts: 8, nextAt: null, lastError: 'the connection was refused' },
    ]);
    nowMs += 30 * DAY_MS;
    await send();
    expect(webHooks.sent).toHaveLength(8);
    expect(new Set(webHooks.sent.map(({ body }) => body)).size).toBe(1);
    expect(await used()).toEqual([1]);
  });

  it('are tried for the first time before others are tried again', async () => {
    const { db } = database();
    const bart = { memberId: crew.numberOf('22'), telegramId: '22', nowMs };
    await givePlan(db, { memberId: bart.memberId, tier: 'pro', nowMs });
    for (let apps = 0; apps < 6; apps += 1) {
      const { app } = await registerApp(db, TEST_SECRETS, bart, TEST_APP);
      for (let n = 0; n < 3; n += 1) {
        await queueWebhook(db, { appId: BigInt(app.id), type: 'test', data: { n }, nowMs });
      }
    }
    // Slow receivers, all of whose events are due again.
    await sql`update webhook_deliveries set attempts = 1, is_counted = true`.execute(db);
    nowMs += 60_000;
    await queue();
    await send();
    const types = webHooks.sent.map(({ headers }) => headers['Quarterdeck-Event']);
    expect(types).toHaveLength(19);
    expect(types.slice(0, 10)).toContain('consent.granted');
  });

  it('are sent again by hand, by their owner, and charged again', async () => {
    const { db } = database();
    await queue();
    const [{ id = '' } = {}] = await log();
    const deliveryId = BigInt(id);
    await expect(redeliver(db, anne(), { appId, deliveryId })).rejects.toMatchObject({
      code: 'conflict',
    });
    await send();
    const bart = { ...anne(), memberId: crew.numberOf('22'), telegramId: '22' };
    for (const [owner, ids] of [
      [bart, { appId, deliveryId }],
      [anne(), { appId, deliveryId: deliveryId + 1n }],
    ] as const) {
      await expect(redeliver(db, owner, ids)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(readDeliveries(db, { ...bart, appId, page: 1, limit: 9 })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await redeliver(db, anne(), { appId, deliveryId })).toMatchObject({ status: 'waiting' });
    await send();
    expect(webHooks.sent.map(({ body }) => body)).toEqual([
      webHooks.sent[0]?.body,
      webHooks.sent[0]?.body,
    ]);
    expect(await used()).toEqual([2]);
  });

  it('have the sandbox limit per calendar month without a plan', async () => {
    const { db } = database();
    await queue();
    await send();
    await sql`update plan_usage set webhooks = 100`.execute(db);
    await queue();
    await send();
    expect(webHooks.sent).toHaveLength(1);
    nowMs = Date.parse('2026-04-01T00:00:00Z');
    await queue();
    await send();
    expect(webHooks.sent).toHaveLength(2);
    expect(await used()).toEqual([100, 1]);
  });

  it('are signed with both secrets for a day after a rotation', async () => {
    const { db } = database();
    const { webhookSecret } = await rotateSecret(db, TEST_SECRETS, anne(), { appId });
    expect(webhookSecret).not.toBe(secret);
    await queue();
    await send();
    const signatures = () => webHooks.sent.at(-1)?.headers['Quarterdeck-Signature']?.split(',v1=');
    const [at, ...both] = signatures() ?? [];
    const signed = (key: string | null) =>
      createHmac('sha256', key ?? '')
        .update(`${at?.slice(2)}.${webHooks.sent.at(-1)?.body}`)
        .digest('hex');
    expect(both).toEqual([signed(webhookSecret), signed(secret)]);
    nowMs += DAY_MS;
    await queue();
    await send();
    expect(signatures()).toHaveLength(2);
  });

  it('are not sent for an app that was removed, whose owner is banned, or without its secret', async () => {
    const { db } = database();
    await queue();
    await send(createSecrets([Buffer.alloc(32, 8)]));
    expect((await log())[0]?.lastError).toMatch(/cannot be read/);
    await queue();
    await ban(db, '11', '2026-03-01');
    await send();
    expect((await log())[0]?.lastError).toMatch(/banned/);
    await unban(db, '11', nowMs);
    await queue();
    await removeApp(db, anne(), { appId });
    await send();
    expect(webHooks.sent).toEqual([]);
    expect(await queue()).toBe(false);
    const { rows } = await sql`select 1 from webhook_deliveries where status = 'failed'`.execute(
      db,
    );
    expect(rows).toHaveLength(3);
  });

  it('can be tried out ten times a minute', async () => {
    const { db } = database();
    for (let n = 0; n < 10; n += 1) await sendTestEvent(db, anne(), { appId });
    await expect(sendTestEvent(db, anne(), { appId })).rejects.toMatchObject({ code: 'conflict' });
    nowMs += 60_000;
    expect(await sendTestEvent(db, anne(), { appId })).toMatchObject({ type: 'test' });
  });

  it('leave the log after thirty days, unless they wait', async () => {
    await queue();
    await send();
    await queue();
    nowMs += 30 * DAY_MS;
    expect(await pruneDeliveries(database().db, nowMs)).toBe(0);
    nowMs += 1;
    expect(await pruneDeliveries(database().db, nowMs)).toBe(1);
    expect(await log()).toMatchObject([{ status: 'waiting' }]);
  });
});

describeOnPostgres('webhooks and several servers', (database) => {
  it('send each once, and no more than the plan has', async () => {
    const crew = await enrolReviewers(database().db);
    const { nowMs } = crew.admin;
    const memberId = crew.numberOf('11');
    const { db } = database();
    const owner = { memberId, telegramId: '11', nowMs };
    const { app } = await registerApp(db, TEST_SECRETS, owner, TEST_APP);
    const queue = (n: number) =>
      queueWebhook(db, { appId: BigInt(app.id), type: 'test', data: { n }, nowMs });
    const webHooks = createFakeWebHooks();
    const other = await database().connectAgain();
    const senders = [db, other.db, db].map((each) =>
      createWebhookSender({
        db: each,
        webHooks,
        secrets: TEST_SECRETS,
        now: () => nowMs,
        lookEveryMs: 0,
        report: (error) => expect.fail(String(error)),
      }),
    );
    const send = async () => {
      for (const sender of senders) sender.wake();
      for (const sender of senders) await sender.idle();
    };
    await queue(0);
    await send();
    // Out of the sandbox's 100.
    await sql`update plan_usage set webhooks = 60`.execute(db);
    for (let n = 1; n <= 70; n += 1) await queue(n);
    await send();
    expect(new Set(webHooks.sent.map(({ body }) => body)).size).toBe(41);
    expect(webHooks.sent).toHaveLength(41);
    const { rows } = await sql<{ status: string; count: number }>`
      select status, count(*)::int as count from webhook_deliveries group by 1 order by 1`.execute(
      db,
    );
    expect(rows).toEqual([
      { status: 'delivered', count: 41 },
      { status: 'over_quota', count: 30 },
    ]);
  });
});
