import { useEffect } from 'react';

/** Dialogs can be stacked: the last one to close unlocks the page. */
let locks = 0;

/** Keeps the page behind a dialog from scrolling, without a jump where its scroll bar was. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const hasBar = window.innerWidth > document.documentElement.clientWidth;
    locks += 1;
    style.overflow = 'hidden';
    // Overlay scroll bars take no space.
    if (hasBar) style.scrollbarGutter = 'stable';
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, []);
}
