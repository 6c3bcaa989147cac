import type { Db } from '#server/db/connect.ts';
import { prunePictures } from '#server/services/members/pictures.ts';
import { pruneSignInLinks } from './links.ts';
import { pruneRequests } from './requests.ts';
import { pruneSessions } from './sessions.ts';
import { pruneUsedSignIns } from './sign-in.ts';

const ALL = [pruneUsedSignIns, pruneSessions, pruneSignInLinks, pruneRequests, prunePictures];

/** Deletes every expired session, remembered sign-in, link, login request and old picture. Returns their number. */
export async function pruneExpired(db: Db, nowMs: number): Promise<number> {
  let removed = 0;
  for (const prune of ALL) {
    let some: number;
    do {
      some = await prune(db, nowMs);
      removed += some;
    } while (some > 0);
  }
  return removed;
}
