import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { completeSubmissions } from '#server/services/ledger/submission-texts.ts';
import { timeCalls } from './call-times.ts';
import { fillMembers } from './fill.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
/** The member with the most content, tips and points. */
const MEMBER = 1;
const OWN = 5000;

/** Every search, filter, sort and page of the showcase that could be slow, and the busiest member's dashboard. */
const CALLS = [
  '/api/creator/content',
  '/api/creator/content?page=2500',
  '/api/creator/content?page=5000',
  '/api/creator/content?sort=points',
  '/api/creator/content?sort=points&page=5000',
  '/api/creator/content?sort=creator',
  '/api/creator/content?sort=creator&page=5000',
  '/api/creator/content?type=twitter_post&page=1000',
  '/api/creator/content?type=github_repo',
  '/api/creator/content?type=github_repo&sort=points&page=40',
  '/api/creator/content?type=github_repo&sort=creator',
  '/api/creator/content?search=kraken',
  '/api/creator/content?search=zzzz',
  '/api/creator/content?search=e',
  '/api/creator/content?search=voyage&sort=points&page=5000',
  '/api/creator/content?search=voyage&sort=creator',
  '/api/creator/content?search=part%2099999',
  '/api/creator/content?search=the&type=youtube_video&sort=creator&page=100',
  '/api/creator/profiles/SaltyAnchor7000',
  '/api/creator/profiles/nobody',
  '/api/creator/me',
  '/api/creator/me/days',
  '/api/creator/me/payments',
  '/api/creator/me/payments?page=250',
  '/api/creator/me/points',
  '/api/creator/me/points?page=250',
  '/api/creator/me/submissions',
];

/** `npm run bench -- creator [members] [items]`: the creator hub, by in-process HTTP, on both engines. */
export async function run(args: string[]): Promise<void> {
  const [members = 100_000, items = 100_000] = args.map(Number);
  await timeCalls({
    calls: CALLS,
    nowMs: NOW_MS,
    sizes: `${members.toLocaleString('en-US')} members, ${items.toLocaleString('en-US')} approved items`,
    async fill(db) {
      await fillMembers(db, members, NOW_MS);
      await fillContent(db, members, items);
      await fillOwn(db);
    },
    async begin(ask, engine) {
      const startMs = performance.now();
      // As a server does at its start (server/main.ts).
      for (const sort of ['recent', 'points', 'creator']) {
        await ask(`/api/creator/content?sort=${sort}`);
      }
      console.log(`${engine}: read ahead in ${Math.round(performance.now() - startMs)} ms`);
    },
  });
}

// Titles and descriptions of realistic length, of thirteen kinds, by a tenth of the members.
async function fillContent(db: Db, members: number, items: number): Promise<void> {
  await sql`
    insert into activity_events (id, type, at, member_id, week)
    select 'bench' || i, 'content_submitted', '2026-03-01'::timestamptz - i * interval '1 minute',
      1 + (i::bigint * 7919) % ${members}::int / 10 * 10 % ${members}::int, '2026-03-08'
    from generate_series(1, ${items}::int) i`.execute(db);
  await sql`
    insert into submissions (event_seq, member_id, content_type, url, title, description, status,
                             points, evaluated_by, evaluated_at, submitted_at)
    select seq, member_id,
      (array['twitter_post', 'twitter_post', 'twitter_post', 'twitter_thread', 'youtube_video',
        'youtube_video', 'tiktok_video', 'medium_article', 'reddit_post', 'meme_image', 'meme_image',
        'instagram_post', 'linkedin_post', 'discord_message', 'github_repo'])[1 + seq % 15],
      'https://x.com/crew/status/' || seq, 'What I saw at sea, part ' || seq,
      'A tale of the voyage in ' || seq % 40 || ' pictures: the crew, the coin, the calm and the storm, '
        || 'what was tipped and to whom, how the pool was shared out on Monday, and what the parrot said of it all.',
      'approved', 100 * (1 + seq % 20), 1, at + interval '1 hour', at
    from activity_events`.execute(db);
  await completeSubmissions(db);
}

async function fillOwn(db: Db): Promise<void> {
  await sql`
    insert into activity_events (id, type, at, member_id, counterpart_id, week, amount)
    select 'own' || i, 'tip', '2026-03-01'::timestamptz - i * interval '20 minutes', 2 + i % 500,
      ${MEMBER}, '2026-03-08', 100000000
    from generate_series(1, ${OWN}::int) i`.execute(db);
  await sql`
    insert into point_entries (event_seq, member_id, week, at, rule, points, week_points, full_points)
    select seq, ${MEMBER}, week, at, 'tip', 100, 100, 100 from activity_events where type = 'tip'`.execute(
    db,
  );
  await sql.raw('vacuum analyze').execute(db);
}
