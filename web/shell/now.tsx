import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useSyncExternalStore,
} from 'react';

const FirstNowContext = createContext(0);

/** Provides the first view's time, used by the server and by hydration. */
export function NowProvider(props: { nowMs: number; children: ReactNode }) {
  return <FirstNowContext value={props.nowMs}>{props.children}</FirstNowContext>;
}

/**
 * The time in ms, updated every `everyMs` and when the page becomes visible. Server and
 * hydration see the same value, so relative times never differ between the two.
 */
export function useNow(everyMs: number): number {
  const firstNowMs = useContext(FirstNowContext);
  const subscribe = useCallback((wake: () => void) => tickerOf(everyMs).subscribe(wake), [everyMs]);
  return useSyncExternalStore(
    subscribe,
    () => tickerOf(everyMs).nowMs(),
    () => firstNowMs,
  );
}

/** How far the demo's clock is ahead of the browser's, in ms: in a demo, visitors let weeks go by. Not set elsewhere. */
let aheadMs = 0;

/** The site's time for one of the browser's clock, both in ms: they differ in a demo only. */
export const siteTime = (browserMs: number) => browserMs + aheadMs;

/** Sets the demo's time as just received from the server. */
export function setDemoTime(nowMs: number): void {
  aheadMs = nowMs - Date.now();
  for (const { tick } of tickers.values()) tick();
}

type Ticker = {
  tick: () => void;
  nowMs: () => number;
  subscribe: (wake: () => void) => () => void;
};

const tickers = new Map<number, Ticker>();

function tickerOf(everyMs: number): Ticker {
  const known = tickers.get(everyMs);
  if (known !== undefined) return known;
  const made = makeTicker(everyMs);
  tickers.set(everyMs, made);
  return made;
}

/** One timer per interval, aligned to its multiples, so that all users of it change together. */
function makeTicker(everyMs: number): Ticker {
  const listeners = new Set<() => void>();
  let nowMs = Date.now() + aheadMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick(): void {
    clearTimeout(timer);
    nowMs = Date.now() + aheadMs;
    timer = setTimeout(tick, everyMs - (nowMs % everyMs));
    for (const wake of listeners) wake();
  }

  function tickWhenSeen(): void {
    if (document.visibilityState === 'visible') tick();
  }

  return {
    tick: () => {
      if (listeners.size > 0) tick();
    },
    nowMs: () => nowMs,
    subscribe: (wake) => {
      listeners.add(wake);
      if (listeners.size === 1) {
        tick();
        document.addEventListener('visibilitychange', tickWhenSeen);
      }
      return () => {
        listeners.delete(wake);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tickWhenSeen);
      };
    },
  };
}
