import { Tabs } from 'radix-ui';
import { type FocusEvent, useEffect, useRef } from 'react';
import { isRightToLeft } from '#rules/messages/languages.ts';
import { language } from '#web/messages.ts';
import { cx } from './cx.ts';

type TabListProps<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  /** Null if the content shown has no tab. */
  chosen: Id | null;
  /** May be called twice for one press: choosing the current tab must change nothing. */
  onChoose: (id: Id) => void;
  className?: string;
};

const PANEL_ID = 'tab-panel';

/** Attributes for the element that shows the chosen tab; a page has one. */
export function tabPanelProps(chosen: string) {
  return { id: PANEL_ID, role: 'tabpanel', 'aria-labelledby': `tab-${chosen}` };
}

/** Tabs over one panel. Arrow keys move and choose at once, Home and End go to the ends; on phones the row itself scrolls. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, tabs, chosen, onChoose, className } = props;
  const list = useRef<HTMLDivElement>(null);

  // On phones the row is wider than the screen. A tab chosen elsewhere, or before the phone is turned, may be out of sight.
  useEffect(() => {
    const show = () => showTab(list.current, chosen);
    show();
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [chosen]);

  // Radix would choose a tab whenever it gets the focus: also while tabbing through a page whose content has no tab, or when
  // somebody went back and then returns to the window. So its activation is manual, and only focus that comes from another tab
  // chooses here.
  function onFocus(event: FocusEvent, id: Id): void {
    if (event.relatedTarget?.matches('[role=tab]')) onChoose(id);
  }

  return (
    <Tabs.Root
      dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
      activationMode="manual"
      value={chosen ?? ''}
      onValueChange={(value) => {
        const tab = tabs.find(({ id }) => id === value);
        if (tab) onChoose(tab.id);
      }}
    >
      <Tabs.List
        ref={list}
        aria-label={label}
        // Radix writes `outline: none` here, which the content security policy refuses in the server's HTML.
        style={{ outline: undefined }}
        className={cx(
          'flex gap-1 overflow-x-auto overflow-y-hidden border-b outline-none',
          className,
        )}
      >
        {tabs.map(({ id, label: text }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            id={`tab-${id}`}
            aria-controls={PANEL_ID}
            onFocus={(event) => onFocus(event, id)}
            className={cx(
              'inline-flex h-11 shrink-0 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap transition-colors -outline-offset-2 sm:px-4',
              id === chosen
                ? 'border-brass text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {text}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}

/** Scrolls only the row, as far as needed. */
function showTab(row: HTMLDivElement | null, id: string | null): void {
  const tab = row?.querySelector<HTMLElement>(`#tab-${id}`);
  if (!row || !tab) return;
  const isBefore = tab.offsetLeft < row.offsetLeft + row.scrollLeft;
  const end = tab.offsetLeft - row.offsetLeft + tab.offsetWidth;
  if (isBefore) row.scrollLeft = tab.offsetLeft - row.offsetLeft;
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
}
