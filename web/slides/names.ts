import { community } from '#web/community.ts';

/** The name of the group chat in the drawings. */
export function groupName(): string {
  return `${community.communityName} Crew`;
}

/** Two letters in place of a picture of the group. */
export function groupInitials(): string {
  return `${community.communityName.slice(0, 1).toUpperCase()}C`;
}

/** The wallet bot's name in a chat, derived from its username: '@PearlWalletBot' is 'PearlWallet'. */
export function botDisplayName(): string {
  return community.links.botHandle?.replace(/^@/, '').replace(/_?bot$/i, '') ?? 'Wallet bot';
}
