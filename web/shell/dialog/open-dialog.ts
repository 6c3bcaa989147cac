const listeners = new Set<() => void>();
let open: readonly HTMLDialogElement[] = [];

/**
 * The modal dialog in front, or null. Anything that must be seen and pressed goes inside it, because the browser blocks all else.
 */
export function frontDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/** Calls `listener` when another dialog, or none, is in front; returns the function that stops listening. */
export function subscribeFrontDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Puts a dialog in front; returns the function that removes it. */
export function putInFront(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((each) => each !== dialog));
}

function change(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}
