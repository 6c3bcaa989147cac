import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MAX_LISTED } from '#rules/pages.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { readAuditLog } from '#server/services/audit/log.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { readSocialProfiles, verifyProfile } from './social-profiles.ts';

const ranks = PIRATE_RANKS;

describeOnPostgres('social profiles', (database) => {
  it('list unverified ones first, and can be searched', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    expect(await readSocialProfiles(db, { search: '', ranks })).toEqual([]);
    await sql`
      update members set twitter_handle = 'jolly_' || telegram_id,
        twitter_verified = telegram_id = 22 where telegram_id in (11, 22, 88)`.execute(db);
    const profiles = await readSocialProfiles(db, { search: '', ranks });
    expect(profiles.map(({ username }) => username)).toEqual(['admin', 'anne', 'bart']);
    expect(profiles[1]).toMatchObject({
      id: String(crew.numberOf('11')),
      twitterHandle: 'jolly_11',
      twitterVerified: false,
      twitterUrl: 'https://x.com/jolly_11',
      totalLifetimePoints: 10,
      pirateRank: 'Deckhand',
    });
    for (const [search, found] of [
      ['LLY_2', ['bart']],
      ['@ann', ['anne']],
      ['%', []],
      ['\0', []],
    ] as const) {
      const names = (await readSocialProfiles(db, { search, ranks })).map(
        ({ username }) => username,
      );
      expect([search, names]).toEqual([search, found]);
    }
  });

  it('come in pages without losing any', async () => {
    const { db } = database();
    await sql`
      with crowd as (
        insert into members (telegram_id, username, twitter_handle, created_at)
        select 1000 + n, 'user_' || n, 'x_' || n, '2026-01-01T00:00:00Z'
        from generate_series(1, ${MAX_LISTED + 1}::int) n returning id)
      insert into member_totals (member_id) select id from crowd`.execute(db);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => readSocialProfiles(db, { search: 'x_', page, ranks })),
    );
    expect(pages.map((page) => page.length)).toEqual([MAX_LISTED, 1, 0]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(MAX_LISTED + 1);
  });

  it('are verified and unverified, and a repeat changes nothing', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    const set = (verified: boolean) =>
      verifyProfile(db, { memberId, verified, actor: '88', ranks });
    await expect(set(true)).rejects.toMatchObject({ code: 'not_found' });
    await sql`update members set twitter_handle = '<b>"x' where id = ${memberId}`.execute(db);
    expect((await set(true)).twitterUrl).toBe('https://x.com/%3Cb%3E%22x');
    expect((await set(true)).twitterVerified).toBe(true);
    expect((await set(false)).twitterVerified).toBe(false);
    const { entries } = await readAuditLog(db, { entity: 'user', page: 1, limit: 20 });
    expect(entries.map(({ action }) => action)).toEqual(['profile_unverified', 'profile_verified']);
  });

  it('are verified only for the account that was looked at', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    const verify = (handle: string) =>
      verifyProfile(db, { memberId, verified: true, handle, actor: '88', ranks });
    await sql`update members set twitter_handle = 'bonny' where id = ${memberId}`.execute(db);
    await expect(verify('anne')).rejects.toMatchObject({ code: 'conflict' });
    const [profile] = await readSocialProfiles(db, { search: '', ranks });
    expect(profile).toMatchObject({ twitterHandle: 'bonny', twitterVerified: false });
    expect((await verify('bonny')).twitterVerified).toBe(true);
    // A repeat for an account that is no longer linked is refused too.
    await expect(verify('anne')).rejects.toMatchObject({ code: 'conflict' });
  });
});
