import type { BoardName } from '#rules/names.ts';

/** The name as it is shown: a username carries its @. */
export function memberName(name: BoardName): string {
  return name.displayType === 'username' ? `@${name.displayName}` : name.displayName;
}
