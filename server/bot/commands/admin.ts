import { canReview } from '#rules/roles.ts';
import { readOffice } from '#server/services/bot/office.ts';
import { type Ask, answers, type Reply } from '../ask.ts';
import { ADMIN } from '../texts/admin.ts';

/** `/admin`: the waiting work, with links into the portal. Others get the answer to an unknown command. */
export async function admin({ deps, speaker, m, nowMs }: Ask): Promise<Reply> {
  if (!canReview(speaker.role)) return answers({ html: m.bot_unknown_command() });
  return answers(ADMIN.waits(m, await readOffice(deps.db), { ...deps, nowMs }));
}
