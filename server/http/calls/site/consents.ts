import {
  readOwnConsents,
  unblockApp,
  withdrawConsents,
} from '#server/services/consents/answers.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

/** Members see and revoke the permissions they gave to apps. */
export function consentCalls({ db, now }: CallDeps) {
  return {
    getOwnConsents: async (_input, { actor }) => ({
      apps: await readOwnConsents(db, actor),
    }),
    deleteOwnConsents: async ({ params }, { actor }) => {
      const app = { appId: BigInt(params.appId), nowMs: now() };
      await withdrawConsents(db, actor, app);
      return { success: true as const };
    },
    deleteOwnBlock: async ({ params }, { actor }) => {
      await unblockApp(db, actor, { appId: BigInt(params.appId), nowMs: now() });
      return { success: true as const };
    },
  } satisfies Partial<Handlers>;
}
