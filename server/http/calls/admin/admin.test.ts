import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ROUTES } from '#contract/routes.ts';
import { CLASSIC } from '#rules/policies/policy.ts';
import type { Db } from '#server/db/connect.ts';
import { registerApp } from '#server/services/apps/apps.ts';
import { createHunt } from '#server/services/hunts/drafts.ts';
import { addHuntPicture } from '#server/services/hunts/pictures.ts';
import { recordByHand } from '#server/services/payouts/by-hand/record.ts';
import { requestPlan } from '#server/services/plans/arrangements/requests.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { approveSubmission } from '#server/services/submissions/review.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import { type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { DRAFT, openHunt } from '#server/testing/hunts.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { greyJpeg } from '#server/testing/pictures/grey-jpeg.ts';
import { writeClosedWeek } from '#server/testing/wallet/closed-week.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

/** The input of each call; `approved` has 7 points, `pending` waits, the owner approved `decided`; all belong to member 11. */
const inputs = (
  crew: Crew,
  pending: string,
  approved: string,
  app: string,
  plan: string,
  signal: string,
  objection: string,
  hunts: { ready: string; open: string; link: string; picture: string },
  decided: string,
): Record<string, Input> => {
  const member = String(crew.numberOf('11'));
  return {
    getAdminDashboard: {},
    getPendingSubmissions: {},
    getSubmissions: { query: { status: 'all', page: '1', limit: '10', search: 'anne' } },
    takeSubmission: { params: { id: pending }, body: {} },
    dropSubmission: { params: { id: pending }, body: {} },
    undoDecision: { params: { id: decided }, body: { version: 2 } },
    getSubmissionHistory: { params: { id: approved } },
    rejectSubmissions: { body: { submissions: [{ submissionId: pending, version: 1 }] } },
    evaluateSubmission: { body: { submissionId: pending, points: 3, comments: '' } },
    rejectSubmission: { body: { submissionId: pending, reason: '' } },
    editSubmissionRating: { body: { submissionId: approved, points: 3 } },
    deleteSubmission: { params: { id: approved } },
    getTwitterProfiles: {},
    verifyTwitter: { body: { userId: member, verified: true, twitterHandle: 'jolly' } },
    getUsers: { query: { page: '1', limit: '20', q: 'ann' } },
    getUserPicture: { params: { userId: member } },
    getBanPreview: { params: { userId: member } },
    getBanHistory: { params: { userId: member } },
    banUser: { body: { userId: member, reason: 'Spam', expiresAt: '2027-01-01T00:00:00Z' } },
    unbanUser: { body: { userId: member } },
    getAdminApps: { query: { status: 'sandbox', page: '1', limit: '20' } },
    approveApp: { params: { appId: app }, body: { version: 1 } },
    returnApp: { params: { appId: app }, body: { reason: 'Unclear' } },
    getPlanRequests: { query: { page: '1', limit: '20' } },
    grantPlanRequest: { params: { id: plan }, body: { received: '30 USDC' } },
    declinePlanRequest: { params: { id: plan }, body: { reason: 'No answer' } },
    getHandPayments: { query: { page: '1', limit: '20' } },
    getUnpaidWeeks: {},
    getUnpaidShares: { params: { week: '2026-02-15' }, query: { page: '1' } },
    previewHandPayment: { body: { week: '2026-02-15', note: 'In cash' } },
    recordHandPayment: {
      body: { week: '2026-02-15', note: 'In cash', expected: { shares: 1, amount: '0.00000005' } },
    },
    takeBackHandPayment: { params: { id: '1' }, body: { reason: 'It was another week' } },
    getFairness: { query: { show: 'all' } },
    getFairnessSignal: { params: { id: signal } },
    postFairnessNote: { params: { id: signal }, body: { note: 'Known' } },
    postFairnessUsual: { params: { id: signal }, body: { isUsual: true } },
    holdFairnessShares: { params: { id: signal }, body: { reason: 'They tip nobody else.' } },
    getObjections: {},
    decideObjection: { params: { id: objection }, body: { upheld: false, note: 'Looked at it.' } },
    getAdminHunts: {},
    createHunt: { body: DRAFT },
    changeHunt: { params: { id: hunts.ready }, body: DRAFT },
    announceHunt: { params: { id: hunts.ready }, body: {} },
    cancelHunt: { params: { id: hunts.open }, body: { reason: 'Rain' } },
    addHuntPicture: {
      params: { id: hunts.link },
      body: { jpeg: greyJpeg({ width: 8, height: 8 }).toString('base64') },
    },
    getHuntPicture: { params: { id: hunts.ready, hash: hunts.picture } },
    makeHuntLink: { params: { id: hunts.link, number: '1' }, body: {} },
    deleteHunt: { params: { id: hunts.link }, body: {} },
    getSettings: {},
    changeSettings: { body: { changes: { 'links.forum': 'https://forum.example' } } },
    getPolicyDraft: {},
    setPolicy: { body: { policy: CLASSIC, fromWeek: '2027-01-10' } },
    withdrawPolicy: { body: { fromWeek: '2027-01-03' } },
    replayPolicy: { body: { policy: CLASSIC, weeks: 1 } },
    getReplay: {},
    cancelReplay: { body: {} },
    getPolicyAnnouncement: { query: { fromWeek: '2027-01-03' } },
    announcePolicy: { body: { fromWeek: '2027-01-03', text: 'New rules' } },
    getAuditLog: { query: { entity: 'submission' } },
    getApprovedPosts: {},
    previewBroadcast: { params: { postId: approved }, body: {} },
    broadcastPost: { params: { postId: approved }, body: {} },
    getBroadcasts: {},
    getBroadcast: { params: { id: '1' } },
    steerBroadcast: { params: { id: '1' }, body: { to: 'pause' } },
    notifySubmitter: { body: { submissionId: approved } },
  };
};

