import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Papers } from '#contract/community/site-community.ts';
import type { Letterer, Poster } from '#contract/posters.ts';
import { paint, papersOf } from '#web/slides/paper.ts';
import { MemberPoster } from './member.tsx';
import { SharePoster } from './share.tsx';
import { WeekPoster } from './week.tsx';

/**
 * A poster on the light paper, as an SVG.
 *
 * @param css the text of `web/ui/styles.css`, whose tokens are the colours
 * @param papers the community's own colours, which take precedence
 */
export function renderPoster(
  poster: Poster,
  { css, papers, layOut }: { css: string; papers: Papers; layOut: Letterer },
): string {
  const svg = renderToStaticMarkup(posterOf(poster, layOut)).replace(/ aria-hidden="true"/g, '');
  return paint(svg, papersOf(css, papers).light);
}

function posterOf(poster: Poster, layOut: Letterer): ReactElement {
  switch (poster.kind) {
    case 'week':
      return <WeekPoster {...poster} layOut={layOut} />;
    case 'share':
      return <SharePoster {...poster} layOut={layOut} />;
    case 'member':
      return <MemberPoster {...poster} layOut={layOut} />;
  }
}
