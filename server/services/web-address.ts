/**
 * A text as an address, or null where it is none.
 *
 * `URL.canParse` is not used for this: in Node 20 its compiled form takes a letter such as the ü of
 * `münchen.example` for broken UTF-8, and so calls an address wrong once the server has been running for a while.
 */
export function parseAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
