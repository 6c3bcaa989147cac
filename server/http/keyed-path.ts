/** Only the keyed API has this prefix. */
const KEYED = '/api/v1/';

/** Returns whether an address belongs to the keyed API, existing or not: its errors have that API's format. */
export function isKeyedPath(url: string): boolean {
  return url.startsWith(KEYED);
}
