import { acceptedLanguage } from '#rules/messages/accepted-language.ts';
import { BACKED, CLASSIC } from '#rules/policies/policy.ts';
import { isoTime } from '#rules/times.ts';
import { announcePolicy, readAnnouncement } from '#server/services/broadcasts/announce-policy.ts';
import {
  earliestWeek,
  exampleOf,
  requireWalletFor,
  setPolicy,
  withdrawPolicy,
} from '#server/services/policies/policies.ts';
import { countReplayable } from '#server/services/policies/replay.ts';
import { cancelReplay, readReplay, startReplay } from '#server/services/policies/replay-task.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { readCommunityLanguage } from './community-language.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** The owner's policy of the pool (docs/spec/portal.md#27-policy). */
export function policyCalls(deps: CallDeps) {
  const { db, config, now, telegram, settings, broadcastSender: sender } = deps;
  const announced = () => ({
    rulesUrl: `${config.publicUrl}/weeks/rules`,
    code: config.coin.code,
    settings: config,
    nowMs: now(),
  });
  return {
    getPolicyDraft: async () => ({
      earliestWeek: await earliestWeek(db, now()),
      replayableWeeks: await countReplayable(db),
      shipped: [BACKED, CLASSIC].map((policy) => exampleOf(policy, config)),
    }),
    setPolicy: async ({ body: { policy, fromWeek } }, { actor }) => {
      requireRecentSignIn(actor, now());
      requireWalletFor(policy, config.walletUrl);
      const by = actor.telegramId;
      const set = await setPolicy(db, { policy, fromWeek, nowMs: now(), actor: by });
      const { setAtMs, ...rest } = set;
      return { ...rest, setAt: isoTime(setAtMs) };
    },
    withdrawPolicy: async ({ body: { fromWeek } }, { actor }) => {
      requireRecentSignIn(actor, now());
      await withdrawPolicy(db, { fromWeek, nowMs: now(), actor: actor.telegramId });
      return { success: true };
    },
    getPolicyAnnouncement: async ({ query: { fromWeek, language = 'en' } }) => {
      const texts = await readAnnouncement(db, { fromWeek, ...announced() });
      return { text: texts[language].text };
    },
    announcePolicy: async ({ body: { fromWeek, language = 'en', text } }, { actor }) => {
      requireRecentSignIn(actor, now());
      const input = { fromWeek, language, text, actor, ...announced() };
      return announcePolicy(
        { db, telegram, sender, language: await readCommunityLanguage(settings) },
        input,
      );
    },
    replayPolicy: async ({ body: { policy, weeks } }, { request }) => {
      const report = (error: unknown, what: string) => request.log.error({ err: error }, what);
      const language = acceptedLanguage(request.headers['accept-language']) ?? 'en';
      const { id, play } = await startReplay(db, { policy, weeks, now, language, report });
      void play();
      return { id };
    },
    getReplay: async () => ({ last: await readReplay(db, { nowMs: now() }) }),
    cancelReplay: async () => {
      await cancelReplay(db);
      return { success: true };
    },
  } satisfies Partial<Handlers>;
}
