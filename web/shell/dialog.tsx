import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '#web/ui/cx.ts';
import { useScrollLock } from './scroll-lock.ts';

type DialogProps = {
  title: ReactNode;
  /** To close it by a button: `ref.current?.close()`, which gives the focus back. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** After it has closed, by whatever means. */
  onClose: () => void;
  /** While a call is under way Escape does not close it: its outcome has to be seen. */
  isBusy?: boolean;
  wide?: boolean;
  children: ReactNode;
};

/** The browser's own modal dialog: it keeps the focus, closes on Escape and gives the focus back. */
export function Dialog({ title, dialog, onClose, isBusy, wide, children }: DialogProps) {
  const titleId = useId();
  useModal(dialog, onClose);
  useScrollLock();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // The second of two presses on Escape closes whatever `cancel` says; browsers without `closedby` ask it each time.
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

/** Opens the dialog while it is shown; one hidden with its page closes without a word, and opens again with it. */
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
      // What the browser would give the focus back to is what had it when the page was shown again.
      if (isAgain && opener.current instanceof HTMLElement) opener.current.focus();
      latest.current();
    }
    // The `close` event comes in a task of its own, after the focus is back: a press in between would find the dialog
    // still there, and open nothing. This is told in the same task, and done with before the next.
    const watch = new MutationObserver(() => {
      if (!element.open) flushSync(tell);
    });
    watch.observe(element, { attributeFilter: ['open'] });
    if (!element.open) element.showModal();
    return () => {
      watch.disconnect();
      element.close();
    };
  }, [dialog]);
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}

/** What went wrong, beside the buttons: nothing that was typed is gone. */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="mt-3 text-sm text-bad wrap-anywhere">
      {text}
    </p>
  );
}
