import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SlideDrawing } from '#contract/community/community-file.ts';
import type { DrawnSlide, Papers } from '#contract/community/site-community.ts';
import { CommunitySlide } from './community.tsx';
import { MenuSlide } from './menu.tsx';
import { paint, papersOf } from './paper.ts';
import { RealTipSlide } from './real-tip.tsx';
import { WalletSlide } from './wallet.tsx';
import { WelcomeSlide } from './welcome.tsx';

/** The drawn screens of the bot (public document, section 2). */
const SLIDES: readonly (readonly [SlideDrawing, ReactElement])[] = [
  ['real-tip', <RealTipSlide key="real-tip" />],
  ['welcome', <WelcomeSlide key="welcome" />],
  ['menu', <MenuSlide key="menu" />],
  ['wallet', <WalletSlide key="wallet" />],
  ['community', <CommunitySlide key="community" />],
];

/**
 * All drawings on both papers, in the names and with the sign of the community that is set.
 *
 * @param css the text of `web/ui/styles.css`, whose tokens are the colours
 * @param papers the community's own colours, which go before those
 */
export function renderSlides(css: string, papers: Papers): DrawnSlide[] {
  const tokens = papersOf(css, papers);
  return SLIDES.flatMap(([drawing, slide]) => {
    const picture = terse(renderToStaticMarkup(slide));
    return (['light', 'dark'] as const).map((theme) => ({
      drawing,
      theme,
      svg: paint(picture, tokens[theme]),
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
