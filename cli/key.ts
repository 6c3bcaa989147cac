import { MAX_RATE_LIMIT_PER_MINUTE } from '#rules/apps/api-keys.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import { findSecretKeys } from '#server/config/secret-file.ts';
import { createSecrets } from '#server/db/secrets.ts';
import { adoptSecretKeys } from '#server/services/keys/adopt-secret.ts';
import { limitKey, listKeysOf } from '#server/services/keys/limits.ts';
import type { ApiKeyRow } from '#server/services/keys/rows.ts';
import { rotateLogKey } from '#server/services/log/checkpoints.ts';
import { badCall, type CommandContext, readNumber, UsageError } from './command.ts';

export async function run(context: CommandContext<'key'>): Promise<number> {
  if (context.words[0] === 'adopt-secret') return adoptSecret(context);
  if (context.words[0] === 'replace-log-key') return replaceLogKey(context);
  return context.words[0] === 'show' ? show(context) : limit(context);
}

// Opened without checks: the usual way refuses the very secret that is to be adopted.
async function adoptSecret({ config, openAsIs }: CommandContext<'key'>): Promise<number> {
  const keys = findSecretKeys(config);
  if (keys.length === 0) {
    throw new UsageError(
      'There is no secret here to adopt: set SECRET_KEY (openssl rand -hex 32).',
    );
  }
  const { db } = await openAsIs();
  const { closed } = await adoptSecretKeys(db, createSecrets(keys));
  console.log(
    `This database uses the given secret from now on. API keys and webhook secrets that it cannot open: ${closed}.`,
  );
  return 0;
}

async function replaceLogKey({ config, open }: CommandContext<'key'>): Promise<number> {
  const { db } = await open();
  const secrets = createSecrets(findSecretKeys(config));
  const replaced = await rotateLogKey({ db, secrets, now: Date.now });
  if (replaced === null) {
    throw new UsageError('The public log has no key in use: the job log makes one.');
  }
  const { from, to, size } = replaced;
  console.log(`The key of the public log was ${from}
and is ${to}
Both signed its checkpoint of ${size} leaves. Give the new key to the operators of your witnesses.`);
  return 0;
}

async function show({ open, words, options }: CommandContext<'key'>): Promise<number> {
  const [, telegramId = ''] = words;
  if (!isTelegramId(telegramId)) throw badCall('key');
  const { db } = await open();
  const keys = await listKeysOf(db, { telegramId, nowMs: Date.now() });
  if (options.json) {
    console.log(JSON.stringify(keys.map(asJson)));
    return 0;
  }
  for (const key of keys) console.log(lineOf(key));
  if (keys.length === 0) console.log(`${telegramId} has no keys.`);
  return 0;
}

async function limit({ open, words, options }: CommandContext<'key'>): Promise<number> {
  const isDryRun = options['dry-run'] === true;
  const [, key = '', perMinuteText = ''] = words;
  const keyId = readNumber(key);
  const perMinute = readNumber(perMinuteText);
  if (keyId === null || perMinute === null || perMinute > MAX_RATE_LIMIT_PER_MINUTE) {
    throw badCall('key');
  }
  const { db } = await open();
  const outcome = await limitKey(db, {
    keyId,
    perMinute: Number(perMinute),
    nowMs: Date.now(),
    isDryRun,
  });
  const what = `Key ${key} (${outcome.name}) of ${outcome.telegramId}`;
  console.log(
    isDryRun
      ? `${what} may make ${outcome.before} requests a minute, and would get ${outcome.after}. Nothing was changed.`
      : `${what} may make ${outcome.after} requests a minute; before, it was ${outcome.before}.`,
  );
  return 0;
}

function lineOf(key: ApiKeyRow): string {
  const parts = [
    `${key.rate_limit} a minute`,
    key.is_active ? null : 'switched off',
    key.app_id === null ? null : `for ${key.app_name}`,
    `made ${dateOf(key.created_at)}`,
    key.expires_at && `ends ${dateOf(key.expires_at)}`,
    key.retires_at && `replaced, until ${dateOf(key.retires_at)}`,
    `${key.total} requests`,
    key.last_used_at && `last ${dateOf(key.last_used_at)} from ${key.last_used_from}`,
  ];
  return `${key.id}  ${key.name}: ${parts.filter((part) => part !== null).join(', ')}`;
}

/** Like {@link lineOf}, without any part of the key itself. Dates become ISO text. */
function asJson(key: ApiKeyRow) {
  return {
    id: String(key.id),
    name: key.name,
    perMinute: key.rate_limit,
    isActive: key.is_active,
    app: key.app_id === null ? null : key.app_name,
    createdAt: key.created_at,
    expiresAt: key.expires_at,
    retiresAt: key.retires_at,
    requests: String(key.total),
    lastUsedAt: key.last_used_at,
    lastUsedFrom: key.last_used_from,
  };
}

function dateOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
