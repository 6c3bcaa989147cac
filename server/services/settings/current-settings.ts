import { SETTING_VALUES, type Setting } from '#contract/admin/settings.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import {
  forEachSetting,
  PORTAL_SETTING_NAMES,
  type PortalSetting,
  type PortalValues,
  type SettingBases,
  type SettingSource,
} from '#rules/portal-settings.ts';
import type { Db } from '#server/db/connect.ts';
import { type News, NO_NEWS, untilNews } from '#server/db/news.ts';
import { within } from '#server/db/time-limits.ts';
import { type Choices, readChoices } from './choices.ts';

/** The settings of the portal, as they are now on every server. */
export type CurrentSettings = {
  /** Never rejects: while the database does not answer, the values read last count. */
  read(): Promise<PortalValues>;
  /** The values read last, without waiting. */
  last(): PortalValues;
};

/** Less than a statement may take: callers then wait for the database once more, for their own data. In ms. */
const READ_WITHIN_MS = 6000;

/** Reads the settings once for each piece of news about them; without news, at each call. */
export function createCurrentSettings(input: {
  db: Db;
  bases: SettingBases;
  /** If left out, no news is received. */
  news?: News;
}): CurrentSettings {
  const { db, bases, news = NO_NEWS } = input;
  let last = valuesOf({}, bases);
  const ask = async () => valuesOf(await readChoices(db), bases);
  const read = untilNews({ news, tables: ['settings'] }, ask, ask);
  return {
    async read() {
      try {
        last = await within(READ_WITHIN_MS, read);
      } catch {
        // A page without the newest links is better than none.
      }
      return last;
    },
    last: () => last,
  };
}

/** All settings with their values and where these come from, for the owner. */
export async function listSettings(db: Db, bases: SettingBases): Promise<Setting[]> {
  const choices = await readChoices(db);
  return PORTAL_SETTING_NAMES.map((name) => ({
    name,
    ...effective(name, choices, bases),
    variable: bases[name].variable,
    unchanged: bases[name].value,
    accepts: SETTING_VALUES[name].words(messagesIn('en')),
  }));
}

function valuesOf(choices: Choices, bases: SettingBases): PortalValues {
  return forEachSetting((name) => effective(name, choices, bases).value);
}

// The order of docs/spec/portal.md#26-settings: environment, portal, community file, default.
function effective(
  name: PortalSetting,
  choices: Choices,
  bases: SettingBases,
): { value: string; source: SettingSource } {
  const base = bases[name];
  const chosen = choices[name];
  if (base.source === 'environment' || chosen === undefined) return base;
  return { value: chosen, source: 'portal' };
}
