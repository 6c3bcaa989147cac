import type { WidgetFields } from '#contract/site/auth.ts';

/** The response of Telegram's window: the result, or that the person declined. */
export type WindowAnswer = { result: unknown } | 'declined';

const MOST_LETTERS = 32_768;
const MOST_FIELDS = 32;
const MOST_VALUE_LETTERS = 2048;

/**
 * Parses a message that a window posted; null if it is not a response. The caller must first check its origin and the window
 * itself.
 */
export function readWindowAnswer(data: unknown): WindowAnswer | null {
  if (typeof data !== 'string' || data.length > MOST_LETTERS) return null;
  const { event, result, error } = fieldsOf(parsed(data));
  if (event !== 'auth_result') return null;
  // Telegram's own script gives up on an error too, whatever its name.
  return result === false || error !== undefined ? 'declined' : { result };
}

/**
 * The login widget's fields: names like Telegram's, each with one line of text or a whole number, as the server accepts them.
 * Without id, auth_date and hash nothing is sent (docs/spec/portal.md#6-errors-of-a-sign-in). Null for anything else.
 */
export function readWidgetFields(result: unknown): WidgetFields | null {
  const fields = fieldsOf(result);
  const entries = Object.entries(fields);
  const isWhole = ['id', 'auth_date', 'hash'].every((name) => Boolean(fields[name]));
  if (!isWhole || entries.length > MOST_FIELDS) return null;
  const isSigned = entries.every(
    ([name, value]) => /^[a-z][a-z0-9_]*$/.test(name) && isLine(value),
  );
  // Checked in the lines above.
  return isSigned ? (fields as WidgetFields) : null;
}

/** The id_token of the newer login, checked by its form only; null for anything else. */
export function readIdToken(result: unknown): string | null {
  const isToken =
    typeof result === 'string' &&
    result.length <= 8192 &&
    /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/.test(result);
  return isToken ? result : null;
}

function isLine(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  const isText = typeof value === 'string' && value.length <= MOST_VALUE_LETTERS;
  return isText && !/[\0\r\n]/.test(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : {};
}
