import { useState } from 'react';
import type { KeyPermission } from '#contract/developer-keys.ts';
import type { Life } from './key-state.ts';

/** What is typed and chosen for a new key. */
export type KeyDraft = {
  name: string;
  permissions: readonly KeyPermission[];
  life: Life;
  /** Null: for no app. */
  appId: string | null;
};

export const EMPTY_DRAFT: KeyDraft = { name: '', permissions: [], life: 'never', appId: null };

// Outside of the page: who goes to register the key's app first finds the rest as it was.
let kept = EMPTY_DRAFT;

/** The draft of the next key; neither a closed form, nor a session that ends, nor another page loses it. */
export function useKeyDraft(): [KeyDraft, (draft: KeyDraft) => void] {
  const [draft, setDraft] = useState(kept);
  return [
    draft,
    (next) => {
      kept = next;
      setDraft(next);
    },
  ];
}
