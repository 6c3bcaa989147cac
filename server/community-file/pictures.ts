import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommunityError } from './community-error.ts';

/** A file of the community; it is served unchanged. */
export type ServedFile = { type: string; bytes: Buffer };

type Kind = 'SVG' | 'PNG' | 'JPEG' | 'WebP' | 'ICO';

/** The requirements of a field for its file. */
export type PictureWish = {
  kinds: readonly Kind[];
  /** Width and height in pixels; only a PNG can have this requirement. */
  size?: readonly [width: number, height: number];
};

export const ANY_PICTURE: PictureWish = { kinds: ['SVG', 'PNG', 'JPEG', 'WebP'] };

/** The limit for each file: every visitor fetches some of them. */
const MOST_BYTES = 512 * 1024;

const KINDS: Readonly<Record<Kind, { type: string; ending: string }>> = {
  SVG: { type: 'image/svg+xml', ending: '.svg' },
  PNG: { type: 'image/png', ending: '.png' },
  JPEG: { type: 'image/jpeg', ending: '.jpg' },
  WebP: { type: 'image/webp', ending: '.webp' },
  ICO: { type: 'image/x-icon', ending: '.ico' },
};

/**
 * Reads a picture. Its first bytes decide what it is, not its name.
 *
 * @param field the field of the community's file that names it, for error messages: `coin.picture`
 * @param name the path below `folder`
 * @returns the file, and the extension for its address
 * @throws CommunityError if the file is missing, too large, or not a picture of the wanted kind and size
 */
export function readPicture(
  field: string,
  { folder, name, kinds, size }: PictureWish & { folder: string; name: string },
): ServedFile & { ending: string } {
  const bytes = readBounded(field, join(folder, name));
  const kind = kindOf(bytes);
  if (kind === null || !kinds.includes(kind)) {
    throw new CommunityError(`${field}: ${name} must be ${listed(kinds)} by its content`);
  }
  if (size && kind === 'PNG') {
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    if (width !== size[0] || height !== size[1]) {
      throw new CommunityError(
        `${field}: ${name} has ${width} × ${height} pixels, but must have ${size[0]} × ${size[1]}`,
      );
    }
  }
  return { bytes, ...KINDS[kind] };
}

function readBounded(field: string, path: string): Buffer {
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES) {
      throw new CommunityError(
        `${field}: ${path} has ${size} bytes; at most ${MOST_BYTES} are allowed`,
      );
    }
    return readFileSync(path);
  } catch (error) {
    if (error instanceof CommunityError) throw error;
    throw new CommunityError(`${field}: ${path} cannot be read`);
  }
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The number of bytes after which a PNG's width and height have been read. */
const PNG_HEAD = 24;
/** The root element of an SVG may follow declarations and comments. */
const SVG_START = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/;
const SVG_START_BYTES = 4096;

function kindOf(bytes: Buffer): Kind | null {
  if (bytes.subarray(0, 8).equals(PNG_START)) return bytes.length >= PNG_HEAD ? 'PNG' : null;
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'JPEG';
  if (bytes.subarray(0, 4).equals(Buffer.from([0, 0, 1, 0]))) return 'ICO';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF';
  if (isRiff && bytes.toString('latin1', 8, 12) === 'WEBP') return 'WebP';
  return SVG_START.test(bytes.toString('utf8', 0, SVG_START_BYTES)) ? 'SVG' : null;
}

function listed(kinds: readonly Kind[]): string {
  if (kinds.length > 1) return `one of ${kinds.join(', ')}`;
  return kinds[0] === 'PNG' ? 'a PNG' : `an ${kinds[0]}`;
}
