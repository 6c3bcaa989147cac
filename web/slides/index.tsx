import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SlideDrawing } from '#contract/community/community-file.ts';
import type { DrawnSlide, Papers } from '#contract/community/site-community.ts';
import { CommunitySlide } from './community.tsx';
import { MenuSlide } from './menu.tsx';
import { CommunitySlide as OwnCommunitySlide } from './own/community.tsx';
import { MenuSlide as OwnMenuSlide } from './own/menu.tsx';
import { RealTipSlide as OwnRealTipSlide } from './own/real-tip.tsx';
import { WalletSlide as OwnWalletSlide } from './own/wallet.tsx';
import { WelcomeSlide as OwnWelcomeSlide } from './own/welcome.tsx';
import { paint, papersOf } from './paper.ts';
import { RealTipSlide } from './real-tip.tsx';
import { WalletSlide } from './wallet.tsx';
import { WelcomeSlide } from './welcome.tsx';

type Drawing = readonly [SlideDrawing, ReactElement];

/** The drawn screens of an external bot that keeps its members' keys (docs/spec/site.md#123-carousel). */
const OUTSIDE: readonly Drawing[] = [
  ['real-tip', <RealTipSlide key="real-tip" />],
  ['welcome', <WelcomeSlide key="welcome" />],
  ['menu', <MenuSlide key="menu" />],
  ['wallet', <WalletSlide key="wallet" />],
  ['community', <CommunitySlide key="community" />],
];

/** The same screens for this product's own bot and wallet. */
const OWN: readonly Drawing[] = [
  ['real-tip', <OwnRealTipSlide key="real-tip" />],
  ['welcome', <OwnWelcomeSlide key="welcome" />],
  ['menu', <OwnMenuSlide key="menu" />],
  ['wallet', <OwnWalletSlide key="wallet" />],
  ['community', <OwnCommunitySlide key="community" />],
];

/**
 * All drawings on both papers, with the names and the sign of the current community.
 *
 * @param css the text of `web/ui/styles.css`, whose tokens are the colours
 * @param papers the community's own colours, which take precedence
 * @param ownWallet true if members make their wallets on this site
 */
export function renderSlides(
  css: string,
  { papers, ownWallet }: { papers: Papers; ownWallet: boolean },
): DrawnSlide[] {
  const tokens = papersOf(css, papers);
  return (ownWallet ? OWN : OUTSIDE).flatMap(([drawing, slide]) => {
    const picture = terse(renderToStaticMarkup(slide));
    return (['light', 'dark'] as const).map((theme) => ({
      drawing,
      theme,
      svg: paint(picture, tokens[theme]),
    }));
  });
}

/** Removes parts that HTML needs and a picture does not: classes, closing tags of empty elements, a namespace for each icon. */
function terse(markup: string): string {
  return markup
    .replace(/ class="[^"]*"/g, '')
    .replace(/><\/(?:rect|circle|path|line|ellipse|polyline|polygon)>/g, '/>')
    .replace(/(?<!^<svg) xmlns="[^"]*"/g, '');
}
