import { vi } from 'vitest';

export type HeldTimeouts = {
  /** Ends all of them now. */
  end(): void;
};

/**
 * Detaches `AbortSignal.timeout` from the clock until mocks are restored. A test of a call that never ends then ends the wait
 * once the other side has been called: a short real timeout may expire before a busy machine makes the call.
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
      // Like the platform's own.
      const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      for (const controller of held.splice(0)) controller.abort(reason);
    },
  };
}
