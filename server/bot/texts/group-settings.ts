import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import type { ChatSettings } from '#server/services/bot/chats.ts';
import type { Answer } from '../ask.ts';
import { switchButton } from './settings.ts';
import { amountText } from './texts.ts';

export const GROUP_SETTINGS = {
  notYours: "Only the group's administrators change its settings, under their own names.",

  form: (said: string, code: string) =>
    `I do not understand “${escapeHtml(shortened(said, 40))}”. Say /settings alone, <code>/settings least 5</code> (${escapeHtml(code)}; or any), or <code>/settings topic here</code> (or any).`,

  all(
    settings: ChatSettings,
    { commands, code }: { commands: readonly string[]; code: string },
  ): Answer {
    const { leastTip, topicId, quiet, deletesCommands, commandsOff } = settings;
    const lines = [
      '<b>Settings of this group</b>',
      `Smallest tip: ${leastTip === null ? 'any' : amountText(leastTip, code)} (<code>/settings least 5</code>)`,
      `I answer ${topicId === null ? 'everywhere' : 'in one topic only'} (<code>/settings topic here</code>, or any)`,
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
