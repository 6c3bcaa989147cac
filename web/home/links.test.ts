import { expect, it } from 'vitest';
import { linkGroups } from './links.ts';

const links = {
  bot: 'https://t.me/a_bot',
  botHandle: '@a_bot',
  explorer: 'https://www.explorer.example/main/blocks',
  website: 'https://coin.example/',
  telegram: 'https://t.me/coin-people',
  forum: null,
  x: null,
  github: 'https://github.com/coin',
  coinGecko: 'https://www.coingecko.com/en/coins/coin',
  coinMarketCap: null,
};

it('leaves out what a community does not have, and says where each link leads', () => {
  const shown = linkGroups('full', links).map(({ title, links: group }) => [
    title,
    ...group.map(({ label, place, kind }) => `${label}: ${place} (${kind})`),
  ]);
  expect(shown).toEqual([
    [
      'Ecosystem',
      'Wallet bot: @a_bot (wallet)',
      'Block explorer: explorer.example (chain)',
      'Official website: coin.example (community)',
      'CoinGecko: coingecko.com (price)',
      'Leaderboard: on this site (site)',
      'Admin Portal: on this site (site)',
    ],
    [
      'Community',
      'Telegram community: t.me/coin-people (community)',
      'GitHub: github.com/coin (community)',
    ],
  ]);
});

it('leaves out a group without links', () => {
  const none = { ...links, telegram: null, github: null };
  expect(linkGroups('full', none).map(({ title }) => title)).toEqual(['Ecosystem']);
});

it('names neither wallet bot nor prices on the community surface', () => {
  const kinds = linkGroups('community', links).flatMap((group) =>
    group.links.map(({ kind }) => kind),
  );
  expect(kinds).toEqual(['chain', 'community', 'site', 'site', 'community', 'community']);
});