/** These need a bot: broadcast.test.ts has one. */
const WITH_A_BOT = new Set([
  'previewBroadcast',
  'broadcastPost',
  'announcePolicy',
  'getBroadcast',
  'steerBroadcast',
  'notifySubmitter',
]);

const calls = Object.values<Endpoint>(API).filter(
  ({ tag, access }) => tag === 'admin' && access !== 'public',
);

const answered = calls.filter(({ route }) => !WITH_A_BOT.has(route));
const isRead = ({ route }: Endpoint) => ROUTES[route].method === 'GET';

let db: Db;
let test: TestApp;
let crew: Crew;
let input: Record<string, Input>;

async function open(opened: Db): Promise<void> {
  db = opened;
  test = await openTestApp(db);
  crew = await enrolReviewers(db);
  const approved = await crew.submit('11');
  await approveSubmission(db, crew.other, { submissionId: approved, points: 7 });
  const pending = await crew.submit('11');
  await sql`update members set twitter_handle = 'jolly' where telegram_id = 11`.execute(db);
  const { app } = await registerApp(
    db,
    TEST_SECRETS,
    { memberId: crew.numberOf('11'), telegramId: '11', nowMs: test.clock.nowMs },
    TEST_APP,
  );
  await sql`
    insert into member_pictures (member_id, tried_at, fetched_at, media_type, bytes, tag)
    values (${crew.numberOf('11')}, now(), now(), 'image/png', '\\x89504e47', '0123456789abcdef')`.execute(
    db,
  );
  const plan = await requestPlan(
    db,
    { memberId: crew.numberOf('11'), telegramId: '11', nowMs: test.clock.nowMs },
    { tierId: 'pro', months: 1, coin: 'USDC', contact: '@anne' },
  );
  input = inputs(
    crew,
    String(pending),
    String(approved),
    app.id,
    plan.id,
    await findSignal(),
    await objectTo(),
    await writeHunts(),
    await decideAsOwner(),
  );
  await oweAndPayByHand();
  const nowMs = test.clock.nowMs;
  await setPolicy(db, { policy: CLASSIC, fromWeek: '2027-01-03', nowMs, actor: '77' });
}

async function decideAsOwner(): Promise<string> {
  const submissionId = await crew.submit('11');
  const owner = { ...crew.owner, nowMs: test.clock.nowMs };
  await approveSubmission(db, owner, { submissionId, points: 7 });
  return String(submissionId);
}

