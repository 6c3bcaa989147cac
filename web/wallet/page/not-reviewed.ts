import type { App } from './app.ts';
import { el, notice } from './dom.ts';

/** Shown wherever coins of the main network may arrive. */
export function notReviewed({ instance }: App): HTMLElement | null {
  if (instance.network !== 'main') return null;
  return notice(
    'note',
    el(
      'p',
      {},
      'Nobody outside this project has reviewed this wallet yet. Keep in it what you would carry in your pocket.',
    ),
  );
}
