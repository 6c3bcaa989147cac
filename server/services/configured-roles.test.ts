import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#server/db/test-databases.ts';
import { checkLedger } from './check-ledger.ts';
import { grantConfiguredRoles } from './configured-roles.ts';
import { ingestEvents } from './ingest.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describeOnBothEngines('configured roles', (database) => {
  const grant = (ownerTelegramId: string | null, ...adminTelegramIds: string[]) =>
    grantConfiguredRoles(database().db, { ownerTelegramId, adminTelegramIds, nowMs: NOW_MS });
  const members = async () => {
    const { rows } = await sql<{ telegram_id: bigint; role: string; totals: boolean }>`
      select telegram_id, role, t.member_id is not null as totals
      from members m left join member_totals t on t.member_id = m.id
      order by telegram_id`.execute(database().db);
    return rows.map((row) => [Number(row.telegram_id), row.role, row.totals]);
  };

  it('make members of who is no member yet, whole ones', async () => {
    await grant('33', '11', '22', '4503599627370495');
    const expected = [
      [11, 'admin', true],
      [22, 'admin', true],
      [33, 'owner', true],
      [4503599627370495, 'admin', true],
    ];
    expect(await members()).toEqual(expected);
    // At each start.
    await grant('33', '11', '22', '4503599627370495');
    expect(await members()).toEqual(expected);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('change nothing without any', async () => {
    await grant(null);
    expect(await members()).toEqual([]);
  });

  it('let the owner be the owner, also when named twice', async () => {
    await grant('11', '11', '22', '11');
    expect(await members()).toEqual([
      [11, 'owner', true],
      [22, 'admin', true],
    ]);
  });

  it('leave the role of others, and all that somebody has', async () => {
    const { db } = database();
    const tip = {
      id: 't',
      type: 'tip',
      at: '2026-03-04T11:00:00Z',
      telegramId: '11',
      to: '22',
      amount: '1',
      username: 'anne',
    };
    await ingestEvents(db, { events: [tip], nowMs: NOW_MS });
    await sql`update members set role = 'admin' where telegram_id = 22`.execute(db);
    await grant(null, '11');
    expect(await members()).toEqual([
      [11, 'admin', true],
      [22, 'admin', true],
    ]);
    const { rows } = await sql`
      select username, lifetime_points::int as points, created_at from members m
      join member_totals t on t.member_id = m.id where telegram_id = 11`.execute(db);
    expect(rows).toEqual([
      { username: 'anne', points: 500, created_at: new Date('2026-03-04T11:00:00Z') },
    ]);
  });

  it('let what is reported later, of whatever time, tell who they are', async () => {
    const { db } = database();
    await grant('11');
    const event = {
      id: 'old',
      type: 'gm',
      at: '2025-06-01T00:00:00Z',
      telegramId: '11',
      username: 'anne',
      firstName: 'Anne',
    };
    const [result] = await ingestEvents(db, { events: [event], nowMs: NOW_MS });
    // The account's own point is earned now.
    expect(result).toMatchObject({ status: 'accepted', points: 2 });
    const { rows } = await sql`
      select username, first_name, role, created_at from members`.execute(db);
    expect(rows).toEqual([
      {
        username: 'anne',
        first_name: 'Anne',
        role: 'owner',
        created_at: new Date('2025-06-01T00:00:00Z'),
      },
    ]);
    expect(await checkLedger(db)).toEqual([]);
  });
});
