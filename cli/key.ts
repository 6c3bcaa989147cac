import { AppError } from '#contract/errors.ts';
import { DEFAULT_RATE_LIMIT_PER_MINUTE, MAX_RATE_LIMIT_PER_MINUTE } from '#rules/api-keys.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import type { ApiKeyRow } from '#server/services/api-key-rows.ts';
import { limitKey, listKeysOf } from '#server/services/key-limits.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run key -- show TELEGRAM_ID
       npm run key -- limit KEY PER_MINUTE [--dry-run]
KEY is its number, as show prints it. PER_MINUTE is 1 to ${MAX_RATE_LIMIT_PER_MINUTE}; more than ${DEFAULT_RATE_LIMIT_PER_MINUTE} takes the Pro or the Enterprise plan.`;

await runCommand(async ({ open, args }: CommandContext) => {
  const [verb, ...rest] = args;
  try {
    if (verb === 'show') return await show(open, rest);
    if (verb === 'limit') return await limit(open, rest);
  } catch (error) {
    throw error instanceof AppError ? new UsageError(error.message) : error;
  }
  throw new UsageError(USAGE);
});

async function show(open: CommandContext['open'], args: readonly string[]): Promise<number> {
  const [telegramId = '', ...more] = args;
  if (more.length > 0 || !isTelegramId(telegramId)) throw new UsageError(USAGE);
  const { db } = await open();
  const keys = await listKeysOf(db, { telegramId, nowMs: Date.now() });
  for (const key of keys) console.log(lineOf(key));
  if (keys.length === 0) console.log(`${telegramId} has no keys.`);
  return 0;
}

async function limit(open: CommandContext['open'], args: readonly string[]): Promise<number> {
  const rest = [...args];
  const dryRun = rest.indexOf('--dry-run');
  if (dryRun >= 0) rest.splice(dryRun, 1);
  const isDryRun = dryRun >= 0;
  const [key = '', perMinute = '', ...more] = rest;
  const isNumber = /^[1-9]\d{0,17}$/.test(key) && /^[1-9]\d{0,6}$/.test(perMinute);
  if (more.length > 0 || !isNumber || Number(perMinute) > MAX_RATE_LIMIT_PER_MINUTE) {
    throw new UsageError(USAGE);
  }
  const { db } = await open();
  const outcome = await limitKey(db, {
    ...{ keyId: BigInt(key), perMinute: Number(perMinute) },
    ...{ nowMs: Date.now(), isDryRun },
  });
  const what = `Key ${key} (${outcome.name}) of ${outcome.telegramId}`;
  console.log(
    isDryRun
      ? `${what} may make ${outcome.before} requests a minute, and would get ${outcome.after}. Nothing was changed.`
      : `${what} may make ${outcome.after} requests a minute; before it was ${outcome.before}.`,
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

function dateOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
