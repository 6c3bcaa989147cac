import type { Db } from '#server/db/connect.ts';
import type { CommunityBot, TelegramConflict } from '#server/gateways/telegram/telegram.ts';
import { noteUpdateConflict } from '#server/services/telegram/update-conflict.ts';

/** Two programs that each remove the other's webhook do so no more often than this. */
const REMOVE_EVERY_MS = 60 * 60_000;
/** The conflict is over after this time of answered polls: two readers interrupt each other only now and then. */
const CALM_MS = 60_000;

export type UpdateConflicts = {
  /** Telegram refused polling. Rejects if Telegram or the database cannot be reached. */
  meet(conflict: TelegramConflict): Promise<void>;
  /** Telegram answered a poll. */
  pass(): Promise<void>;
};

export type UpdateConflictsDeps = {
  db: Db;
  /** Null if the token may belong to another bot: then its webhook is left alone. */
  community: Pick<CommunityBot, 'findWebhook' | 'setWebhook'> | null;
  /** The address to which a server of this site would have updates sent. */
  ownWebhook: string;
  report(error: unknown, what: string): void;
  /** A clock that never jumps. */
  monotonicMs?: () => number;
};

/**
 * Handles refusals of polling: reports each cause once in the log, and to the monitor while it lasts. The community's own bot
 * removes a webhook that another program has set, as it does at its start; a second one within an hour is left to the operator.
 */
export function createUpdateConflicts(deps: UpdateConflictsDeps): UpdateConflicts {
  const { db, community, ownWebhook, report, monotonicMs = () => performance.now() } = deps;
  /** Undefined until known, so that the note of an earlier process may still hold. */
  let standing: TelegramConflict['by'] | null | undefined;
  let metMs = Number.NEGATIVE_INFINITY;
  let removedMs = Number.NEGATIVE_INFINITY;

  /** Removes the webhook if it may. Returns the outcome for the log. */
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
