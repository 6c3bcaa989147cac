import { vi } from 'vitest';

export type HeldTimeouts = {
  /** What was given to each of those that wait now, in ms. */
  waiting(): number[];
  /** Lets all of them be over now. */
  end(): void;
};

/**
 * Takes the clock away from `AbortSignal.timeout` until mocks are restored. A test of what never answers then ends the
 * time when the other side has been asked: a short timeout in real time can be over before a busy machine gets to ask.
 */
export function holdTimeouts(): HeldTimeouts {
  const held: { ms: number; controller: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    held.push({ ms, controller });
    return controller.signal;
  });
  return {
    waiting: () => held.map(({ ms }) => ms),
    end() {
      // As the platform's own.
      const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      for (const { controller } of held.splice(0)) controller.abort(reason);
    },
  };
}
