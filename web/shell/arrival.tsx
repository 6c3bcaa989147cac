import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePagePath } from './page-link.tsx';

/**
 * Does the parts of a full page load that a client-side navigation lacks: scrolls to the top, moves the focus, announces the
 * title and updates the canonical address. Going back keeps the browser's scroll position.
 */
export function Arrival(props: { main: RefObject<HTMLElement | null> }) {
  const path = usePagePath();
  const shownPath = useRef(path);
  const wentBack = useRef(false);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    function note(event: Event): void {
      wentBack.current = event.type === 'popstate';
    }
    // wouter reports its own navigations as `pushState` and `replaceState` events of the window.
    for (const type of NAVIGATION_EVENTS) window.addEventListener(type, note);
    return () => {
      for (const type of NAVIGATION_EVENTS) window.removeEventListener(type, note);
    };
  }, []);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!wentBack.current) window.scrollTo(0, 0);
    props.main.current?.focus({ preventScroll: true });
    // The browser's 'share' uses the canonical address.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(path, canonical.href).href;
    setAnnouncement(document.title);
  }, [path, props.main]);

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}

const NAVIGATION_EVENTS = ['popstate', 'pushState', 'replaceState'] as const;
