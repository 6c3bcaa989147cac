import { hashOf } from '#server/services/sign-in/sessions.ts';

/** About 2 MB. */
const MOST_KNOWN = 10_000;

export type KnownTokens = ReturnType<typeof createKnownTokens>;

/**
 * Remembers which session tokens and keys were valid when this server last checked. They grant nothing by themselves: they only
 * separate members and apps from callers with invented tokens, without a query.
 */
export function createKnownTokens(mostKnown = MOST_KNOWN) {
  // Stores hashes, so that reading the memory reveals no tokens.
  const known = new Map<string, string>();
  const markOf = (token: string) => hashOf(token).toString('base64url');
  return {
    /** @param owner the owner whose calls are counted together; without one the token counts alone */
    note(token: string, isGood: boolean, owner?: string): void {
      const mark = markOf(token);
      // Moved to the end, so that those used last are remembered longest.
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
