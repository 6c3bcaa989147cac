import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { SETTING_VALUES } from '#contract/admin/settings.ts';
import { storableText } from '#rules/names.ts';
import { isPortalSetting, type PortalSetting } from '#rules/portal-settings.ts';
import type { Db } from '#server/db/connect.ts';

/** The settings that were changed in the portal. */
export type Choices = Readonly<Partial<Record<PortalSetting, string>>>;

const KEY = 'portal_settings';

/** Reads the choices. One that this version does not know or accept is left out, as after a downgrade. */
export async function readChoices(db: Db): Promise<Choices> {
  const { rows } = await sql<{ name: string; value: string }>`
    select each.name, each.value from settings s, jsonb_each_text(s.value) as each(name, value)
    where s.key = ${KEY}`.execute(db);
  return Object.fromEntries(
    rows
      .filter(({ name, value }) => isPortalSetting(name) && isAccepted(name, value))
      .map(({ name, value }) => [name, value]),
  );
}

/** Reads the choices, and keeps other writers out until the end of the transaction. */
export async function lockChoices(tx: Db): Promise<Choices> {
  await sql`
    insert into settings (key, value) values (${KEY}, '{}'::jsonb) on conflict do nothing`.execute(
    tx,
  );
  await sql`select from settings where key = ${KEY} for update`.execute(tx);
  return readChoices(tx);
}

/** Replaces the choices. Call {@link lockChoices} first. */
export async function writeChoices(tx: Db, choices: Choices): Promise<void> {
  await sql`
    update settings set value = ${JSON.stringify(choices)}::jsonb where key = ${KEY}`.execute(tx);
}

/** Returns whether the setting accepts the value. A link must be an address, and the database must be able to hold it. */
export function isAccepted(name: PortalSetting, value: string): boolean {
  if (!Value.Check(SETTING_VALUES[name].schema, value)) return false;
  if (storableText(value) !== value) return false;
  return !value.startsWith('https://') || URL.canParse(value);
}
