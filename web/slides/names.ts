import { community } from '#web/community.ts';

/** The group chat in the drawings. */
export function groupName(): string {
  return `${community.communityName} Crew`;
}

/** Two letters for a picture that the group does not have. */
export function groupInitials(): string {
  return `${community.communityName.slice(0, 1).toUpperCase()}C`;
}

/** The wallet bot's name in a chat, which its username tells: '@PearlWalletBot' is 'PearlWallet'. */
export function botDisplayName(): string {
  return community.links.botHandle?.replace(/^@/, '').replace(/_?bot$/i, '') ?? 'Wallet bot';
}
