import { AppError } from '#contract/errors.ts';
import { readOwnConsents, takeBackConsents, unblockApp } from '#server/services/consent-answers.ts';
import type { CallDeps } from './calls.ts';
import type { CallContext, Handlers } from './handlers.ts';

/** Members see what they allowed apps, and take it back; each their own. */
export function consentCalls({ db, now }: CallDeps) {
  const memberOf = ({ actor }: CallContext) => {
    if (!actor) throw new AppError('not_signed_in', 'Sign in first.');
    return actor;
  };
  return {
    getOwnConsents: async (_input, context) => ({
      apps: await readOwnConsents(db, memberOf(context)),
    }),
    deleteOwnConsents: async ({ params }, context) => {
      const app = { appId: BigInt(params.appId), nowMs: now() };
      await takeBackConsents(db, memberOf(context), app);
      return { success: true as const };
    },
    deleteOwnBlock: async ({ params }, context) => {
      await unblockApp(db, memberOf(context), { appId: BigInt(params.appId), nowMs: now() });
      return { success: true as const };
    },
  } satisfies Partial<Handlers>;
}
