import type { Preferences } from '#server/services/bot/preferences.ts';
import type { Answer } from '../ask.ts';

type Name = keyof Preferences;

/** The label of each switch while it is on. */
const LABELS: Readonly<Record<Name, string>> = {
  broadcasts: 'Broadcasts',
  tipNotices: 'Tell me about tips',
  reviewNotices: 'Tell me about reviews',
  payoutNotices: 'Tell me about payouts',
  refusesTips: 'Do not accept tips',
  hidden: 'Hide me on public pages',
};

const NAMES = Object.keys(LABELS) as Name[]; // // The keys of the literal above are its names.

export const SETTINGS = {
  names: NAMES,
  own(preferences: Preferences): Answer {
    return {
      html: '<b>Your settings</b>\nPress one to change it.',
      buttons: NAMES.map((name) => {
        const isOn = preferences[name];
        return [switchButton(LABELS[name], { isOn, data: `set:${name}:${isOn ? 'off' : 'on'}` })];
      }),
    };
  },
};

/** A button that shows a setting's state, and changes it. */
export function switchButton(label: string, { isOn, data }: { isOn: boolean; data: string }) {
  return { text: `${isOn ? '✅' : '⬜'} ${label}`, data };
}
