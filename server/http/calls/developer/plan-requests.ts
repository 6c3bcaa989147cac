import { PAGE_SIZES } from '#rules/limits.ts';
import {
  declinePlanRequest,
  grantPlanRequest,
  readPlanRequests,
  tellRequester,
} from '#server/services/plans/arrangements/decisions.ts';
import {
  readOwnPlanRequests,
  requestPlan,
  withdrawPlanRequest,
} from '#server/services/plans/arrangements/requests.ts';
import type { CallDeps } from '../../deps.ts';
import type { CallContext, Handlers, MemberContext } from '../../handlers.ts';
import { requireRecentSignIn } from '../admin/recent-sign-in.ts';

/** Plans by arrangement: members ask for them, the owner decides. */
export function planRequestCalls(deps: CallDeps) {
  return { ...ownRequestCalls(deps), ...decisionCalls(deps) };
}

function ownRequestCalls({ db, now }: CallDeps) {
  const member = ({ actor }: MemberContext) => ({ ...actor, nowMs: now() });
  return {
    getOwnPlanRequests: async (_input, { actor }) => readOwnPlanRequests(db, actor),
    postPlanRequest: async ({ body }, context) => requestPlan(db, member(context), body),
    withdrawPlanRequest: async ({ params }, context) =>
      withdrawPlanRequest(db, member(context), { requestId: BigInt(params.id) }),
  } satisfies Partial<Handlers>;
}

function decisionCalls({ db, telegram, messagesFor, now }: CallDeps) {
  // In the background, so the owner does not wait for Telegram.
  const tell = ({ request }: CallContext, decided: Parameters<typeof tellRequester>[1]) => {
    const report = (error: unknown, what: string) => request.log.warn({ err: error }, what);
    void tellRequester({ db, telegram, messagesFor, report }, decided);
  };
  const owner = ({ actor }: MemberContext) => ({ ...actor, nowMs: now() });
  return {
    getPlanRequests: ({ query }) =>
      readPlanRequests(db, {
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? PAGE_SIZES.users),
        nowMs: now(),
      }),
    grantPlanRequest: async ({ params, body }, context) => {
      requireRecentSignIn(context.actor, now());
      const { received } = body;
      const request = await grantPlanRequest(db, owner(context), {
        requestId: BigInt(params.id),
        received,
      });
      tell(context, { request });
      return { success: true as const, request };
    },
    declinePlanRequest: async ({ params, body }, context) => {
      const { reason } = body;
      const request = await declinePlanRequest(db, owner(context), {
        requestId: BigInt(params.id),
        reason,
      });
      tell(context, { request });
      return { success: true as const, request };
    },
  } satisfies Partial<Handlers>;
}
