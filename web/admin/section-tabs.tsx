import { type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { cx } from '#web/ui/cx.ts';
import { SECTIONS, type SectionId, sectionPath } from './sections.ts';

/** The sections on wide screens. Arrow keys move and choose at once, Home and End go to the ends. */
export function SectionTabs({ section }: { section: SectionId }) {
  const [, navigate] = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const chosen = SECTIONS.findIndex(({ id }) => id === section);

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextTab(event.key, Math.max(chosen, 0));
    const target = next === null ? undefined : SECTIONS[next];
    if (target === undefined || next === null) return;
    event.preventDefault();
    navigate(sectionPath(target.id));
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Sections"
      onKeyDown={onKeyDown}
      className="flex gap-1 border-b max-lg:hidden"
    >
      {SECTIONS.map(({ id, label }, index) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === section}
          aria-controls="portal-section"
          // On the audit log none is chosen; the first is then the way in.
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          onClick={() => navigate(sectionPath(id))}
          className={cx(
            '-mb-px inline-flex h-11 items-center border-b-2 px-4 text-sm font-medium transition-colors -outline-offset-2',
            id === section
              ? 'border-brass text-ink'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function nextTab(key: string, current: number): number | null {
  const count = SECTIONS.length;
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
