import { PAGE_SIZES } from '#rules/limits.ts';
import { decideObjection, readObjections } from '#server/services/fairness/decide-objection.ts';
import { holdSignal, markUsual, noteSignal } from '#server/services/fairness/marks.ts';
import { tellDecided, tellHeld } from '#server/services/fairness/notices.ts';
import { readSignal, readSignals } from '#server/services/fairness/signals.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers, MemberContext } from '../../handlers.ts';
import { noticesOf } from '../site/objections.ts';

/** The signals found in the tips of a week, for administrators. */
export function fairnessCalls(deps: CallDeps) {
  const { db, config, now } = deps;
  const acting = ({ actor }: MemberContext) => ({ ...actor, nowMs: now() });
  return {
    getFairness: ({ query }) =>
      readSignals(db, {
        week: query.week,
        kind: query.kind,
        show: query.show ?? 'worthy',
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? PAGE_SIZES.users),
      }),
    getFairnessSignal: ({ params }) =>
      readSignal(db, { id: BigInt(params.id), explorerTxUrl: config.explorerTxUrl }),
    postFairnessNote: async ({ params, body }, context) => {
      await noteSignal(db, acting(context), { id: BigInt(params.id), note: body.note });
      return { success: true as const };
    },
    postFairnessUsual: async ({ params, body }, context) => {
      await markUsual(db, acting(context), { id: BigInt(params.id), isUsual: body.isUsual });
      return { success: true as const };
    },
    holdFairnessShares: async ({ params, body }, context) => {
      const input = { id: BigInt(params.id), reason: body.reason };
      const { week, held } = await holdSignal(db, acting(context), input);
      void tellHeld(noticesOf(deps, context), { week, memberIds: held });
      return { held };
    },
    getObjections: ({ query }) =>
      readObjections(db, {
        week: query.week,
        page: Number(query.page ?? 1),
        limit: Number(query.limit ?? PAGE_SIZES.users),
      }),
    decideObjection: async ({ params, body }, context) => {
      const input = { id: BigInt(params.id), upheld: body.upheld, note: body.note };
      const objection = await decideObjection(db, acting(context), input);
      void tellDecided(noticesOf(deps, context), objection);
      return { objection };
    },
  } satisfies Partial<Handlers>;
}
