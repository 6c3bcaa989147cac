import { existsSync, statSync } from 'node:fs';
import { readStorage, type Storage } from '#server/config/config.ts';
import {
  loadSettings,
  parseSettings,
  readSettingsText,
  replaceFile,
  settingsPath,
} from '#server/config/settings-file.ts';

export type SettingsPlace = {
  /** Where the data goes: as the settings here say, or, if there are none, those of the backup. The environment wins over both. */
  readStorage(settings: string | null): Storage;
  /** Stores the settings of a backup and returns lines about it, which quote none of them. A file that is here stays. */
  put(settings: string | null, madeAt: string): string[];
};

/** The place of the settings file on this machine. Throws `ConfigError` if there is one that cannot be used. */
export function openSettingsPlace(
  environment: Readonly<Record<string, string | undefined>>,
  cwd: string,
): SettingsPlace {
  const path = settingsPath(environment, cwd);
  const isThere = existsSync(path);
  const known = { ...environment };
  if (isThere) loadSettings(known, cwd);
  return {
    readStorage: (settings) =>
      readStorage(
        isThere || settings === null ? known : { ...parseSettings(settings), ...known },
        cwd,
      ),

    put(settings, madeAt) {
      if (settings === null) {
        return isThere
          ? []
          : ['The backup has no settings file: set the old host’s settings here.'];
      }
      if (!isThere) {
        replaceFile(path, settings);
        return [`${path}: the settings of the old host.`, ...describeOverrides(settings)];
      }
      // `/dev/null` stands for no file.
      if (!statSync(path).isFile() || readSettingsText(path) === settings) return [];
      const beside = `${path}.restored-${madeAt.replaceAll(':', '-')}`;
      if (!existsSync(beside)) replaceFile(beside, settings);
      return [`${path} stays as it is; the settings in the backup are in ${beside}.`];
    },
  };

  // A start without these variables would open another database, which knows nothing of the old host.
  function describeOverrides(settings: string): string[] {
    const names = Object.entries(parseSettings(settings)).flatMap(([name, value]) =>
      environment[name] === undefined || environment[name] === value ? [] : [name],
    );
    if (names.length === 0) return [];
    return [
      `The environment overrides ${names.join(', ')} there: correct the file before you start.`,
    ];
  }
}
