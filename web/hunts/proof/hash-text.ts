import type { HashText } from '#rules/hunts/draw.ts';
import { CALL_TIMEOUT_MS, urlOf } from '#web/api/call.ts';
import { m } from '#web/messages.ts';

/** SHA-256 by the browser. Browsers offer it only on https and localhost. */
export const hashText: HashText = (text) => hashBytes(new TextEncoder().encode(text));

/** SHA-256 of the picture that the server shows for a clue. Throws if it shows none. */
export const hashPicture = async (id: string, number: number): Promise<string> => {
  const url = urlOf('getCluePicture', { params: { id, number: String(number) } });
  const response = await fetch(url, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  if (!response.ok) throw new Error(m.hunt_picture_failed({ number }));
  return hashBytes(await response.arrayBuffer());
};

async function hashBytes(bytes: BufferSource): Promise<string> {
  if (!window.isSecureContext) throw new Error(m.hunt_https_only());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
