import { PAGE_SIZES } from '#rules/limits.ts';
import { acceptedLanguage } from '#rules/messages/accepted-language.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { readCreatorPayments } from '#server/services/creators/payment-history.ts';
import { readCreatorPoints } from '#server/services/creators/point-history.ts';
import { readCreatorProfile } from '#server/services/creators/profile.ts';
import { readCreatorDays, readCreatorStats } from '#server/services/creators/stats.ts';
import { setVisibility } from '#server/services/creators/visibility.ts';
import {
  editSubmission,
  withdrawSubmission,
} from '#server/services/submissions/change-submission.ts';
import { readOwnSubmissions } from '#server/services/submissions/own-submissions.ts';
import { readShowcase } from '#server/services/submissions/showcase.ts';
import { createShowcaseContents } from '#server/services/submissions/showcase-contents.ts';
import { previewContent, submitContent } from '#server/services/submissions/submit-content.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers, MemberContext } from '../../handlers.ts';

/** The creator hub: the showcase is public; everything else belongs to the signed-in member. */
export function creatorCalls(deps: CallDeps) {
  return { ...showcaseCalls(deps), ...dashboardCalls(deps), ...submitCalls(deps) };
}

function showcaseCalls({ db, board, config }: CallDeps) {
  const { ranks } = config.community;
  const contents = createShowcaseContents(db);
  return {
    getCreatorContent: ({ query }) =>
      readShowcase(db, contents, {
        ...pageOf(query),
        search: query.search ?? '',
        type: query.type ?? null,
        sort: query.sort ?? 'recent',
        ranks,
      }),
    getCreatorProfile: ({ params, query }) =>
      readCreatorProfile(db, board, { ...params, ...pageOf(query), ranks }),
  } satisfies Partial<Handlers>;
}

function dashboardCalls({ db, board, config, coinSymbol, now }: CallDeps) {
  return {
    getCreatorStats: async (_input, { actor, request }) =>
      readCreatorStats(db, board, {
        ...actor,
        ...config,
        code: config.coin.code,
        m: messagesIn(acceptedLanguage(request.headers['accept-language']) ?? 'en'),
        nowMs: now(),
        ranks: config.community.ranks,
      }),
    getCreatorDays: async (_input, { actor }) => readCreatorDays(db, { ...actor, nowMs: now() }),
    getCreatorPayments: async ({ query }, { actor }) =>
      readCreatorPayments(db, {
        ...pageOf(query),
        memberId: actor.memberId,
        explorerTxUrl: config.explorerTxUrl,
      }),
    getCreatorPoints: async ({ query }, { actor }) =>
      readCreatorPoints(db, {
        ...pageOf(query),
        memberId: actor.memberId,
        coinSymbol,
        nowMs: now(),
      }),
    putCreatorVisibility: async ({ body }, { actor }) =>
      setVisibility(db, { ...actor, hidden: body.hidden, nowMs: now() }),
  } satisfies Partial<Handlers>;
}

function submitCalls({ db, now }: CallDeps) {
  const submitter = ({ actor }: MemberContext) => ({ ...actor, nowMs: now() });
  return {
    getOwnSubmissions: async ({ query }, context) =>
      readOwnSubmissions(db, { ...pageOf(query), ...submitter(context) }),
    previewSubmission: async ({ body }, { actor }) =>
      previewContent(db, { memberId: actor.memberId, url: body.url }),
    postOwnSubmission: async ({ body }, context) =>
      submitContent(db, submitter(context), {
        ...body,
        resubmits: body.resubmits === undefined ? undefined : BigInt(body.resubmits),
      }),
    patchOwnSubmission: async ({ params, body }, context) => ({
      submission: await editSubmission(db, submitter(context), {
        ...body,
        submissionId: BigInt(params.id),
      }),
    }),
    withdrawOwnSubmission: async ({ params, query }, context) => ({
      submission: await withdrawSubmission(db, submitter(context), {
        submissionId: BigInt(params.id),
        version: Number(query.version),
      }),
    }),
  } satisfies Partial<Handlers>;
}

function pageOf(query: { page?: string; limit?: string }) {
  return {
    page: Number(query.page ?? 1),
    limit: Number(query.limit ?? PAGE_SIZES.showcase),
  };
}
