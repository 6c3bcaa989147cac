import { changeSettings } from '#server/services/settings/change-settings.ts';
import { listSettings } from '#server/services/settings/current-settings.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** The settings that the owner changes while servers run (docs/spec/portal.md#26-settings). */
export function settingCalls({ db, config: { settings: bases }, now }: CallDeps) {
  const list = async () => ({ settings: await listSettings(db, bases) });
  return {
    getSettings: list,
    changeSettings: async ({ body: { changes } }, { actor }) => {
      requireRecentSignIn(actor, now());
      await changeSettings(db, { actor: actor.telegramId, changes, bases });
      return list();
    },
  } satisfies Partial<Handlers>;
}
