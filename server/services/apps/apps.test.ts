import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeTelegramBot } from '#server/fakes/telegram/bot.ts';
import { readAuditLog } from '#server/services/audit/log.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { givePlan, TEST_SECRETS } from '#server/testing/keys.ts';
import { approveApp, readAdminApps, returnApp, tellAppOwner } from './approval.ts';
import { changeApp, readOwnApps, registerApp, removeApp } from './apps.ts';

describeOnBothInFull('registered apps', (database, engine) => {
  let crew: Crew;
  const anne = () => ({ memberId: crew.numberOf('11'), telegramId: '11', nowMs: crew.admin.nowMs });
  const bart = () => ({ memberId: crew.numberOf('22'), telegramId: '22', nowMs: crew.admin.nowMs });
  const register = (owner = anne(), part = {}) =>
    registerApp(database().db, TEST_SECRETS, owner, { ...TEST_APP, ...part });
  const change = (id: string, part: object) =>
    changeApp(database().db, TEST_SECRETS, anne(), {
      appId: BigInt(id),
      body: { ...TEST_APP, ...part },
    });
  beforeEach(async () => {
    crew = await enrolReviewers(database().db);
  });

  it('start in sandbox, with a secret that is shown once and stored encrypted', async () => {
    const { db } = database();
    const { app, webhookSecret } = await register(anne(), { name: ' Treasure  Map\u202e ' });
    expect(app).toEqual({
      ...TEST_APP,
      id: '1',
      status: 'sandbox',
      approvedAt: null,
      returnedReason: null,
      createdAt: new Date(crew.admin.nowMs).toISOString(),
    });
    expect(webhookSecret).toMatch(/^whsec_[\w-]{43}$/);
    expect(await readOwnApps(db, anne())).toEqual([app]);
    expect(await readOwnApps(db, bart())).toEqual([]);
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(a::text, '') from apps a)
        || (select string_agg(l::text, '') from audit_log l) as all`.execute(db);
    expect(rows[0]?.all).not.toContain(String(webhookSecret).slice(6));
    expect((await register(bart(), { webhookUrl: null })).webhookSecret).toBeNull();
  });

  it.each([
    [null, 1],
    ['starter', 2],
    ['pro', 10],
  ] as const)(
    'with the plan %s there is room for %i, also for many at once',
    async (tier, limit) => {
      const { db } = database();
      if (tier) await givePlan(db, { memberId: anne().memberId, tier, nowMs: anne().nowMs });
      const tried = await Promise.allSettled(Array.from({ length: limit + 3 }, () => register()));
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit);
      await expect(register()).rejects.toMatchObject({ code: 'conflict' });
      await register(bart());
      const [app] = await readOwnApps(db, anne());
      await removeApp(db, anne(), { appId: BigInt(app?.id ?? 0) });
      await register();
    },
  );

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('are refused with what is wrong at each field', async () => {
    const wrong = { contactEmail: 'anne', webhookUrl: 'https://127.0.0.1/', callbackUrls: ['x'] };
    await expect(register(anne(), wrong)).rejects.toMatchObject({
      code: 'bad_request',
      fields: {
        contactEmail: 'This is no email address.',
        webhookUrl: 'The address has to be on the public internet.',
        callbackUrls: 'This is no web address.',
      },
    });
    expect(await readOwnApps(database().db, anne())).toEqual([]);
  });

  it('of a plan that has ended stay, and no more can be added', async () => {
    const { db } = database();
    await givePlan(db, { memberId: anne().memberId, tier: 'starter', nowMs: anne().nowMs });
    await register();
    await sql`update subscriptions set status = 'expired'`.execute(db);
    await expect(register()).rejects.toMatchObject({ code: 'conflict' });
    expect(await readOwnApps(db, anne())).toHaveLength(1);
  });

  it('are changed and removed by their owner alone', async () => {
    const { db } = database();
    const { app } = await register();
    const appId = BigInt(app.id);
    const body = { ...TEST_APP, name: 'Mine' };
    for (const attempt of [
      () => changeApp(db, TEST_SECRETS, bart(), { appId, body }),
      () => removeApp(db, bart(), { appId }),
      () => changeApp(db, TEST_SECRETS, anne(), { appId: 999n, body }),
      () => changeApp(db, TEST_SECRETS, anne(), { appId: 10n ** 18n - 1n, body }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
    await removeApp(db, anne(), { appId });
    expect(await readOwnApps(db, anne())).toEqual([]);
    await expect(removeApp(db, anne(), { appId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(change(app.id, {})).rejects.toMatchObject({ code: 'not_found' });
    await expect(approveApp(db, crew.admin, { appId, version: 1 })).rejects.toMatchObject({
      code: 'not_found',
    });
    const { entries } = await readAuditLog(db, { entity: 'app', page: 1, limit: 10 });
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['app_removed', '11'],
      ['app_registered', '11'],
    ]);
  });

  it('keep their secret while the webhook stays, and get one when a webhook comes', async () => {
    const { app } = await register(anne(), { webhookUrl: '' });
    expect((await change(app.id, { webhookUrl: null })).webhookSecret).toBeNull();
    const first = await change(app.id, {});
    expect(first.webhookSecret).toMatch(/^whsec_/);
    const other = await change(app.id, { webhookUrl: 'https://other.example.com/' });
    expect(other.webhookSecret).toBeNull();
  });

  describe('in production', () => {
    let appId: bigint;
    beforeEach(async () => {
      appId = BigInt((await register()).app.id);
      await approveApp(database().db, crew.admin, { appId, version: 1 });
    });

    it.each<[object, 'sandbox' | 'production']>([
      [{}, 'production'],
      [{ description: 'Other words' }, 'production'],
      [{ contactEmail: 'bart@example.com' }, 'production'],
      [{ webhookUrl: 'https://other.example.com/' }, 'production'],
      [{ name: 'Another' }, 'sandbox'],
      [{ developer: 'Somebody' }, 'sandbox'],
      [{ applicationType: 'defi' }, 'sandbox'],
      [{ callbackUrls: ['https://evil.example.com/'] }, 'sandbox'],
      [{ callbackUrls: [] }, 'sandbox'],
      [{ permissions: ['wallet_read', 'wallet_write', 'leaderboard'] }, 'sandbox'],
    ])('are in %s after the change %j', async (part, status) => {
      const { app } = await change(String(appId), part);
      expect([app.status, app.approvedAt !== null]).toEqual([status, status === 'production']);
    });

    it('are approved once, with a notice and an audit entry', async () => {
      const { db } = database();
      const again = await approveApp(db, crew.other, { appId, version: 1 });
      expect([again.isNew, again.app.status]).toEqual([false, 'production']);
      const { rows } = await sql<{ type: string }>`
        select type from webhook_deliveries`.execute(db);
      expect(rows).toEqual([{ type: 'app.approved' }]);
      const { entries } = await readAuditLog(db, { action: 'app_approved', page: 1, limit: 10 });
      expect(entries).toMatchObject([
        { actor: '88', entityId: String(appId), before: { status: 'sandbox' } },
      ]);
    });

    it('go back to sandbox with a reason the owner can read', async () => {
      const { db } = database();
      const app = await returnApp(db, crew.other, { appId, reason: ' Broken <b>\0 ' });
      expect(app).toMatchObject({ status: 'sandbox', approvedAt: null, ownerTelegramId: '11' });
      expect((await readOwnApps(db, anne()))[0]?.returnedReason).toBe('Broken <b>\ufffd');
      const telegram = createFakeTelegramBot();
      const report = () => undefined;
      await tellAppOwner({ db, telegram, messagesFor, report }, { app });
      expect(telegram.sent).toMatchObject([
        {
          chatId: '11',
          html: 'Your app <b>Treasure Map</b> is in sandbox: Broken &lt;b&gt;\ufffd',
        },
      ]);
      const { app: approved } = await approveApp(db, crew.admin, { appId, version: 1 });
      expect(approved.returnedReason).toBeNull();
    });
  });

  it('are approved only in the version that was reviewed', async () => {
    const { db } = database();
    const { app } = await register();
    const seen = { appId: BigInt(app.id), version: 1 };
    await change(app.id, { name: 'Official Wallet', permissions: ['wallet_write'] });
    await expect(approveApp(db, crew.admin, seen)).rejects.toMatchObject({ code: 'conflict' });
    expect((await readOwnApps(db, anne()))[0]?.status).toBe('sandbox');
    const { apps } = await readAdminApps(db, { status: 'all', page: 1, limit: 1 });
    expect(apps[0]).toMatchObject({ name: 'Official Wallet', version: 2 });
    const { app: approved } = await approveApp(db, crew.admin, { ...seen, version: 2 });
    expect(approved.status).toBe('production');
    // A change that needs no approval still counts as a change.
    await change(app.id, {
      name: 'Official Wallet',
      permissions: ['wallet_write'],
      description: 'x',
    });
    await expect(approveApp(db, crew.admin, { ...seen, version: 2 })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('are not removed, and keep wallet_write, while their escrows may hold coins', async () => {
    const { db } = database();
    const permissions = ['wallet_write'] as const;
    const appId = BigInt((await register(anne(), { permissions })).app.id);
    await sql`
      insert into escrows (app_id, owner_id, call_id, buyer_id, seller_id, buyer_press, seller_press, amount,
        description, buyer_key, seller_key, refund_address, payout_address, created_at, confirm_by, fund_by)
      values (${appId}, ${anne().memberId}, 'c', ${anne().memberId}, ${bart().memberId}, 'b', 's', 1,
        '-', 'b', 's', 'r', 'p', now(), now(), now())`.execute(db);
    for (const state of ['funding', 'funded', 'disputed', 'releasing', 'refunding']) {
      await sql`update escrows set state = ${state}`.execute(db);
      const refusal = {
        code: 'conflict',
        message: 'The app has 1 escrow with coins that have not ended yet.',
      };
      await expect(removeApp(db, anne(), { appId })).rejects.toMatchObject(refusal);
      await expect(change(String(appId), {})).rejects.toMatchObject(refusal);
      await change(String(appId), { permissions, name: `Map ${state}` });
    }
    await sql`update escrows set state = 'expired'`.execute(db);
    await change(String(appId), {});
    await removeApp(db, anne(), { appId });
    expect(await readOwnApps(db, anne())).toEqual([]);
  });

  it('send nothing more when removed or back in sandbox, except about escrows and to their owner', async () => {
    const { db } = database();
    const seen = async () => {
      const { rows } = await sql<{ of: string }>`
        select kind || ' ' || status as of from app_messages order by id`.execute(db);
      return rows.map((row) => row.of);
    };
    for (const silence of [
      (appId: bigint) => returnApp(db, crew.admin, { appId, reason: 'Spam' }),
      (appId: bigint) => change(String(appId), { name: 'Another' }),
      (appId: bigint) => removeApp(db, anne(), { appId }),
    ]) {
      await sql`delete from app_messages`.execute(db);
      const appId = BigInt((await register()).app.id);
      await approveApp(db, crew.admin, { appId, version: 1 });
      await sql`
        insert into app_messages (app_id, owner_id, member_id, kind, html, buttons, created_at, due_at)
        select ${appId}, ${anne().memberId}, to_member, kind, '-', '[]', now(), now()
        from (values (1, ${bart().memberId}::bigint, 'notification'), (2, ${bart().memberId}::bigint, 'escrow'),
          (3, ${anne().memberId}::bigint, 'notification'), (4, ${bart().memberId}::bigint, 'payment'))
          as m (place, to_member, kind) order by place`.execute(db);
      await silence(appId);
      expect(await seen()).toEqual([
        'notification refused',
        'escrow waiting',
        'notification waiting',
        'payment refused',
      ]);
      if ((await readOwnApps(db, anne())).length > 0) await removeApp(db, anne(), { appId });
    }
  });

  it('are registered twenty times within 24 hours, removed ones included', async () => {
    const { db } = database();
    for (let turn = 0; turn < 20; turn++) {
      await removeApp(db, anne(), { appId: BigInt((await register()).app.id) });
    }
    await expect(register()).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('20 apps within 24 hours'),
    });
    await register({ ...anne(), nowMs: anne().nowMs + 86_400_000 });
    await register(bart());
  });

  it('wait for an administrator, oldest first', async () => {
    const { db } = database();
    await givePlan(db, { memberId: anne().memberId, tier: 'pro', nowMs: anne().nowMs });
    for (const name of ['A', 'B', 'C']) {
      await register({ ...anne(), nowMs: anne().nowMs + name.charCodeAt(0) }, { name });
    }
    await approveApp(db, crew.admin, { appId: 1n, version: 1 });
    const list = async (status: 'all' | 'sandbox' | 'production', page = 1, limit = 20) =>
      (await readAdminApps(db, { status, page, limit })).apps.map(({ name }) => name);
    expect(await list('all')).toEqual(['B', 'C', 'A']);
    expect(await list('sandbox')).toEqual(['B', 'C']);
    expect(await list('production')).toEqual(['A']);
    expect(await list('all', 2, 2)).toEqual(['A']);
    expect(await list('all', 9)).toEqual([]);
    const { apps, pagination } = await readAdminApps(db, { status: 'all', page: 1, limit: 1 });
    expect(apps[0]).toMatchObject({ ownerTelegramId: '11', ownerName: '@anne' });
    expect(pagination).toEqual({ total: 3, page: 1, totalPages: 3 });
  });
});
