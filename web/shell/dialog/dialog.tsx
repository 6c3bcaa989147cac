import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '#web/ui/cx.ts';
import { putInFront } from './open-dialog.ts';
import { useScrollLock } from './scroll-lock.ts';

type DialogProps = {
  title: ReactNode;
  /** Closes the dialog from code: `ref.current?.close()`, which returns the focus. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** Called after it has closed. */
  onClose: () => void;
  /** True during a call: Escape then does not close the dialog, because the outcome must be seen. */
  isBusy?: boolean;
  wide?: boolean;
  children: ReactNode;
};

/** The browser's modal dialog: it traps the focus, closes on Escape and returns the focus. */
export function Dialog({ title, dialog, onClose, isBusy, wide, children }: DialogProps) {
  const titleId = useId();
  useModal(dialog, onClose);
  useScrollLock();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // A second Escape closes the dialog despite `cancel`; browsers without `closedby` ask every time.
      closedby={isBusy ? 'none' : undefined}
      onCancel={(event) => isBusy && event.preventDefault()}
      className={cx(
        'm-auto max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-lg border border-edge bg-raised p-5 text-ink backdrop:bg-page/75',
        wide ? 'w-[min(44rem,calc(100vw-2rem))]' : 'w-[min(32rem,calc(100vw-2rem))]',
      )}
    >
      <h2 id={titleId} className="text-xl wrap-anywhere">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** Opens the dialog on mount. If its page is hidden, the dialog closes without a call to `onClose`, and reopens with the page. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const latest = useRef(onClose);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const isAgain = opener.current !== null;
    opener.current ??= document.activeElement;
    function tell(): void {
      // The browser would return the focus to the element that had it when the page reappeared.
      if (isAgain && opener.current instanceof HTMLElement) opener.current.focus();
      latest.current();
    }
    // The `close` event comes in a later task, after the focus has returned: a press in between would find the dialog still
    // mounted. The observer runs in the same task.
    const watch = new MutationObserver(() => {
      if (!element.open) flushSync(tell);
    });
    watch.observe(element, { attributeFilter: ['open'] });
    if (!element.open) element.showModal();
    const takeAway = putInFront(element);
    return () => {
      takeAway();
      watch.disconnect();
      element.close();
    };
  }, [dialog]);
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}

/** The reason of a failure; typed text stays. */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="mt-3 text-sm text-bad wrap-anywhere">
      {text}
    </p>
  );
}
