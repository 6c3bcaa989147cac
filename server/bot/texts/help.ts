import type { Messages } from '#rules/messages/messages.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';
import type { CommandName } from '../commands/command-lists.ts';

/** The description of a command, for the menu and for `/help`. */
export function descriptionOf(
  m: Messages,
  command: CommandName,
  place: 'private' | 'groups',
): string {
  if (place === 'groups' && command === 'settings') return m.command_settings_group();
  if (place === 'groups' && command === 'hunt') return m.command_hunt_group();
  return m[`command_${command}`]();
}

const DAILY: readonly CommandName[] = ['gm', 'tip', 'faucet', 'hunt'];
const POINTS: readonly CommandName[] = ['rank', 'top', 'week', 'points', 'submit'];
const COINS: readonly CommandName[] = [
  'wallet',
  'address',
  'deposit',
  'balance',
  'history',
  'send',
  'export',
];
const LISTED = [...DAILY, ...POINTS, ...COINS];

export const HELP = {
  /** `url` leads out of a group. */
  list(m: Messages, commands: readonly CommandName[], url: string | null): Answer {
    const place = url === null ? 'private' : 'groups';
    const part = (heading: string, names: readonly CommandName[]) => {
      const lines = names
        .filter((name) => commands.includes(name))
        .map((name) => `/${name} – ${escapeHtml(descriptionOf(m, name, place))}`);
      return lines.length === 0 ? [] : [[heading, ...lines].join('\n')];
    };
    const parts = [
      ...(commands.includes('tip') ? [m.bot_help_example()] : []),
      ...part(m.bot_help_daily(), DAILY),
      ...part(m.bot_help_points(), POINTS),
      ...part(m.bot_help_coins(), COINS),
      ...part(
        m.bot_help_more(),
        commands.filter((name) => !LISTED.includes(name)),
      ),
    ];
    return {
      html: parts.join('\n\n'),
      ...(url === null ? {} : { buttons: [[{ text: m.button_open_private(), url }]] }),
    };
  },
};
