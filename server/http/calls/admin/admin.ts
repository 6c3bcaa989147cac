import { AppError } from '#contract/errors.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { acceptedLanguage } from '#rules/messages/accepted-language.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { readAuditLog, readSubmissionHistory } from '#server/services/audit/log.ts';
import { readPicture } from '#server/services/members/pictures.ts';
import { readDashboard } from '#server/services/submissions/dashboard.ts';
import { tellSubmitter } from '#server/services/submissions/notifications.ts';
import {
  approveSubmission,
  deleteSubmission,
  dropSubmission,
  editRating,
  rejectSubmission,
  rejectSubmissions,
  takeSubmission,
} from '#server/services/submissions/review.ts';
import { readPending, readSubmissions } from '#server/services/submissions/rows.ts';
import { undoDecision } from '#server/services/submissions/undo-decision.ts';
import {
  banMember,
  readBanHistory,
  readBanPreview,
  unbanMember,
} from '#server/services/users/banning.ts';
import { readSocialProfiles, verifyProfile } from '#server/services/users/social-profiles.ts';
import { readUsers } from '#server/services/users/users.ts';
import type { CallDeps } from '../../deps.ts';
import type { CallContext, Handlers, MemberContext } from '../../handlers.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** The administrators' calls: each passes its checked input to one service. */
export function adminCalls(deps: CallDeps) {
  return { ...listCalls(deps), ...reviewCalls(deps), ...ownerCalls(deps), ...peopleCalls(deps) };
}

function listCalls({ db, now }: CallDeps) {
  return {
    getAdminDashboard: () => readDashboard(db),
    getPendingSubmissions: async ({ query }, { actor }) =>
      readPending(db, {
        memberId: actor.memberId,
        nowMs: now(),
        page: Number(query.page ?? 1),
      }),
    getSubmissions: async ({ query }, { actor }) =>
      readSubmissions(db, {
        status: query.status ?? 'all',
        sortBy: query.sortBy ?? 'submittedAt',
        sortOrder: query.sortOrder ?? (query.sortBy === 'status' ? 'asc' : 'desc'),
        search: query.search ?? '',
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? PAGE_SIZES.submissions),
        memberId: actor.memberId,
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

function reviewCalls({ db, telegram, messagesFor, now }: CallDeps) {
  const tell = teller({ db, telegram, messagesFor });
  const reviewer = ({ actor }: MemberContext) => ({ ...actor, nowMs: now() });
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
      const rejected = results.filter(({ refusal }) => refusal === null);
      tell(
        context,
        rejected.map(({ submissionId }) => submissionId),
      );
      const m = messagesIn(acceptedLanguage(context.request.headers['accept-language']) ?? 'en');
      return {
        results: results.map(({ submissionId, refusal }) => ({
          submissionId,
          error: refusal?.message ?? null,
          translation: refusal?.messageIn(m) ?? null,
        })),
      };
    },
    undoDecision: async ({ params, body }, context) => {
      const submission = await undoDecision(db, reviewer(context), {
        submissionId: BigInt(params.id),
        version: body.version,
      });
      tell(context, [submission.id], { isUndone: true });
      return { success: true as const, submission };
    },
  } satisfies Partial<Handlers>;
}

function ownerCalls({ db, telegram, messagesFor, now }: CallDeps) {
  const tell = teller({ db, telegram, messagesFor });
  const owner = ({ actor }: MemberContext) => {
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

function peopleCalls({ db, board, config, now }: CallDeps) {
  const { ranks } = config.community;
  const banner = ({ actor }: MemberContext) => ({ ...actor, nowMs: now(), ranks });
  return {
    getTwitterProfiles: ({ query }) =>
      readSocialProfiles(db, { search: query.search ?? '', page: Number(query.page ?? 1), ranks }),
    verifyTwitter: async ({ body }, { actor }) => ({
      success: true as const,
      profile: await verifyProfile(db, {
        memberId: BigInt(body.userId),
        verified: body.verified,
        handle: body.twitterHandle,
        actor: actor.telegramId,
        ranks,
      }),
    }),
    getUsers: ({ query }) =>
      readUsers(db, board, {
        search: query.q ?? '',
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? PAGE_SIZES.users),
        nowMs: now(),
        ranks,
      }),
    getUserPicture: async ({ params }) => readPicture(db, { memberId: BigInt(params.userId) }),
    getBanPreview: ({ params }) =>
      readBanPreview(db, { memberId: BigInt(params.userId), nowMs: now() }),
    getBanHistory: ({ params }) => readBanHistory(db, { memberId: BigInt(params.userId) }),
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

// In the background, so the administrator does not wait for Telegram. One by one: Telegram accepts one message per second and
// chat.
function teller(deps: Pick<CallDeps, 'db' | 'telegram' | 'messagesFor'>) {
  return (
    { request }: CallContext,
    submissionIds: readonly string[],
    { isUndone = false } = {},
  ): void => {
    const report = (error: unknown, what: string) => request.log.warn({ err: error }, what);
    const tellAll = async () => {
      for (const submissionId of submissionIds) {
        await tellSubmitter({ ...deps, report }, { submissionId, isUndone });
      }
    };
    void tellAll();
  };
}

function decisionOf<Body extends { submissionId: string }>(body: Body) {
  return { ...body, submissionId: BigInt(body.submissionId) };
}

// The schema only checks the format, which 31 February also matches.
function requireTime(text: string): number {
  const timeMs = Date.parse(text);
  if (Number.isNaN(timeMs)) throw new AppError('bad_request', (m) => m.refusal_no_time());
  return timeMs;
}
