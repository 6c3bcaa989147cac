import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { condenseAudit, DETAIL_ACTIONS } from './condense.ts';
import { writeAudit } from './write.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

describeOnBothEngines('condenseAudit', (database) => {
  const note = (action: string, days: number) =>
    writeAudit(database().db, {
      actor: '11',
      action,
      entity: 'a',
      entityId: '1',
      atMs: NOW_MS - days * DAY_MS,
    });
  const read = async () => {
    const { rows } = await sql<{ action: string; entity_id: string; after: unknown }>`
      select action, entity_id, after from audit_log order by id`.execute(database().db);
    return rows.map(({ action, entity_id: id, after }) => [action, id, after]);
  };

  it('replaces details older than a year by their number, and nothing else', async () => {
    await note('submission_edited', 800);
    await note('submission_edited', 400);
    await note('submission_edited', 366);
    await note('submission_approved', 800);
    await note('user_banned', 800);
    await note('dead_api_key_used', 367);
    expect(await condenseAudit(database().db, NOW_MS)).toBe(3);
    const until = (days: number) => new Date(NOW_MS - days * DAY_MS).toISOString();
    expect(await read()).toEqual([
      ['submission_edited', '1', null],
      ['submission_approved', '1', null],
      ['user_banned', '1', null],
      ['audit_condensed', 'dead_api_key_used', { entries: 1, until: until(367) }],
      ['audit_condensed', 'submission_edited', { entries: 2, until: until(400) }],
    ]);
    expect(await condenseAudit(database().db, NOW_MS)).toBe(0);
  });

  it('is all that the database lets go', async () => {
    for (const action of DETAIL_ACTIONS) {
      await note(action, 800);
      const remove = sql`delete from audit_log where action = ${action}`;
      await remove.execute(database().db);
      await writeAudit(database().db, { actor: '11', action, entity: 'a', entityId: '1' });
      await expect(remove.execute(database().db)).rejects.toThrow('append-only');
      await expect(sql`update audit_log set actor = '12'`.execute(database().db)).rejects.toThrow(
        'append-only',
      );
    }
    for (const action of ['week_closed', 'submission_approved', 'user_banned', 'payout_made']) {
      await note(action, 800);
      await expect(
        sql`delete from audit_log where action = ${action}`.execute(database().db),
      ).rejects.toThrow('append-only');
    }
  });
});
