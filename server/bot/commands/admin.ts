import { canReview } from '#rules/roles.ts';
import { readOffice } from '#server/services/bot/office.ts';
import { type Ask, answers, type Reply } from '../ask.ts';
import { ADMIN } from '../texts/admin.ts';
import { TEXTS } from '../texts/texts.ts';

/** `/admin`: the waiting work, with links into the portal. Others get the answer to an unknown command. */
export async function admin({ deps, speaker, nowMs }: Ask): Promise<Reply> {
  if (!canReview(speaker.role)) return answers({ html: TEXTS.unknownCommand });
  return answers(ADMIN.waits(await readOffice(deps.db), { ...deps, nowMs }));
}
