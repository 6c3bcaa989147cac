import { sql } from 'kysely';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** A Wednesday noon. */
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

/** Writes an app of a member that declares every permission, however many the member may have; returns its number. */
export async function writeApp(
  db: Db,
  {
    ownerId,
    status = 'production',
    name = 'Treasure <Map>',
    developer = 'Anne & Co',
  }: {
    ownerId: bigint;
    status?: 'sandbox' | 'production';
    name?: string;
    developer?: string;
  },
): Promise<bigint> {
  const now = isoTime(NOW_MS);
  const approvedAt = status === 'production' ? now : null;
  const { rows } = await sql<{ id: bigint }>`
    insert into apps (member_id, name, developer, contact_email, application_type, description,
      callback_urls, permissions, status, created_at, approved_at)
    values (${ownerId}::bigint, ${name}, ${developer}, 'a@example.org', 'game', 'Finds treasure',
      '[]', ${JSON.stringify(APP_PERMISSIONS.map(({ id }) => id))}::jsonb, ${status}, ${now}::timestamptz, ${approvedAt}::timestamptz)
    returning id`.execute(db);
  return rows[0]?.id ?? 0n;
}
