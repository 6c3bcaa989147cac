import { lazy, Suspense, useSyncExternalStore } from 'react';
import { type ShownToast, shownToasts, subscribeToasts } from './toast-store.ts';

export { toast } from './toast-store.ts';

const NONE: readonly ShownToast[] = [];

// 11 kB that no page needs before its first message.
const ToastRegion = lazy(async () => ({
  default: (await import('./toast-region.tsx')).ToastRegion,
}));

/** The corner where `toast()` shows its message; stands once, at the end of the page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => NONE);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion toasts={toasts} />
    </Suspense>
  );
}
