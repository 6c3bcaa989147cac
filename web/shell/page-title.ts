import { createContext, useContext, useEffect } from 'react';
import { community } from '#web/community.ts';

/** The title of a page without its own. */
export function siteTitle(): string {
  return `${community.siteName} · ${community.communityName}`;
}

/** Receives a page's title while the server renders it; null in the browser. */
export const TitleSinkContext = createContext<{ title: string } | null>(null);

/** Sets the window's title to `{title} · {site}` while the component is mounted, restores it on leaving. */
export function usePageTitle(title: string): void {
  const full = fullTitle(title);
  const sink = useContext(TitleSinkContext);
  if (sink !== null) sink.title = full;

  useEffect(() => {
    // The server already sent this page's title, so on leaving only the site's can be restored.
    const before = document.title === full ? siteTitle() : document.title;
    document.title = full;
    return () => {
      document.title = before;
    };
  }, [full]);
}

/** The window's title for a page's own; an empty one gives the site's. */
function fullTitle(title: string): string {
  return title === '' ? siteTitle() : `${title} · ${community.siteName}`;
}
