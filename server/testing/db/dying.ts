import type { Db } from '#server/db/connect.ts';
import type { Random } from '#server/testing/events.ts';

/** Thrown by a server that dies. */
export class Crash extends Error {}

/** A server's database that fails with {@link Crash} at one of the next `most` statements. */
export function dying(db: Db, random: Random, most: number): Db {
  let left = 1 + random.below(most);
  return db.withPlugin({
    transformQuery({ node }) {
      left -= 1;
      if (left === 0) throw new Crash('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
