/** Where the calls with an API key are, and nothing else. */
const KEYED = '/api/v1/';

/** Whether an address is one of the keyed API, there or not: its errors have the form of that API. */
export function isKeyedPath(url: string): boolean {
  return url.startsWith(KEYED);
}
