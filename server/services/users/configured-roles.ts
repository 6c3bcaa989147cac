import { sql } from 'kysely';
import type { Role } from '#rules/roles.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { announceTotals } from '#server/services/ledger/totals-version.ts';

type RoleSettings = { ownerTelegramId: string | null; adminTelegramIds: string[]; nowMs: number };

/** The key under which the last configured roles are stored. */
const SETTING = 'configured_roles';
/**
 * Gives the configured owner and administrators their roles, creating the members if needed, and takes the role from those no
 * longer configured since the last start (docs/spec/portal.md#1-roles). Others keep their role in the database. A created
 * member's names are unknown, so any later report fills them in, even an old one. A changed role ends all sessions of the member
 * and is written to the audit log.
 */
export async function grantConfiguredRoles(db: Db, input: RoleSettings): Promise<void> {
  const wanted = wantedRoles(input);
  await db.transaction().execute(async (tx) => {
    for (const telegramId of await readRemembered(tx)) {
      if (!wanted.has(telegramId)) await setRole(tx, telegramId, 'member');
    }
    for (const [telegramId, role] of wanted) {
      // No event tells the servers' boards about them.
      if (await enrol(tx, telegramId, input.nowMs)) await announceTotals(tx);
      await setRole(tx, telegramId, role);
    }
    await remember(tx, [...wanted.keys()]);
  });
}

/** A member configured as both is the owner. */
function wantedRoles({ ownerTelegramId, adminTelegramIds }: RoleSettings): Map<string, Role> {
  const wanted = new Map<string, Role>(adminTelegramIds.map((id) => [id, 'admin']));
  if (ownerTelegramId !== null) wanted.set(ownerTelegramId, 'owner');
  return wanted;
}

/** Creates the member if there is none. Returns whether it did. */
async function enrol(tx: Db, telegramId: string, nowMs: number): Promise<boolean> {
  const now = isoTime(nowMs);
  const { rows } = await sql`
    with made as (
      insert into members (telegram_id, created_at)
      values (${telegramId}::bigint, ${now}::timestamptz)
      on conflict (telegram_id) do nothing returning id)
    insert into member_totals (member_id) select id from made on conflict do nothing returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

async function setRole(tx: Db, telegramId: string, role: Role): Promise<void> {
  const { rows } = await sql<{ id: bigint; before: Role }>`
    update members m set role = ${role}
    from (select id, role from members where telegram_id = ${telegramId}::bigint for update) old
    where m.id = old.id and old.role <> ${role}
    returning m.id, old.role as before`.execute(tx);
  const [changed] = rows;
  if (!changed) return;
  await sql`delete from sessions where member_id = ${changed.id}`.execute(tx);
  await writeAudit(tx, {
    actor: OPERATOR,
    action: 'role_changed',
    entity: 'member',
    entityId: String(changed.id),
    before: { role: changed.before },
    after: { role },
  });
}

async function readRemembered(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select jsonb_array_elements_text(value) as id from settings where key = ${SETTING}`.execute(tx);
  return rows.map(({ id }) => id);
}

async function remember(tx: Db, telegramIds: readonly string[]): Promise<void> {
  await sql`
    insert into settings (key, value) values (${SETTING}, ${JSON.stringify(telegramIds)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(tx);
}
