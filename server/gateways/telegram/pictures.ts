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
/** For all of it: look-ups, redirects and the picture. */
const TIMEOUT_MS = 5_000;
/** `t.me` sends on to a file server; more would be a loop. */
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

export type Picture = { type: PictureType; bytes: Buffer };

/** Where members' pictures come from. */
export type PictureSource = {
  /** Null if the address has no acceptable picture. Rejects if it could not be asked. */
  fetch(url: string): Promise<Picture | null>;
};

export type PictureDeps = {
  /** Every address of a name. */
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  request: typeof httpsRequest;
  timeoutMs: number;
};

/**
 * Fetches pictures from Telegram's own hosts over https, of a bounded size, in a bounded time, known by their first bytes.
 * Each redirect is held to the same hosts, and each connection goes only to public addresses that were checked.
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

/** The address as one that may be asked, or null. */
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
  // Rate limited, or Telegram's fault: the stored picture may still be right.
  if (status === 429 || status >= 500) throw new Error(`${NAME}: status ${status}`);
  if (status !== 200 || bytes === null) return null;
  const type = pictureTypeOf(bytes);
  return type === null ? null : { type, bytes };
}
