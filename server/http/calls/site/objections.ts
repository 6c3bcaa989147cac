import type { NoticeDeps } from '#server/services/fairness/notices.ts';
import { objectToShare, readOwnStanding } from '#server/services/fairness/objections.ts';
import { readWeekFairness } from '#server/services/fairness/public-weeks.ts';
import type { CallDeps } from '../../deps.ts';
import type { CallContext, Handlers } from '../../handlers.ts';

const DEFAULT_LIMIT = 20;

/** The public figures on how evenly closed weeks paid, and members' objections. */
export function objectionCalls({ db, now }: CallDeps) {
  return {
    getWeekFairness: ({ query }) =>
      readWeekFairness(db, {
        week: query.week,
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? DEFAULT_LIMIT),
      }),
    getOwnStanding: ({ params }, { actor }) =>
      readOwnStanding(db, { week: params.week, memberId: actor.memberId, nowMs: now() }),
    objectToShare: async ({ params, body }, { actor }) => {
      const { week, memberId } = params;
      const by = { ...actor, nowMs: now() };
      await objectToShare(db, by, { week, memberId: BigInt(memberId), reason: body.reason });
      return { success: true as const };
    },
  } satisfies Partial<Handlers>;
}

/** The dependencies for telling members about decisions; failures go to the request's log. */
export function noticesOf(
  {
    db,
    telegram,
    messagesFor,
    config,
  }: Pick<CallDeps, 'db' | 'telegram' | 'messagesFor' | 'config'>,
  { request }: CallContext,
): NoticeDeps {
  const report = (error: unknown, what: string) => request.log.warn({ err: error }, what);
  const { publicUrl, bot } = config;
  return { db, telegram, messagesFor, publicUrl, hasOwnBot: bot !== 'off', report };
}
