import { hashOf } from '#server/services/sign-in/sessions.ts';

/** About 2 MB. */
const MOST_KNOWN = 10_000;

export type KnownTokens = ReturnType<typeof createKnownTokens>;

/**
 * Which sessions' tokens and which keys were good when this server last looked. They open nothing by themselves: they only tell
 * members and apps from whoever makes tokens up, without asking the database.
 */
export function createKnownTokens(mostKnown = MOST_KNOWN) {
  // Hashes, so that reading the memory reveals no tokens.
  const known = new Map<string, string>();
  const markOf = (token: string) => hashOf(token).toString('base64url');
  return {
    /** @param owner the owner whose calls are counted together; without one the token counts alone */
    note(token: string, isGood: boolean, owner?: string): void {
      const mark = markOf(token);
      // Those used last are remembered longest.
      known.delete(mark);
      if (isGood) known.set(mark, owner ?? mark);
      for (const oldest of known.keys()) {
        if (known.size <= mostKnown) break;
        known.delete(oldest);
      }
    },
    ownerOf: (token: string): string | null => known.get(markOf(token)) ?? null,
  };
}
