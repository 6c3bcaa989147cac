import type { Db } from '#server/db/connect.ts';
import { pruneConversations } from './conversations.ts';
import { pruneMoments } from './moments.ts';
import { pruneOutbox } from './outbox.ts';
import { prunePeople } from './people.ts';
import { pruneUpdates } from './update-notes.ts';

/** Deletes data that the bot no longer needs; returns the number of rows. */
export async function pruneBot(db: Db, nowMs: number): Promise<number> {
  await pruneConversations(db, nowMs);
  await pruneMoments(db, nowMs);
  const people = await prunePeople(db, nowMs);
  return people + (await pruneUpdates(db, nowMs)) + (await pruneOutbox(db, nowMs));
}
