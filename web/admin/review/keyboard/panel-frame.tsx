import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type PanelFrameProps = {
  label: string;
  /** Called on Ctrl+Enter. */
  onConfirm: () => void;
  actions: ReactNode;
  children: ReactNode;
};

/** The frame of an open panel. It scrolls into view when it opens; where it is higher than the screen, its actions stay in sight. */
export function PanelFrame({ label, onConfirm, actions, children }: PanelFrameProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onConfirm();
  }

  return (
    <fieldset
      ref={frame}
      onKeyDown={onKeyDown}
      className="mt-4 grid scroll-mb-4 gap-4 border-t pt-4 *:scroll-mb-24"
      aria-label={label}
    >
      {children}
      <div className="sticky bottom-(--app-bar) z-10 -mb-2 flex flex-wrap items-center gap-2 bg-surface py-2">
        {actions}
      </div>
    </fieldset>
  );
}
