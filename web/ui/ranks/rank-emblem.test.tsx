import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { readCommunity } from '#server/community-file/read-community.ts';
import { setCommunity } from '#web/community.ts';
import { RankEmblem } from './rank-emblem.tsx';
import { EMBLEM_DRAWINGS } from './rank-emblem-drawings.tsx';

const { site } = readCommunity(null);
setCommunity(site);

it('has one emblem for each rank', () => {
  expect(EMBLEM_DRAWINGS).toHaveLength(PIRATE_RANKS.length);
});

it.each([
  ['Landlubber', 1],
  ['Pirate King', 12],
  ['Stowaway', 1],
])('the medal of %s has %d bold marks', (rank, marks) => {
  const html = renderToStaticMarkup(<RankEmblem rank={rank} size={96} />);
  expect(html.match(/stroke-opacity="1"/g)).toHaveLength(marks);
});

it('is the same for a rank with another name', () => {
  const draw = (rank: string) => renderToStaticMarkup(<RankEmblem rank={rank} size={96} />);
  const before = draw('Captain');
  setCommunity({ ...site, rankNames: site.rankNames.with(7, 'Reef Shark') });
  expect(draw('Reef Shark')).toBe(before);
  expect(draw('Captain')).toBe(draw('Landlubber'));
  setCommunity(site);
});
