import type { PosterEntry } from '#contract/posters.ts';
import { setCommunity } from './community.ts';
import { renderPoster } from './posters/index.tsx';
import styles from './ui/styles.css?raw';

export function drawPoster(
  ...[poster, { community, papers, layOut }]: Parameters<PosterEntry['drawPoster']>
) {
  setCommunity(community);
  return renderPoster(poster, { css: styles, papers, layOut });
}

({ drawPoster }) satisfies PosterEntry;
