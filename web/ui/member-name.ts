import type { BoardName } from '#rules/names.ts';
import { m } from '#web/messages.ts';

/** The name for display: a username gets its @. A member without a name is anonymous, in the page's language. */
export function memberName(name: BoardName): string {
  if (name.displayType === 'other') return m.ui_anonymous();
  return name.displayType === 'username' ? `@${name.displayName}` : name.displayName;
}
