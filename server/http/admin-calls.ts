import { AppError } from '#contract/errors.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { RECENT_SIGN_IN_MS } from '#rules/review.ts';
import { readAuditLog, readSubmissionHistory } from '#server/services/audit-log.ts';
import { readDashboard } from '#server/services/dashboard.ts';
import {
  banMember,
  readBanHistory,
  readBanPreview,
  unbanMember,
} from '#server/services/member-bans.ts';
import { tellSubmitter } from '#server/services/notifications.ts';
import {
  approveSubmission,
  deleteSubmission,
  dropSubmission,
  editRating,
  rejectSubmission,
  rejectSubmissions,
  takeSubmission,
} from '#server/services/review.ts';
import type { SessionMember } from '#server/services/sessions.ts';
import { readSocialProfiles, verifyProfile } from '#server/services/social-profiles.ts';
import { readPending, readSubmissions } from '#server/services/submission-rows.ts';
import { readUsers } from '#server/services/users.ts';
import type { CallDeps } from './calls.ts';
import type { CallContext, Handlers } from './handlers.ts';

/** What administrators do: each call takes its checked input apart and makes one service call. */
export function adminCalls(deps: CallDeps) {
  return { ...listCalls(deps), ...reviewCalls(deps), ...ownerCalls(deps), ...peopleCalls(deps) };
}

function listCalls({ db, now }: CallDeps) {
  return {
    getAdminDashboard: () => readDashboard(db),
    getPendingSubmissions: async (_input, context) =>
      readPending(db, { memberId: requireActor(context).memberId, nowMs: now() }),
    getSubmissions: async ({ query }, context) =>
      readSubmissions(db, {
        status: query.status ?? 'all',
        sortBy: query.sortBy ?? 'submittedAt',
        sortOrder: query.sortOrder ?? (query.sortBy === 'status' ? 'asc' : 'desc'),
        search: query.search ?? '',
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? PAGE_SIZES.submissions),
        memberId: requireActor(context).memberId,
        nowMs: now(),
      }),
    getSubmissionHistory: ({ params }) =>
      readSubmissionHistory(db, { submissionId: BigInt(params.id) }),
    getAuditLog: ({ query }) =>
      readAuditLog(db, {
        ...query,
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? PAGE_SIZES.users),
      }),
  } satisfies Partial<Handlers>;
}

function reviewCalls({ db, telegram, now }: CallDeps) {
  const tell = teller({ db, telegram });
  const reviewer = (context: CallContext) => ({ ...requireActor(context), nowMs: now() });
  return {
    takeSubmission: async ({ params }, context) => ({
      submission: await takeSubmission(db, reviewer(context), BigInt(params.id)),
    }),
    dropSubmission: async ({ params }, context) => {
      await dropSubmission(db, reviewer(context), BigInt(params.id));
      return { success: true as const };
    },
    evaluateSubmission: async ({ body }, context) => {
      const submission = await approveSubmission(db, reviewer(context), decisionOf(body));
      tell(context, [submission.id]);
      return { success: true as const, submission };
    },
    rejectSubmission: async ({ body }, context) => {
      const submission = await rejectSubmission(db, reviewer(context), decisionOf(body));
      tell(context, [submission.id]);
      return { success: true as const, submission };
    },
    rejectSubmissions: async ({ body }, context) => {
      const results = await rejectSubmissions(db, reviewer(context), {
        submissions: body.submissions.map(decisionOf),
        reason: body.reason,
      });
      const rejected = results.filter(({ error }) => error === null);
      tell(
        context,
        rejected.map(({ submissionId }) => submissionId),
      );
      return { results };
    },
  } satisfies Partial<Handlers>;
}

function ownerCalls({ db, telegram, now }: CallDeps) {
  const tell = teller({ db, telegram });
  const owner = (context: CallContext) => {
    const actor = requireActor(context);
    requireRecentSignIn(actor, now());
    return { ...actor, nowMs: now() };
  };
  return {
    editSubmissionRating: async ({ body }, context) => {
      const submission = await editRating(db, owner(context), decisionOf(body));
      tell(context, [submission.id]);
      return { success: true as const, submission };
    },
    deleteSubmission: async ({ params }, context) => {
      await deleteSubmission(db, owner(context), BigInt(params.id));
      return { submissionId: params.id };
    },
  } satisfies Partial<Handlers>;
}

function peopleCalls({ db, board, now }: CallDeps) {
  const banner = (context: CallContext) => ({ ...requireActor(context), nowMs: now() });
  return {
    getTwitterProfiles: ({ query }) => readSocialProfiles(db, { search: query.search ?? '' }),
    verifyTwitter: async ({ body }, context) => ({
      success: true as const,
      profile: await verifyProfile(db, {
        memberId: BigInt(body.userId),
        verified: body.verified,
        actor: requireActor(context).telegramId,
      }),
    }),
    getUsers: ({ query }) =>
      readUsers(db, board, {
        search: query.q ?? '',
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? PAGE_SIZES.users),
        nowMs: now(),
      }),
    getBanPreview: ({ params }) =>
      readBanPreview(db, { memberId: BigInt(params.userId), nowMs: now() }),
    getBanHistory: ({ params }) =>
      readBanHistory(db, { memberId: BigInt(params.userId), nowMs: now() }),
    banUser: async ({ body }, context) => ({
      success: true as const,
      user: await banMember(db, banner(context), {
        memberId: BigInt(body.userId),
        reason: body.reason,
        expiresAtMs: body.expiresAt ? requireTime(body.expiresAt) : null,
      }),
    }),
    unbanUser: async ({ body }, context) => ({
      success: true as const,
      user: await unbanMember(db, banner(context), { memberId: BigInt(body.userId) }),
    }),
  } satisfies Partial<Handlers>;
}

// After the decision and beside the answer: whoever decides does not wait for Telegram. One by one, as Telegram
// takes one message a second for a chat.
function teller({ db, telegram }: Pick<CallDeps, 'db' | 'telegram'>) {
  return ({ request }: CallContext, submissionIds: readonly string[]): void => {
    const report = (error: unknown, what: string) => request.log.warn({ err: error }, what);
    const tellAll = async () => {
      for (const submissionId of submissionIds) {
        await tellSubmitter({ db, telegram, report }, { submissionId });
      }
    };
    void tellAll();
  };
}

/** Who is signed in; the access rule has refused everybody else before. */
function requireActor({ actor }: CallContext): SessionMember {
  if (!actor) throw new AppError('not_signed_in', 'Sign in first.');
  return actor;
}

// What cannot be undone takes somebody who is there: a session that was left open is not enough.
function requireRecentSignIn({ signedInAtMs }: SessionMember, nowMs: number): void {
  if (nowMs - signedInAtMs > RECENT_SIGN_IN_MS) {
    throw new AppError(
      'sign_in_again',
      'Sign in again to do this: your last sign-in is too long ago.',
    );
  }
}

function decisionOf<Body extends { submissionId: string }>(body: Body) {
  return { ...body, submissionId: BigInt(body.submissionId) };
}

// The schema checks the form of a time, which the 31st of February has too.
function requireTime(text: string): number {
  const timeMs = Date.parse(text);
  if (Number.isNaN(timeMs)) throw new AppError('bad_request', 'This is no time.');
  return timeMs;
}
