/**
 * The one file to change for another coin's community (decision 3): names and links. Settings that differ between instances
 * of the same community (pool, tokens, addresses) are environment variables.
 */
export const community = {
  siteName: 'Quarterdeck',
  communityName: 'Junkcoin',
  tagline: 'Designed to fail',
  description:
    'The deck of the Junkcoin community: tips on chain, activity points, pirate ranks and a weekly pool shared among those who earned it.',
  /** Where members reach the site's operators about their data or an error; shown on /privacy. */
  contact: 'https://t.me/junkcoin_JKC',
  /** Where developers ask for help, more support or higher limits: an email address or a link. */
  developerContact: 'https://t.me/junkcoin_JKC',
  coin: {
    name: 'Junkcoin',
    code: 'JKC',
    symbol: 'Ɉ',
    /** The scheme of payment links, as wallets read them: `junkcoin:ADDRESS?amount=1`. */
    uriScheme: 'junkcoin',
    decimals: 8,
    /** A picture of the coin, or null. */
    picture: '/coin.svg',
    /** The symbol as an SVG path on a 24-unit grid, shown if the picture does not load; or null. */
    symbolPath:
      'M15.2 2.8v7.96h2.76v1.82H15.2v2.34c0 3.48-2 5.45-5.1 5.45-1.92 0-3.37-.77-4.18-2.3l1.78-1.15c.41.89 1.18 1.37 2.3 1.37 1.87 0 2.97-1.17 2.97-3.31v-2.4h-2.74v-1.82h2.74V4.77H9.55V2.8z',
  },
  /** Below `website`, a link the community does not have is null, and the site leaves it out. */
  links: {
    bot: 'https://t.me/JunkWalletBot',
    botHandle: '@JunkWalletBot',
    explorer: 'https://explorer.junk-coin.com',
    website: 'https://junk-coin.com',
    telegram: 'https://t.me/junkcoin_JKC',
    forum: null,
    x: 'https://x.com/junkcoinJKC',
    github: 'https://github.com/Junkcoin-Foundation',
    coinGecko: 'https://www.coingecko.com/en/coins/junkcoin',
    coinMarketCap: 'https://coinmarketcap.com/currencies/junkcoin/',
  },
} as const;

export type Community = typeof community;
