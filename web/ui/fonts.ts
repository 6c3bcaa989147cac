import sansUrl from '../../dist/fonts/instrument-sans.woff2?url';

/**
 * The fonts that a page's head preloads (`as="font" type="font/woff2" crossorigin`): only the text font. On a slow connection
 * every file other than the style sheet delays the text.
 */
export const preloadedFontUrls = [sansUrl] as const;
