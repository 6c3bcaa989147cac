import { type ComponentProps, createContext, useContext } from 'react';
import { Link, useLocation } from 'wouter';

/** Starts loading the page at a path. The shell does not know the pages, so the app provides this function. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined);

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string };

/** A link within the site: no reload, and the page's code preloads on hover, focus or touch. */
export function PageLink({ href, ...rest }: PageLinkProps) {
  const preload = useContext(PreloadContext);
  const start = () => preload(pagePath(href));
  return <Link href={href} {...rest} onPointerEnter={start} onFocus={start} onTouchStart={start} />;
}

/** The path of the current page. */
export function usePagePath(): string {
  return pagePath(useLocation()[0]);
}

/** The path of an address: no query, fragment or trailing slash. */
export function pagePath(address: string): string {
  const path = /^[^?#]*/.exec(address)?.[0] ?? '';
  return path.replace(/\/+$/, '') || '/';
}
