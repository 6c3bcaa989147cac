import { gunzipSync } from 'node:zlib';
import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import type { Db } from '#server/db/connect.ts';
import { setVisibility } from '#server/services/creators/visibility.ts';
import { decideObjection, readObjections } from '#server/services/fairness/decide-objection.ts';
import { lookAtWeek } from '#server/services/fairness/look.ts';
import { objectToShare } from '#server/services/fairness/objections.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { announceTotals } from '#server/services/ledger/totals-version.ts';
import { undoEvent } from '#server/services/ledger/undo-event.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { eraseMember } from '#server/services/member-data/member-data.ts';
import { fetchPrice } from '#server/services/operations/price.ts';
import { recordUptime } from '#server/services/operations/uptime.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import {
  approveSubmission,
  deleteSubmission,
  editRating,
} from '#server/services/submissions/review.ts';
import { banMember } from '#server/services/users/banning.ts';
import { grantConfiguredRoles } from '#server/services/users/configured-roles.ts';
import { closeWeek } from '#server/services/weeks/close-weeks.ts';
import { holdShare, releaseShare } from '#server/services/weeks/holds.ts';
import { reopenWeek } from '#server/services/weeks/reopen-week.ts';
import { CREW_NOW_MS, type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothInFull, type TestDatabase } from '#server/testing/db/databases.ts';
import { hear } from '#server/testing/db/hear.ts';
import { BUILT_SITE, openTestApp } from '#server/testing/http/app.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

const BOARD = '/api/leaderboard';
const STATS = '/api/stats';
const SUMMARY = '/api/weekly-rewards/current-week-summary';
const STATUS = '/api/weekly-rewards/system-status';
const HISTORY = '/api/weekly-rewards/distribution-history';
const WEEKS = '/api/weekly-rewards/weeks';
const WEEK = `${WEEKS}/2026-03-08`;
const CONTENT = '/api/creator/content';
const PROFILE = '/api/creator/profiles/anne';
/** Anne's, who is the first member. */
const MEMBER = '/api/members/1';
const POINTS = '/api/activity-points-system';
/** Read again each time, and kept in pages. */
const FAIRNESS = '/api/weekly-rewards/fairness?week=2026-03-08';
const UPTIME = '/api/monitoring/uptime';
const ALL = [BOARD, STATS, SUMMARY, STATUS, HISTORY, WEEKS, CONTENT, POINTS];

/** The page that shows an answer. */
const PAGES: Readonly<Record<string, string>> = {
  [STATS]: '/',
  [WEEKS]: '/weeks',
  [WEEK]: '/weeks/2026-03-08',
  [CONTENT]: '/creator',
  [PROFILE]: '/creator/anne',
  [MEMBER]: '/members/1',
  [FAIRNESS]: '/weeks/2026-03-08',
  [UPTIME]: '/monitoring',
};
/** The longest delay before strangers see a change in pages. */
const PAGE_PROMISE_MS = 1000;
const HOUR_MS = 60 * 60_000;
const OVER_MS = Date.parse('2026-03-08T23:00:00Z');

type Stage = { db: Db; crew: Crew; piece: bigint; clock: { nowMs: number } };

const share = ({ crew }: Stage) => ({
  week: '2026-03-08',
  memberId: crew.numberOf('11'),
  actor: 'operator',
});
const anne = ({ crew }: Stage) => ({ memberId: crew.numberOf('11'), nowMs: CREW_NOW_MS });
const set = ({ db }: Stage, what: string) =>
  sql`update members set ${sql.raw(what)} where telegram_id = 11`.execute(db);

