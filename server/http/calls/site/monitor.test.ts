import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobNames } from '#rules/jobs.ts';
import { PRICE_OLD_MS } from '#rules/operations/price.ts';
import type { WalletHealth } from '#server/services/operations/health.ts';
import { runJob } from '#server/services/operations/jobs.ts';
import { fetchPrice } from '#server/services/operations/price.ts';
import { writeOutlook } from '#server/services/payouts/outlook.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import {
  BUILT_SITE,
  eventOf,
  NOW_MS,
  openTestApp,
  type TestApp,
  type TestAppOptions,
  tipOf,
} from '#server/testing/http/app.ts';
import { numberOf } from '#server/testing/people/number-of.ts';

const MEMBER = '11';
const ADMIN = '33';
const OWNER = '44';
const STATUS = '/api/weekly-rewards/system-status';
const ACTIVITY = '/api/weekly-rewards/user-activity-details';
const METRICS_TOKEN = 'a-token-of-the-metrics-0123';
const WALLET: WalletHealth = {
  height: 77,
  tipTimeMs: NOW_MS,
  isSyncing: false,
  balanceUnits: 123_456_789_012n,
};

describeOnPostgres('the calls of the monitor', (database) => {
  let test: TestApp;
  const reopen = async (options: TestAppOptions) => {
    await test.app.close();
    test = await openTestApp(database().db, options);
  };
  beforeEach(async () => {
    test = await openTestApp(database().db);
    await test.ingest(tipOf(MEMBER, '22', '1'), eventOf('gm', ADMIN), eventOf('gm', OWNER));
    await setRole(ADMIN, 'admin');
    await setRole(OWNER, 'owner');
  });
  afterEach(() => test.app.close());

  const setRole = (telegramId: string, role: string) =>
    sql`update members set role = ${role} where telegram_id = ${telegramId}`.execute(database().db);

  async function signIn(telegramId: string): Promise<string> {
    const memberId = await numberOf(database().db, telegramId);
    return `deck=${await createSession(database().db, { memberId, nowMs: test.clock.nowMs })}`;
  }

  const get = (url: string, cookie?: string) =>
    test.get(url, cookie ? { headers: { cookie } } : {});

  /** Runs `look` while a part's table has another name. */
  async function without<T>(table: string, look: () => Promise<T>): Promise<T> {
    const { db } = database();
    await sql`alter table ${sql.id(table)} rename to gone`.execute(db);
    try {
      return await look();
    } finally {
      await sql`alter table gone rename to ${sql.id(table)}`.execute(db);
    }
  }

  it.each([ACTIVITY, '/api/monitoring/events', '/api/health/wallet'])(
    'open %s to administrators only',
    async (url) => {
      for (const [who, status] of [
        [null, 401],
        [MEMBER, 403],
        [ADMIN, 200],
        [OWNER, 200],
      ] as const) {
        const response = await get(url, who === null ? undefined : await signIn(who));
        expect([who, response.statusCode]).toEqual([who, status]);
        expect(response.headers['cache-control']).toBe('no-store');
      }
      // A revoked role, a ban, and a bearer instead of a session.
      const cookie = await signIn(ADMIN);
      await setRole(ADMIN, 'member');
      expect((await get(url, cookie)).statusCode).toBe(403);
      await setRole(ADMIN, 'admin');
      await sql`update members set banned_at = ${new Date(NOW_MS).toISOString()}::timestamptz
        where telegram_id = ${ADMIN}`.execute(database().db);
      expect((await get(url, cookie)).statusCode).toBe(401);
      const bearer = { authorization: `Bearer ${cookie.slice(4)}` };
      expect((await test.get(url, { headers: bearer })).statusCode).toBe(401);
    },
  );

  it('give an administrator the running week, and a search of it', async () => {
    const cookie = await signIn(ADMIN);
    const all = (await get(ACTIVITY, cookie)).json();
    expect(all).toMatchObject({
      summary: { totalUsers: 4, eligibleUsers: 1, totalActivityPoints: 10 },
      matchingUsers: 4,
      users: [{ isEligible: true, totalActivityPoints: 5, pointsNeeded: 0 }, {}, {}, {}],
    });
    expect((await get(`${ACTIVITY}?search=nobody`, cookie)).json()).toMatchObject({
      summary: all.summary,
      matchingUsers: 0,
      users: [],
    });
    const tooLong = await get(`${ACTIVITY}?search=${'a'.repeat(201)}`, cookie);
    expect(tooLong.statusCode).toBe(400);
  });

  it('give an administrator the server’s own events', async () => {
    test.clock.nowMs = Date.parse('2026-03-08T23:00:00Z');
    await closePastWeeks(database().db, { ...test.config, nowMs: test.clock.nowMs });
    expect((await get('/api/monitoring/events', await signIn(OWNER))).json()).toEqual({
      events: [
        {
          id: 'week:2026-03-08',
          timestamp: expect.stringMatching(/Z$/),
          level: 'SUCCESS',
          message: 'Week of 2026-03-08 frozen: Ɉ 500 among 1 of 4 members',
          source: 'weeks',
        },
      ],
    });
  });

  it('show everybody whether the wallet covers what is due, and only administrators the figures', async () => {
    await reopen({ walletState: async () => WALLET });
    // The confirmed payouts, without those that may still fail.
    await sql`insert into payouts (method, state, amount, txid, raw_tx, created_at) values
      ('raw', 'confirmed', 150000000, 'a', '00', now()), ('raw', 'sent', 7, 'b', '00', now())`.execute(
      database().db,
    );
    expect((await test.get('/api/leaderboard')).json()).toMatchObject({ totalRewardsPaid: '1.5' });
    await writeOutlook(database().db, { neededUnits: 1n, nowMs: test.clock.nowMs });
    const health = await get('/api/health');
    expect(health.json().wallet).toMatchObject({ status: 'ok', height: 77, coversOwed: true });
    expect(health.body).not.toContain('1234.56789012');
    expect((await get('/api/health/wallet', await signIn(ADMIN))).json()).toEqual({
      balance: '1234.56789012',
      owed: '0',
    });
    expect((await get(STATUS)).json()).toMatchObject({
      systemHealthy: true,
      walletConfigured: true,
    });
  });

  it('base the status on measured health', async () => {
    const isHealthy = async () => {
      test.clock.nowMs += 1000;
      return (await get(STATUS)).json().systemHealthy;
    };
    const run = (work: () => Promise<string>) =>
      runJob(database().db, { name: 'weekly-snapshot', now: () => test.clock.nowMs, work });
    expect(await isHealthy()).toBe(true);
    await run(() => Promise.reject(new Error('no disk'))).catch(() => undefined);
    expect(await isHealthy()).toBe(false);
    await run(async () => 'done');
    expect(await isHealthy()).toBe(true);
    test.clock.nowMs += 6 * 60_000;
    expect(await isHealthy()).toBe(false);
    for (const name of jobNames()) {
      const now = () => test.clock.nowMs;
      await runJob(database().db, { name, now, work: async () => 'done' });
    }
    expect(await isHealthy()).toBe(true);
    await reopen({ walletState: () => Promise.reject(new Error('refused')) });
    expect((await get(STATUS)).json()).toMatchObject({
      systemHealthy: false,
      walletConfigured: true,
    });
  });

  it('report the age of a price', async () => {
    await reopen({ environment: { PRICE_URL: 'https://price.org/' } });
    const priceNow = async () => {
      test.clock.nowMs += 1000;
      const { price } = (await get('/api/health')).json();
      return [price.configured, price.status, price.ageSeconds];
    };
    expect(await priceNow()).toEqual([true, 'warning', null]);
    expect((await get('/api/health')).json().healthy).toBe(true);
    const { db } = database();
    const now = () => test.clock.nowMs;
    await fetchPrice({ db, source: { read: async () => '0.02' }, now, report: () => undefined });
    expect(await priceNow()).toEqual([true, 'ok', 1]);
    test.clock.nowMs += PRICE_OLD_MS;
    expect(await priceNow()).toEqual([true, 'warning', 902]);
    await without('settings', async () => {
      expect(await priceNow()).toEqual([true, 'unknown', null]);
    });
    await reopen({ environment: { COIN_USD_PRICE: '0.01' } });
    expect((await get('/api/health')).json().price).toMatchObject({ status: 'ok' });
  });

  it('answer without a database, whatever cookie is sent', async () => {
    const cookie = await signIn(ADMIN);
    await without('sessions', () =>
      without2('migrations', async () => {
        for (const sent of [undefined, cookie]) {
          const health = await get('/api/health', sent);
          expect(health.statusCode).toBe(200);
          expect(health.json()).toMatchObject({
            healthy: false,
            database: { status: 'failing', latencyMs: null },
          });
          expect((await get('/health/live', sent)).json()).toEqual({ status: 'live' });
          const ready = await get('/health/ready', sent);
          expect(ready.statusCode).toBe(503);
          expect(ready.json()).toEqual({
            error: 'The database does not answer.',
            code: 'unavailable',
          });
          expect(ready.headers['cache-control']).toBe('no-store');
        }
        const metrics = await get('/metrics');
        expect(metrics.statusCode).toBe(200);
        expect(metrics.body).toContain('\nquarterdeck_healthy 0\n');
        expect(metrics.body).toContain('\nquarterdeck_database_up 0\n');
        expect(metrics.body).not.toContain('quarterdeck_members');
      }),
    );
    test.clock.nowMs += 1000;
    expect((await get('/health/ready')).json()).toEqual({ status: 'ready' });
  });

  async function without2(table: string, look: () => Promise<void>): Promise<void> {
    const { db } = database();
    await sql`alter table ${sql.id(table)} rename to gone_too`.execute(db);
    try {
      await look();
    } finally {
      await sql`alter table gone_too rename to ${sql.id(table)}`.execute(db);
    }
  }

  it('serve Prometheus metrics', async () => {
    await reopen({ walletState: async () => WALLET });
    await runJob(database().db, {
      name: 'clean-up',
      now: () => test.clock.nowMs,
      work: async () => 'done',
    });
    const response = await get('/metrics');
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    const lines = response.body.split('\n');
    for (const line of [
      'quarterdeck_healthy 1',
      'quarterdeck_job_late{job="weekly-snapshot"} 0',
      'quarterdeck_job_failures_in_row{job="clean-up"} 0',
      `quarterdeck_job_last_success_timestamp_seconds{job="clean-up"} ${NOW_MS / 1000}`,
      'quarterdeck_wallet_up 1',
      'quarterdeck_wallet_height 77',
      'quarterdeck_wallet_balance_coins 1234.56789012',
      'quarterdeck_owed_coins 0',
      'quarterdeck_members 4',
      'quarterdeck_tips_total 1',
      'quarterdeck_tipped_coins_total 1',
      'quarterdeck_week_active_members 4',
      'quarterdeck_week_eligible_members 1',
      'quarterdeck_submissions_pending 0',
    ]) {
      expect(lines).toContain(line);
    }
    // Each line is a comment or a sample, and each metric is named once.
    for (const line of lines.slice(0, -1)) {
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]*"\})? -?[\d.e+-]+)$/);
    }
    const types = lines.filter((line) => line.startsWith('# TYPE'));
    expect(new Set(types).size).toBe(types.length);
  });

  it.each([
    ['without a token, here, on this machine’s own address', {}, {}, 200],
    ['without a token, from elsewhere', {}, { remoteAddress: '10.0.0.7' }, 404],
    ['without a token, on a public address', { PUBLIC_URL: 'https://deck.example' }, {}, 404],
    ['without a token, under another name', {}, { headers: { host: 'deck.example' } }, 404],
    ['without a token, by a proxy', {}, { headers: { 'x-forwarded-for': '10.0.0.7' } }, 404],
    ['without a token, by another proxy', {}, { headers: { forwarded: 'for=10.0.0.7' } }, 404],
    ['without a token, on a port', {}, { headers: { host: '[::1]:3000' } }, 200],
    ['with a token, without the bearer', { METRICS_TOKEN }, {}, 401],
    ['with a token, with another bearer', { METRICS_TOKEN }, bearer('x'.repeat(27)), 401],
    ['with a token, with that of the gateway', { METRICS_TOKEN }, bearer('a-gateway-token'), 401],
    ['with a token and its bearer', { METRICS_TOKEN }, bearer(METRICS_TOKEN), 200],
    [
      'with a token and its bearer, from elsewhere on a public address',
      { METRICS_TOKEN, PUBLIC_URL: 'https://deck.example' },
      { ...bearer(METRICS_TOKEN), remoteAddress: '10.0.0.7' },
      200,
    ],
  ])('show the metrics %s: %#', async (_, environment, options, status) => {
    await reopen({ environment });
    const response = await test.get('/metrics', options);
    expect(response.statusCode).toBe(status);
    expect(response.body.includes('quarterdeck_members')).toBe(status === 200);
  });

  it('and its page are never framed, even while the database is down', async () => {
    await reopen({ siteFolder: BUILT_SITE });
    const cookie = await signIn(ADMIN);
    const isUnframed = (headers: Record<string, unknown>) => [
      headers['x-frame-options'],
      /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1],
    ];
    const plain = ['/monitoring', '/monitoring/', '/monitoring?x=1', '/admin'];
    // The page's router decodes escapes.
    const escaped = ['/monitorin%67', '/%61dmin/', '/%64evelopers/key%73'];
    for (const path of [...plain, ...escaped]) {
      expect([path, ...isUnframed((await get(path)).headers)]).toEqual([path, 'DENY', "'none'"]);
    }
    for (const path of ['/', '/leaderboard', '/monitorings', '/admin%2F']) {
      const [option, ancestors] = isUnframed((await get(path)).headers);
      expect(option).toBeUndefined();
      expect(ancestors).toContain('https://web.telegram.org');
    }
    await without('sessions', async () => {
      const page = await get('/monitoring', cookie);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('System Monitor');
      expect(isUnframed(page.headers)).toEqual(['DENY', "'none'"]);
    });
  });
});

function bearer(token: string) {
  return { headers: { authorization: `Bearer ${token}` } };
}
