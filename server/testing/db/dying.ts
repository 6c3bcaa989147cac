import type { Db } from '#server/db/connect.ts';
import type { Random } from '#server/testing/events.ts';

/** Thrown by a server that dies. */
export class Crash extends Error {}

/** A server's database that fails with {@link Crash} at one of the next `most` statements, and from then on. */
export function dying(db: Db, random: Random, most: number): Db {
  const server = mortal(db);
  server.restart(1 + random.below(most));
  return server.db;
}

/** A server's database that fails with {@link Crash} after so many statements from its restart on. It is dead until the first one. */
export function mortal(db: Db): { db: Db; restart(statements: number): void } {
  let left = 0;
  return {
    db: db.withPlugin({
      transformQuery({ node }) {
        left -= 1;
        if (left <= 0) throw new Crash('killed');
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    restart(statements) {
      left = statements;
    },
  };
}
