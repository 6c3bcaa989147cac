import { renderToStaticMarkup } from 'react-dom/server';
import { community } from '#community';
import { preloadedFontUrls } from './ui/fonts.ts';

type Head = {
  title: string;
  /** False for an address without a page: search engines should not keep it. */
  found: boolean;
  /** The page's own scripts, fetched beside the main one instead of after it. */
  modules: readonly string[];
};

/** What the server puts into the head of the built `index.html`. */
export function headHtml(head: Head): string {
  return renderToStaticMarkup(
    <>
      <title>{head.title}</title>
      <meta name="description" content={community.description} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={community.description} />
      <meta property="og:site_name" content={community.siteName} />
      <meta property="og:type" content="website" />
      {!head.found && <meta name="robots" content="noindex" />}
      {preloadedFontUrls.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {head.modules.map((url) => (
        <link key={url} rel="modulepreload" href={url} crossOrigin="" />
      ))}
    </>,
  );
}
