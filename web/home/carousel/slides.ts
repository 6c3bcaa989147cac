import { community } from '#community';

/** The carousel's slides in order (public document, section 2). `name` is the picture's file name. */
export const SLIDES = [
  {
    name: 'real-tip',
    title: 'Real Tip Transaction',
    description: `One line in the group, one transaction on the chain. The answer carries its link to the block explorer.`,
    picture: 'A tip in a group chat, and the bot’s answer with its transaction.',
  },
  {
    name: 'welcome',
    title: 'Bot Welcome Screen',
    description:
      'Press start: the bot tells you what it can do, and your account opens with its first point.',
    picture: 'The bot’s welcome in a private chat.',
  },
  {
    name: 'menu',
    title: 'Main Bot Menu',
    description: 'Wallet, rank, rewards and settings are one tap away, with no commands to learn.',
    picture: 'The bot’s main menu: a member’s rank, and buttons for wallet, rewards and settings.',
  },
  {
    name: 'wallet',
    title: 'Wallet Management',
    description:
      'Balance, address, every transaction and your key to export, all in private chat only.',
    picture: 'The wallet in a private chat: balance, address and the last transactions.',
  },
  {
    name: 'community',
    title: 'Trading & Community',
    description: `Where ${community.coin.code} is traded, what it costs, and where its people meet.`,
    picture: 'The price, the top of the leaderboard and the links of the community in a chat.',
  },
] as const;

export type Slide = (typeof SLIDES)[number];
