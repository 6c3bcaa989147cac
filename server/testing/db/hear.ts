import { vi } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import type { News } from '#server/db/news.ts';

/** Follows a database, and waits until it receives news. */
export async function hear(database: Pick<Database, 'follow'>): Promise<News> {
  const news = database.follow(() => {});
  await vi.waitFor(() => {
    if (news.version() === null) throw new Error('it does not hear yet');
  });
  return news;
}
