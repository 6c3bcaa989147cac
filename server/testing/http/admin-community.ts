import { sql } from 'kysely';
import { CLASSIC } from '#rules/policies/policy.ts';
import type { Db } from '#server/db/connect.ts';
import { registerApp } from '#server/services/apps/apps.ts';
import { createHunt } from '#server/services/hunts/drafts.ts';
import { addHuntPicture } from '#server/services/hunts/pictures.ts';
import { recordByHand } from '#server/services/payouts/by-hand/record.ts';
import { requestPlan } from '#server/services/plans/arrangements/requests.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { approveSubmission } from '#server/services/submissions/review.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import { type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { DRAFT, openHunt } from '#server/testing/hunts.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { writeSignal } from '#server/testing/people/signals.ts';
import { greyJpeg } from '#server/testing/pictures/grey-jpeg.ts';
import { writeClosedWeek } from '#server/testing/wallet/closed-week.ts';

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object };
type Community = { db: Db; test: TestApp; crew: Crew };

/**
 * A community in which every call of administrators has something of member 11 to work on, and the input of each call:
 * `approved` has 7 points, `pending` waits, and the owner approved `decided`.
 */
export async function openAdminCommunity(db: Db) {
  const test = await openTestApp(db);
  const crew = await enrolReviewers(db);
  const community = { db, test, crew };
  const { nowMs } = test.clock;
  const anne = { memberId: crew.numberOf('11'), telegramId: '11', nowMs };
  const approved = String(await crew.submit('11'));
  await approveSubmission(db, crew.other, { submissionId: BigInt(approved), points: 7 });
  const pending = String(await crew.submit('11'));
  await sql`update members set twitter_handle = 'jolly' where telegram_id = 11`.execute(db);
  const { app } = await registerApp(db, TEST_SECRETS, anne, TEST_APP);
  await sql`
    insert into member_pictures (member_id, tried_at, fetched_at, media_type, bytes, tag)
    values (${anne.memberId}, now(), now(), 'image/png', '\\x89504e47', '0123456789abcdef')`.execute(
    db,
  );
  const wish = { tierId: 'pro', months: 1, coin: 'USDC', contact: '@anne' } as const;
  const plan = await requestPlan(db, anne, wish);
  const signal = await findSignal(community);
  const objection = await objectTo(community);
  const hunts = await writeHunts(community);
  const decided = await decideAsOwner(community);
  await oweAndPayByHand(community);
  await setPolicy(db, { policy: CLASSIC, fromWeek: '2027-01-03', nowMs, actor: '77' });
  const member = String(anne.memberId);
  const input: Record<string, Input> = {
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
    approveApp: { params: { appId: app.id }, body: { version: 1 } },
    returnApp: { params: { appId: app.id }, body: { reason: 'Unclear' } },
    getPlanRequests: { query: { page: '1', limit: '20' } },
    grantPlanRequest: { params: { id: plan.id }, body: { received: '30 USDC' } },
    declinePlanRequest: { params: { id: plan.id }, body: { reason: 'No answer' } },
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
  return { test, crew, input };
}

export type AdminCommunity = Awaited<ReturnType<typeof openAdminCommunity>>;

async function decideAsOwner({ db, test, crew }: Community): Promise<string> {
  const submissionId = await crew.submit('11');
  const owner = { ...crew.owner, nowMs: test.clock.nowMs };
  await approveSubmission(db, owner, { submissionId, points: 7 });
  return String(submissionId);
}

/** Creates a week with one unpaid share and one that was paid by hand. */
async function oweAndPayByHand({ db, test, crew }: Community): Promise<void> {
  const shares = [{ memberId: crew.numberOf('11'), units: 5n }];
  for (const week of ['2026-02-08', '2026-02-15']) await writeClosedWeek(db, { week, shares });
  const given = { week: '2026-02-08', memberId: null, txid: null, note: 'In cash' };
  await recordByHand(db, given, { actor: '77', nowMs: test.clock.nowMs, chain: null });
}

/** A draft that can be announced, an open hunt, and a draft with a link; none runs at the time of another. */
async function writeHunts({ db, test }: Community) {
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
async function objectTo({ db, crew }: Community): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into share_objections (week, member_id, by_member_id, reason, created_at)
    values ('2026-02-22', ${crew.numberOf('11')}::bigint, ${crew.numberOf('11')}::bigint, 'No', now())
    returning id::text`.execute(db);
  return rows[0]?.id ?? '';
}

/** Creates a signal in a closed week about a member whose share can be held. */
async function findSignal({ db, crew }: Community): Promise<string> {
  const memberId = crew.numberOf('11');
  await writeClosedWeek(db, { week: '2026-02-22', shares: [{ memberId, units: 5n }] });
  return writeSignal(db, { week: '2026-02-22', kind: 'clock', members: [memberId] });
}
