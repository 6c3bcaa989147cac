import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { createBoard } from '#server/services/board/board.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { createSession, findSession } from '#server/services/sign-in/sessions.ts';
import { approveSubmission } from '#server/services/submissions/review.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { CREW_NOW_MS, type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres, emptyDatabase } from '#server/testing/db/databases.ts';
import { banMember, readBanHistory, readBanPreview, unbanMember } from './banning.ts';
import { readUsers } from './users.ts';

const HOUR_MS = 3_600_000;
const WEEK_END_MS = Date.parse('2026-03-08T23:00:00Z');
const REWARDS = { poolUnits: 1_000n, thresholdHundredths: 500 };

const banner = ({ admin }: Crew, nowMs = CREW_NOW_MS) => ({
  telegramId: admin.telegramId,
  role: 'admin' as const,
  nowMs,
  ranks: PIRATE_RANKS,
});

describeOnPostgres('bans', (database) => {
  it('end every session at once, and are lifted again', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    const token = await createSession(db, { memberId, nowMs: CREW_NOW_MS });
    const banned = await banMember(db, banner(crew), {
      memberId,
      reason: ' Spam ',
      expiresAtMs: null,
    });
    expect(banned).toMatchObject({ isBanned: true, banReason: 'Spam', banExpiresAt: null });
    expect(await findSession(db, { token, nowMs: CREW_NOW_MS })).toBeNull();
    const free = await unbanMember(db, banner(crew), { memberId });
    expect(free).toMatchObject({ isBanned: false, bannedAt: null, banReason: null });
    expect(await findSession(db, { token, nowMs: CREW_NOW_MS })).toBeNull();
  });

  it.each([undefined, '', '  '])('have a default reason: %j', async (reason) => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    const banned = await banMember(db, banner(crew), { memberId, reason, expiresAtMs: null });
    expect(banned.banReason).toBe('No reason provided');
  });

  it('never reach administrators or the owner', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    for (const telegramId of ['77', '88', '99']) {
      const input = { memberId: crew.numberOf(telegramId), expiresAtMs: null };
      for (const role of ['admin', 'owner'] as const) {
        const by = { ...banner(crew), role };
        await expect(banMember(db, by, input)).rejects.toMatchObject({ code: 'forbidden' });
        await expect(unbanMember(db, by, input)).rejects.toMatchObject({ code: 'forbidden' });
      }
    }
    const { rows } = await sql`select from members where banned_at is not null`.execute(db);
    expect(rows).toEqual([]);
    const stranger = { memberId: 999n, expiresAtMs: null };
    await expect(banMember(db, banner(crew), stranger)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(unbanMember(db, banner(crew), stranger)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.each([CREW_NOW_MS, CREW_NOW_MS - 1, Number.NaN])(
    'refuse an end that is not in the future: %d',
    async (expiresAtMs) => {
      const { db } = database();
      const crew = await enrolReviewers(db);
      const ban = banMember(db, banner(crew), { memberId: crew.numberOf('11'), expiresAtMs });
      await expect(ban).rejects.toMatchObject({ code: 'bad_request' });
    },
  );

  it('expire by themselves, and cost the share of a week if in force at its snapshot', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const now = () => WEEK_END_MS;
    const [one, two] = [crew.numberOf('11'), crew.numberOf('22')];
    await banMember(db, banner(crew), { memberId: one, expiresAtMs: WEEK_END_MS });
    await banMember(db, banner(crew), { memberId: two, expiresAtMs: WEEK_END_MS + 1 });
    await closePastWeeks(db, { nowMs: WEEK_END_MS, ...REWARDS });
    const { rows } = await sql<{ member_id: bigint }>`
      select member_id from shares where member_id in (${one}, ${two})`.execute(db);
    expect(rows).toEqual([{ member_id: one }]);
    const board = await createBoard(db, {
      now,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });
    const { users } = await readUsers(db, board, {
      search: '',
      page: 1,
      limit: 20,
      nowMs: WEEK_END_MS,
      ranks: PIRATE_RANKS,
    });
    const isBanned = (id: bigint) => users.find((user) => user.id === String(id))?.isBanned;
    expect([isBanned(one), isBanned(two)]).toEqual([false, true]);
  });

  it('keep their dates when changed or lifted before the snapshot is taken', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const [one, two] = [crew.numberOf('11'), crew.numberOf('22')];
    for (const memberId of [one, two]) {
      await banMember(db, banner(crew), { memberId, expiresAtMs: null });
    }
    const later = banner(crew, WEEK_END_MS + 1000);
    const expiresAtMs = WEEK_END_MS + 2000;
    const changed = await banMember(db, later, { memberId: one, expiresAtMs });
    expect(changed.bannedAt).toBe(new Date(CREW_NOW_MS).toISOString());
    await unbanMember(db, later, { memberId: two });
    const closed = await closePastWeeks(db, { nowMs: WEEK_END_MS + HOUR_MS, ...REWARDS });
    expect(closed).toMatchObject([{ recipients: 3 }]);
    // Reported late, after the bans have ended.
    const event = { type: 'gm', at: new Date(CREW_NOW_MS + 1).toISOString() };
    const events = ['11', '22'].map((telegramId) => ({ ...event, id: telegramId, telegramId }));
    const taken = await ingestEvents(db, { events, nowMs: WEEK_END_MS + HOUR_MS });
    expect(taken.map(({ points }) => points)).toEqual([0, 0]);
    // A new ban starts from the beginning.
    const again = await banMember(db, banner(crew, WEEK_END_MS + HOUR_MS), {
      memberId: two,
      expiresAtMs: null,
    });
    expect(again.bannedAt).toBe(new Date(WEEK_END_MS + HOUR_MS).toISOString());
  });

  it('count each for its own time, however many there were when snapshot and events come late', async () => {
    const { db } = database();
    const hours = fc.integer({ min: -3, max: 3 });
    const action = fc.record({
      hours,
      // A ban for this many hours or for good; null if it is lifted.
      lasts: fc.option(fc.constantFrom(1, 2, 4, Number.POSITIVE_INFINITY), { freq: 2 }),
    });
    const history = fc
      .uniqueArray(action, { selector: (each) => each.hours, maxLength: 6 })
      .map((actions) => actions.toSorted((one, other) => one.hours - other.hours));
    await fc.assert(
      fc.asyncProperty(history, hours, async (actions, eventHours) => {
        await emptyDatabase(db);
        const crew = await enrolReviewers(db);
        const memberId = crew.numberOf('11');
        for (const each of actions) {
          const by = banner(crew, WEEK_END_MS + each.hours * HOUR_MS);
          const expiresAtMs =
            each.lasts === Number.POSITIVE_INFINITY ? null : by.nowMs + (each.lasts ?? 0) * HOUR_MS;
          if (each.lasts === null) await unbanMember(db, by, { memberId });
          else await banMember(db, by, { memberId, expiresAtMs });
        }
        const nowMs = WEEK_END_MS + 4 * HOUR_MS;
        await closePastWeeks(db, { nowMs, ...REWARDS });
        const { rows } = await sql`select from shares where member_id = ${memberId}`.execute(db);
        expect(rows.length).toBe(wasBanned(actions, 0) ? 0 : 1);
        const at = new Date(WEEK_END_MS + eventHours * HOUR_MS).toISOString();
        const events = [{ type: 'gm', id: 'late', telegramId: '11', at }];
        const [taken] = await ingestEvents(db, { events, nowMs });
        expect(taken?.points === 0).toBe(wasBanned(actions, eventHours));
      }),
      { numRuns: 40 },
    );
  });

  it('can be previewed', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    await closePastWeeks(db, { nowMs: WEEK_END_MS, ...REWARDS });
    await crew.submit('11');
    const submissionId = await crew.submit('11');
    const nowMs = WEEK_END_MS + HOUR_MS;
    await approveSubmission(db, { ...crew.admin, nowMs }, { submissionId, points: 4 });
    await createSession(db, { memberId, nowMs });
    await createSession(db, { memberId, nowMs: nowMs - 24 * HOUR_MS });
    expect(await readBanPreview(db, { memberId, nowMs })).toEqual({
      weekPoints: 4,
      pendingSubmissions: 1,
      owed: '0.000002',
      sessions: 1,
    });
    await expect(readBanPreview(db, { memberId: 999n, nowMs })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('leave a history', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db);
    const memberId = crew.numberOf('11');
    await unbanMember(db, banner(crew), { memberId });
    const expiresAtMs = CREW_NOW_MS + HOUR_MS;
    await banMember(db, banner(crew), { memberId, reason: 'One', expiresAtMs });
    await banMember(db, banner(crew), { memberId, reason: 'Two', expiresAtMs: null });
    await unbanMember(db, banner(crew), { memberId });
    const { bans } = await readBanHistory(db, { memberId });
    expect(bans).toMatchObject([
      { action: 'user_unbanned', byName: '@admin', reason: null, expiresAt: null },
      { action: 'user_banned', byName: '@admin', reason: 'Two', expiresAt: null },
      { action: 'user_banned', reason: 'One', expiresAt: new Date(expiresAtMs).toISOString() },
    ]);
    await expect(readBanHistory(db, { memberId: 999n })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

/** The last action on the member until then decides. */
function wasBanned(actions: readonly { hours: number; lasts: number | null }[], hours: number) {
  const last = actions.findLast((each) => each.hours <= hours);
  return last !== undefined && last.lasts !== null && hours < last.hours + last.lasts;
}
