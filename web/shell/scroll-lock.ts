import { useEffect } from 'react';

/** Dialogs can stand on each other: the last one to close lets the page go. */
let locks = 0;

/** Keeps the page behind a dialog from scrolling, without a jump where its scroll bar was. */
export function useScrollLock(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const hasBar = window.innerWidth > document.documentElement.clientWidth;
    locks += 1;
    style.overflow = 'hidden';
    // Where bars lie over the page there is no room to keep.
    if (hasBar) style.scrollbarGutter = 'stable';
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, []);
}
