import { useSyncExternalStore } from 'react';
import { m } from '#web/messages.ts';

/** Shorter waits show nothing, because a flash would make them seem longer. */
const SHOW_AFTER_MS = 150;

let shown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (shown === next) return;
  shown = next;
  for (const listener of listeners) listener();
}

export const pageProgress = {
  start(): void {
    clearTimeout(timer);
    timer = setTimeout(() => set(true), SHOW_AFTER_MS);
  },
  end(): void {
    clearTimeout(timer);
    set(false);
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A line along the top while the next page's code loads. */
export function ProgressBar() {
  const visible = useSyncExternalStore(
    subscribe,
    () => shown,
    () => false,
  );
  if (!visible) return null;
  return (
    <div
      role="progressbar"
      aria-label={m.shell_loading_page()}
      className="fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-brass"
    />
  );
}
