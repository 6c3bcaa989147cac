import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOAST } from '#rules/limits.ts';
import { dismissToast, shownToasts, subscribeToasts, toast } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('notifies listeners, and removes a dismissed toast after 1,000,000 ms', () => {
  let heard = 0;
  const stop = subscribeToasts(() => {
    heard += 1;
  });
  toast({ title: 'Saved' });
  const [shown] = shownToasts();
  expect(shown).toMatchObject({ title: 'Saved', tone: 'default', open: true });

  dismissToast(shown?.id ?? -1);
  expect(shownToasts()).toMatchObject([{ title: 'Saved', open: false }]);
  vi.advanceTimersByTime(TOAST.removeMs - 1);
  expect(shownToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shownToasts()).toHaveLength(0);
  expect(heard).toBe(3);
  stop();
});

it('shows one at a time, and the same text again as another', () => {
  toast({ title: 'Copied' });
  const first = shownToasts()[0]?.id;
  toast({ title: 'Copied', tone: 'destructive' });
  expect(shownToasts()).toMatchObject([{ title: 'Copied', tone: 'destructive' }]);
  expect(shownToasts()[0]?.id).not.toBe(first);
});

it('leaves a newer toast alone when an older one is dismissed and removed', () => {
  toast({ title: 'Old' });
  const old = shownToasts()[0]?.id ?? -1;
  toast({ title: 'New' });
  dismissToast(old);
  vi.advanceTimersByTime(TOAST.removeMs);
  expect(shownToasts()).toMatchObject([{ title: 'New', open: true }]);
});