/** Creates a week with one unpaid share and one that was paid by hand. */
async function oweAndPayByHand(): Promise<void> {
  const shares = [{ memberId: crew.numberOf('11'), units: 5n }];
  for (const week of ['2026-02-08', '2026-02-15']) await writeClosedWeek(db, { week, shares });
  const given = { week: '2026-02-08', memberId: null, txid: null, note: 'In cash' };
  await recordByHand(db, given, { actor: '77', nowMs: test.clock.nowMs, chain: null });
}

/** A draft that can be announced, an open hunt, and a draft with a link; none runs at the time of another. */
async function writeHunts() {
  const actor = '77';
  const { nowMs } = test.clock;
  const later = { startsAt: '2026-05-01T00:00:00Z', endsAt: '2026-05-02T00:00:00Z' };
  const link = { ...DRAFT, clues: [{ kind: 'link' as const, text: 'Under the palm' }] };
  const ready = await createHunt(db, { draft: { ...DRAFT, ...later }, actor, nowMs });
  const file = greyJpeg({ width: 8, height: 8 });
  return {
    ready: String(ready),
    picture: (await addHuntPicture(db, { id: ready, file, actor })).hash,
    open: String(await openHunt(db)),
    link: String(await createHunt(db, { draft: link, actor, nowMs })),
  };
}

