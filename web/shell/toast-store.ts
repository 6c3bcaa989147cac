import {
  reduceToasts,
  type ShownToast,
  TOAST_REMOVE_DELAY_MS,
  type ToastAction,
  type ToastMessage,
} from './toast-state.ts';

export type { ShownToast } from './toast-state.ts';

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** How a message is said: as a toast, or in a dialog, which lies over them. */
export type Say = (message: ToastMessage) => void;

/** Shows a message in the corner; it replaces the one that is there. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  dispatch({
    type: 'add',
    toast: {
      id: lastId,
      title: message.title,
      description: message.description,
      tone: message.tone ?? 'default',
      open: true,
    },
  });
}

/** Closes a toast; it is kept, closed, until its removal. */
export function dismissToast(id: number): void {
  dispatch({ type: 'dismiss', id });
  setTimeout(() => dispatch({ type: 'remove', id }), TOAST_REMOVE_DELAY_MS);
}

export function shownToasts(): readonly ShownToast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function dispatch(action: ToastAction): void {
  toasts = reduceToasts(toasts, action);
  for (const listener of listeners) listener();
}
