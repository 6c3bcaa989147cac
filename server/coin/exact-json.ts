/** A number with more digits, a point or an exponent may not fit into a float exactly. */
const EXACT_DIGITS = 15;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const DECIMAL = /^(-?)(\d{1,20})(?:\.(\d{1,20}))?(?:[eE]([+-]?\d{1,2}))?$/;
const UNIT_DECIMALS = 8;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;

/**
 * Parses JSON without turning amounts into floats: numbers that are not short integers are returned as their text. The text is
 * scanned by hand, because a regular expression that matches whole strings overflows the stack on answers of megabytes.
 */
export function parseExactJson(text: string): unknown {
  const parts: string[] = [];
  let copied = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
      continue;
    }
    const number = code === MINUS || (code >= ZERO && code <= NINE) ? numberAt(text, at) : '';
    if (needsQuotes(number)) {
      parts.push(text.slice(copied, at), '"', number, '"');
      copied = at + number.length;
    }
    at += number.length || 1;
  }
  parts.push(text.slice(copied));
  return JSON.parse(parts.join(''));
}

/** A number as `parseExactJson` gives it; undefined for any other value. */
export function exactNumber(text: string): number | string | undefined {
  if (text === '' || numberAt(text, 0).length !== text.length) return undefined;
  return needsQuotes(text) ? text : Number(text);
}

/**
 * The units of a decimal amount from `parseExactJson`. Throws a RangeError for anything else, and for more than 8 decimals.
 */
export function unitsOf(value: string | number): bigint {
  const match = DECIMAL.exec(String(value));
  if (!match) throw new RangeError('not an amount');
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = match;
  const digits = BigInt(whole + decimals);
  const power = Number(exponent) - decimals.length + UNIT_DECIMALS;
  const scale = 10n ** BigInt(Math.abs(power));
  if (power < 0 && digits % scale !== 0n) throw new RangeError('an amount of more than 8 decimals');
  const units = power < 0 ? digits / scale : digits * scale;
  return sign ? -units : units;
}

function numberAt(text: string, at: number): string {
  NUMBER.lastIndex = at;
  return NUMBER.exec(text)?.[0] ?? '';
}

function needsQuotes(number: string): boolean {
  return number.length > EXACT_DIGITS || /[.eE]/.test(number);
}

/** The index after the string that begins here; the end of the text if the string is cut off. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}
