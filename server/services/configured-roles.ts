import { sql } from 'kysely';
import type { Role } from '#rules/roles.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from './audit.ts';

type RoleSettings = { ownerTelegramId: string | null; adminTelegramIds: string[]; nowMs: number };

/** Under which the roles are remembered that the configuration gave last. */
const SETTING = 'configured_roles';
/** As the audit log names whoever sets the environment. */
const ACTOR = 'operator';

/**
 * Makes the owner and the administrators of the configuration members with that role (decision 23),
 * and takes the role of those away who stood there at the last start and do not any more. Others keep
 * the role that the database gives them. Nothing is known of who the new ones are: whatever is
 * reported of them, however old, is news. Whose role changes is signed out everywhere, and the audit
 * log tells of it.
 */
export async function grantConfiguredRoles(db: Db, input: RoleSettings): Promise<void> {
  const wanted = wantedRoles(input);
  await db.transaction().execute(async (tx) => {
    for (const telegramId of await readRemembered(tx)) {
      if (!wanted.has(telegramId)) await setRole(tx, telegramId, 'member');
    }
    for (const [telegramId, role] of wanted) {
      await enrol(tx, telegramId, input.nowMs);
      await setRole(tx, telegramId, role);
    }
    await remember(tx, [...wanted.keys()]);
  });
}

/** Who is named as both is the owner. */
function wantedRoles({ ownerTelegramId, adminTelegramIds }: RoleSettings): Map<string, Role> {
  const wanted = new Map<string, Role>(adminTelegramIds.map((id) => [id, 'admin']));
  if (ownerTelegramId !== null) wanted.set(ownerTelegramId, 'owner');
  return wanted;
}

async function enrol(tx: Db, telegramId: string, nowMs: number): Promise<void> {
  const now = new Date(nowMs).toISOString();
  await sql`
    with made as (
      insert into members (telegram_id, created_at)
      values (${telegramId}::bigint, ${now}::timestamptz)
      on conflict (telegram_id) do nothing returning id)
    insert into member_totals (member_id) select id from made on conflict do nothing`.execute(tx);
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
    actor: ACTOR,
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
