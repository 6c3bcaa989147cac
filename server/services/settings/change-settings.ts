import { SETTING_VALUES } from '#contract/admin/settings.ts';
import { AppError } from '#contract/errors.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { isPortalSetting, type PortalSetting, type SettingBases } from '#rules/portal-settings.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { type Choices, isAccepted, lockChoices, writeChoices } from './choices.ts';

/** A new value for each setting by its name; null returns to the value without the portal. */
export type SettingChanges = Readonly<Record<string, string | null>>;

/**
 * Changes settings for all servers on this database, and notes each change in the audit log; all or none. Throws `bad_request`
 * with the problem of each field, and `conflict` for a setting that the environment fixes here.
 *
 * @param actor a Telegram id, or `operator`
 */
export async function changeSettings(
  db: Db,
  { actor, changes, bases }: { actor: string; changes: SettingChanges; bases: SettingBases },
): Promise<void> {
  const wanted = requireAccepted(changes);
  requireFree(wanted, bases);
  await db.transaction().execute(async (tx) => {
    const before = await lockChoices(tx);
    const after = new Map(Object.entries(before));
    for (const [name, value] of wanted) {
      const earlier = before[name] ?? null;
      if (value === earlier) continue;
      if (value === null) after.delete(name);
      else after.set(name, value);
      await writeAudit(tx, {
        actor,
        action: 'setting_changed',
        entity: 'setting',
        entityId: name,
        before: { value: earlier },
        after: { value },
      });
    }
    await writeChoices(tx, Object.fromEntries(after) satisfies Choices);
  });
}

type Wanted = [name: PortalSetting, value: string | null][];

function requireAccepted(changes: SettingChanges): Wanted {
  const wanted: Wanted = [];
  const problems = new Map<string, (m: Messages) => string>();
  for (const [name, given] of Object.entries(changes)) {
    if (!isPortalSetting(name)) {
      problems.set(name, (m) => m.refusal_setting_none());
      continue;
    }
    const value = given?.trim() ?? null;
    if (value === null || isAccepted(name, value)) wanted.push([name, value]);
    else problems.set(name, (m) => `${SETTING_VALUES[name].words(m)}.`);
  }
  if (problems.size === 0) return wanted;
  throw new AppError(
    'bad_request',
    (m) => [...problems].map(([name, problem]) => `${name}: ${problem(m)}`).join('\n'),
    { fields: Object.fromEntries(problems) },
  );
}

function requireFree(wanted: Wanted, bases: SettingBases): void {
  for (const [name] of wanted) {
    const { variable } = bases[name];
    if (variable === null) continue;
    throw new AppError('conflict', (m) => m.refusal_setting_fixed({ variable, name }));
  }
}
