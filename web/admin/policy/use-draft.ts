import type { Policy } from '#rules/policies/policy.ts';
import { useTyped } from '../use-typed.ts';
import { type DraftField, type DraftText, textOf } from './draft.ts';

/**
 * The draft of a policy. It survives a reload and the end of a session (docs/spec/portal.md#22-typed-text).
 *
 * @param start the policy that an untouched draft shows
 */
export function usePolicyDraft(start: Policy) {
  const typed = useTyped('policy');
  const stored = parseStored(typed.text);
  const text = { ...textOf(start), ...stored };
  return {
    text,
    isEdited: stored !== null,
    /** True if the draft is this policy, untouched. */
    isAs: (policy: Policy) => JSON.stringify(text) === JSON.stringify(textOf(policy)),
    edit(field: DraftField, value: string): void {
      typed.change(JSON.stringify({ ...text, [field]: value }));
    },
    startFrom(policy: Policy): void {
      typed.change(JSON.stringify(textOf(policy)));
    },
    clear: typed.clear,
  };
}

function parseStored(text: string): Partial<DraftText> | null {
  if (text === '') return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return null;
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return null;
  }
}
