import type { LookupAddress } from 'node:dns';
import { request as httpsRequest } from 'node:https';
import {
  isPictureHost,
  MAX_PICTURE_BYTES,
  type PictureType,
  pictureTypeOf,
} from '#rules/pictures.ts';
import { outwardAddressProblem } from '#rules/public-address.ts';
import { type BoundedAnswer, getBounded } from '../bounded-get.ts';
import { findPublicAddresses, orAborted, pinnedTo } from '../public-hosts.ts';
import { createNameLookup } from '../webhooks/name-lookup.ts';

const NAME = "Telegram's pictures";
/** The time limit for look-ups, redirects and the picture together. */
const TIMEOUT_MS = 5_000;
/** `t.me` redirects to a file server. More redirects would be a loop. */
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

export type Picture = { type: PictureType; bytes: Buffer };

/** The source of members' pictures. */
export type PictureSource = {
  /** The picture; null if the address has no acceptable one. Rejects if there was no answer. */
  fetch(url: string): Promise<Picture | null>;
};

export type PictureDeps = {
  /** Resolves all addresses of a name. */
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  request: typeof httpsRequest;
  timeoutMs: number;
};

/**
 * Fetches pictures from Telegram's own hosts over https. Size and time are bounded, and the first bytes decide what a file is.
 * Redirects may lead only to the same hosts, and connections go only to checked public addresses.
 */
export function createPictureSource(deps: Partial<PictureDeps> = {}): PictureSource {
  const { resolve = createNameLookup(), request = httpsRequest, timeoutMs = TIMEOUT_MS } = deps;

  async function follow(url: string, signal: AbortSignal): Promise<Picture | null> {
    let target = targetOf(url);
    for (let hop = 0; target !== null && hop <= MOST_REDIRECTS; hop += 1) {
      const addresses = await orAborted(findPublicAddresses(target, resolve), signal);
      const asked = getBounded(request, target, {
        lookup: pinnedTo(addresses),
        signal,
        maxBytes: MAX_PICTURE_BYTES,
        name: NAME,
      });
      const answer = await orAborted(asked, signal);
      if (!REDIRECTS.includes(answer.status)) return pictureOf(answer);
      target = targetOf(answer.location ?? '', target);
    }
    return null;
  }

  return {
    async fetch(url) {
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeoutMs);
      try {
        return await follow(url, deadline.signal);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The address, if it may be fetched; otherwise null. */
function targetOf(url: string, base?: URL): URL | null {
  // `URL.canParse` fails letters such as ü in Node 20 once it is compiled.
  try {
    const target = new URL(url, base);
    return outwardAddressProblem(target) === null && isPictureHost(target.hostname) ? target : null;
  } catch {
    return null;
  }
}

function pictureOf({ status = 0, bytes }: BoundedAnswer): Picture | null {
  // The rate was limited, or Telegram failed. The stored picture may still be right.
  if (status === 429 || status >= 500) throw new Error(`${NAME}: status ${status}`);
  if (status !== 200 || bytes === null) return null;
  const type = pictureTypeOf(bytes);
  return type === null ? null : { type, bytes };
}
