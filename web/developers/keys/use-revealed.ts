import { useState } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';

/** The keys that are shown in full. */
export type Revealed = {
  isShown(key: ApiKey): boolean;
  /** The full key if known, from the list or from its creation; otherwise null. */
  wholeOf(key: ApiKey): string | null;
  show(id: string): void;
  hide(id: string): void;
  /** Shows a key that was just created, even if the list has only its mask. */
  keep(key: ApiKey): void;
};

/** Every key is masked when the page opens. */
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
