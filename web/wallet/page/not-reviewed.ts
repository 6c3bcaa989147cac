import type { App } from './app.ts';
import { el, notice } from './dom.ts';
import { m } from './messages.ts';

/** Shown wherever coins of the main network may arrive. */
export function notReviewed({ instance }: App): HTMLElement | null {
  if (instance.network !== 'main') return null;
  return notice('note', el('p', {}, m.wallet_not_reviewed()));
}
