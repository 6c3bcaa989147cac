import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import { SESSION_COOKIE } from '#contract/site/session.ts';
import { SESSION_MAX_AGE_MS } from '#rules/limits.ts';
import { registerApp, removeApp } from '#server/services/apps/apps.ts';
import { createApiKey } from '#server/services/keys/api-keys.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { FATES } from '#server/services/member-data/fates.ts';
import {
  eraseMember,
  exportMember,
  planErasure,
} from '#server/services/member-data/member-data.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { queueWebhook } from '#server/services/webhooks/queue.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import {
  BUILT_SITE,
  eventOf,
  NOW_MS,
  openTestApp,
  type TestApp,
  tipOf,
} from '#server/testing/http/app.ts';
import { COLUMNS } from '#server/testing/http/personal-data.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { numberOf } from '#server/testing/people/number-of.ts';

const HOUR_MS = 3_600_000;
/** The page's name for each field of a member that everybody can read; null: follows from others. */
const PUBLIC_FIELDS: Readonly<Record<keyof typeof LeaderboardEntry.properties, string | null>> = {
  userId: 'member number',
  rank: 'place',
  displayName: 'first and last name or username',
  displayType: null,
  username: 'username',
  profileLinkUrl: 'profile link',
  isAdmin: 'an administrator',
  pirateRank: 'pirate rank',
  twitterVerified: 'whether it was verified',
  twitterHandle: 'Twitter/X handle',
  totalLifetimePoints: 'lifetime points',
  weeklyActivityPoints: 'the running week',
  countedPoints: 'how many of them count for the pool',
  lastWeekPlace: null,
  totalLifetimeEarnings: 'lifetime rewards',
  totalLifetimeEarningsUSD: null,
  totalTipped: 'tips sent',
  totalTippedUSD: null,
  totalReceived: 'received',
  totalReceivedUSD: null,
  tipCount: 'numbers of tips sent',
  receivedCount: 'received',
  accountCreatedAt: 'when the account began',
  accountAgeDays: null,
  isEligible: 'whether they are enough for a share',
  pointsNeeded: 'how many are missing',
  minActivityThreshold: null,
};

