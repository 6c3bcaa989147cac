import sansUrl from '../../dist/fonts/instrument-sans.woff2?url';

/**
 * What a page's head preloads (`as="font" type="font/woff2" crossorigin`): the face of its text alone. Beside the style sheet
 * on a slow line every further file delays the text.
 */
export const preloadedFontUrls = [sansUrl] as const;
