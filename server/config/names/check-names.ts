import { closestName } from '#server/program/closest-name.ts';
import { ConfigError } from '../values.ts';
import { OLD_SETTING_NAMES } from './old-names.ts';
import { SETTING_NAMES } from './setting-names.ts';

const KNOWN: readonly string[] = [...SETTING_NAMES, ...OLD_SETTING_NAMES];
/** Variables that Node, its PostgreSQL client and its tracing read by themselves. */
const OF_OTHERS = /^(NODE_|OTEL_|PG|TZ$|(https?|no|all)_proxy$)/i;

/** Throws `ConfigError`, one line for each, if a settings file has names that are no settings. */
export function requireKnownNames(names: readonly string[], path: string): void {
  const unknown = names.filter((name) => !KNOWN.includes(name) && !OF_OTHERS.test(name));
  if (unknown.length === 0) return;
  const lines = unknown.map((name) => {
    const meant = closestName(name, SETTING_NAMES);
    return `${name}: ${path} has this line, but there is no such setting${meant === null ? '' : ` (did you mean ${meant}?)`}`;
  });
  throw new ConfigError(lines.join('\n'), []);
}

/**
 * The variables of an environment that are no settings but look like one, with the setting that was probably meant. Names of one
 * word are left out, because many programs have such ones: HOME is two letters away from HOST.
 */
export function findMisspelt(
  environment: Readonly<Record<string, string | undefined>>,
): { name: string; meant: string }[] {
  return Object.keys(environment).flatMap((name) => {
    if (!name.includes('_') || KNOWN.includes(name) || OF_OTHERS.test(name)) return [];
    const meant = closestName(name, SETTING_NAMES);
    return meant === null ? [] : [{ name, meant }];
  });
}
