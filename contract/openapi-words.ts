import { appPermissionFor } from '#rules/permissions.ts';
import type { Access, Endpoint } from './endpoint.ts';

/** The purpose of each group of calls. The linter's test fails for a tag without a description here. */
export const TAG_WORDS: Readonly<Record<string, string>> = {
  v1: 'For apps, with an API key: profiles, balances, transactions, payments, messages, escrows, the price and the board.',
  leaderboard: 'The board of members, its figures and the points system.',
  'weekly rewards': 'The current week, closed weeks and what they paid.',
  monitoring: 'Whether the system runs as it should.',
  creator: "Members' content and what they earned with it.",
  developer: 'Plans, API keys and registered apps of the signed-in member.',
  me: "The signed-in member's own settings.",
  session: 'Signing in and out.',
  wallet: "For the wallet's page: what the chain says of addresses, and proving one's own.",
  admin: 'For administrators.',
  'bot gateway': 'For the wallet bot, which reports what happens.',
};

const ACCESS_WORDS: Readonly<Record<Access, string>> = {
  public: 'Open to everyone.',
  member: 'For signed-in members.',
  admin: 'For administrators.',
  owner: 'For the bot owner.',
  gateway: 'For the wallet bot, with its bearer token.',
  demo: 'Open to everyone, on a demo instance only.',
  key: 'For apps, with an API key.',
};

/** The callers that may make a call, and its requirements, in sentences. */
export function descriptionOf(endpoint: Endpoint): string {
  const { access, permission, appPermission, sharedCacheSeconds } = endpoint;
  const parts = [ACCESS_WORDS[access]];
  if (permission) {
    parts.push(
      `The key needs the permission \`${permission}\`, and its app, if it has one, \`${appPermissionFor(permission)}\`.`,
    );
  }
  if (appPermission) {
    parts.push(`The key's app, if it has one, needs the permission \`${appPermission}\`.`);
  }
  if (sharedCacheSeconds) {
    const unit = sharedCacheSeconds === 1 ? 'second' : 'seconds';
    parts.push(`The answer may be cached for ${sharedCacheSeconds} ${unit}.`);
  }
  return parts.join(' ');
}
