import { sql } from 'kysely';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '#rules/messages/languages.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { cancelHunt } from '#server/services/hunts/announce.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
import { ADMIN, openHunt } from '#server/testing/hunts.ts';
import { App } from './app.tsx';
import { setCommunity } from './community.ts';
import { queryClientWith } from './first-view.ts';
import { setLanguage } from './messages.ts';
import { preparePage } from './routes.tsx';
import { type DemoSite, openDemoSite } from './testing/demo-site.ts';
import { looseWords, PSEUDO, stringsIn, viewIn } from './testing/pseudo-language.tsx';

describe('a page of another language', () => {
  let site: DemoSite;
  /** Somebody with a page of approved content. */
  let creator: string;
  let creatorId: bigint;
  let cancelledHunt: bigint;
  let hunt: bigint;
  beforeAll(async () => {
    site = await openDemoSite();
    const { rows } = await sql<{ id: bigint; username: string }>`
      select m.id, m.username from members m join submissions s on s.member_id = m.id
      where m.username is not null and m.hidden_at is null and s.status = 'approved'
      group by m.id order by count(*) desc, m.id limit 1`.execute(site.db);
    creator = rows[0]?.username ?? '';
    creatorId = rows[0]?.id ?? 0n;
    cancelledHunt = await openHunt(site.db, { leastPoints: 2.5, leastShares: 1 });
    const cancelled = { id: cancelledHunt, actor: ADMIN, reason: 'No wind.', nowMs: NOW_MS };
    await cancelHunt(site.db, cancelled);
    hunt = await openHunt(site.db, { badge: 'Anchor' });
  });
  afterAll(() => site?.close());

  it.each([
    '/',
    '/weeks',
    '/weeks?page=99',
    '/weeks/2026-03-01',
    '/weeks/2026-03-01?page=99',
    '/weeks/2026-02-22/members/1',
    '/weeks/rules',
    '/leaderboard',
    '/leaderboard?sort=totalTipped&page=2',
    '/leaderboard?page=99',
    '/leaderboard?search=a&eligible=1',
    '/leaderboard?search=qqqq&page=3',
    '/creator',
    '/creator?sort=points&page=2',
    '/creator?type=meme_image&search=nothing+like+that',
    '/creator?type=pigeon_post&page=99',
    '/creator?tab=dashboard',
    '/creator/CREATOR',
    '/creator/CREATOR?page=99',
    '/creator/nobody',
    '/members/1',
    '/members/CREATOR_NUMBER',
    '/members/999999',
    '/apps',
    '/hunts',
    '/hunts/HUNT_NUMBER',
    '/hunts/CANCELLED_NUMBER',
    '/hunts/999999',
    '/hunts/found',
    '/nowhere',
  ])('says nothing at %s that is not in the catalogue', async (pattern) => {
    const path = pattern
      .replace('CREATOR_NUMBER', `${creatorId}`)
      .replace('CREATOR', creator)
      .replace('HUNT_NUMBER', `${hunt}`)
      .replace('CANCELLED_NUMBER', `${cancelledHunt}`);
    const token = await createSession(site.db, { memberId: 1n, nowMs: NOW_MS });
    for (const headers of [{}, { cookie: `deck=${token}` }]) {
      const view = viewIn((await site.get(path, { headers })).body);
      const known = [...stringsIn([view, PIRATE_RANKS]), ...Object.values(LANGUAGE_NAMES)];
      await preparePage(path, false);
      setCommunity(view.community);
      for (const answers of [view.answers, []]) {
        setLanguage('de', PSEUDO);
        const shown = { ...view, language: 'de' as const, answers };
        const html = renderToString(<App view={shown} queryClient={queryClientWith(shown)} />);
        expect(html.split('⟦').length).toBeGreaterThan(15);
        expect.soft(looseWords(html, known)).toEqual([]);
      }
    }
  });
});
