import type { Db } from '#server/db/connect.ts';
import { submitContent } from '#server/services/submissions/submit-content.ts';
import { CREW_NOW_MS, type Crew } from './crew.ts';

let submitted = 0;

/** Submits on the web for a crew member, each with a new id unless given. */
export function submitAs(db: Db, crew: Crew, telegramId: string, rest: Partial<Given> = {}) {
  submitted += 1;
  const { nowMs = CREW_NOW_MS, ...input } = rest;
  return submitContent(
    db,
    { memberId: crew.numberOf(telegramId), telegramId, nowMs },
    {
      clientId: `client-id-of-test-${submitted}`,
      contentType: 'meme_image',
      url: `https://example.org/meme/${submitted}`,
      ...input,
    },
  );
}

type Given = Parameters<typeof submitContent>[2] & { nowMs: number };
