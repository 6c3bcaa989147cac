import { isBotToken } from '#rules/bot-token.ts';
import type { SettingName } from './names/setting-names.ts';
import { ConfigError, type ReadVariable } from './values.ts';

const MIN_TOKEN_LENGTH = 24;

export function readToken(read: ReadVariable, name: SettingName): string | null {
  const text = read(name);
  if (text !== null && !(text.length >= MIN_TOKEN_LENGTH && /^[\x21-\x7e]+$/.test(text))) {
    throw new ConfigError(
      `${name}: must be at least ${MIN_TOKEN_LENGTH} characters without spaces`,
      [name],
    );
  }
  return text;
}

export function requireSecretKeys(text: string | null): Uint8Array[] {
  if (text === null) return [];
  const keys = readSecretKeys(text);
  if (keys) return keys;
  // Not quoted: it may be the secret with a typo.
  throw new ConfigError(
    'SECRET_KEY: must be 32 bytes as hex or base64; separate several with commas',
    ['SECRET_KEY'],
  );
}

/** Decodes `SECRET_KEY` or the file in `DATA_DIR`, one secret or several: 32 bytes each, or null if invalid. */
export function readSecretKeys(text: string): Uint8Array[] | null {
  const keys = text.split(',').map((each) => readSecretKey(each.trim()));
  return keys.every((key) => key !== null) ? keys : null;
}

function readSecretKey(text: string): Uint8Array | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : null;
}

export function readBotToken(text: string | null): string | null {
  if (text !== null && !isBotToken(text)) {
    throw new ConfigError(
      'TELEGRAM_BOT_TOKEN: must be your token from BotFather, not one from a document',
      ['TELEGRAM_BOT_TOKEN'],
    );
  }
  return text;
}
