import { createHash } from 'node:crypto';
import { MAX_WIDGET_FIELDS, MAX_WIDGET_VALUE_LENGTH } from '#contract/site/auth.ts';
import { invalidSignIn } from './errors.ts';
import {
  isOneLine,
  requireAuthDate,
  requireSignature,
  requireSignedId,
  type SignedFields,
  type VerifiedSignIn,
} from './signature.ts';

/**
 * Verifies the fields of Telegram's login widget. Throws `invalid_sign_in` for anything that Telegram did not sign with this
 * bot's token. The caller checks its age.
 *
 * @param payload as received; its shape is checked here, even if it was checked before
 */
export function verifyWidget(payload: unknown, botToken: string): VerifiedSignIn {
  const fields = readFields(payload);
  const telegramId = requireSignedId(fields.get('id'));
  const signedAtMs = requireAuthDate(fields.get('auth_date'));
  requireSignature(fields, createHash('sha256').update(botToken).digest());
  const photoUrl = fields.get('photo_url') ?? null;
  return { telegramId, signedAtMs, mark: `widget:${fields.get('hash')}`, photoUrl };
}

function readFields(payload: unknown): SignedFields {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    throw invalidSignIn();
  }
  const entries = Object.entries(payload);
  if (entries.length > MAX_WIDGET_FIELDS) throw invalidSignIn();
  return new Map(entries.map(([key, value]) => [key, readValue(key, value)]));
}

function readValue(key: string, value: unknown): string {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || text.length > MAX_WIDGET_VALUE_LENGTH || !isOneLine(key, text)) {
    throw invalidSignIn();
  }
  return text;
}
