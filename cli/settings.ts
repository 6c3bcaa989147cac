import { PORTAL_SETTINGS, type SettingSource } from '#rules/portal-settings.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { changeSettings } from '#server/services/settings/change-settings.ts';
import { listSettings } from '#server/services/settings/current-settings.ts';
import type { CommandContext } from './command.ts';

const PLACES = {
  portal: 'changed in the portal or by this command',
  file: 'of the community’s file',
  default: 'by default',
} as const satisfies Record<Exclude<SettingSource, 'environment'>, string>;

export async function run({ words, options, ...context }: CommandContext<'settings'>) {
  const { db } = await context.open();
  const bases = context.config.settings;
  const [name, value = null] = words;
  if (name !== undefined) {
    await changeSettings(db, { actor: OPERATOR, changes: { [name]: value }, bases });
  }
  const all = await listSettings(db, bases);
  if (options.json) console.log(JSON.stringify(all));
  else show(name === undefined ? all : all.filter((each) => each.name === name));
  return 0;
}

function show(settings: Awaited<ReturnType<typeof listSettings>>): void {
  for (const { name, value, source, variable } of settings) {
    const { label } = PORTAL_SETTINGS[name];
    const place = source === 'environment' ? `set by ${variable}` : PLACES[source];
    console.log(`${name}  ${value === '' ? '(empty)' : JSON.stringify(value)}  ${label}, ${place}`);
  }
}
