import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOAST_REMOVE_DELAY_MS } from './toast-state.ts';
import { dismissToast, shownToasts, subscribeToasts, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('tells its listeners, and removes a dismissed toast after 1,000,000 ms', () => {
  let heard = 0;
  const stop = subscribeToasts(() => {
    heard += 1;
  });
  toast({ title: 'Saved' });
  const [shown] = shownToasts();
  expect(shown).toMatchObject({ title: 'Saved', tone: 'default', open: true });

  dismissToast(shown?.id ?? -1);
  expect(shownToasts()).toMatchObject([{ title: 'Saved', open: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(shownToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shownToasts()).toHaveLength(0);
  expect(heard).toBe(3);
  stop();
});

it('gives each toast a number of its own, so that the same text shows again', () => {
  toast({ title: 'Copied' });
  const first = shownToasts()[0]?.id;
  toast({ title: 'Copied', tone: 'destructive' });
  expect(shownToasts()).toHaveLength(1);
  expect(shownToasts()[0]).toMatchObject({ tone: 'destructive' });
  expect(shownToasts()[0]?.id).not.toBe(first);
});
