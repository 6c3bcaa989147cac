import type { PosterEntry } from '#contract/posters.ts';
import { setCommunity } from './community.ts';
import { setLanguage } from './messages.ts';
import { renderPoster } from './posters/index.tsx';
import styles from './ui/styles.css?raw';

export function drawPoster(
  ...[poster, { community, papers, layOut }]: Parameters<PosterEntry['drawPoster']>
) {
  setCommunity(community);
  setLanguage('en');
  return renderPoster(poster, { css: styles, papers, layOut });
}

({ drawPoster }) satisfies PosterEntry;
