/** One visible at a time; a new one replaces it (public document, section 9). */
export const TOAST_LIMIT = 1;
/** How long a toast shows by itself. */
export const TOAST_SHOWN_MS = 5000;
/** A dismissed toast is removed after this (public document, section 4). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** How far a swipe must go to dismiss. */
export const TOAST_SWIPE_PX = 50;

export type ToastTone = 'default' | 'destructive';

export type ToastMessage = { title: string; description?: string; tone?: ToastTone };

export type ShownToast = {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: ToastTone;
  /** False from its dismissal until its removal. */
  readonly open: boolean;
};

export type ToastAction =
  | { type: 'add'; toast: ShownToast }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number };

/** The toasts after an action, newest first. */
export function reduceToasts(
  toasts: readonly ShownToast[],
  action: ToastAction,
): readonly ShownToast[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT);
    case 'dismiss':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}
