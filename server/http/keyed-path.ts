/** The path of the keyed API, and of nothing else. */
const KEYED = '/api/v1/';

/** Whether an address belongs to the keyed API, existing or not: its errors have that API's format. */
export function isKeyedPath(url: string): boolean {
  return url.startsWith(KEYED);
}
