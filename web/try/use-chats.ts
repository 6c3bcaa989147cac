import { useCallback, useEffect, useRef, useState } from 'react';
import type { DemoChats } from '#contract/try/chats.ts';
import { setDemoTime } from '#web/shell/now.tsx';
import { tryCall } from '#web/shell/trial/calls.ts';

/** In ms. The server holds a call for 20 seconds at most. */
const PATIENCE_MS = 40_000;
const PAUSE_MS = 3_000;

export type ChatsState = {
  /** Null until the first response. */
  chats: DemoChats | null;
  /** The reason why no news arrives; null while it does. */
  error: unknown;
  /** Ends these chats and begins new ones. */
  begin: () => Promise<void>;
};

/** The visitor's chats, which begin automatically, kept up to date with all their changes. */
export function useChats(): ChatsState {
  const [chats, setChats] = useState<DemoChats | null>(null);
  const [error, setError] = useState<unknown>(null);
  const seen = useRef<number | null>(null);

  const take = useCallback((next: DemoChats) => {
    setError(null);
    // A held call may end after a newer one.
    if (seen.current !== null && next.version < seen.current) return;
    seen.current = next.version;
    setDemoTime(Date.parse(next.now));
    setChats(next);
  }, []);

  const begin = useCallback(async () => {
    const begun = await tryCall('openDemoChats', { body: {} });
    seen.current = null;
    take(begun);
  }, [take]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      while (!signal.aborted) {
        try {
          const query = seen.current === null ? {} : { seen: String(seen.current) };
          const options = { signal, timeoutMs: PATIENCE_MS };
          const next = await tryCall('getDemoChats', { query }, options);
          if (next === null) await begin();
          else take(next);
        } catch (caught) {
          if (signal.aborted) return;
          setError(caught);
          await pause(PAUSE_MS, signal);
        }
      }
    };
    void follow();
    return () => leaving.abort(new Error('left the page'));
  }, [begin, take]);

  return { chats, error, begin };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
