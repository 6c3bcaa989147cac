import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { createSession, findSession } from '#server/services/sign-in/sessions.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { numberOf } from '#server/testing/people/number-of.ts';
import { grantConfiguredRoles } from './configured-roles.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describeOnPostgres('configured roles', (database) => {
  const grant = (ownerTelegramId: string | null, ...adminTelegramIds: string[]) =>
    grantConfiguredRoles(database().db, { ownerTelegramId, adminTelegramIds, nowMs: NOW_MS });
  const members = async () => {
    const { rows } = await sql<{ telegram_id: bigint; role: string; totals: boolean }>`
      select telegram_id, role, t.member_id is not null as totals
      from members m left join member_totals t on t.member_id = m.id
      order by telegram_id`.execute(database().db);
    return rows.map((row) => [Number(row.telegram_id), row.role, row.totals]);
  };

  it('create complete members if needed', async () => {
    await grant('33', '11', '22', '4503599627370495');
    const expected = [
      [11, 'admin', true],
      [22, 'admin', true],
      [33, 'owner', true],
      [4503599627370495, 'admin', true],
    ];
    expect(await members()).toEqual(expected);
    // Called at each start.
    await grant('33', '11', '22', '4503599627370495');
    expect(await members()).toEqual(expected);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('change nothing without configured ids', async () => {
    await grant(null);
    expect(await members()).toEqual([]);
  });

  it("prefer the owner's role when an id is configured twice", async () => {
    await grant('11', '11', '22', '11');
    expect(await members()).toEqual([
      [11, 'owner', true],
      [22, 'admin', true],
    ]);
  });

  it('leave other roles, names and points alone', async () => {
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

  it('end with the configuration that gave them, as do the sessions', async () => {
    const { db } = database();
    await grant('33', '11', '22');
    await sql`update members set role = 'admin' where telegram_id = 11`.execute(db);
    await sql`insert into members (telegram_id, role, created_at) values (44, 'admin', now())`.execute(
      db,
    );
    const tokens = new Map<string, string>();
    for (const telegramId of ['33', '11', '22', '44']) {
      const memberId = await numberOf(db, telegramId);
      tokens.set(telegramId, await createSession(db, { memberId, nowMs: NOW_MS }));
    }
    const signedIn = async () => {
      const found: string[] = [];
      for (const [telegramId, token] of tokens) {
        if (await findSession(db, { token, nowMs: NOW_MS })) found.push(telegramId);
      }
      return found;
    };
    await grant('33', '11', '22');
    expect(await signedIn()).toEqual(['33', '11', '22', '44']);
    // 33 stays an administrator, 22 no longer is one, and 44 was never in the configuration.
    await grant(null, '11', '33');
    expect(await members()).toEqual([
      [11, 'admin', true],
      [22, 'member', true],
      [33, 'admin', true],
      [44, 'admin', false],
    ]);
    expect(await signedIn()).toEqual(['11', '44']);
    await grant(null);
    expect(await members()).toEqual([
      [11, 'member', true],
      [22, 'member', true],
      [33, 'member', true],
      [44, 'admin', false],
    ]);
    expect(await signedIn()).toEqual(['44']);
    const { rows } = await sql<{ text: string }>`
      select actor || ' ' || action || ' ' || m.telegram_id || ': ' || (before ->> 'role')
        || ' to ' || (after ->> 'role') as text
      from audit_log a join members m on m.id::text = a.entity_id where entity = 'member'
      order by a.id`.execute(db);
    expect(rows.map(({ text }) => text).slice(3)).toEqual([
      'operator role_changed 22: admin to member',
      'operator role_changed 33: owner to admin',
      'operator role_changed 11: admin to member',
      'operator role_changed 33: admin to member',
    ]);
    // Taken away by hand, and not given back by a configuration without it.
    await grant(null);
    expect(await signedIn()).toEqual(['44']);
  });

  it('take names from later reports, however old', async () => {
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
