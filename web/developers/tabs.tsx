import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  children: ReactNode;
};

/** Tabs over one panel. Arrow keys move and choose at once, Home and End go to the ends; on phones the row scrolls in itself. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex(({ id }) => id === chosen);

  // On phones the row is wider than the screen, and a tab that is chosen from elsewhere, or before the phone is turned,
  // may be out of sight.
  useEffect(() => {
    const show = () => showTab(list.current, current);
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [current]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextTab(event.key, current, tabs.length);
    const target = next === null ? undefined : tabs[next];
    if (target === undefined || next === null) return;
    event.preventDefault();
    onChoose(target.id);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b"
      >
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls="tab-panel"
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            className={cx(
              'inline-flex h-11 shrink-0 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap transition-colors -outline-offset-2 sm:px-4',
              id === chosen
                ? 'border-brass text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern for panels that may begin with text
        tabIndex={0}
        className="min-h-[60dvh] pt-6 outline-none"
      >
        {children}
      </div>
    </div>
  );
}

/** Scrolls the row in itself as far as it takes. */
function showTab(row: HTMLDivElement | null, index: number): void {
  const tab = row?.querySelectorAll('button')[index];
  if (!row || !tab) return;
  const isBefore = tab.offsetLeft < row.offsetLeft + row.scrollLeft;
  const end = tab.offsetLeft - row.offsetLeft + tab.offsetWidth;
  if (isBefore) row.scrollLeft = tab.offsetLeft - row.offsetLeft;
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
}

function nextTab(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
