/**
 * A value as canonical JSON (RFC 8785): members sorted by name, no spaces. For values of text, numbers, booleans, null, lists and
 * objects without undefined members.
 *
 * @throws RangeError for text with a lone surrogate, which has no UTF-8
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
  }
  if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) {
    throw new RangeError('the text is not valid Unicode');
  }
  return JSON.stringify(value);
}
