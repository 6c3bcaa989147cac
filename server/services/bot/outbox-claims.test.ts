import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isoTime } from '#rules/times.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { react, say } from './outbox.ts';
import { claimLine } from './outbox-claims.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const GROUP = '-1001';

describeOnBothEngines('the outbox', (database) => {
  it('sends a reaction at once where messages wait for the limit of their group', async () => {
    const { db } = database();
    await sql`
      insert into bot_outbox (chat_id, action, must, status, created_at, due_at, ended_at)
      select ${GROUP}::bigint, 'send', true, 'sent', ${isoTime(NOW_MS)}::timestamptz, ${isoTime(NOW_MS)}::timestamptz,
        ${isoTime(NOW_MS)}::timestamptz
      from generate_series(1, 20)`.execute(db);
    const said = await say(db, { chatId: GROUP, html: 'x', must: true, nowMs: NOW_MS });
    const message = { chatId: GROUP, messageId: 7 };
    await react(db, message, { emoji: '🤷', nowMs: NOW_MS });
    const first = await claimLine(db, NOW_MS + 2_000);
    expect(first).toMatchObject({ action: 'react', messageId: 7 });
    expect(await claimLine(db, NOW_MS + 2_000)).toBeNull();
    await sql`update bot_outbox set status = 'sent' where id = ${first?.id}`.execute(db);
    expect(await claimLine(db, NOW_MS + 60_001)).toMatchObject({ id: said, action: 'send' });
  });
});
