import { TOAST } from '#rules/limits.ts';

export type ToastTone = 'default' | 'destructive';

/** A button of a message, such as Undo; `key` is the key that does the same on that page. */
export type ToastAction = { label: string; key: string; run: () => void };

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: ToastAction;
};

export type ShownToast = {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: ToastTone;
  readonly action?: ToastAction | undefined;
  /** False from its dismissal until its removal. */
  readonly open: boolean;
};

/** Shows a message: as a toast, or inside a dialog, which would cover a toast. */
export type Say = (message: ToastMessage) => void;

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message in the corner; it replaces the previous one. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  const added = { tone: 'default' as const, ...message, id: lastId, open: true };
  show([added, ...toasts].slice(0, TOAST.visible));
}

/** Closes a toast; it stays in the list, closed, until it is removed. */
export function dismissToast(id: number): void {
  show(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)));
  setTimeout(() => show(toasts.filter((each) => each.id !== id)), TOAST.removeMs);
}

/** Newest first. */
export function shownToasts(): readonly ShownToast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
