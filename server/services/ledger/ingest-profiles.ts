import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { IncomingEvent, Profile } from './event-input.ts';
import type { LockedMember, Members } from './ingest-read.ts';

/** The news of a batch about people, apart from their activities. */
export type ProfileNews = {
  /** Members whose profile or account age changed. */
  changed: Set<LockedMember>;
  /** Members that the batch mentions, even without news: their report times are newer. */
  heard: Set<LockedMember>;
};

// Names come with every event, links with few of them. Each has a time of its own, so that a link reported late, after a newer
// tip, still counts.
const PARTS = [
  { time: 'namesAtMs', fields: ['username', 'firstName', 'lastName'] },
  { time: 'linksAtMs', fields: ['photoUrl', 'profileLinkUrl'] },
] as const;

/**
 * Brings names and links of `members` up to the newest report, and account ages down to the oldest event. Events may arrive in
 * any order: an old one never undoes a newer one, even if the newer one brought nothing new.
 */
export function judgeProfiles(events: readonly IncomingEvent[], members: Members): ProfileNews {
  const news: ProfileNews = { changed: new Set(), heard: new Set() };
  for (const event of events) {
    hear(news, members.get(event.telegramId), event.profile, event.atMs);
    const other = event.counterpart;
    if (other) hear(news, members.get(other.telegramId), other.profile, event.atMs);
  }
  return news;
}

function hear(
  news: ProfileNews,
  member: LockedMember | undefined,
  profile: Profile,
  atMs: number,
): void {
  if (!member) return;
  if (atMs < member.createdAtMs) {
    member.createdAtMs = atMs;
    news.changed.add(member);
  }
  for (const { time, fields } of PARTS) {
    const said = fields.filter((field) => profile[field] !== undefined);
    const saidAtMs = member[time];
    if (said.length === 0 || (saidAtMs !== null && atMs < saidAtMs)) continue;
    member[time] = atMs;
    news.heard.add(member);
    for (const field of said) {
      const value = profile[field] ?? null;
      if (member.profile[field] === value) continue;
      member.profile[field] = value;
      news.changed.add(member);
    }
  }
}

/** Writes changed profiles and account ages; the times of reports are written with the totals. */
export async function writeProfiles(tx: Db, changed: ReadonlySet<LockedMember>): Promise<void> {
  if (changed.size === 0) return;
  const rows = [...changed].map((member) => ({
    id: String(member.id),
    created_at: isoTime(member.createdAtMs),
    username: member.profile.username,
    first_name: member.profile.firstName,
    last_name: member.profile.lastName,
    photo_url: member.profile.photoUrl,
    profile_link_url: member.profile.profileLinkUrl,
  }));
  await sql`
    update members m set created_at = p.created_at, username = p.username,
      first_name = p.first_name, last_name = p.last_name, photo_url = p.photo_url,
      profile_link_url = p.profile_link_url
    from json_to_recordset(${JSON.stringify(rows)}::json) as p(
      id bigint, created_at timestamptz, username text, first_name text, last_name text,
      photo_url text, profile_link_url text)
    where m.id = p.id`.execute(tx);
}
