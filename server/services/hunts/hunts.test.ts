import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { formatAmount } from '#rules/amounts.ts';
import { GUESS_WINDOW_MS, GUESSES } from '#rules/hunts/answers.ts';
import { SPECIFIED_POINTS } from '#rules/points/earning.ts';
import { CLASSIC, canonicalPolicy } from '#rules/policies/policy.ts';
import { isoTime } from '#rules/times.ts';
import { nextWeek, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { hashOfPolicy } from '#server/services/policies/policies.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { readRunningHunt, readWeekHunts } from '#server/services/weeks/week-hunts.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import {
  ADMIN,
  DRAFT,
  enrolPlayers,
  HUNT_ENDS_MS,
  HUNT_NOW_MS,
  HUNT_STARTS_MS,
  MINUTE_MS,
  openHunt,
  POINTS_ONLY,
} from '#server/testing/hunts.ts';
import { ban } from '#server/testing/people/bans.ts';
import { readAdminHunt, readAdminHunts } from './admin-reads.ts';
import { announceHunt, cancelHunt } from './announce.ts';
import { changeHunt, createHunt, deleteHunt } from './drafts.ts';
import { answerHunt, playHunt } from './play.ts';
import { readHuntList, readHuntPage } from './reads.ts';
import { runHunts } from './run.ts';

const IN_IT = HUNT_STARTS_MS + MINUTE_MS;

