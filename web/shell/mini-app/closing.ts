import { shownToasts, subscribeToasts } from '../toast/toast-store.ts';
import { postToTelegram } from './mini-app-bridge.ts';

/** Fields for work that would be lost; a search is none. */
const FIELDS =
  ':is(form, dialog) :is(textarea, input:is([type=text], [type=url], [type=number], :not([type])))';

type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new Set<Field>();
let isAsked = false;

/** Has Telegram ask before it closes the app while a form has text that was typed and not sent. */
export function confirmClosing(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS)) typed.add(target as Field);
    tell();
  });
  // Both may remove a form, but only after this.
  for (const type of ['click', 'pushState', 'popstate']) {
    window.addEventListener(type, () => setTimeout(tell));
  }
  subscribeToasts(() => {
    if (shownToasts()[0]?.tone === 'default') typed.clear();
    tell();
  });
}

function tell(): void {
  for (const field of typed) {
    if (!field.isConnected || field.value === '') typed.delete(field);
  }
  const asks = typed.size > 0;
  if (asks === isAsked) return;
  isAsked = asks;
  postToTelegram('web_app_setup_closing_behavior', { need_confirmation: asks });
}
