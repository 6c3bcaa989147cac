import type { Db } from '#server/db/connect.ts';
import { say } from '#server/services/bot/outbox.ts';
import { mayWriteTo } from '#server/services/bot/people.ts';
import { requireReferralCode, takeReferral } from '#server/services/bot/referrals.ts';
import { type Ask, answers, type Reply } from '../ask.ts';
import { messagesOf } from '../languages.ts';
import { INVITE } from '../texts/invite.ts';

/** `/invite`: the member's own link, `t.me/BOT?start=ref_CODE`. */
export async function invite({ deps, speaker, m }: Ask): Promise<Reply> {
  const { memberId } = speaker;
  if (memberId === null) return answers({ html: m.bot_no_account() });
  const username = await deps.readUsername();
  const { referralPoints: points } = deps.config;
  return async (tx) => {
    const code = await requireReferralCode(tx, memberId);
    return INVITE.link(m, `https://t.me/${username}?start=ref_${code}`, { points });
  };
}

/** Gives the owner of a link the points for a new member and tells them, quoting nothing that the new member wrote. */
export async function tellInviter(tx: Db, ask: Ask, memberId: bigint): Promise<void> {
  const { args, deps, nowMs } = ask;
  const [, code] = /^ref_([\w-]{8,32})$/.exec(args) ?? [];
  if (code === undefined) return;
  const { referralPoints: points } = deps.config;
  const brought = await takeReferral(tx, { code, memberId, points, nowMs });
  if (brought === null || !(await mayWriteTo(tx, brought.telegramId))) return;
  const m = await messagesOf(deps, tx, brought.telegramId);
  const content = INVITE.joined(m, brought.earned, { nowMs });
  await say(tx, { chatId: brought.telegramId, ...content, must: false, nowMs });
}
