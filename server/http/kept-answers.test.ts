import { gunzipSync } from 'node:zlib';
import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { setVisibility } from '#server/services/creators/visibility.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { announceTotals } from '#server/services/ledger/totals-version.ts';
import {
  approveSubmission,
  deleteSubmission,
  editRating,
} from '#server/services/submissions/review.ts';
import { banMember } from '#server/services/users/banning.ts';
import { closeWeek } from '#server/services/weeks/close-weeks.ts';
import { holdShare, releaseShare } from '#server/services/weeks/holds.ts';
import { reopenWeek } from '#server/services/weeks/reopen-week.ts';
import { CREW_NOW_MS, type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothEngines, type TestDatabase } from '#server/testing/db/databases.ts';
import { hear } from '#server/testing/db/hear.ts';
import { openTestApp } from '#server/testing/http/app.ts';

const BOARD = '/api/leaderboard';
const STATS = '/api/stats';
const SUMMARY = '/api/weekly-rewards/current-week-summary';
const STATUS = '/api/weekly-rewards/system-status';
const HISTORY = '/api/weekly-rewards/distribution-history';
const WEEKS = '/api/weekly-rewards/weeks';
const WEEK = `${WEEKS}/2026-03-08`;
const CONTENT = '/api/creator/content';
const PROFILE = '/api/creator/profiles/anne';
const POINTS = '/api/activity-points-system';
const ALL = [BOARD, STATS, SUMMARY, STATUS, HISTORY, WEEKS, CONTENT, POINTS];

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

/** What changes, how, and which of the answers show it, in this order. */
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
    'a rank',
    ({ db }) => report(db, { type: 'booty_hunt_x', points: 9 }),
    [BOARD, CONTENT, PROFILE],
  ],
  [
    'a name',
    ({ db }) => report(db, { type: 'profile_changed', username: 'anne', firstName: 'Ann' }),
    [BOARD, CONTENT, PROFILE],
  ],
  ['a role', (stage) => set(stage, "role = 'admin'"), [BOARD, PROFILE]],
  ['an account', (stage) => set(stage, "twitter_handle = 'anne'"), [BOARD, PROFILE]],
  ['its verification', (stage) => set(stage, 'twitter_verified = true'), [BOARD, PROFILE]],
  ['no role', (stage) => set(stage, "role = 'member'"), [BOARD, PROFILE]],
  [
    'a rating',
    ({ db, crew, piece }) => editRating(db, crew.admin, { submissionId: piece, points: 3 }),
    [BOARD, CONTENT, PROFILE],
  ],
  [
    'hiding',
    (stage) => setVisibility(stage.db, { ...anne(stage), hidden: true }),
    [BOARD, CONTENT, PROFILE],
  ],
  [
    'showing',
    (stage) => setVisibility(stage.db, { ...anne(stage), hidden: false }),
    [BOARD, CONTENT, PROFILE],
  ],
  [
    'a ban',
    (stage) =>
      banMember(
        stage.db,
        { telegramId: '77', role: 'owner', nowMs: CREW_NOW_MS },
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
    'a deletion',
    ({ db, crew, piece }) => deleteSubmission(db, crew.owner, piece),
    [BOARD, CONTENT, PROFILE],
  ],
  [
    'other totals',
    ({ db }) =>
      db.transaction().execute(async (tx) => {
        await sql`update member_totals set tip_count = tip_count + 1`.execute(tx);
        await announceTotals(tx);
      }),
    [BOARD],
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
    'its distribution',
    async ({ clock }) => {
      clock.nowMs += HOUR_MS;
    },
    [BOARD, HISTORY, WEEKS, WEEK],
  ],
  ['a released share', (stage) => releaseShare(stage.db, share(stage)), [BOARD, WEEK]],
  ['a payment', ({ db }) => sql`update shares set status = 'failed'`.execute(db), [WEEK]],
  ['its txid', ({ db }) => sql`update weeks set txid = 'abc'`.execute(db), [HISTORY]],
  ['paying again', ({ db }) => sql`update shares set status = 'owed'`.execute(db), [WEEK]],
  [
    'a confirmed payout',
    ({ db }) =>
      sql`insert into payments (state, method, amount, txid, created_at)
          values ('confirmed', 'sendmany', 5, 'abc', now())`.execute(db),
    [BOARD],
  ],
  [
    'a reopened week',
    ({ db }) => reopenWeek(db, { week: '2026-03-08', reason: 'The clock', actor: 'operator' }),
    [BOARD, STATUS, HISTORY, WEEKS, WEEK],
  ],
];

let reported = 0;

/** Something that anne did. */
async function report(db: Db, event: object): Promise<void> {
  reported += 1;
  const at = new Date(CREW_NOW_MS - HOUR_MS / 2).toISOString();
  const events = [{ id: `kept${reported}`, at, telegramId: '11', ...event }];
  const results = await ingestEvents(db, { events, nowMs: CREW_NOW_MS });
  expect(results).toMatchObject([{ status: 'accepted' }]);
}

/** A server that hears. On PostgreSQL with connections of its own; the embedded engine has one server. */
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
  const environment = { EXPLORER_TX_URL: 'https://a.b/{txid}' };
  const wrap = (db: Db) => db.withPlugin(counting);
  const walletState = async () => ({ isSyncing: false, height: 9, balanceUnits: 0n, tipTimeMs: 0 });
  const test = await openTestApp(far.db, { news, environment, wrap, walletState });
  const read = (urls: readonly string[], headers: Record<string, string> = {}) =>
    Promise.all(urls.map(async (url) => (await test.get(url, { headers })).payload));
  return { news, test, read, asked: () => asked };
}

describeOnBothEngines('answers that are kept', (database, engine) => {
  it('show each change of what they are made of, wherever it was made', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const piece = await crew.submit('11');
    await approveSubmission(db, crew.admin, { submissionId: piece, points: 9 });
    const { news, test, read } = await openFar(database());
    const stage = { db, crew, piece, clock: test.clock };
    const stale: string[] = [];
    for (const [what, change, urls] of STEPS) {
      const before = await read(urls);
      await change(stage);
      // Who has a session or a token may have made the change, and waits for no news.
      const [asWriter] = await read(urls.slice(0, 1), { cookie: 'session=of-somebody' });
      await news.catchUp();
      const after = await read(urls);
      if (asWriter !== after[0]) stale.push(`${what}: its writer`);
      stale.push(
        ...urls.filter((_, at) => after[at] === before[at]).map((url) => `${what}: ${url}`),
      );
    }
    expect(stale).toEqual([]);
  });

  if (engine === 'embedded') return;

  it('are sent without asking the database: the same bytes and headers, packed, or 304 for who has them', async () => {
    const { test, read, asked } = await openFar(database());
    await read(ALL);
    const before = asked();
    await read(ALL);
    expect(asked()).toBe(before);
    for (const url of [BOARD, STATS, SUMMARY, POINTS]) {
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
