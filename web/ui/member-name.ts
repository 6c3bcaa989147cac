import type { BoardName } from '#rules/names.ts';

/** The name for display: a username gets its @. */
export function memberName(name: BoardName): string {
  return name.displayType === 'username' ? `@${name.displayName}` : name.displayName;
}
