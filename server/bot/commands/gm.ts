import { readNextClaimMs, reportEvent } from '#server/services/bot/report-event.ts';
import type { Ask, Reply } from '../ask.ts';
import { GM } from '../texts/account.ts';

/** `/gm`: the day's point, or the time of the next one. */
export async function gm({ speaker, key, m, nowMs }: Ask): Promise<Reply> {
  return async (tx) => {
    const earned = await reportEvent(tx, speaker, { id: `${key}:gm`, type: 'gm' }, nowMs);
    const nextMs = await readNextClaimMs(tx, { ...speaker, rule: 'gm', nowMs });
    return GM.said(m, earned, { nextMs, nowMs });
  };
}
