import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { RankEmblem } from './rank-emblem.tsx';
import { EMBLEM_DRAWINGS } from './rank-emblem-drawings.tsx';

it('has one emblem for each rank, in their order', () => {
  expect(EMBLEM_DRAWINGS.map((drawing) => drawing.rank)).toEqual(
    PIRATE_RANKS.map((rank) => rank.rank),
  );
});

it.each([
  ['Landlubber', 1],
  ['Pirate King', 12],
  ['Stowaway', 1],
])('the medal of %s has %d bold marks', (rank, marks) => {
  const html = renderToStaticMarkup(<RankEmblem rank={rank} size={96} />);
  expect(html.match(/stroke-opacity="1"/g)).toHaveLength(marks);
});
