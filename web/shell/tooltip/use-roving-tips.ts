import { type RefObject, useEffect } from 'react';
import { nextMark } from './next-mark.ts';

const MARK = '[data-mark]';

/**
 * Makes the explanations in a list's rows (`rovingTip`) reachable by keyboard: one of them is a tab stop, and the arrow keys,
 * Home and End move from there. A tab stop for each would be sixty on a page of the board.
 *
 * @param list the element around the rows, which are articles
 */
export function useRovingTips(list: RefObject<HTMLElement | null>): void {
  // After every render, because the tab stop may have been removed with its row.
  useEffect(() => {
    const marks = marksIn(list.current);
    if (!marks.some(isStop)) marks[0]?.setAttribute('tabindex', '0');
  });

  useEffect(() => {
    const element = list.current;
    const listening = new AbortController();
    element?.addEventListener('keydown', move, { signal: listening.signal });
    return () => listening.abort();
  }, [list]);
}

function move(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { currentTarget, target } = event;
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  const marks = marksIn(currentTarget);
  const isRightToLeft = getComputedStyle(target).direction === 'rtl';
  const to = nextMark(placed(marks), marks.indexOf(target), event.key, isRightToLeft);
  const next = to === null ? undefined : marks[to];
  if (next === undefined) return;
  event.preventDefault();
  next.tabIndex = 0;
  next.focus();
  if (next !== target) target.removeAttribute('tabindex');
}

function marksIn(list: HTMLElement | null): HTMLElement[] {
  const all = [...(list?.querySelectorAll<HTMLElement>(MARK) ?? [])];
  // Rows show some figures on wide screens only, others on narrow ones or after a press.
  return all.filter((mark) => mark.getClientRects().length > 0);
}

function placed(marks: readonly HTMLElement[]) {
  const rows = [...new Set(marks.map((mark) => mark.closest('article')))];
  return marks.map((mark) => ({
    row: rows.indexOf(mark.closest('article')),
    kind: mark.dataset.mark ?? '',
  }));
}

function isStop(mark: HTMLElement): boolean {
  return mark.hasAttribute('tabindex');
}
