import { AppError } from '#contract/errors.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import { editSubmission, withdrawSubmission } from '#server/services/change-submission.ts';
import { readCreatorPayments } from '#server/services/creator-payments.ts';
import { readCreatorPoints } from '#server/services/creator-points.ts';
import { readCreatorProfile } from '#server/services/creator-profile.ts';
import { readCreatorDays, readCreatorStats } from '#server/services/creator-stats.ts';
import { readOwnSubmissions } from '#server/services/own-submissions.ts';
import { readShowcase } from '#server/services/showcase.ts';
import { createShowcaseContents } from '#server/services/showcase-contents.ts';
import { previewContent, submitContent } from '#server/services/submit-content.ts';
import { setVisibility } from '#server/services/visibility.ts';
import type { CallDeps } from './calls.ts';
import type { CallContext, Handlers } from './handlers.ts';

/** The creator hub: the showcase is everybody's, all else the signed-in member's own. */
export function creatorCalls(deps: CallDeps) {
  return { ...showcaseCalls(deps), ...dashboardCalls(deps), ...submitCalls(deps) };
}

function showcaseCalls({ db, board }: CallDeps) {
  const contents = createShowcaseContents(db);
  return {
    getCreatorContent: ({ query }) =>
      readShowcase(db, contents, {
        ...pageOf(query),
        search: query.search ?? '',
        type: query.type ?? null,
        sort: query.sort ?? 'recent',
      }),
    getCreatorProfile: ({ params, query }) =>
      readCreatorProfile(db, board, { ...params, ...pageOf(query) }),
  } satisfies Partial<Handlers>;
}

function dashboardCalls({ db, board, config, coinSymbol, now }: CallDeps) {
  return {
    getCreatorStats: async (_input, context) =>
      readCreatorStats(db, board, { ...requireActor(context), ...config, nowMs: now() }),
    getCreatorDays: async (_input, context) =>
      readCreatorDays(db, { ...requireActor(context), nowMs: now() }),
    getCreatorPayments: async ({ query }, context) =>
      readCreatorPayments(db, {
        ...pageOf(query),
        memberId: requireActor(context).memberId,
        explorerTxUrl: config.explorerTxUrl,
      }),
    getCreatorPoints: async ({ query }, context) =>
      readCreatorPoints(db, {
        ...pageOf(query),
        memberId: requireActor(context).memberId,
        coinSymbol,
      }),
    putCreatorVisibility: async ({ body }, context) =>
      setVisibility(db, { ...requireActor(context), hidden: body.hidden, nowMs: now() }),
  } satisfies Partial<Handlers>;
}

function submitCalls({ db, now }: CallDeps) {
  const submitter = (context: CallContext) => ({ ...requireActor(context), nowMs: now() });
  return {
    getOwnSubmissions: async ({ query }, context) =>
      readOwnSubmissions(db, { ...pageOf(query), ...submitter(context) }),
    previewSubmission: async ({ body }, context) =>
      previewContent(db, { memberId: requireActor(context).memberId, url: body.url }),
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

function requireActor({ actor }: CallContext): { memberId: bigint; telegramId: string } {
  if (!actor) throw new AppError('not_signed_in', 'Sign in first.');
  return { memberId: actor.memberId, telegramId: actor.telegramId };
}

function pageOf(query: { page?: string; limit?: string }) {
  return {
    page: Number(query.page ?? 1),
    limit: Number(query.limit ?? PAGE_SIZES.showcase),
  };
}
