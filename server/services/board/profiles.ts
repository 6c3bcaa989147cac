import { sql } from 'kysely';
import type { Role } from '#rules/roles.ts';
import type { Db } from '#server/db/connect.ts';
import type { News, NewsTable } from '#server/db/news.ts';

/** A member's profile, as returned by the function `board_profiles`. */
export type Profile = {
  id: number;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  profileLinkUrl: string | null;
  role: Role;
  twitterHandle: string | null;
  twitterVerified: boolean;
  /** True by the member's own choice; then all other fields are empty. */
  hidden: boolean;
};

/** About 10 MB. */
const MOST_KEPT = 20_000;
const TABLES: readonly NewsTable[] = ['members'];

/**
 * Reads members' profiles as shown on the board, and keeps the latest ones until any member changes: profiles change far less
 * often than points.
 */
export function createProfiles(db: Db, news: News) {
  let kept = new Map<number, Profile>();
  let keptAt: number | null = null;

  return async (memberIds: readonly number[]): Promise<ReadonlyMap<number, Profile>> => {
    const heard = news.version(TABLES);
    if (heard !== keptAt) kept = new Map();
    keptAt = heard;
    const missing = memberIds.filter((id) => heard === null || !kept.has(id));
    const found = new Map<number, Profile>();
    for (const id of memberIds) {
      const profile = heard === null ? undefined : kept.get(id);
      if (profile) found.set(id, profile);
    }
    if (missing.length === 0) return found;
    const target = kept;
    for (const profile of await readProfiles(db, missing)) {
      found.set(profile.id, profile);
      if (heard !== null) target.set(profile.id, profile);
    }
    for (const id of target.keys()) {
      if (target.size <= MOST_KEPT) break;
      target.delete(id);
    }
    return found;
  };
}

async function readProfiles(db: Db, memberIds: readonly number[]): Promise<Profile[]> {
  const { rows } = await sql<{ profiles: Profile[] | null }>`
    select board_profiles(${memberIds}::bigint[]) as profiles`.execute(db);
  return rows[0]?.profiles ?? [];
}
