/**
 * Members' pictures: Telegram's own, fetched by the server and served from here, so that visitors' browsers call no other site
 * (docs/spec/security.md#11-pictures-of-members).
 */

/** The largest picture that is accepted, in bytes. Telegram's pictures of 320 px have about 20 kB. */
export const MAX_PICTURE_BYTES = 256 * 1024;

/** A sign-in fetches the picture again if it is this old, in ms. */
export const PICTURE_FRESH_MS = 86_400_000;

/** How long after a failure a sign-in tries again, in ms. */
export const PICTURE_RETRY_MS = 3_600_000;

/** Pictures of members who have not signed in for this long are deleted, in ms (90 days). */
export const PICTURE_KEPT_MS = 90 * 86_400_000;

/** The accepted types. SVG is not among them: it can carry scripts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** One of {@link PICTURE_TYPES}. */
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Telegram's own domains. Picture addresses begin at `t.me` and redirect to the others. */
const PICTURE_DOMAINS = ['t.me', 'telegram.org', 'telesco.pe', 'cdn-telegram.org'];

/** Returns whether a host is one of Telegram's own. Takes the name in lower case, as `new URL()` writes it. */
export function isPictureHost(hostname: string): boolean {
  return PICTURE_DOMAINS.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/**
 * The type of a picture by its first bytes; the server's content type is ignored. Null if it is none of {@link PICTURE_TYPES}.
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const isRiff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]);
  return isRiff && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]) ? 'image/webp' : null;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return bytes.length > start.length && start.every((byte, index) => bytes[index] === byte);
}
