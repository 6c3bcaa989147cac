import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { DAILY_LIMITS } from '#rules/abuse-limits.ts';
import { addMonths } from '#rules/plans/billing.ts';
import type { Db } from '#server/db/connect.ts';
import { readPlanStanding } from '#server/services/plans/standing.ts';
import { CREW_NOW_MS, type Crew, enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { declinePlanRequest, grantPlanRequest, readPlanRequests } from './decisions.ts';
import { canArrange, readOwnPlanRequests, requestPlan, withdrawPlanRequest } from './requests.ts';

const HOUR_MS = 3_600_000;
const WISH = { tierId: 'pro', months: 3, coin: 'USDC', contact: ' @anne ' } as const;
const RECEIVED = '89.97 USDC on Polygon, 0xabc';

describeOnPostgres('plans by arrangement', (database) => {
  let crew: Crew;
  const db = (): Db => database().db;
  beforeEach(async () => {
    crew = await enrolReviewers(db());
  });
  const member = (telegramId: string, nowMs = CREW_NOW_MS) => {
    return { memberId: crew.numberOf(telegramId), telegramId, nowMs };
  };
  const ask = (telegramId = '11', rest: object = {}, nowMs = CREW_NOW_MS) =>
    requestPlan(db(), member(telegramId, nowMs), { ...WISH, ...rest });
  const grant = (id: string) =>
    grantPlanRequest(db(), crew.owner, { requestId: BigInt(id), received: RECEIVED });
  const decline = (id: string) =>
    declinePlanRequest(db(), crew.owner, { requestId: BigInt(id), reason: 'Nothing arrived' });
  const withdraw = (id: string, telegramId = '11') =>
    withdrawPlanRequest(db(), member(telegramId), { requestId: BigInt(id) });
  const standing = () =>
    readPlanStanding(db(), { memberId: crew.numberOf('11'), nowMs: CREW_NOW_MS });
  const own = () => readOwnPlanRequests(db(), { memberId: crew.numberOf('11') });
  const listed = async () => {
    const { requests } = await readPlanRequests(db(), { page: 1, limit: 20, nowMs: CREW_NOW_MS });
    return requests;
  };
  const audited = async (): Promise<[string, string][]> => {
    const { rows } = await sql<{ actor: string; action: string }>`
      select actor, action from audit_log where action like 'plan%' order by id`.execute(db());
    return rows.map(({ actor, action }) => [actor, action]);
  };
  /** The outcomes of calls made at once: a value for each, or the code of the refusal. */
  const outcomes = async (...calls: Promise<{ status: string }>[]) => {
    const settled = await Promise.allSettled(calls);
    return settled.map((each) => {
      return each.status === 'fulfilled' ? each.value.status : each.reason.code;
    });
  };

  it('are granted as requested, with a note of the payment', async () => {
    const { id, contact } = await ask();
    expect(contact).toBe('@anne');
    expect(await standing()).toBeNull();
    expect(await listed()).toMatchObject([
      { id, status: 'open', memberTelegramId: '11', memberName: '@anne', currentPlan: null },
    ]);
    const expiresAt = new Date(addMonths(CREW_NOW_MS, 3)).toISOString();
    expect(await grant(id)).toMatchObject({
      status: 'granted',
      received: RECEIVED,
      expiresAt,
      currentPlan: { tierId: 'pro', source: 'grant', expiresAt },
    });
    expect(await standing()).toMatchObject({ isUsable: true, source: 'grant' });
    expect(await own()).toMatchObject([{ id, status: 'granted', received: RECEIVED, expiresAt }]);
    expect(await audited()).toEqual([
      ['11', 'plan_requested'],
      ['77', 'plan_granted'],
      ['77', 'plan_request_granted'],
    ]);
    const { rows } = await sql<{ text: string }>`
      select string_agg(l::text, ' ') as text from audit_log l`.execute(db());
    expect(rows[0]?.text).toContain(RECEIVED);
    // The log keeps everything for good.
    expect(rows[0]?.text).not.toContain('@anne');
  });

  it('are granted once, however often at once', async () => {
    const { id } = await ask();
    const done = await outcomes(grant(id), grant(id), grant(id), grant(id));
    expect(done.sort()).toEqual(['conflict', 'conflict', 'conflict', 'granted']);
    expect((await standing())?.expiresAtMs).toBe(addMonths(CREW_NOW_MS, 3));
    expect((await audited()).filter(([, action]) => action === 'plan_granted')).toHaveLength(1);
    await expect(grant(id)).rejects.toThrow('This request was already granted.');
  });

  it('end in one way, whoever is first', async () => {
    for (let round = 0; round < DAILY_LIMITS.planRequests; round += 1) {
      await sql`delete from subscriptions`.execute(db());
      const { id } = await ask();
      const done = await outcomes(grant(id), withdraw(id), decline(id));
      const ended = done.filter((each) => each !== 'conflict');
      expect(ended).toHaveLength(1);
      const [request] = await own();
      expect([request?.id, request?.status]).toEqual([id, ended[0]]);
      expect((await standing()) !== null).toBe(ended[0] === 'granted');
    }
  });

  it('are one at a time for each member, also when asked for at once', async () => {
    const done = await outcomes(ask(), ask(), ask('22'), ask());
    expect(done.sort()).toEqual(['conflict', 'conflict', 'open', 'open']);
    expect(await listed()).toHaveLength(2);
  });

  it('are limited by day, including withdrawn ones', async () => {
    for (let each = 0; each < DAILY_LIMITS.planRequests; each += 1)
      await withdraw((await ask()).id);
    await expect(ask()).rejects.toMatchObject({ code: 'conflict' });
    await expect(ask('11', {}, CREW_NOW_MS + 23 * HOUR_MS)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await ask('11', {}, CREW_NOW_MS + 24 * HOUR_MS)).status).toBe('open');
    // Others do not have to wait.
    expect((await ask('22')).status).toBe('open');
  });

  it('are withdrawn by their member alone, and the contact goes', async () => {
    const { id } = await ask();
    await expect(withdraw(id, '22')).rejects.toMatchObject({ code: 'not_found' });
    await expect(withdraw('999')).rejects.toMatchObject({ code: 'not_found' });
    expect(await withdraw(id)).toMatchObject({ status: 'withdrawn', contact: null });
    expect((await withdraw(id)).status).toBe('withdrawn');
    await expect(grant(id)).rejects.toThrow('This request was already withdrawn.');
    expect(await standing()).toBeNull();
    expect(await audited()).toEqual([
      ['11', 'plan_requested'],
      ['11', 'plan_request_withdrawn'],
    ]);
  });

  it('are declined with a reason, and can be asked for again', async () => {
    const { id } = await ask();
    expect(await decline(id)).toMatchObject({ status: 'declined', reason: 'Nothing arrived' });
    await expect(withdraw(id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(decline('999')).rejects.toMatchObject({ code: 'not_found' });
    expect((await ask()).status).toBe('open');
    expect(await standing()).toBeNull();
  });

  it('stay open while a plan that was paid for runs', async () => {
    await grant((await ask()).id);
    await sql`update subscriptions set source = 'coin'`.execute(db());
    const { id } = await ask();
    await expect(grant(id)).rejects.toThrow(/^11 has paid for Pro until/);
    expect((await own())[0]).toMatchObject({ id, status: 'open', received: null });
    expect(await listed()).toMatchObject([{ id, currentPlan: { source: 'coin' } }, {}]);
  });

  it('are listed open ones first, the longest waiting on top', async () => {
    const first = await ask('22');
    await decline(first.id);
    const second = await ask('22');
    await decline(second.id);
    const third = await ask('22');
    const fourth = await ask('88');
    const ids = [third, fourth, second, first].map(({ id }) => id);
    expect((await listed()).map(({ id }) => id)).toEqual(ids);
    const page = await readPlanRequests(db(), { page: 2, limit: 3, nowMs: CREW_NOW_MS });
    expect(page.requests.map(({ id }) => id)).toEqual([first.id]);
    expect(page.pagination).toEqual({ total: 4, page: 2, totalPages: 2 });
  });

  it('need an owner', async () => {
    expect(await canArrange(db())).toBe(true);
    await sql`update members set role = 'admin' where role = 'owner'`.execute(db());
    expect(await canArrange(db())).toBe(false);
    await expect(ask()).rejects.toMatchObject({ code: 'payments_not_configured' });
    expect(await own()).toEqual([]);
  });
});