/** A change, how it is made, and the answers that show it, in this order. */
const STEPS: readonly [
  what: string,
  change: (stage: Stage) => Promise<unknown>,
  shows: string[],
][] = [
  [
    'an event',
    ({ db }) => report(db, { type: 'tip', to: '22', amount: '3' }),
    [BOARD, STATS, SUMMARY],
  ],
  [
    'its undoing',
    ({ db }) =>
      db.transaction().execute(async (tx) => {
        await holdWeeksOpen(tx);
        await undoEvent(tx, { eventId: `kept${reported}`, nowMs: CREW_NOW_MS });
      }),
    [BOARD, STATS, SUMMARY, MEMBER],
  ],
  [
    'a new administrator',
    ({ db }) =>
      grantConfiguredRoles(db, {
        ownerTelegramId: null,
        adminTelegramIds: ['333'],
        nowMs: CREW_NOW_MS,
      }),
    [BOARD, STATS],
  ],
  [
    'a fetched price',
    ({ db, clock }) =>
      fetchPrice({
        db,
        source: { read: async () => '0.5' },
        now: () => clock.nowMs,
        report: () => {},
      }),
    [BOARD],
  ],
  [
    'a measured minute',
    ({ db, clock: { nowMs: databaseMs } }) =>
      recordUptime(db, { states: { site: 'up' }, outageMinutes: [], databaseMs }),
    [UPTIME],
  ],
  [
    'a rank',
    ({ db }) => report(db, { type: 'booty_hunt_x', points: 20 }),
    [BOARD, CONTENT, PROFILE, MEMBER],
  ],
  [
    'a name',
    ({ db }) => report(db, { type: 'profile_changed', username: 'anne', firstName: 'Ann' }),
    [BOARD, CONTENT, PROFILE, MEMBER],
  ],
  ['a role', (stage) => set(stage, "role = 'admin'"), [BOARD, PROFILE, MEMBER]],
  ['an account', (stage) => set(stage, "twitter_handle = 'anne'"), [BOARD, PROFILE, MEMBER]],
  ['its verification', (stage) => set(stage, 'twitter_verified = true'), [BOARD, PROFILE, MEMBER]],
  ['no role', (stage) => set(stage, "role = 'member'"), [BOARD, PROFILE, MEMBER]],
  [
    'a rating',
    ({ db, crew, piece }) => editRating(db, crew.admin, { submissionId: piece, points: 3 }),
    [BOARD, CONTENT, PROFILE, MEMBER],
  ],
  [
    'hiding',
    (stage) => setVisibility(stage.db, { ...anne(stage), hidden: true }),
    [BOARD, CONTENT, PROFILE, MEMBER],
  ],
  [
    'showing',
    (stage) => setVisibility(stage.db, { ...anne(stage), hidden: false }),
    [BOARD, CONTENT, PROFILE, MEMBER],
  ],
  [
    'a ban',
    (stage) =>
      banMember(
        stage.db,
        { telegramId: '77', role: 'owner', nowMs: CREW_NOW_MS, ranks: PIRATE_RANKS },
        { ...anne(stage), expiresAtMs: CREW_NOW_MS + HOUR_MS },
      ),
    [BOARD, SUMMARY],
  ],
  [
    'the end of a ban',
    async ({ clock }) => {
      clock.nowMs += HOUR_MS;
    },
    [BOARD, SUMMARY],
  ],
  [
    'other totals',
    ({ db }) =>
      db.transaction().execute(async (tx) => {
        await sql`
          update member_totals set tip_count = tip_count + 1,
            lifetime_points = lifetime_points + 100000`.execute(tx);
        await announceTotals(tx);
      }),
    [BOARD, STATS, CONTENT, PROFILE, MEMBER],
  ],
  [
    'a deletion',
    ({ db, crew, piece }) => deleteSubmission(db, crew.owner, piece),
    [BOARD, CONTENT, PROFILE, MEMBER],
  ],
  [
    'an approval',
    async ({ db, crew }) =>
      approveSubmission(db, crew.admin, { submissionId: await crew.submit('11'), points: 5 }),
    [BOARD, CONTENT, PROFILE, MEMBER],
  ],
  [
    'the end of a week',
    async ({ clock }) => {
      clock.nowMs = OVER_MS;
    },
    [BOARD, SUMMARY],
  ],
  [
    'its closing',
    ({ db }) =>
      closeWeek(db, {
        week: '2026-03-08',
        nowMs: OVER_MS,
        poolUnits: 1_000_000n,
        thresholdHundredths: 500,
      }),
    [STATUS, HISTORY, WEEKS, WEEK],
  ],
  [
    'a held share',
    (stage) => holdShare(stage.db, { ...share(stage), reason: 'Two accounts' }),
    [WEEK],
  ],
  [
    'how even it was',
    ({ db }) =>
      lookAtWeek(db, {
        week: '2026-03-08',
        nowMs: OVER_MS,
        poolUnits: 1_000_000n,
        thresholdHundredths: 500,
        coin: JUNKCOIN_ON.main,
      }),
    [FAIRNESS],
  ],
  [
    'an objection turned down',
    async ({ db, crew }) => {
      const memberId = crew.numberOf('11');
      const hers = { memberId, telegramId: '11', nowMs: OVER_MS };
      await objectToShare(db, hers, { week: '2026-03-08', memberId, reason: 'One account' });
      const listed = await readObjections(db, { week: undefined, page: 1, limit: 1 });
      const [objection] = listed.objections;
      const id = BigInt(objection?.id ?? 0);
      await decideObjection(db, crew.owner, { id, upheld: false, note: 'Two' });
    },
    [FAIRNESS],
  ],
  [
    'its distribution',
    async ({ clock }) => {
      clock.nowMs += HOUR_MS;
    },
    [BOARD, HISTORY, WEEKS, WEEK],
  ],
  [
    'a released share',
    (stage) => releaseShare(stage.db, { ...share(stage), nowMs: Date.now() }),
    [BOARD, WEEK, MEMBER],
  ],
  ['a payment', ({ db }) => sql`update shares set status = 'failed'`.execute(db), [WEEK]],
  ['its txid', ({ db }) => sql`update weeks set txid = 'abc'`.execute(db), [HISTORY]],
  ['paying again', ({ db }) => sql`update shares set status = 'owed'`.execute(db), [WEEK]],
  [
    'a confirmed payout',
    ({ db }) =>
      sql`insert into payouts (state, method, amount, txid, created_at)
          values ('confirmed', 'sendmany', 5, 'abc', now())`.execute(db),
    [BOARD],
  ],
  [
    'an erased member',
    ({ db, clock }) => eraseMember(db, { telegramId: '11', nowMs: clock.nowMs }),
    [BOARD, CONTENT, PROFILE, WEEK, MEMBER],
  ],
  [
    'a reopened week',
    ({ db }) => reopenWeek(db, { week: '2026-03-08', reason: 'The clock', actor: 'operator' }),
    [BOARD, STATUS, HISTORY, WEEKS, WEEK],
  ],
];

