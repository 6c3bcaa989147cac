import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { writeApp } from '#server/testing/apps/written-app.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { eraseMember } from './member-data.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describeOnPostgres('erasing a member', (database) => {
  it('is refused if an app was registered meanwhile', async () => {
    const { db } = database();
    const crew = await enrolReviewers(db, NOW_MS);
    const erasing = await db.transaction().execute(async (tx) => {
      await sql`select from members where telegram_id = 11 for update`.execute(tx);
      const refused = eraseMember(db, { telegramId: '11', nowMs: NOW_MS }).catch(String);
      while ((await countWaiting(db)) !== 1);
      await writeApp(tx, { ownerId: crew.numberOf('11') });
      return { refused };
    });
    expect(await erasing.refused).toContain('Have the registered apps removed in My Apps first.');
    const { rows } = await sql`select from members where telegram_id = 11`.execute(db);
    expect(rows).toHaveLength(1);
  });
});
