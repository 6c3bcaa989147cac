import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PIRATE_RANKS } from '#rules/ranks.ts';
import { emblemIndex, RankEmblem } from './rank-emblem.tsx';
import { EMBLEM_DRAWINGS } from './rank-emblem-drawings.tsx';

it('has one emblem for each rank, in their order', () => {
  expect(EMBLEM_DRAWINGS.map((drawing) => drawing.rank)).toEqual(
    PIRATE_RANKS.map((rank) => rank.rank),
  );
});

describe('emblemIndex', () => {
  it.each([
    ['Landlubber', 0],
    ['Pirate King', 11],
    ['Stowaway', 0],
    [11, 11],
    [12, 0],
    [-1, 0],
    [1.5, 0],
  ])('%s is number %d', (rank, index) => {
    expect(emblemIndex(rank)).toBe(index);
  });
});

describe('RankEmblem', () => {
  it('is decoration without a title and a named picture with one', () => {
    expect(renderToStaticMarkup(<RankEmblem rank={4} />)).toContain('aria-hidden="true"');
    const named = renderToStaticMarkup(<RankEmblem rank="Sea Dog" title="Sea Dog" />);
    expect(named).toContain('aria-label="Sea Dog"');
    expect(named).not.toContain('aria-hidden');
  });

  it('strikes as many marks on a medal as the rank is high', () => {
    const struck = (rank: number) =>
      renderToStaticMarkup(<RankEmblem rank={rank} size={96} />).match(/stroke-opacity="1"/g)
        ?.length;
    expect(struck(0)).toBe(1);
    expect(struck(11)).toBe(12);
  });
});
