import { hashOf } from '#server/services/sign-in/sessions.ts';

/** About 2 MB. */
const MOST_KNOWN = 10_000;

export type KnownTokens = ReturnType<typeof createKnownTokens>;

/**
 * Which sessions' tokens and which keys were good when this server last looked. They open nothing by themselves: they only tell
 * members and apps from whoever makes tokens up, without asking the database.
 */
export function createKnownTokens(mostKnown = MOST_KNOWN) {
  // Whoever reads the memory should not find tokens in it.
  const known = new Set<string>();
  const markOf = (token: string) => hashOf(token).toString('base64url');
  return {
    note(token: string, isGood: boolean): void {
      const mark = markOf(token);
      // Those used last are remembered longest.
      known.delete(mark);
      if (isGood) known.add(mark);
      for (const oldest of known) {
        if (known.size <= mostKnown) break;
        known.delete(oldest);
      }
    },
    has: (token: string): boolean => known.has(markOf(token)),
  };
}
