import { vi } from 'vitest';

export type HeldTimeouts = {
  /** Lets all of them be over now. */
  end(): void;
};

/**
 * Takes the clock away from `AbortSignal.timeout` until mocks are restored. A test of what never answers then ends the
 * time when the other side has been asked: a short timeout in real time can be over before a busy machine gets to ask.
 */
export function holdTimeouts(): HeldTimeouts {
  const held: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    held.push(controller);
    return controller.signal;
  });
  return {
    end() {
      // As the platform's own.
      const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      for (const controller of held.splice(0)) controller.abort(reason);
    },
  };
}