/** Objects to that member's share. */
async function objectTo(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into share_objections (week, member_id, by_member_id, reason, created_at)
    values ('2026-02-22', ${crew.numberOf('11')}::bigint, ${crew.numberOf('11')}::bigint, 'No', now())
    returning id::text`.execute(db);
  return rows[0]?.id ?? '';
}

/** Creates a signal in a closed week about a member whose share can be held. */
async function findSignal(): Promise<string> {
  const memberId = crew.numberOf('11');
  await writeClosedWeek(db, { week: '2026-02-22', shares: [{ memberId, units: 5n }] });
  const { rows } = await sql<{ id: string }>`
    with look as (
      insert into fairness_weeks (week, looked_at, points, transactions, tips, earners, new_earners,
        top_ten_part, gini, mutual_part)
      values ('2026-02-22', now(), 0, 0, 0, 1, 0, 0, 0, 0) returning week)
    insert into fairness_signals (week, kind, members, hold_worthy, strength, points, points_by_member,
      units, tip_count, tips, figures, found_at)
    select week, 'clock', array[${memberId}::bigint], true, 1, 500, '{}', 0, 0, '{}', '{}', now()
    from look returning id::text`.execute(db);
  return rows[0]?.id ?? '';
}

// Refused calls and reads change nothing, so one community is enough.
describeOnPostgres(
  'the calls of administrators',
  () => {
    beforeEach(() =>
      sql`
        update members set banned_at = null,
          role = case telegram_id when 77 then 'owner' when 88 then 'admin' else role end`.execute(
        db,
      ),
    );
    afterAll(() => test.app.close());

    it('are all covered here', () => {
      expect(Object.keys(input).sort()).toEqual(calls.map(({ route }) => route).sort());
    });

    it.each(answered.filter(isRead))(
      'answer administrators with their own id or none: $route',
      expectAnswered,
    );

    describe.each(calls.map(({ route, access }) => ({ route, access })))('$route', (endpoint) => {
      const { route, access } = endpoint;

      it('is for administrators only', async () => {
        await expectRefused(route, 401, null);
        await expectRefused(route, 401, 'deck=AAAA');
        await expectRefused(route, 403, await signIn('11'));
        // An id that a page claims has no power.
        await expectRefused(route, 403, await signIn('11'), { query: { adminTelegramId: '88' } });
        if (access === 'owner') await expectRefused(route, 403, await signIn('88'));
      });

      it('refuses a banned, expired, idle, signed-out or demoted administrator', async () => {
        const who = access === 'owner' ? '77' : '88';
        const banned = await signIn(who);
        await sql`update members set banned_at = '2026-03-01' where telegram_id = ${who}`.execute(
          db,
        );
        await expectRefused(route, 401, banned);
        await sql`update members set banned_at = null where telegram_id = ${who}`.execute(db);
        await expectRefused(route, 401, await signIn(who, DAY_MS));
        await expectRefused(route, 401, await signIn(who, 2 * 60 * MINUTE_MS));
        const left = await signIn(who);
        await test.app.inject({
          method: 'DELETE',
          url: '/api/session',
          headers: { cookie: left, 'sec-fetch-site': 'same-origin' },
        });
        await expectRefused(route, 401, left);
        const demoted = await signIn(who);
        await sql`update members set role = 'member' where telegram_id = ${who}`.execute(db);
        await expectRefused(route, 403, demoted);
      });

      it('refuses another id, or two ids', async () => {
        const cookie = await signIn('77');
        const { method } = ROUTES[route];
        const ids = (id: string | number) =>
          method === 'POST'
            ? { body: { adminTelegramId: id } }
            : { query: { adminTelegramId: String(id) } };
        await expectRefused(route, 403, cookie, ids('88'));
        await expectRefused(route, 400, cookie, ids('88x'));
        if (method === 'POST') await expectRefused(route, 403, cookie, ids(88));
        if (method !== 'POST') {
          const { path } = ROUTES[route];
          const url = path.replaceAll(
            /:(\w+)/g,
            (_all, name) => input[route]?.params?.[name] ?? 'x',
          );
          const response = await test.app.inject({
            method,
            url: `${url}?adminTelegramId=77&adminTelegramId=88`,
            headers: { cookie, 'sec-fetch-site': 'same-origin' },
          });
          expect(response.statusCode).toBe(400);
        }
      });

      if (ROUTES[route].method !== 'GET') {
        it('refuses calls from another site', async () => {
          const cookie = await signIn('77');
          for (const site of ['cross-site', 'same-site']) {
            await expectRefused(route, 403, cookie, { site });
          }
        });
      }

      if (ROUTES[route].method === 'POST') {
        it('refuses a malformed or oversized body', async () => {
          const cookie = await signIn('77');
          for (const payload of ['{', '[]', '"x"', 'null', '{"__proto__":{}}', '{"unknown":1}']) {
            await expectRefused(route, 400, cookie, { payload });
          }
          const payload = JSON.stringify({
            ...input[route]?.body,
            comments: 'x'.repeat(2_000_000),
          });
          await expectRefused(route, 413, cookie, { payload });
        });
      }
    });

    it.each([
      ['banUser', { expiresAt: '2026-02-31T25:00:00Z' }],
      ['banUser', { expiresAt: '2020-01-01T00:00:00Z' }],
      ['banUser', { userId: '0' }],
      ['banUser', { reason: 'x'.repeat(501) }],
      ['evaluateSubmission', { points: 21 }],
      ['evaluateSubmission', { points: 0 }],
      ['evaluateSubmission', { points: 1.5 }],
      ['evaluateSubmission', { points: '5' }],
      ['evaluateSubmission', { version: 0 }],
      ['evaluateSubmission', { comments: 'x'.repeat(1001) }],
      ['rejectSubmissions', { submissions: [] }],
      ['verifyTwitter', { verified: 'yes' }],
      ['verifyTwitter', { twitterHandle: 'x'.repeat(101) }],
    ] as const)('refuse %s with %j', async (route, body) => {
      await expectRefused(route, 400, await signIn('88'), { body });
    });

    it.each([
      ['getSubmissions', { search: 'a' }],
      ['getSubmissions', { sortBy: 'url' }],
      ['getSubmissions', { limit: '101' }],
      ['getSubmissions', { page: '0' }],
      ['getUsers', { q: 'a' }],
      ['getAuditLog', { actor: "' or 1=1" }],
    ] as const)('refuse %s with %j', async (route, query) => {
      await expectRefused(route, 400, await signIn('88'), { query });
    });
  },
  { fill: open },
);

describeOnPostgres('calls of administrators', (database) => {
  beforeEach(() => open(database().db));
  afterEach(() => test.app.close());

  it.each(answered.filter((each) => !isRead(each)))(
    'answer administrators with their own id or none: $route',
    expectAnswered,
  );

  it('decide, and record the request id', async () => {
    const cookie = await signIn('88');
    const response = await call('evaluateSubmission', cookie);
    expect(response.json()).toMatchObject({
      success: true,
      submission: { status: 'approved', points: 3, adminUsername: 'admin' },
    });
    const again = await call('rejectSubmission', cookie);
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { error: 'This submission was approved by @admin with 3 points.', code: 'conflict' },
    ]);
    const log = (await call('getAuditLog', cookie)).json();
    expect(log.entries[0]).toMatchObject({
      actor: '88',
      action: 'submission_approved',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each([
    'editSubmissionRating',
    'deleteSubmission',
    'grantPlanRequest',
    'recordHandPayment',
    'takeBackHandPayment',
    'changeSettings',
    'setPolicy',
    'withdrawPolicy',
  ] as const)('want a sign-in of the last half hour for %s', async (route) => {
    await expectRefused(route, 403, await signIn('77', 30 * MINUTE_MS + 1));
    const refused = await call(route, await signIn('77', 30 * MINUTE_MS + 1));
    expect(refused.json().code).toBe('sign_in_again');
    expect((await call(route, await signIn('77', 30 * MINUTE_MS))).statusCode).toBe(200);
  });

  it.each([
    ['banUser', 'reason'],
    ['evaluateSubmission', 'comments'],
    ['rejectSubmission', 'reason'],
    ['rejectSubmissions', 'reason'],
    ['editSubmissionRating', 'comments'],
    ['returnApp', 'reason'],
    ['grantPlanRequest', 'received'],
    ['declinePlanRequest', 'reason'],
    ['postFairnessNote', 'note'],
    ['decideObjection', 'note'],
    ['holdFairnessShares', 'reason'],
  ] as const)('%s with a %s that no database holds', async (route, field) => {
    const cookie = await signIn('77');
    const response = await call(route, cookie, { body: { [field]: 'Odd \0 \ud800' } });
    expect([response.statusCode, test.logs.filter((line) => line.includes('"level":50'))]).toEqual([
      200,
      [],
    ]);
    const { rows } = await sql<{ after: string }>`
      select after::text as after from audit_log order by id desc limit 1`.execute(db);
    expect(rows[0]?.after).toContain('Odd \ufffd \ufffd');
  });
});

async function expectAnswered({ route }: Endpoint): Promise<void> {
  const cookie = await signIn('77');
  const own =
    ROUTES[route].method === 'POST'
      ? { body: { adminTelegramId: 77 } }
      : { query: { adminTelegramId: '77' } };
  const response = await call(route, cookie, own);
  const isPicture = route === 'getUserPicture' || route === 'getHuntPicture';
  const caching = isPicture ? 'private, max-age=3600' : 'no-store';
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, caching]);
}

async function signIn(telegramId: string, agoMs = 0): Promise<string> {
  const nowMs = test.clock.nowMs - agoMs;
  const memberId = crew.numberOf(telegramId);
  return `deck=${await createSession(db, { memberId, nowMs })}`;
}

function call(
  route: Endpoint['route'],
  cookie: string | null,
  { site = 'same-origin', body, query, payload }: Input & { site?: string; payload?: string } = {},
) {
  const { method, path } = ROUTES[route];
  const given = input[route] ?? {};
  const url = path.replaceAll(/:(\w+)/g, (_all, name) => given.params?.[name] ?? 'x');
  const isChange = method !== 'GET';
  const sent = payload ?? (given.body ? { ...given.body, ...body } : undefined);
  return test.app.inject({
    method,
    url,
    query: { ...given.query, ...query },
    ...(sent === undefined ? {} : { payload: sent }),
    headers: {
      ...(isChange ? { 'sec-fetch-site': site } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
    },
  });
}

/** A digest of everything that a call could change, except for sessions. */
async function everything(): Promise<unknown> {
  const tables = [
    'apps',
    'plan_requests',
    'subscriptions',
    'submissions',
    'activity_events',
    'point_entries',
    'broadcasts',
  ];
  const sums = [...tables, 'member_totals', 'week_totals', 'members', 'audit_log'].map(
    (table) => sql`
      (select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from ${sql.table(table)} t)`,
  );
  return (await sql`select ${sql.join(sums, sql` || `)} as sum`.execute(db)).rows;
}

/** Expects an error in JSON, and nothing changed. */
async function expectRefused(
  route: Endpoint['route'],
  status: number,
  ...rest: [cookie: string | null, options?: Parameters<typeof call>[2]]
) {
  const before = await everything();
  const response = await call(route, ...rest);
  expect([route, response.statusCode]).toEqual([route, status]);
  expect(response.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
  expect(response.body).not.toMatch(/select|insert|update |\bat .*:\d+/);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(await everything()).toEqual(before);
}
