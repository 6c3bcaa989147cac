/**
 * The one file to change for another coin's community (decision 3): names and links. What differs
 * between instances of the same community (pool, tokens, addresses) is environment.
 */
export const community = {
  siteName: 'Quarterdeck',
  communityName: 'Junkcoin',
  tagline: 'Designed to fail',
  description:
    'The deck of the Junkcoin community: tips on chain, activity points, pirate ranks and a weekly pool shared among those who earned it.',
  /** Where members reach those who run the site, about their data or an error; named on /privacy. */
  contact: 'https://t.me/junkcoin_JKC',
  coin: {
    name: 'Junkcoin',
    code: 'JKC',
    symbol: 'Ɉ',
    decimals: 8,
  },
  links: {
    bot: 'https://t.me/JunkWalletBot',
    botHandle: '@JunkWalletBot',
    explorer: 'https://explorer.junk-coin.com',
    website: 'https://junk-coin.com',
  },
} as const;

export type Community = typeof community;