let reported = 0;

/** Reports an event by anne. */
async function report(db: Db, event: object): Promise<void> {
  reported += 1;
  const at = new Date(CREW_NOW_MS - HOUR_MS / 2).toISOString();
  const events = [{ id: `kept${reported}`, at, telegramId: '11', ...event }];
  const results = await ingestEvents(db, { events, nowMs: CREW_NOW_MS });
  expect(results).toMatchObject([{ status: 'accepted' }]);
}

/** Opens a server that hears news. On PostgreSQL it has its own connections; the embedded engine has one server. */
async function openFar(database: TestDatabase) {
  const far = database.engine === 'embedded' ? database : await database.connectAgain();
  const news = await hear(far);
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const environment = {
    EXPLORER_TX_URL: 'https://a.b/{txid}',
    PRICE_URL: 'https://a.b/',
    PRICE_PATH: '/usd',
  };
  const wrap = (db: Db) => db.withPlugin(counting);
  const walletState = async () => ({ isSyncing: false, height: 9, balanceUnits: 0n, tipTimeMs: 0 });
  const siteFolder = BUILT_SITE;
  const test = await openTestApp(far.db, { news, environment, wrap, walletState, siteFolder });
  const read = (urls: readonly string[], headers: Record<string, string> = {}) =>
    Promise.all(urls.map(async (url) => (await test.get(url, { headers })).payload));
  /** The answers embedded in pages. */
  const look = async (pages: readonly string[], headers: Record<string, string> = {}) =>
    (await read(pages, headers)).map((html) => /"answers":.*/.exec(html)?.[0]);
  /** Starts a session. */
  const signIn = async (memberId: bigint) => {
    const token = await createSession(far.db, { memberId, nowMs: test.clock.nowMs });
    return { cookie: `deck=${token}` };
  };
  return { news, test, read, look, signIn, asked: () => asked };
}

describeOnBothInFull('answers that are kept', (database, engine) => {
  it('show each change of their data, on whichever server it was made', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const piece = await crew.submit('11');
    await approveSubmission(db, crew.admin, { submissionId: piece, points: 9 });
    const { news, test, read, look, signIn } = await openFar(database());
    const stage = { db, crew, piece, clock: test.clock };
    const stale: string[] = [];
    for (const [what, change, urls] of STEPS) {
      const before = await read(urls);
      // Both engines behave the same here, and this is slow.
      const paths = engine === 'postgres' ? urls.map((url) => PAGES[url] ?? '/leaderboard') : [];
      const pages = [...new Set(paths)];
      const shown = await look(pages);
      await change(stage);
      // A caller with a session or token may have made the change, and does not wait for news.
      const [asWriter] = await read(urls.slice(0, 1), { cookie: 'session=of-somebody' });
      await news.catchUp();
      const after = await read(urls);
      if (asWriter !== after[0]) stale.push(`${what}: its writer`);
      const ownPages = await look(pages, await signIn(crew.numberOf('22')));
      test.clock.nowMs += PAGE_PROMISE_MS + 1;
      const pagesAfter = await look(pages);
      for (const [at, page] of pages.entries()) {
        if (ownPages[at] === shown[at]) stale.push(`${what}: ${page} of who is signed in`);
        if (pagesAfter[at] === shown[at]) stale.push(`${what}: ${page}`);
      }
      stale.push(
        ...urls.filter((_, at) => after[at] === before[at]).map((url) => `${what}: ${url}`),
      );
    }
    expect(stale).toEqual([]);
  });

  if (engine === 'embedded') return;

  it('are sent without a query: the same bytes and headers, packed, or 304 for clients that have them', async () => {
    const { test, read, asked } = await openFar(database());
    await read(ALL);
    const before = asked();
    await read(ALL);
    await read([`${STATUS}?noise`, `${WEEKS}?noise=2`, '/api/weekly-rewards/%77eeks']);
    expect(asked()).toBe(before);
    for (const url of [BOARD, STATS, SUMMARY, POINTS, '/api/openapi.json']) {
      const [first, again] = [await test.get(url), await test.get(url)];
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = first.headers;
      expect(first.statusCode).toBe(200);
      expect(again.headers).toMatchObject(headers);
      expect(again.payload).toBe(first.payload);
      const packed = await test.get(url, { headers: { 'accept-encoding': 'br, gzip' } });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(packed.rawPayload).toString()).toBe(first.payload);
      const known = await test.get(url, { headers: { 'if-none-match': String(headers.etag) } });
      expect([known.statusCode, known.payload]).toEqual([304, '']);
      expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
  });
});
