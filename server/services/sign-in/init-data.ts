import { createHmac } from 'node:crypto';
import { MAX_INIT_DATA_BYTES } from '#contract/site/auth.ts';
import { languageForCode } from '#rules/messages/languages.ts';
import { invalidSignIn } from './errors.ts';
import {
  isOneLine,
  requireAuthDate,
  requireSignature,
  requireSignedId,
  type SignedFields,
  type VerifiedSignIn,
} from './signature.ts';

/** Telegram sends up to ten; the size limit alone would let many short ones through. */
const MAX_FIELDS = 32;

/**
 * Verifies a Mini App's `initData`, the query text as Telegram wrote it. Throws `invalid_sign_in` for anything that Telegram did
 * not sign with this bot's token. The caller checks its age.
 *
 * Telegram's `signature` field, meant for programs that do not know the token, is an ordinary field of the signed text.
 */
export function verifyInitData(initData: string, botToken: string): VerifiedSignIn {
  const fields = readFields(initData);
  const signedAtMs = requireAuthDate(fields.get('auth_date'));
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  requireSignature(fields, secret);
  return { ...readUser(fields), signedAtMs, mark: `mini-app:${fields.get('hash')}` };
}

// Split first, decoded once. Repeated keys are refused: some readers take the first and some the last.
function readFields(initData: string): SignedFields {
  if (Buffer.byteLength(initData) > MAX_INIT_DATA_BYTES) throw invalidSignIn();
  const parts = initData.split('&');
  if (parts.length > MAX_FIELDS) throw invalidSignIn();
  const fields = new Map<string, string>();
  for (const part of parts) {
    const cut = part.indexOf('=');
    if (cut < 0) throw invalidSignIn();
    const key = decode(part.slice(0, cut));
    const value = decode(part.slice(cut + 1));
    if (!isOneLine(key, value) || fields.has(key)) throw invalidSignIn();
    fields.set(key, value);
  }
  return fields;
}

// Stricter than URLSearchParams, which keeps broken escapes and replaces every broken byte with the same character: two different
// texts would then be read as the same.
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalidSignIn();
  }
}

// Read from the signed text and never serialised again: its escapes are part of the signature.
function readUser(
  fields: SignedFields,
): Pick<VerifiedSignIn, 'telegramId' | 'photoUrl' | 'language'> {
  const user = parseJson(fields.get('user') ?? '');
  if (typeof user !== 'object' || user === null || !Object.hasOwn(user, 'id')) {
    throw invalidSignIn();
  }
  const id: unknown = Reflect.get(user, 'id');
  if (typeof id !== 'number' || (Reflect.get(user, 'is_bot') ?? false) !== false) {
    throw invalidSignIn();
  }
  const photo: unknown = Reflect.get(user, 'photo_url');
  // Older clients omit it in an app that was opened by a link.
  const photoUrl = typeof photo === 'string' ? photo : undefined;
  const code: unknown = Reflect.get(user, 'language_code');
  const language = languageForCode(typeof code === 'string' ? code : undefined);
  return { telegramId: requireSignedId(id), photoUrl, language };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidSignIn();
  }
}
