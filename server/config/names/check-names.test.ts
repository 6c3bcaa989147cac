import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findMisspelt, requireKnownNames } from './check-names.ts';
import { SETTING_NAMES } from './setting-names.ts';

it('knows the settings that .env.example describes', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const described = [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(new Set(described)).toEqual(new Set(SETTING_NAMES));
});

it.each([
  ['TELEGRAM_BOT_TOKN', 'TELEGRAM_BOT_TOKEN'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['BACKUP_FOLDERS', 'BACKUP_FOLDER'],
  ['WALLET_RPC', 'WALLET_RPC_URL'],
])('refuses %s in the file and finds it in the environment: %s was meant', (name, meant) => {
  expect(() => requireKnownNames(['PORT', name], '/q.env')).toThrow(
    `${name}: /q.env has this line, but there is no such setting (did you mean ${meant}?)`,
  );
  expect(findMisspelt({ PORT: '1', [name]: '' })).toEqual([{ name, meant }]);
});

it('names every line of the file that is no setting', () => {
  expect(() => requireKnownNames(['COLOUR', 'PORTS', 'PORT'], '/q.env')).toThrow(
    'COLOUR: /q.env has this line, but there is no such setting\nPORTS: /q.env has this line, but there is no such setting (did you mean PORT?)',
  );
});

it.each(['HOME', 'PORTS', 'DBUS_SESSION_BUS_ADDRESS', 'NODE_OPTIONS', 'PGPASSWORD', 'LC_ALL'])(
  'leaves %s of the environment to other programs',
  (name) => {
    expect(findMisspelt({ [name]: '1' })).toEqual([]);
  },
);

it.each([
  'WEEKLY_POOL_JKC',
  'NODE_OPTIONS',
  'PGSSLROOTCERT',
  'OTEL_LOG_LEVEL',
  'TZ',
  'https_proxy',
])('accepts %s in the file', (name) => {
  expect(() => requireKnownNames([name], '/q.env')).not.toThrow();
  expect(findMisspelt({ [name]: '1' })).toEqual([]);
});
