import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MEMBER_WEEKS } from '#rules/limits.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { answerHunt } from '#server/services/hunts/play.ts';
import { runHunts } from '#server/services/hunts/run.ts';
import { holdShare } from '#server/services/weeks/holds.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, tipOf } from '#server/testing/http/app.ts';
import { HUNT_ENDS_MS, HUNT_STARTS_MS, openHunt } from '#server/testing/hunts.ts';
import { ban, unban } from '#server/testing/people/bans.ts';
import { readMemberPage, readMemberPoster } from './member-page.ts';

describeOnPostgres('a member’s page', (database) => {
  const open = async () => {
    const { db } = database();
    const test = await openTestApp(db);
    await test.ingest(
      tipOf('11', '22', '1.5', { firstName: 'Anne', username: 'anne' }),
      tipOf('22', '11', '2'),
    );
    const { rows } = await sql<{ id: string }>`
      select id::text as id from members where telegram_id = 11`.execute(db);
    const asked = { memberNumber: rows[0]?.id ?? '', nowMs: NOW_MS, ranks: PIRATE_RANKS };
    return { db, test, asked, read: () => readMemberPage(db, test.board, asked) };
  };

  it('shows totals, and nothing of weeks without a share', async () => {
    const { test, read } = await open();
    expect(await read()).toMatchObject({
      displayName: 'Anne',
      displayType: 'firstName',
      username: 'anne',
      totalTipped: '1.5',
      tipCount: 1,
      totalReceived: '2',
      receivedCount: 1,
      position: 1,
      content: { items: 0, points: 0 },
      sharedWeeks: 0,
      weeks: [],
    });
    await test.app.close();
  });

  it('shows the badge of a hunt that the member has finished, once it is settled', async () => {
    const { db, test, asked, read } = await open();
    await sql`update members set primary_address = 'JAnne', created_at = '2020-01-01'`.execute(db);
    const finish = async (badge: string) => {
      const huntId = await openHunt(db, { badge });
      for (const text of ['black pearl', 'cafe noir']) {
        const said = { huntId, memberId: BigInt(asked.memberNumber), text, nowMs: HUNT_STARTS_MS };
        await db.transaction().execute((tx) => answerHunt(tx, said));
      }
    };
    const end = () => runHunts(db, { source: null, nowMs: HUNT_ENDS_MS });
    await finish('Anchor');
    expect((await read()).badges).toEqual([]);
    await end();
    expect((await read()).badges).toEqual(['Anchor']);
    // Banned at the end, so not on the list, whatever becomes of the ban.
    await finish('Shell');
    await ban(db, '11', HUNT_ENDS_MS - 1);
    await end();
    await unban(db, '11', HUNT_ENDS_MS);
    expect((await read()).badges).toEqual(['Anchor']);
    await test.app.close();
  });

  it('is bounded, however many weeks there are: the newest, oldest first', async () => {
    const { db, test, asked, read } = await open();
    const count = MEMBER_WEEKS + 3;
    await sql`
      insert into weeks (week, frozen_at, distribution_at, pool, threshold, formula_version, active_members,
        eligible_members, total_points, eligible_points, distributed, result_hash, carried_in, carried_out)
      select w, w, w, 100, 500, 1, 1, 1, 500, 500, 100, repeat('a', 64), 0, 0
      from (select date '2026-03-01' - 7 * n as w from generate_series(0, ${count - 1}::int) n) weeks`.execute(
      db,
    );
    await sql`
      insert into shares (week, member_id, rank, points, account_created_at, amount, status)
      select week, ${asked.memberNumber}::bigint, 1, 500, now(), 100, 'owed' from weeks`.execute(
      db,
    );
    const { sharedWeeks, weeks } = await read();
    expect([sharedWeeks, weeks.length, weeks.at(-1)?.week]).toEqual([
      count,
      MEMBER_WEEKS,
      '2026-03-01',
    ]);
    const share = { week: '2026-03-01', memberId: BigInt(asked.memberNumber) };
    await holdShare(db, { ...share, reason: 'x', actor: 'operator' });
    expect((await read()).sharedWeeks).toBe(count - 1);
    await test.app.close();
  });

  it.each([
    ['hidden', sql`hidden_at = now()`],
    ['erased', sql`telegram_id = 4503599627370495 - id`],
  ])('and the poster of a member who is %s are those of nobody', async (_, change) => {
    const { db, test, asked, read } = await open();
    const nobody = { ...asked, memberNumber: '999999' };
    const refusal = await readMemberPage(db, test.board, nobody).catch((error: Error) => error);
    await sql`update members set ${change} where telegram_id = 11`.execute(db);
    await expect(read()).rejects.toEqual(refusal);
    expect(await readMemberPoster(db, test.board, asked)).toBeNull();
    await test.app.close();
  });

  it('stays during a ban, as the row of the board does', async () => {
    const { db, test, asked, read } = await open();
    await ban(db, '11', NOW_MS - 2);
    expect(await read()).toMatchObject({ displayName: 'Anne' });
    expect(await readMemberPoster(db, test.board, asked)).toMatchObject({ name: 'Anne', place: 1 });
    await test.app.close();
  });
});
