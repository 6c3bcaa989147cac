import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { isRightToLeft } from '#rules/messages/languages.ts';
import { language } from '#web/messages.ts';
import { tabPanelProps } from '#web/ui/tabs.tsx';

type SlidesProps<Id extends string> = {
  ids: readonly Id[];
  /** The one in view where there is room for one only. */
  shown: Id;
  onShow: (id: Id) => void;
  /** One element for each id. */
  children: ReactNode;
};

/** Chats side by side; on a phone one at a time, to swipe. */
export function Slides<Id extends string>({ ids, shown, onShow, children }: SlidesProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  /** The place to which the page scrolls by itself: the slides that pass meanwhile are not chosen. */
  const goal = useRef<number | null>(null);

  const scrollTo = useEffectEvent((behavior: ScrollBehavior) => {
    const element = row.current;
    if (element === null) return;
    // On a page that runs from right to left, offsets after the first are negative.
    const side = isRightToLeft(language) ? -1 : 1;
    const left = ids.indexOf(shown) * element.clientWidth * side;
    const isThere = element.scrollWidth <= element.clientWidth || element.scrollLeft === left;
    goal.current = isThere ? null : left;
    if (!isThere) element.scrollTo({ left, behavior });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen.
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo(isCalm ? 'instant' : 'smooth');
  }, [shown]);
  useEffect(() => {
    const onResize = () => scrollTo('instant');
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  function onScroll(element: HTMLDivElement): void {
    const { scrollLeft, clientWidth } = element;
    if (goal.current !== null) {
      if (Math.abs(scrollLeft - goal.current) < 2) goal.current = null;
      return;
    }
    const id = ids[Math.round(Math.abs(scrollLeft) / clientWidth)];
    const isSettled = Math.abs(scrollLeft % clientWidth) < 2;
    if (id !== undefined && id !== shown && isSettled) onShow(id);
  }

  return (
    <div
      {...tabPanelProps(shown)}
      ref={row}
      onPointerDown={() => {
        goal.current = null;
      }}
      onScroll={({ currentTarget }) => onScroll(currentTarget)}
      className="flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden [scrollbar-width:none] lg:grid lg:grid-cols-3 lg:gap-4 lg:overflow-visible"
    >
      {children}
    </div>
  );
}
