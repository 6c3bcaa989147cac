import { reportEvent } from '#server/services/bot/report-event.ts';
import type { Ask, Reply } from '../ask.ts';
import { START } from '../texts/account.ts';

/** `/start`: makes the account, and shows what there is. */
export async function start(ask: Ask): Promise<Reply> {
  const { speaker, key, nowMs, deps } = ask;
  return async (tx) => {
    const event = { id: `${key}:start`, type: 'account_created' };
    const earned = speaker.memberId === null ? await reportEvent(tx, speaker, event, nowMs) : null;
    return START.welcome({ ...deps, earned, nowMs });
  };
}
