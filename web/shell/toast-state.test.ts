import { describe, expect, it } from 'vitest';
import {
  reduceToasts,
  type ShownToast,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SHOWN_MS,
  TOAST_SWIPE_PX,
} from './toast-state.ts';

function toastOf(id: number): ShownToast {
  return { id, title: `Toast ${id}`, tone: 'default', open: true };
}

describe('reduceToasts', () => {
  it('shows one at a time: a new one replaces the one before', () => {
    const one = reduceToasts([], { type: 'add', toast: toastOf(1) });
    const two = reduceToasts(one, { type: 'add', toast: toastOf(2) });
    expect(two.map((toast) => toast.id)).toEqual([2]);
  });

  it('closes on dismissal and keeps the toast until its removal', () => {
    const closed = reduceToasts([toastOf(1)], { type: 'dismiss', id: 1 });
    expect(closed).toEqual([{ ...toastOf(1), open: false }]);
    expect(reduceToasts(closed, { type: 'remove', id: 1 })).toEqual([]);
  });

  it('leaves a newer toast alone when an older one is dismissed or removed', () => {
    const shown = [toastOf(2)];
    expect(reduceToasts(shown, { type: 'dismiss', id: 1 })).toEqual(shown);
    expect(reduceToasts(shown, { type: 'remove', id: 1 })).toEqual(shown);
  });
});

it('has the numbers of the specification', () => {
  expect([TOAST_LIMIT, TOAST_SHOWN_MS, TOAST_SWIPE_PX, TOAST_REMOVE_DELAY_MS]).toEqual([
    1, 5000, 50, 1_000_000,
  ]);
});
