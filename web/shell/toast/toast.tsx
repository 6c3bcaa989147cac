import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { atFirstSign } from '../first-sign.ts';
import { type ShownToast, shownToasts, subscribeToasts } from './toast-store.ts';

export { type Say, toast } from './toast-store.ts';

const NONE: readonly ShownToast[] = [];

type Region = ComponentType<{ toasts: readonly ShownToast[] }>;

/** Shows the messages of `toast()`; mounted once, at the end of the page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, () => NONE);
  const [Region, setRegion] = useState<Region | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = toasts.length > 0;

  // 11 kB that no page needs before its first message; preloaded nevertheless, because that message may be about a lost
  // connection.
  useEffect(() => {
    if (Region !== null) return;
    const fetchRegion = () =>
      import('./toast-region.tsx').then(
        (module) => setRegion(() => module.ToastRegion),
        () => setHasFailed(true),
      );
    if (!isWanted) return atFirstSign(fetchRegion);
    void fetchRegion();
  }, [Region, isWanted]);

  if (!isWanted) return null;
  if (Region !== null) return <Region toasts={toasts} />;
  return hasFailed ? <PlainMessage toasts={toasts} /> : null;
}

/** The plain text, if the region's code could not load. */
function PlainMessage({ toasts }: { toasts: readonly ShownToast[] }) {
  return (
    <div role="alert" className="fixed end-0 bottom-0 z-50 p-4 sm:w-96">
      {toasts.map(({ id, title, description }) => (
        <p key={id} className="rounded-lg border border-edge bg-raised p-4">
          <strong className="font-medium">{title}</strong> {description}
        </p>
      ))}
    </div>
  );
}
