import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#rules/messages/languages.ts';
import type { Messages } from '#rules/messages/messages.ts';
import type { Preferences } from '#server/services/bot/preferences.ts';
import type { Answer } from '../ask.ts';

/** The switches, in their order; each has its label while it is on. */
const NAMES = [
  'broadcasts',
  'tipNotices',
  'reviewNotices',
  'payoutNotices',
  'refusesTips',
  'hidden',
] as const satisfies readonly (keyof Preferences)[];

export const SETTINGS = {
  names: NAMES,
  own(m: Messages, preferences: Preferences): Answer {
    const labels: Readonly<Record<keyof Preferences, string>> = {
      broadcasts: m.button_broadcasts(),
      tipNotices: m.button_tip_notices(),
      reviewNotices: m.button_review_notices(),
      payoutNotices: m.button_payout_notices(),
      refusesTips: m.button_refuses_tips(),
      hidden: m.button_hidden(),
    };
    return {
      html: m.bot_settings(),
      buttons: [
        ...NAMES.map((name) => {
          const isOn = preferences[name];
          const data = `set:${name}:${isOn ? 'off' : 'on'}`;
          return [switchButton(labels[name], { isOn, data })];
        }),
        [{ text: `🌐 ${m.button_language()}`, data: 'set:language' }],
      ],
    };
  },

  /** The choice of the language in which the bot talks to a person. */
  language: (m: Messages, chosen: Language | null): Answer => ({
    html: m.bot_settings_language(),
    buttons: languageButtons(m, { kind: 'set', chosen, unset: m.button_language_telegram() }),
  }),
};

/** A button that shows a setting's state, and changes it. */
export function switchButton(label: string, { isOn, data }: { isOn: boolean; data: string }) {
  return { text: `${isOn ? '✅' : '⬜'} ${label}`, data };
}

/** A button for each language, in its own words, for `unset` and for the way back. */
export function languageButtons(
  m: Messages,
  { kind, chosen, unset }: { kind: 'set' | 'grp'; chosen: Language | null; unset: string },
) {
  const choices = [null, ...LANGUAGES].map((language) => [
    switchButton(language === null ? unset : LANGUAGE_NAMES[language], {
      isOn: language === chosen,
      data: `${kind}:language_${language ?? 'unset'}`,
    }),
  ]);
  return [...choices, [{ text: m.button_back(), data: `${kind}:all` }]];
}
