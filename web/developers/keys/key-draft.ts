import { useState } from 'react';
import type { KeyPermission } from '#contract/v1/values.ts';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { storeDraft, storedDraft } from '#web/shell/sign-in/stored-drafts.ts';
import { LIVES, type Life } from './key-state.ts';

export type KeyDraft = {
  name: string;
  permissions: readonly KeyPermission[];
  life: Life;
  /** Null for a key without an app. */
  appId: string | null;
};

const EMPTY_DRAFT: KeyDraft = { name: '', permissions: [], life: 'never', appId: null };

/**
 * The draft of a member's next key. It survives a closed form, an ended session, another page (to register an app) and a reload;
 * null clears it.
 */
export function useKeyDraft(telegramId: string): [KeyDraft, (draft: KeyDraft | null) => void] {
  const stored = `key ${telegramId}`;
  const [draft, setDraft] = useState(() => draftOf(storedDraft(stored)));
  return [
    draft,
    (next) => {
      storeDraft(stored, next);
      setDraft(next ?? EMPTY_DRAFT);
    },
  ];
}

/** The usable parts of a stored value. */
function draftOf(value: unknown): KeyDraft {
  if (typeof value !== 'object' || value === null) return EMPTY_DRAFT;
  const { name, permissions, life, appId }: Partial<Record<keyof KeyDraft, unknown>> = value;
  const chosen: readonly unknown[] = Array.isArray(permissions) ? permissions : [];
  return {
    name: typeof name === 'string' ? name : '',
    permissions: API_KEY_PERMISSIONS.map(({ id }) => id).filter((id) => chosen.includes(id)),
    life: LIVES.find((each) => each.value === life)?.value ?? EMPTY_DRAFT.life,
    appId: typeof appId === 'string' ? appId : null,
  };
}
