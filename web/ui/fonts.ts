import displayUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import sansUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** What a page's head preloads (`as="font" type="font/woff2" crossorigin`), the text face first. */
export const preloadedFontUrls = [sansUrl, displayUrl] as const;