describeOnBothEngines('a treasure hunt', (database) => {
  const play = (huntId: bigint, memberId: bigint, nowMs = IN_IT) =>
    database()
      .db.transaction()
      .execute((tx) => playHunt(tx, { huntId, memberId, nowMs }));
  const answer = async (huntId: bigint, memberId: bigint, text: string, nowMs = IN_IT) => {
    const { result } = await database()
      .db.transaction()
      .execute((tx) => answerHunt(tx, { huntId, memberId, nowMs, text }));
    return result;
  };
  const finish = async (huntId: bigint, memberId: bigint, nowMs = IN_IT) => {
    await answer(huntId, memberId, 'black pearl', nowMs);
    return answer(huntId, memberId, 'cafe noir', nowMs);
  };
  const page = (id: bigint, nowMs: number) =>
    readHuntPage(database().db, { id, nowMs, pageOf: () => null });
  const end = (nowMs = HUNT_ENDS_MS) => runHunts(database().db, { source: null, nowMs });

  it('is played to the end: order, points, list and winners', async () => {
    const { db } = database();
    const [anne = 0n, bart = 0n, cleo = 0n] = await enrolPlayers(db, 3);
    const id = await openHunt(db);
    expect((await play(id, anne)).own).toMatchObject({ solved: 0, clue: { text: 'Which ship?' } });
    expect(await answer(id, anne, 'The  PÉARL!')).toBe('right');
    expect(await finish(id, bart)).toBe('finished');
    expect(await answer(id, anne, 'CAFE-noir')).toBe('finished');
    expect(await answer(id, anne, 'cafe noir')).toBe('none');
    await play(id, cleo);
    expect(await page(id, IN_IT)).toMatchObject({
      status: 'running',
      players: 3,
      finishers: 2,
      atClue: [1, 0],
      winnerList: [],
      openedClues: [],
    });
    expect(await end(HUNT_ENDS_MS - 1)).toMatchObject({ ended: 0 });
    expect(await end()).toMatchObject({ ended: 1, settled: 1 });
    expect(await end()).toMatchObject({ ended: 0, settled: 0 });
    const { winnerList, proof } = await page(id, HUNT_ENDS_MS);
    expect(winnerList.map(({ member, points }) => [member, points])).toEqual([
      [Number(bart), 10],
      [Number(anne), 5],
    ]);
    expect(JSON.parse(proof.listText ?? '')).toMatchObject({
      members: [Number(bart), Number(anne)],
      rules: proof.rulesHash,
      beaconHeight: null,
    });
    const { rows } = await sql<{ member_id: bigint; points: number }>`
      select member_id, sum(points)::int as points from point_entries where rule like 'booty_hunt_%'
      group by 1 order by 1`.execute(db);
    expect(rows).toEqual([
      { member_id: anne, points: 650 },
      { member_id: bart, points: 1150 },
    ]);
    const ofWeek = { id: String(id), title: DRAFT.title, finishers: 2, points: 18 };
    expect(await readWeekHunts(db, weekOf(HUNT_ENDS_MS))).toEqual({ hunts: [ofWeek] });
    expect(await readWeekHunts(db, nextWeek(weekOf(HUNT_ENDS_MS)))).toEqual({});
    expect(await checkLedger(db)).toEqual([]);
  });

  it('is named while it runs', async () => {
    const { db } = database();
    const id = String(await openHunt(db));
    const hunt = { id, title: DRAFT.title, endsAt: isoTime(HUNT_ENDS_MS) };
    expect(await readRunningHunt(db, HUNT_STARTS_MS - 1)).toEqual({});
    expect(await readRunningHunt(db, HUNT_STARTS_MS)).toEqual({ hunt });
    expect(await readRunningHunt(db, HUNT_ENDS_MS - 1)).toEqual({ hunt });
    expect(await readRunningHunt(db, HUNT_ENDS_MS)).toEqual({});
  });

  it('takes five wrong answers to a clue in an hour', async () => {
    const { db } = database();
    const [anne = 0n] = await enrolPlayers(db, 1);
    const id = await openHunt(db);
    for (let guess = 0; guess < GUESSES; guess++) {
      expect(await answer(id, anne, 'no', IN_IT + guess)).toBe('wrong');
    }
    expect(await answer(id, anne, 'black pearl', IN_IT + GUESS_WINDOW_MS - 1)).toBe('wait');
    expect(await answer(id, anne, 'black pearl', IN_IT + GUESS_WINDOW_MS)).toBe('right');
    expect(await answer(id, anne, 'no', IN_IT + GUESS_WINDOW_MS)).toBe('wrong');
  });

  it('does not count an answer that comes twice as a wrong one', async () => {
    const { db } = database();
    const [anne = 0n] = await enrolPlayers(db, 1);
    const id = await openHunt(db);
    for (let time = 0; time <= GUESSES; time++) {
      expect(await answer(id, anne, 'black pearl')).toBe('right');
    }
    expect((await play(id, anne)).own).toMatchObject({ solved: 1, nextGuessMs: null });
    for (let guess = 0; guess < GUESSES; guess++)
      expect(await answer(id, anne, 'no')).toBe('wrong');
    expect(await answer(id, anne, 'black pearl')).toBe('right');
    expect(await answer(id, anne, 'cafe noir')).toBe('wait');
  });

  it('lets in nobody too early, too late, too young, banned or without an address', async () => {
    const { db } = database();
    const [anne = 0n, bart = 0n, cleo = 0n, dora = 0n] = await enrolPlayers(db, 4);
    await ban(db, bart, HUNT_NOW_MS);
    await sql`update members set primary_address = null where id = ${cleo}`.execute(db);
    const id = await openHunt(db, { memberDays: 3 });
    const other = await openHunt(db, {
      startsAt: DRAFT.endsAt,
      endsAt: new Date(HUNT_ENDS_MS + 1).toISOString(),
      leastPoints: 100,
    });
    const why = async (member: bigint, hunt = id, nowMs = IN_IT) =>
      (await play(hunt, member, nowMs)).own.refusal?.why ?? null;
    expect(await why(anne)).toBe('too_young');
    await sql`update members set created_at = created_at - interval '2 days'`.execute(db);
    expect(await why(anne)).toBeNull();
    expect(await why(anne, id, HUNT_STARTS_MS - 1)).toBe('not_begun');
    expect(await why(anne, id, HUNT_ENDS_MS)).toBe('over');
    expect(await why(bart)).toBe('banned');
    expect(await why(cleo)).toBe('no_address');
    expect(await why(dora, other, HUNT_ENDS_MS)).toBe('too_few_points');
    expect((await page(id, IN_IT)).players).toBe(1);
  });

  it('lets in those who had a share in so many weeks', async () => {
    const { db } = database();
    const [anne = 0n, bart = 0n] = await enrolPlayers(db, 2);
    const earned = { type: 'booty_hunt_chest', points: 10, telegramId: '1001' };
    const events = [1, 8].map((days) => ({
      ...earned,
      id: `chest-${days}`,
      at: isoTime(weekStartMs(weekOf(HUNT_NOW_MS)) - days * 86_400_000),
    }));
    await ingestEvents(db, { nowMs: HUNT_NOW_MS, events });
    const pool = { poolUnits: 500n, thresholdHundredths: 500 };
    await closePastWeeks(db, { nowMs: HUNT_NOW_MS, ...pool });
    const id = await openHunt(db, { memberDays: 0, leastShares: 2 });
    expect((await play(id, anne)).own.refusal).toBeNull();
    await sql`
      update shares set status = 'withheld', hold_reason = 'a farm', joined_week = '2026-03-08' where week = (select max(week) from shares)`.execute(
      db,
    );
    const refusal = { why: 'too_few_shares', weeks: 2 };
    expect((await play(id, anne)).own.refusal).toEqual(refusal);
    expect((await play(id, bart)).own.refusal).toEqual(refusal);
  });

  it('leaves banned finishers off the list', async () => {
    const { db } = database();
    const [anne = 0n, bart = 0n] = await enrolPlayers(db, 2);
    const id = await openHunt(db);
    await finish(id, anne);
    await finish(id, bart);
    await ban(db, anne, HUNT_ENDS_MS - 1);
    await end();
    const { winnerList } = await page(id, HUNT_ENDS_MS);
    expect(winnerList.map(({ member }) => member)).toEqual([Number(bart)]);
  });

  it('ends without winners if nobody finished, and pays nobody once it is cancelled', async () => {
    const { db } = database();
    const [anne = 0n] = await enrolPlayers(db, 1);
    const id = await openHunt(db);
    await end();
    expect(await page(id, HUNT_ENDS_MS)).toMatchObject({ status: 'settled', winnerList: [] });
    const other = await openHunt(db);
    await finish(other, anne);
    await cancelHunt(db, { id: other, actor: ADMIN, reason: 'Rain', nowMs: IN_IT });
    expect(await answer(other, anne, 'x')).toBe('none');
    expect(await end()).toMatchObject({ ended: 0 });
    expect(await page(other, IN_IT)).toMatchObject({ status: 'cancelled', cancelReason: 'Rain' });
    const again = { id, actor: ADMIN, reason: 'x', nowMs: IN_IT };
    await expect(cancelHunt(db, again)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('gives nobody its answers: neither calls, nor the log, nor a row', async () => {
    const { db } = database();
    await enrolPlayers(db, 1);
    const secret = 'xylophonesecret';
    const clues = [{ kind: 'answer' as const, text: 'What?', answers: [secret] }];
    const id = await openHunt(db, { clues });
    await createHunt(db, { draft: { ...DRAFT, clues }, actor: ADMIN, nowMs: HUNT_NOW_MS });
    const seen = JSON.stringify([
      await page(id, IN_IT),
      await readHuntList(db, IN_IT),
      await readAdminHunts(db, { source: POINTS_ONLY, nowMs: IN_IT, language: 'en' }),
    ]);
    expect(seen).not.toContain(secret);
    const { rows } = await sql<{ table: string }>`
      select table_name as table from information_schema.tables where table_schema = 'public'
        and table_type = 'BASE TABLE'`.execute(db);
    for (const { table } of rows) {
      const found = await sql`
        select 1 from ${sql.id(table)} t where to_jsonb(t)::text ilike ${`%${secret}%`}`.execute(
        db,
      );
      expect([table, found.rows]).toEqual([table, []]);
    }
  });

  it('gives no more points than the policy of its last week allows', async () => {
    const { db } = database();
    const week = weekOf(HUNT_ENDS_MS);
    // A finisher gets 1.5 points, the first one 10 more.
    for (const [mostHuntPoints, isTaken] of [
      [11.49, false],
      [11.5, true],
    ] as const) {
      const policy = { ...CLASSIC, points: { ...SPECIFIED_POINTS, mostHuntPoints } };
      await sql`
        insert into policies (from_week, document, hash, set_by)
        values (${week}::date, ${canonicalPolicy(policy)}, ${hashOfPolicy(policy)}, 'operator')
        on conflict (from_week) do update set document = excluded.document, hash = excluded.hash`.execute(
        db,
      );
      if (isTaken) await openHunt(db);
      else await expect(openHunt(db)).rejects.toThrow(/up to 11.5 points; .* allows 11.49/);
    }
  });

  it('is fixed once it is announced', async () => {
    const { db } = database();
    const id = await openHunt(db);
    const draft = { ...DRAFT, title: 'Another' };
    const change = { id, draft, actor: ADMIN, nowMs: HUNT_NOW_MS };
    await expect(changeHunt(db, change)).rejects.toMatchObject({ code: 'conflict' });
    await expect(deleteHunt(db, { id, actor: ADMIN })).rejects.toMatchObject({ code: 'conflict' });
    for (const change of [
      sql`update hunts set title = 'x' where id = ${id}`,
      sql`update hunts set ends_at = ends_at + interval '1 hour' where id = ${id}`,
      sql`update hunts set state = 'draft' where id = ${id}`,
      sql`update hunts set rules_text = 'x' where id = ${id}`,
      sql`update hunt_clues set text = 'x' where hunt_id = ${id}`,
      sql`delete from hunt_prizes where hunt_id = ${id}`,
    ]) {
      await expect(change.execute(db)).rejects.toThrow(/is fixed/);
    }
  });

  it('keeps its finishers and its list', async () => {
    const { db } = database();
    const [anne = 0n] = await enrolPlayers(db, 1);
    const id = await openHunt(db);
    await finish(id, anne);
    await expect(
      sql`update hunt_players set place = 2 where hunt_id = ${id}`.execute(db),
    ).rejects.toThrow(/is fixed/);
    await end();
    await expect(
      sql`update hunts set list_text = 'x' where id = ${id}`.execute(db),
    ).rejects.toThrow(/is fixed/);
  });

  it('cannot be announced with faults, and says which', async () => {
    const { db } = database();
    const problems = async (change: object) => {
      const draft = { ...DRAFT, ...change };
      const id = await createHunt(db, { draft, actor: ADMIN, nowMs: HUNT_NOW_MS });
      const announced = announceHunt(db, {
        id,
        actor: ADMIN,
        source: POINTS_ONLY,
        nowMs: HUNT_NOW_MS,
      });
      const error = await announced.then(
        () => null,
        (thrown: Error) => thrown.message,
      );
      await deleteHunt(db, { id, actor: ADMIN }).catch(() => undefined);
      return error;
    };
    expect(await problems({ startsAt: new Date(HUNT_NOW_MS).toISOString() })).toMatch(/start/);
    expect(await problems({ clues: [{ kind: 'answer', text: 'x' }] })).toMatch(/no answer/);
    expect(await problems({ clues: [{ kind: 'link', text: 'x' }] })).toMatch(/no link/);
    expect(await problems({ prizes: [{ amount: formatAmount(1n), points: 0 }] })).toMatch(/wallet/);
    expect(await problems({ prizes: [], finisherPoints: 0 })).toMatch(/neither/);
    expect(await problems({ winners: 'draw' })).toMatch(/chain/);
    const clues = [{ kind: 'answer' as const, text: 'x' }];
    const id = await createHunt(db, {
      draft: { ...DRAFT, clues },
      actor: ADMIN,
      nowMs: HUNT_NOW_MS,
    });
    const reading = { source: POINTS_ONLY, nowMs: HUNT_NOW_MS, language: 'de' } as const;
    expect(await readAdminHunt(db, id, reading)).toMatchObject({
      problems: ['Clue 1 has no answer.'],
      translatedProblems: ['Rätsel 1 hat keine Antwort.'],
    });
    expect(await problems({})).toBeNull();
    expect(await problems({})).toMatch(/Another treasure hunt/);
  });
});
