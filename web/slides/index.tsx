import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CommunitySlide } from './community.tsx';
import { MenuSlide } from './menu.tsx';
import { paint, papersOf } from './paper.ts';
import { RealTipSlide } from './real-tip.tsx';
import { WalletSlide } from './wallet.tsx';
import { WelcomeSlide } from './welcome.tsx';

/** The carousel's five pictures by the names of their files, in its order (public-area §2). */
const SLIDES: Readonly<Record<string, ReactElement>> = {
  'real-tip': <RealTipSlide />,
  welcome: <WelcomeSlide />,
  menu: <MenuSlide />,
  wallet: <WalletSlide />,
  community: <CommunitySlide />,
};

/**
 * All pictures as files: `real-tip-light.svg`, `real-tip-dark.svg`, … Both themes come from one drawing.
 *
 * @param css the text of `web/ui/styles.css`, whose tokens are the colours
 */
export function renderSlides(css: string): { fileName: string; svg: string }[] {
  const papers = Object.entries(papersOf(css));
  return Object.entries(SLIDES).flatMap(([name, slide]) => {
    const drawing = terse(renderToStaticMarkup(slide));
    return papers.map(([theme, paper]) => ({
      fileName: `${name}-${theme}.svg`,
      svg: paint(drawing, paper),
    }));
  });
}

/** What HTML needs and a picture does not: classes, closing tags of empty elements, a namespace for each icon. */
function terse(markup: string): string {
  return markup
    .replace(/ class="[^"]*"/g, '')
    .replace(/><\/(?:rect|circle|path|line|ellipse|polyline|polygon)>/g, '/>')
    .replace(/(?<!^<svg) xmlns="[^"]*"/g, '');
}
