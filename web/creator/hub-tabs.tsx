import { type KeyboardEvent, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { HubState } from './hub-state.ts';

type Tab = HubState['tab'];

const TABS: readonly { id: Tab; label: string }[] = [
  { id: 'showcase', label: 'Community Showcase' },
  { id: 'dashboard', label: 'My Dashboard' },
];

/** Arrow keys move and choose at once, Home and End go to the ends. */
export function HubTabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const isFirst = tab === 'showcase';
    const next = { ArrowRight: isFirst ? 1 : 0, ArrowLeft: isFirst ? 1 : 0, Home: 0, End: 1 }[
      event.key
    ];
    const target = next === undefined ? undefined : TABS[next];
    if (target === undefined || next === undefined) return;
    event.preventDefault();
    onTab(target.id);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Creator Hub"
      onKeyDown={onKeyDown}
      className="flex gap-1 border-b"
    >
      {TABS.map(({ id, label }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === tab}
          aria-controls="hub-panel"
          tabIndex={id === tab ? 0 : -1}
          onClick={() => onTab(id)}
          className={cx(
            '-mb-px inline-flex h-11 items-center border-b-2 px-3 text-sm font-medium transition-colors -outline-offset-2 sm:px-4',
            id === tab ? 'border-brass text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
