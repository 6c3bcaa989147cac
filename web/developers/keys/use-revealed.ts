import { useState } from 'react';
import type { ApiKey } from '#contract/developer-keys.ts';

/** Which keys are shown whole. */
export type Revealed = {
  isShown(key: ApiKey): boolean;
  /** The whole key where it is known: from the list, or from its own creation; else null. */
  wholeOf(key: ApiKey): string | null;
  show(id: string): void;
  hide(id: string): void;
  /** Shows a key that was just made, also when the list will have its mask alone. */
  keep(key: ApiKey): void;
};

/** Every key is masked at first, and after leaving the page again. */
export function useRevealed(): Revealed {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<ReadonlyMap<string, string>>(new Map());
  const wholeOf = (key: ApiKey) => (key.isMasked ? (made.get(key.id) ?? null) : key.apiKey);
  const show = (id: string) => setShown((ids) => new Set(ids).add(id));
  return {
    isShown: (key) => shown.has(key.id) && wholeOf(key) !== null,
    wholeOf,
    show,
    hide: (id) => setShown((ids) => new Set([...ids].filter((each) => each !== id))),
    keep(key) {
      setMade((keys) => new Map(keys).set(key.id, key.apiKey));
      show(key.id);
    },
  };
}