describe('the privacy page', () => {
  let database: TestDatabase;
  let test: TestApp;
  /** The text that a reader of the page sees. */
  let text: string;
  /** The titles of the records. */
  let titles: string[];
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: BUILT_SITE });
    const { body } = await test.get('/privacy');
    const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
    titles = [...main.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => String(title));
    text = main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('covers every column of the database', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not like '%migration%'`.execute(database.db);
    expect(rows.length).toBeGreaterThan(80);
    const untold = rows.filter(({ table, column }) => {
      const record = COLUMNS[table]?.[column];
      return record === undefined || (record !== null && !titles.includes(record));
    });
    expect(untold).toEqual([]);
  });

  it('has decided of every personal column whether erasing a member empties it, and if not, why', () => {
    const undecided = Object.entries(COLUMNS).flatMap(([table, columns]) =>
      Object.keys(columns)
        .filter((column) => columns[column] !== null)
        .filter((column) => {
          const fate = FATES[table];
          if (!fate || fate.goes) return !fate;
          const kept = Object.values(fate.kept).flatMap((names) => names.split(' '));
          return column in fate.emptied === kept.includes(column);
        })
        .map((column) => `${table}.${column}`),
    );
    expect(undecided).toEqual([]);
  });

  it('covers every public field', () => {
    expect(Object.keys(PUBLIC_FIELDS)).toEqual(Object.keys(LeaderboardEntry.properties));
    const told = text.slice(text.indexOf('What everybody sees'));
    for (const [field, words] of Object.entries(PUBLIC_FIELDS)) {
      if (words !== null) expect([field, told]).toEqual([field, expect.stringContaining(words)]);
    }
  });

  it('is right that ids, addresses, photos and single tips are not public', async () => {
    const address = 'JPrimaryAddress0123456789';
    await test.ingest(
      eventOf('primary_address_set', '987654321', { address, firstName: 'Anne' }),
      eventOf('profile_changed', '987654321', { photoUrl: 'https://photos.example/anne.jpg' }),
      tipOf('987654321', '123456789', '7.25', { txid: 'ab'.repeat(32) }),
    );
    const answers = await Promise.all(
      ['leaderboard', 'stats', 'weekly-rewards/distribution-history'].map((path) =>
        test.get(`/api/${path}`),
      ),
    );
    const bodies = answers.map((answer) => answer.body).join('\n');
    expect(bodies).toContain('Anne');
    for (const secret of ['987654321', '123456789', address, 'photos.example', 'abab']) {
      expect(bodies).not.toContain(secret);
    }
  });

  it('is right about what a request leaves in the log', async () => {
    test.logs.length = 0;
    const search = '/api/leaderboard?search=captain';
    const headers = { cookie: 'deck=a-token', authorization: 'Bearer a-bearer' };
    await test.get(search, { headers });
    const lines = test.logs.map((line) => JSON.parse(line));
    const keys = new Set(
      lines.flatMap((line) => Object.keys({ ...line, ...line.req, ...line.res })),
    );
    // In addition to pino's own level, pid, hostname and message.
    const told = ['time', 'method', 'url', 'host', 'remoteAddress', 'remotePort', 'statusCode'];
    const own = ['level', 'pid', 'hostname', 'msg', 'req', 'res', 'reqId', 'responseTime'];
    expect([...keys].filter((key) => ![...told, ...own].includes(key))).toEqual([]);
    expect(test.logs.join('')).toContain('/api/leaderboard');
    expect(test.logs.join('')).not.toMatch(/captain|a-token|a-bearer/);
  });

  it('is right that a person can be erased, and the ledger cannot', async () => {
    await test.ingest(
      eventOf('gm', '555', { username: 'leaver', firstName: 'Lee' }),
      eventOf('twitter_set', '555', { twitterHandle: 'leaver_x' }),
      eventOf('primary_address_set', '555', { address: 'JLeaverAddress0123456789' }),
      eventOf('content_submitted', '555', { contentType: 'twitter_post', url: 'https://x.com/1' }),
    );
    const memberId = await numberOf(database.db, '555');
    const token = await createSession(database.db, { memberId, nowMs: test.clock.nowMs });

    const owner = { actor: { memberId, telegramId: '555', signedInAtMs: 0 }, nowMs: NOW_MS };
    await createApiKey(
      database.db,
      { ...owner, secrets: TEST_SECRETS },
      { name: 'leaver', permissions: ['read_balance'], expiresAtMs: null, appId: null },
    );

    const by = { memberId, telegramId: '555', nowMs: NOW_MS };
    const { app } = await registerApp(database.db, TEST_SECRETS, by, TEST_APP);
    await sql`
      insert into consent_questions (id, app_id, telegram_id, permissions, asked, call_id, created_at, expires_at)
      values ('question', ${app.id}::bigint, 555, '["read_balance"]', true, 'call', now(), now())`.execute(
      database.db,
    );

    await sql`
      insert into plan_requests (member_id, tier, months, coin, contact, created_at)
      values (${memberId}, 'pro', 1, 'BTC', 'leaver@mail.example', now())`.execute(database.db);

    await sql`
      insert into member_pictures (member_id, tried_at, fetched_at, media_type, bytes, tag)
      values (${memberId}, now(), now(), 'image/png', '\\x89504e47', '0123456789abcdef')`.execute(
      database.db,
    );

    // Another member's app stores copies of the API's answers about this member and about others.
    await test.ingest(eventOf('gm', '556', {}));
    const otherId = await numberOf(database.db, '556');
    const other = { memberId: otherId, telegramId: '556', nowMs: NOW_MS };
    const theirs = await registerApp(database.db, TEST_SECRETS, other, TEST_APP);
    const appId = BigInt(theirs.app.id);
    for (const data of [
      { member: '555', memo: 'rent of the leaver', address: 'JLeaverAddress0123456789' },
      { buyer: '556', seller: '555', description: 'a boat of the leaver' },
      { member: '556', memo: 'says "member":"555"' },
    ]) {
      const event = { appId, type: 'payment_request.paid', data } as const;
      await queueWebhook(database.db, { ...event, nowMs: NOW_MS });
      await sql`
        insert into idempotency_keys (id, member_id, app_id, key, request_hash, status, response, created_at, leased_until)
        select gen_random_uuid(), id, ${appId}, gen_random_uuid()::text, '', 200,
          ${JSON.stringify(data)}, now(), now()
        from members where telegram_id = 556`.execute(database.db);
    }

    const held = await exportMember(database.db, { telegramId: '555', nowMs: NOW_MS });
    const copies = [held.tables.webhook_deliveries, held.tables.idempotency_keys];
    expect(copies.map((rows) => rows?.length)).toEqual([2, 2]);
    const text = JSON.stringify(held);
    for (const each of ['leaver', 'Lee', 'leaver_x', 'JLeaverAddress', 'x.com/1', 'leaver@mail']) {
      expect(text).toContain(each);
    }
    expect(text).not.toContain('token_hash');
    const plan = () => planErasure(database.db, { telegramId: '555' });
    expect((await plan()).obstacles).toEqual([
      'Have the registered apps removed in My Apps first.',
    ]);
    await expect(
      eraseMember(database.db, { telegramId: '555', nowMs: test.clock.nowMs }),
    ).rejects.toThrow('Have the registered apps removed');
    await removeApp(database.db, by, { appId: BigInt(app.id) });
    expect((await plan()).tables).toContainEqual(
      expect.objectContaining({ table: 'sessions', rows: 1, goes: true }),
    );
    await eraseMember(database.db, { telegramId: '555', nowMs: test.clock.nowMs });
    await expect(plan()).rejects.toThrow('There is no member 555.');
    const { rows: kept } = await sql<{ text: string }>`
      select body as text from webhook_deliveries
      union all select response from idempotency_keys`.execute(database.db);
    expect(kept.map((row) => /leaver/.test(row.text))).toEqual([false, false]);

    const left = await sql<{ text: string }>`
      select row_to_json(m)::text as text from members m where id = ${memberId}
      union all select row_to_json(s)::text from submissions s where member_id = ${memberId}
      union all select row_to_json(s)::text from sessions s where member_id = ${memberId}
      union all select tag from member_pictures where member_id = ${memberId}
      union all select id from consent_questions where telegram_id = 555
      union all select data::text from activity_events where member_id = ${memberId} and data is not null
      union all select 'app' from apps where member_id = ${memberId} and contact_email = 'a@b.example'
      union all select contact from plan_requests where member_id = ${memberId} and contact is not null
      union all select name || k.sealed_key from api_keys k
        where member_id = ${memberId} and (deleted_at is null or name <> 'gone' or sealed_key is not null)`.execute(
      database.db,
    );
    expect(left.rows).toHaveLength(1);
    expect(left.rows[0]?.text).not.toMatch(/leaver|lee|"telegram_id":555\b|x\.com/i);
    const headers = { cookie: `deck=${token}` };
    expect((await test.get('/api/session', { headers })).json()).toMatchObject({ viewer: null });
    const board = await test.get('/api/leaderboard?search=anonymous');
    expect(board.json().leaderboard).toContainEqual(
      expect.objectContaining({
        userId: String(memberId),
        displayName: 'Anonymous User',
        twitterHandle: null,
        totalLifetimePoints: 8,
      }),
    );
    expect(await checkLedger(database.db)).toEqual([]);

    // A member who returns starts from nothing, and the ledger refuses changes.
    await test.ingest(eventOf('gm', '555', { firstName: 'Lee' }));
    expect((await test.bot('GET', '/members/555')).json().totalLifetimePoints).toBe(2);
    for (const change of [
      'delete from activity_events',
      'update activity_events set amount = 1, data = null',
      `update activity_events set data = '{}'`,
      'update point_entries set points = 0',
    ]) {
      await expect(sql.raw(change).execute(database.db)).rejects.toThrow('append-only');
    }
  });

  it('has the session cookie’s names and times', () => {
    expect(text).toContain(` ${SESSION_COOKIE} `);
    expect(text).toContain(` ${SESSION_COOKIE.replace('__Host-', '')} `);
    expect(text).toContain(`after ${SESSION_MAX_AGE_MS / HOUR_MS} hours`);
    expect(text).toContain(' vite-ui-theme ');
    expect(text).toContain('the cookie language holds it for a year');
  });
});
