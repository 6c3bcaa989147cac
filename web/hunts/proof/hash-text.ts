import type { HashText } from '#rules/hunts/draw.ts';

/** SHA-256 by the browser. Browsers offer it only on https and localhost. */
export const hashText: HashText = async (text) => {
  if (!window.isSecureContext) throw new Error('browsers compute hashes over https only');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
