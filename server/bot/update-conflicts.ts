import type { Db } from '#server/db/connect.ts';
import type { CommunityBot, TelegramConflict } from '#server/gateways/telegram/telegram.ts';
import { noteUpdateConflict } from '#server/services/telegram/update-conflict.ts';

/** Two programs that each remove the other's webhook do it no more often than this. */
const REMOVE_EVERY_MS = 60 * 60_000;
/** It is over when Telegram has answered for as long: two readers interrupt each other only now and then. */
const CALM_MS = 60_000;

export type UpdateConflicts = {
  /** Telegram refused to be polled. Rejects if it cannot be asked or the database cannot be told. */
  meet(conflict: TelegramConflict): Promise<void>;
  /** Telegram answered a poll. */
  pass(): Promise<void>;
};

export type UpdateConflictsDeps = {
  db: Db;
  /** Null where the token may be another bot's: then its webhook is left alone. */
  community: Pick<CommunityBot, 'findWebhook' | 'setWebhook'> | null;
  /** Where a server of this site would have updates sent. */
  ownWebhook: string;
  report(error: unknown, what: string): void;
  /** Counts on evenly. */
  monotonicMs?: () => number;
};

/**
 * What is done when Telegram refuses to be polled: it is said once in the log, and for the monitor as long as it lasts. The
 * community's own bot removes a webhook that another program has set, as it does when it starts; a second one within an hour
 * is left to the operator.
 */
export function createUpdateConflicts(deps: UpdateConflictsDeps): UpdateConflicts {
  const { db, community, ownWebhook, report, monotonicMs = () => performance.now() } = deps;
  /** Undefined: not known yet, so that what an earlier process has noted may stand. */
  let standing: TelegramConflict['by'] | null | undefined;
  let metMs = Number.NEGATIVE_INFINITY;
  let removedMs = Number.NEGATIVE_INFINITY;

  /** What became of the webhook. */
  async function removeWebhook(): Promise<string> {
    const webhook = community && (await community.findWebhook());
    if (!webhook) return '';
    if (webhook.url === ownWebhook) return ' (another server of this site has set it: it stays)';
    if (monotonicMs() - removedMs < REMOVE_EVERY_MS) return ' again (it stays for an hour)';
    removedMs = monotonicMs();
    await community.setWebhook(null);
    return ` (to ${webhook.host}: now removed)`;
  }

  return {
    async meet(conflict) {
      const { by } = conflict;
      const isNew = standing !== by;
      metMs = monotonicMs();
      const outcome = by === 'webhook' ? await removeWebhook() : '';
      if (!isNew) return;
      report(conflict, `${CAUSES[by]}${outcome}`);
      await noteUpdateConflict(db, by);
      standing = by;
    },
    async pass() {
      if (standing === null || monotonicMs() - metMs < CALM_MS) return;
      await noteUpdateConflict(db, null);
      standing = null;
    },
  };
}

const CAUSES = {
  webhook: 'the bot hears nothing: a webhook is set for it',
  other_reader: 'the bot misses messages: another program reads them with the same token',
} as const;
