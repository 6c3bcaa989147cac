import { isLanguage, type Language } from '#rules/messages/languages.ts';
import type { Messages } from '#rules/messages/messages.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChatSettings } from '#server/services/bot/chats.ts';
import type { Speaker } from '#server/services/bot/people.ts';
import { readChatLanguage } from '#server/services/members/languages.ts';
import type { BotDeps } from './bot-deps.ts';

type Deps = Pick<BotDeps, 'settings' | 'messagesIn'>;

/** The catalogues for a request (docs/spec/bot.md#4-languages): `m` for its chat, `own` for its speaker. */
export function messagesFor(
  deps: Deps,
  { speaker, group }: { speaker: Speaker; group: ChatSettings | null },
): { m: Messages; own: Messages } {
  const own = messagesOr(deps, speaker.chosenLanguage ?? speaker.seenLanguage);
  return { m: group === null ? own : messagesOr(deps, group.language), own };
}

/** The catalogue for a message that nobody in the chat has just asked for. */
export async function messagesOf(deps: Deps, db: Db, chatId: string): Promise<Messages> {
  return messagesOr(deps, await readChatLanguage(db, chatId));
}

/** The catalogue of a language, or of the community's. Settings are at most a minute old, which saves each update a query. */
export function messagesOr({ settings, messagesIn }: Deps, language: Language | null): Messages {
  const { language: set } = settings.last();
  return messagesIn(language ?? (isLanguage(set) ? set : 'en'));
}

/** The language that a button stands for, null for none of one's own; undefined for another button. */
export function readLanguageButton(name: string): Language | null | undefined {
  const [, code = ''] = /^language_(\w+)$/.exec(name) ?? [];
  if (code === 'unset') return null;
  return isLanguage(code) ? code : undefined;
}
