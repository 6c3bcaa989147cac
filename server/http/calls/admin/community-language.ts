import type { Language } from '#rules/messages/languages.ts';
import { languageOf } from '#server/services/members/languages.ts';
import type { CurrentSettings } from '#server/services/settings/current-settings.ts';

/**
 * The language for members whose own is unknown. Reads the settings again: another server may have changed it, and a broadcast keeps
 * it to its end.
 */
export async function readCommunityLanguage(
  settings: Pick<CurrentSettings, 'read'>,
): Promise<Language> {
  return languageOf((await settings.read()).language) ?? 'en';
}
