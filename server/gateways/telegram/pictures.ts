import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import {
  isPictureHost,
  MAX_PICTURE_BYTES,
  type PictureType,
  pictureTypeOf,
} from '#rules/pictures.ts';
import { outwardAddressProblem } from '#rules/public-address.ts';
import { findPublicAddresses, orAborted, type PublicAddresses, pinnedTo } from '../public-hosts.ts';
import { createNameLookup } from '../webhooks/name-lookup.ts';

/** For all of it: look-ups, redirects and the picture. */
const TIMEOUT_MS = 5_000;
/** `t.me` sends on to a file server; more would be a loop. */
const MOST_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

export type Picture = { type: PictureType; bytes: Buffer };

/** Where members' pictures come from. */
export type PictureSource = {
  /** Null if there is no picture that may be taken at this address. Rejects if that could not be learned. */
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
      const answer = await orAborted(get(request, target, { addresses, signal }), signal);
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

type Answer = { status: number | undefined; location: string | undefined; bytes: Buffer | null };

function pictureOf({ status = 0, bytes }: Answer): Picture | null {
  // Too many questions, or a fault of theirs: the picture that is there may still be right.
  if (status === 429 || status >= 500) throw new Error(`Telegram's pictures: status ${status}`);
  if (status !== 200 || bytes === null) return null;
  const type = pictureTypeOf(bytes);
  return type === null ? null : { type, bytes };
}

function get(
  request: PictureDeps['request'],
  target: URL,
  { addresses, signal }: { addresses: PublicAddresses; signal: AbortSignal },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A new connection: a kept one could lead to an earlier address.
    const options = { agent: false, lookup: pinnedTo(addresses), signal };
    const asked = request(target, options, (answer) => {
      void readAnswer(answer)
        .then(resolve, reject)
        .finally(() => asked.destroy());
    });
    asked.on('error', reject);
    // All that is heard of a server that answers with a change of protocol (101).
    asked.on('close', () => reject(new Error("Telegram's pictures: the connection broke")));
    asked.end();
  });
}

/** The picture's bytes: null for any other answer, whose body nobody needs, and for one that is too large. */
async function readAnswer(answer: IncomingMessage): Promise<Answer> {
  const { statusCode: status, headers } = answer;
  const head = { status, location: headers.location };
  if (status !== 200) return { ...head, bytes: null };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > MAX_PICTURE_BYTES) return { ...head, bytes: null };
    chunks.push(chunk);
  }
  return { ...head, bytes: Buffer.concat(chunks) };
}
