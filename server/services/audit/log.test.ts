import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { readAuditLog } from './log.ts';
import { withRequestId, writeAudit } from './write.ts';

describeOnPostgres('the audit log', (database) => {
  it('is read newest first, filtered and paged', async () => {
    const { db } = database();
    await enrolReviewers(db);
    for (const [actor, action, entity, entityId] of [
      ['88', 'share_held', 'share', 'a'],
      ['99', 'share_held', 'share', 'b'],
      ['operator', 'share_released', 'share', 'a'],
      ['system', 'week_closed', 'week', 'a'],
      ['555', 'user_banned', 'user', '\ufffd'],
    ] as const) {
      await withRequestId(`req-${entityId}`, () =>
        writeAudit(db, { actor, action, entity, entityId }),
      );
    }
    const read = async (filter: object) =>
      (await readAuditLog(db, { ...filter, page: 1, limit: 20 })).entries.map(({ actor }) => actor);
    expect(await read({})).toEqual(['555', 'system', 'operator', '99', '88']);
    expect(await read({ actor: 'operator' })).toEqual(['operator']);
    expect(await read({ action: 'share_held' })).toEqual(['99', '88']);
    expect(await read({ entity: 'share' })).toEqual(['operator', '99', '88']);
    expect(await read({ entity: 'share', entityId: 'a' })).toEqual(['operator', '88']);
    expect(await read({ entityId: '\0' })).toEqual(['555']);
    expect(await read({ actor: "x' or true --" })).toEqual([]);
    const { entries: bySystem } = await readAuditLog(db, { actor: 'system', page: 1, limit: 2 });
    expect(bySystem).toMatchObject([{ action: 'week_closed', requestId: null }]);
    const page = await readAuditLog(db, { page: 2, limit: 2 });
    expect(page.pagination).toEqual({ total: 5, page: 2, totalPages: 3 });
    expect(page.entries).toMatchObject([
      { actor: 'operator', actorName: null, requestId: 'req-a', before: null, after: null },
      { actor: '99', actorName: '@other', requestId: 'req-b' },
    ]);
  });

  it('is never changed', async () => {
    const { db } = database();
    await writeAudit(db, { actor: '1', action: 'a', entity: 'b', entityId: 'c' });
    for (const change of ['update audit_log set actor = 2', 'delete from audit_log']) {
      await expect(sql.raw(change).execute(db)).rejects.toThrow('append-only');
    }
    expect((await sql`select from audit_log`.execute(db)).rows).toHaveLength(1);
  });
});
