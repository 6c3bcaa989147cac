import { escapeHtml } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';

/** The description of each command, for the menu and for `/help`. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  start: 'Make your account, or start over',
  help: 'What I can do here',
  tip: 'Tip somebody: /tip @user 25, or as a reply',
  gm: 'Say good morning, once a day',
  rank: 'Your rank and points; /rank @user for another member',
  top: 'The top ten, and your own place',
  week: 'The running week: points, threshold, estimated share',
  points: 'How you earned your latest points',
  faucet: 'A small amount once a day',
  hunt: 'The treasure hunt: your clue and your place',
  submit: 'Submit content for review',
  address: 'See or set the address your coins go to',
  wallet: 'Open your wallet',
  deposit: 'Where to send coins',
  balance: 'What is at your address',
  history: 'The latest payments to your address',
  send: 'Send coins: /send ADDRESS 25',
  export: 'Export your keys, in the wallet',
  settings: 'Messages, visibility, tips',
  admin: 'What needs an administrator',
  invite: 'Your own link, by which others join',
  cancel: 'Cancel what you started',
};

/** The descriptions in groups, where they differ. */
const IN_GROUPS: Readonly<Record<string, string>> = {
  settings: 'Settings of this group, for its administrators',
  hunt: 'The treasure hunt, and how far everybody is',
};

export function descriptionOf(command: string, place: 'private' | 'groups'): string {
  const own = place === 'groups' ? IN_GROUPS[command] : undefined;
  return own ?? DESCRIPTIONS[command] ?? command;
}

const EXAMPLE =
  'Tip somebody: <code>/tip @user 25</code>, or answer their message with <code>/tip 25</code>.';

/** The commands of `/help` under their headings; others follow below. */
const HEADINGS: readonly [string, readonly string[]][] = [
  ['Every day', ['gm', 'tip', 'faucet', 'hunt']],
  ['Points', ['rank', 'top', 'week', 'points', 'submit']],
  ['Coins', ['wallet', 'address', 'deposit', 'balance', 'history', 'send', 'export']],
];

export const HELP = {
  /** `button` leads out of a group. */
  list(commands: readonly string[], button: { url: string; text: string } | null): Answer {
    const place = button ? 'groups' : 'private';
    const listed = HEADINGS.flatMap(([, names]) => names);
    const rest = commands.filter((name) => !listed.includes(name));
    const parts = [...HEADINGS, ['More', rest] as const].flatMap(([heading, names]) => {
      const lines = names
        .filter((name) => commands.includes(name))
        .map((name) => `/${name} – ${escapeHtml(descriptionOf(name, place))}`);
      return lines.length === 0 ? [] : [[`<b>${heading}</b>`, ...lines].join('\n')];
    });
    const example = commands.includes('tip') ? [EXAMPLE] : [];
    return {
      html: [...example, ...parts].join('\n\n'),
      ...(button ? { buttons: [[button]] } : {}),
    };
  },
};
