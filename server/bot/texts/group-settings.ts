import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import type { ChatSettings } from '#server/services/bot/chats.ts';
import type { Answer } from '../ask.ts';
import { switchButton } from './settings.ts';
import { amountText } from './texts.ts';

export const GROUP_SETTINGS = {
  notYours: "Only the group's administrators change its settings, under their own names.",

  form: (said: string, code: string) =>
    `I do not understand “${escapeHtml(shortened(said, 40))}”. Try /settings, <code>/settings least 5</code> (the smallest tip in ${escapeHtml(code)}, or <code>any</code>), or <code>/settings topic here</code> (or <code>any</code>).`,

  noTopic:
    'This is not a topic. Send <code>/settings topic here</code> in the topic where I should talk.',

  all(
    settings: ChatSettings,
    { commands, code }: { commands: readonly string[]; code: string },
  ): Answer {
    const { leastTip, topicId, quiet, deletesCommands, commandsOff } = settings;
    const lines = [
      '<b>Settings of this group</b>',
      `Smallest tip: ${leastTip === null ? 'any' : amountText(leastTip, code)} (to change it: <code>/settings least 5</code>, or <code>least any</code>)`,
      `I answer ${topicId === null ? 'everywhere' : 'in one topic only'} (to change it: <code>/settings topic here</code>, or <code>topic any</code>)`,
    ];
    const flip = (isOn: boolean) => (isOn ? 'off' : 'on');
    const row = (label: string, name: string, isOn: boolean) =>
      switchButton(label, { isOn, data: `grp:${name}:${flip(isOn)}` });
    const forCommands = commands.map((name) => row(`/${name}`, name, !commandsOff.includes(name)));
    return {
      html: lines.join('\n'),
      buttons: [
        [row('Reactions instead of words', 'quiet', quiet)],
        [row('Delete commands after 10 s', 'delete', deletesCommands)],
        ...inPairs(forCommands),
      ],
    };
  },
};

function inPairs<T>(all: readonly T[]): T[][] {
  return all.flatMap((_, place) => (place % 2 === 0 ? [all.slice(place, place + 2)] : []));
}
