import type { ComponentType } from 'react';
import { usePageTitle } from '#web/shell/page-title.ts';
import { Carousel } from './carousel.tsx';
import { Hero } from './hero.tsx';
import { isDrawn, Later, loadLaterParts } from './later.tsx';

/** The landing page (public document, section 2). */
export function HomePage() {
  usePageTitle('');
  return (
    <>
      <Hero />
      <Carousel />
      <Later part="Sections" />
    </>
  );
}

/** The page's code: all of it, but where the server's HTML already stands for a part of it. */
export async function loadHomePage(): Promise<ComponentType> {
  if (!isDrawn()) await loadLaterParts();
  return HomePage;
}
