import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { completeSubmissions } from '#server/services/ledger/submission-texts.ts';
import { timeCalls } from './call-times.ts';
import { fillMembers } from './fill.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

/** The portal's calls, with the most expensive filters and pages. */
const CALLS = [
  '/api/admin/dashboard',
  '/api/admin/pending-submissions',
  '/api/admin/submissions',
  '/api/admin/submissions?page=9999',
  '/api/admin/submissions?sortBy=points&sortOrder=asc',
  '/api/admin/submissions?sortBy=evaluatedAt&page=5000',
  '/api/admin/submissions?status=rejected&sortBy=status',
  '/api/admin/submissions?search=kraken',
  '/api/admin/submissions?search=zzzz',
  '/api/admin/submissions?search=https',
  '/api/admin/twitter-profiles',
  '/api/admin/twitter-profiles?search=zzzz',
  '/api/admin/users',
  '/api/admin/users?page=49999',
  '/api/admin/users?q=kraken',
  '/api/admin/users?q=zzzz',
  '/api/admin/audit-log',
  '/api/admin/audit-log?action=submission_approved&page=4000',
];

/** `npm run bench -- admin [members] [submissions]`: every list of the portal, by in-process HTTP, on both engines. */
export async function run(args: string[]): Promise<void> {
  const [members = 1_000_000, submissions = 100_000] = args.map(Number);
  await timeCalls({
    calls: CALLS,
    nowMs: NOW_MS,
    sizes: `${members.toLocaleString('en-US')} members, ${submissions.toLocaleString('en-US')} submissions`,
    async fill(db) {
      await fillMembers(db, members, NOW_MS);
      await fillReviews(db, members, submissions);
    },
  });
}

async function fillReviews(db: Db, members: number, submissions: number): Promise<void> {
  await sql`
    insert into activity_events (id, type, at, member_id, week)
    select 'bench' || i, 'content_submitted', '2026-03-01'::timestamptz - i * interval '1 minute',
      1 + (i * 7919) % ${members}::int, '2026-03-08'
    from generate_series(1, ${submissions}::int) i`.execute(db);
  await sql`
    insert into submissions (event_seq, member_id, content_type, url, link_key, title, status, points,
                             evaluated_by, evaluated_at, submitted_at)
    select seq, member_id, 'twitter_post', 'https://x.com/crew/status/' || seq % 90000,
      'x:' || seq % 90000, 'What I saw at sea, part ' || seq, kind.status,
      case when kind.status = 'approved' then 100 * (1 + seq % 20) end,
      case when kind.status <> 'pending' then 1 end,
      case when kind.status <> 'pending' then at + interval '1 hour' end, at
    from activity_events, lateral (
      select (array['pending', 'approved', 'approved', 'rejected'])[1 + seq % 4] as status) kind`.execute(
    db,
  );
  await sql`
    insert into audit_log (actor, action, entity, entity_id, after)
    select ${'10000001'}, 'submission_' || status, 'submission', id::text, '{"points": 5}'
    from submissions where status <> 'pending'`.execute(db);
  await sql`
    update members set twitter_handle = 'jolly' || id, twitter_verified = id % 2 = 0
    where id % 5 = 0`.execute(db);
  await completeSubmissions(db);
  await sql`update members set role = 'owner' where id = 1`.execute(db);
  await sql.raw('vacuum analyze').execute(db);
}
