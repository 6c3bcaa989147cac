import { canReview, type Role } from '#rules/roles.ts';

type Listed = {
  name: string;
  where: 'both' | 'private';
  forOffice?: true;
  unlisted?: true;
  /** Listed only if there is a faucet. */
  ofFaucet?: true;
  /** In a group, the bot alone sees the command, and its sender alone the answer. */
  ephemeral?: true;
};

/** All commands, in the order of menus and of `/help`. A `private` command typed in a group is answered in private. */
export const COMMAND_LIST = [
  { name: 'start', where: 'private', unlisted: true },
  { name: 'help', where: 'both', ephemeral: true },
  { name: 'tip', where: 'both' },
  { name: 'gm', where: 'both' },
  { name: 'rank', where: 'both', ephemeral: true },
  { name: 'top', where: 'both' },
  { name: 'week', where: 'both', ephemeral: true },
  { name: 'points', where: 'both', ephemeral: true },
  { name: 'faucet', where: 'both', ofFaucet: true },
  { name: 'hunt', where: 'both' },
  { name: 'submit', where: 'private' },
  { name: 'wallet', where: 'private' },
  { name: 'address', where: 'private' },
  { name: 'deposit', where: 'private' },
  { name: 'balance', where: 'private' },
  { name: 'history', where: 'private' },
  { name: 'send', where: 'private' },
  { name: 'export', where: 'private' },
  { name: 'settings', where: 'both' },
  { name: 'invite', where: 'private', unlisted: true },
  { name: 'cancel', where: 'private', unlisted: true },
  { name: 'admin', where: 'private', forOffice: true },
] as const satisfies readonly Listed[];

export type CommandName = (typeof COMMAND_LIST)[number]['name'];

const LISTED: readonly (Listed & { name: CommandName })[] = COMMAND_LIST;

export function isCommandName(text: string): text is CommandName {
  return LISTED.some(({ name }) => name === text);
}

/** The commands shown to people with this role in a place. */
export function commandsFor(input: {
  place: 'private' | 'groups';
  role: Role;
  hasFaucet: boolean;
}): CommandName[] {
  return LISTED.filter(({ where, forOffice, unlisted, ofFaucet }) => {
    if (unlisted || (ofFaucet && !input.hasFaucet)) return false;
    if (forOffice && !canReview(input.role)) return false;
    return input.place === 'private' || where === 'both';
  }).map(({ name }) => name);
}

/** Returns whether a group sees neither the command nor its answer. */
export function isEphemeral(command: string): boolean {
  return LISTED.some(({ name, ephemeral }) => name === command && ephemeral);
}

/** The commands that a group's administrators may switch off in it. */
export function groupCommands(): string[] {
  return LISTED.filter(({ name, where }) => where === 'both' && name !== 'settings').map(
    ({ name }) => name,
  );
}
