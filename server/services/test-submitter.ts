import type { Db } from '#server/db/connect.ts';
import { submitContent } from './submit-content.ts';
import { CREW_NOW_MS, type Crew } from './test-crew.ts';

let handedIn = 0;

/** Hands in on the web for a member of the crew; each with an id of its own unless given. */
export function handIn(db: Db, crew: Crew, telegramId: string, rest: Partial<Given> = {}) {
  handedIn += 1;
  const { nowMs = CREW_NOW_MS, ...input } = rest;
  return submitContent(
    db,
    { memberId: crew.numberOf(telegramId), telegramId, nowMs },
    {
      clientId: `client-id-of-test-${handedIn}`,
      contentType: 'meme_image',
      url: `https://example.org/meme/${handedIn}`,
      ...input,
    },
  );
}

type Given = Parameters<typeof submitContent>[2] & { nowMs: number };
