import { type RefObject, useEffect, useEffectEvent } from 'react';
import { m } from '#web/messages.ts';

type ListKeys = {
  approve: (id: string) => void;
  reject: (id: string) => void;
  undo: () => void;
  closePanel: () => void;
  showKeys: () => void;
};

export const KEYS = [
  { keys: ['j', 'k'], does: () => m.portal_review_key_move() },
  { keys: ['a'], does: () => m.portal_review_key_approve() },
  { keys: ['r'], does: () => m.portal_review_key_reject() },
  { keys: ['u'], does: () => m.portal_review_key_undo() },
  { keys: ['o'], does: () => m.portal_review_key_open() },
  { keys: ['Ctrl', 'Enter'], does: () => m.portal_review_key_confirm() },
  { keys: ['Esc'], does: () => m.portal_review_key_leave() },
  { keys: ['?'], does: () => m.portal_review_key_list() },
] as const;

/**
 * j/k move, a approves, r rejects, u undoes, o opens the link, ? lists the keys. They act on the focused item, so that the browser
 * keeps track of it, and do nothing while a field has the focus or a dialog is open.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, does: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const current = document.activeElement?.closest<HTMLElement>('[data-item]') ?? null;
    if (event.key === 'Escape') {
      if (isField(document.activeElement)) current?.focus();
      else does.closePanel();
      return;
    }
    if (isField(event.target)) return;
    const id = current?.dataset.item;
    if (event.key === 'j') moveFocus(list.current, current, 1);
    else if (event.key === 'k') moveFocus(list.current, current, -1);
    else if (event.key === 'a' && id !== undefined) does.approve(id);
    else if (event.key === 'r' && id !== undefined) does.reject(id);
    else if (event.key === 'u') does.undo();
    else if (event.key === 'o') openLink(current);
    else if (event.key === '?') does.showKeys();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** True if letters typed there are text; a checkbox takes none. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.matches('textarea, select, [contenteditable]');
}

function moveFocus(list: HTMLElement | null, current: HTMLElement | null, step: 1 | -1): void {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const at = current === null ? -1 : items.indexOf(current);
  const next = items[at === -1 ? (step === 1 ? 0 : items.length - 1) : at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Presses the link: it says itself that the new tab learns nothing of this one. */
function openLink(item: HTMLElement | null): void {
  item?.querySelector<HTMLAnchorElement>('a[data-submitted]')?.click();
}

/** After a decision: focuses the next item, or the previous one. */
export function focusBeside(list: HTMLElement | null, id: string): boolean {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
  const at = items.findIndex((item) => item.dataset.item === id);
  const beside = items[at + 1] ?? items[at - 1];
  beside?.focus();
  return beside !== undefined;
}

export function focusItem(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)?.focus();
}
