import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { TOAST } from '#rules/limits.ts';
import { m } from '#web/messages.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { frontDialog, subscribeFrontDialog } from '../dialog/open-dialog.ts';
import type { ShownToast } from './toast-store.ts';
import { dismissToast } from './toast-store.ts';

/** The toasts themselves; F8 moves the focus here. Loaded with the first message. */
export function ToastRegion(props: { toasts: readonly ShownToast[] }) {
  const dialog = useSyncExternalStore(subscribeFrontDialog, frontDialog);
  const region = (
    <Toast.Provider swipeThreshold={TOAST.swipePx} swipeDirection="right" label={m.shell_message()}>
      {props.toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
      <Toast.Viewport
        hotkey={[TOAST.focusKey]}
        // Radix puts the key in this place.
        label={m.shell_messages({ hotkey: '{hotkey}' })}
        className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--app-bar)+var(--inset-bottom,0px))] z-50 flex flex-col gap-2 p-4 outline-none sm:start-auto sm:w-96"
      />
    </Toast.Provider>
  );
  // An open dialog covers the page and blocks presses on it.
  return dialog === null ? region : createPortal(region, dialog);
}

function ToastView(props: { toast: ShownToast }) {
  const { id, title, description, tone, action, open } = props.toast;
  const bad = tone === 'destructive';
  const Icon = bad ? TriangleAlert : CircleCheck;
  return (
    <Toast.Root
      open={open}
      duration={action ? TOAST.actionMs : TOAST.displayMs}
      onOpenChange={(next) => {
        if (!next) dismissToast(id);
      }}
      className={cx(
        'pointer-events-auto grid grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-lg border bg-raised p-3 ps-4',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform',
        bad ? 'border-bad' : 'border-edge',
      )}
    >
      <Icon
        aria-hidden="true"
        size={20}
        strokeWidth={1.5}
        className={cx('mt-2', bad ? 'text-bad' : 'text-good')}
      />
      <div className="py-1.5">
        <Toast.Title className="font-medium">{title}</Toast.Title>
        {description !== undefined && (
          <Toast.Description className="mt-0.5 text-sm text-muted">{description}</Toast.Description>
        )}
        {action !== undefined && (
          <Toast.Action
            altText={m.shell_press({ action: action.label, key: action.key })}
            onClick={action.run}
            className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-2' })}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        aria-label={m.shell_close()}
        className={buttonClass({ variant: 'ghost', size: 'sm', iconOnly: true })}
      >
        <X aria-hidden="true" size={16} strokeWidth={1.5} />
      </Toast.Close>
    </Toast.Root>
  );
}
