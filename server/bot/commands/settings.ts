import type { Db } from '#server/db/connect.ts';
import {
  type Preferences,
  readPreferences,
  setPreference,
} from '#server/services/bot/preferences.ts';
import { setVisibilityHeld } from '#server/services/creators/visibility.ts';
import { chooseLanguage } from '#server/services/members/languages.ts';
import { setRefusesTips } from '#server/services/tips/end-tip.ts';
import { type Ask, answers, type Reply } from '../ask.ts';
import { messagesOr, readLanguageButton } from '../languages.ts';
import { SETTINGS } from '../texts/settings.ts';
import { groupSettings } from './group-settings.ts';

/** `/settings`: the member's own in private, the group's in a group. */
export async function settings(ask: Ask): Promise<Reply> {
  if (ask.group !== null) return groupSettings(ask);
  const { memberId } = ask.speaker;
  if (memberId === null) return answers({ html: ask.m.bot_no_account() });
  return answers(SETTINGS.own(ask.m, await readPreferences(ask.deps.db, memberId)));
}

/** A pressed button; the message then shows the state of all of them, or the languages. Null for an unknown name. */
export async function switchSetting(
  ask: Ask,
  { name, isOn }: { name: string; isOn: boolean },
): Promise<Reply | null> {
  const { memberId, telegramId, chosenLanguage, seenLanguage } = ask.speaker;
  if (memberId === null) return null;
  if (name === 'language') return answers(SETTINGS.language(ask.m, chosenLanguage));
  const language = readLanguageButton(name);
  if (language !== undefined) {
    return async (tx) => {
      await chooseLanguage(tx, { telegramId, language });
      return SETTINGS.language(messagesOr(ask.deps, language ?? seenLanguage), language);
    };
  }
  if (name === 'all') return settings(ask);
  const known = SETTINGS.names.find((each) => each === name);
  if (known === undefined) return null;
  return async (tx) => {
    await change(tx, { memberId, name: known, isOn, nowMs: ask.nowMs });
    return SETTINGS.own(ask.m, await readPreferences(tx, memberId));
  };
}

async function change(
  tx: Db,
  input: { memberId: bigint; name: keyof Preferences; isOn: boolean; nowMs: number },
): Promise<void> {
  const { memberId, name, isOn, nowMs } = input;
  if (name === 'hidden') await setVisibilityHeld(tx, { memberId, hidden: isOn, nowMs });
  else if (name === 'refusesTips') await setRefusesTips(tx, { memberId, refuses: isOn });
  else await setPreference(tx, { memberId, name, isOn });
}
