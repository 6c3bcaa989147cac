import type { Messages } from '#rules/messages/messages.ts';
import { MOMENT_KINDS } from '#rules/points/moments.ts';
import { shortened } from '#rules/telegram-html.ts';
import type { ChatSettings } from '#server/services/bot/chats.ts';
import type { Answer } from '../ask.ts';
import { momentLabel } from './moments.ts';
import { languageButtons, switchButton } from './settings.ts';
import { amountText } from './texts.ts';

export const GROUP_SETTINGS = {
  form: (m: Messages, said: string, code: string) =>
    m.bot_group_form({ said: shortened(said, 40), code }),

  all(
    m: Messages,
    settings: ChatSettings,
    { commands, code }: { commands: readonly string[]; code: string },
  ): Answer {
    const { leastTip, topicId, quiet, deletesCommands, commandsOff, momentsOff } = settings;
    const lines = [
      m.bot_group_title(),
      leastTip === null
        ? m.bot_group_any_tip()
        : m.bot_group_least_tip({ amount: amountText(m, leastTip, code) }),
      topicId === null ? m.bot_group_everywhere() : m.bot_group_one_topic(),
    ];
    const flip = (isOn: boolean) => (isOn ? 'off' : 'on');
    const row = (label: string, name: string, isOn: boolean) =>
      switchButton(label, { isOn, data: `grp:${name}:${flip(isOn)}` });
    const forCommands = commands.map((name) => row(`/${name}`, name, !commandsOff.includes(name)));
    const forMoments = MOMENT_KINDS.map((kind) =>
      row(momentLabel(m, kind), `moment_${kind}`, !momentsOff.includes(kind)),
    );
    return {
      html: lines.join('\n'),
      buttons: [
        [row(m.button_quiet(), 'quiet', quiet)],
        [row(m.button_delete_commands(), 'delete', deletesCommands)],
        ...forMoments.map((button) => [button]),
        [{ text: `🌐 ${m.button_language()}`, data: 'grp:language' }],
        ...inPairs(forCommands),
      ],
    };
  },

  /** The choice of the language in which everybody in the group reads the bot. */
  language: (m: Messages, { language }: ChatSettings): Answer => ({
    html: m.bot_group_language(),
    buttons: languageButtons(m, {
      kind: 'grp',
      chosen: language,
      unset: m.button_language_community(),
    }),
  }),
};

function inPairs<T>(all: readonly T[]): T[][] {
  return all.flatMap((_, place) => (place % 2 === 0 ? [all.slice(place, place + 2)] : []));
}
