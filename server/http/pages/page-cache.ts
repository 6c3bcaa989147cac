import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A page as it is sent to everybody who is not signed in. */
export type KeptPage = { status: number; html: Buffer; gzip: Buffer; tag: string };

/** How old the time in a page may be: browsers go on from it by their own clock. In ms. */
const KEPT_MS = 10_000;
/** About 300 pages of the board. */
const MOST_BYTES = 48 * 1024 * 1024;

/**
 * Keeps the pages that many ask for, so that they are rendered and packed once for each change of what they show. A page is
 * found by its address and by the very answers that it shows: what has changed is never sent again. Only for visitors who
 * are not signed in.
 */
export function createPageCache(now: () => number) {
  const kept = new Map<string, { shows: string; atMs: number; page: KeptPage }>();
  let bytes = 0;

  function remove(address: string): void {
    const found = kept.get(address);
    if (!found) return;
    kept.delete(address);
    bytes -= sizeOf(found.page);
  }

  return {
    /** @param shows everything that the page is made of, beside its address and the time */
    find(address: string, shows: string): KeptPage | null {
      const found = kept.get(address);
      if (!found) return null;
      if (found.shows !== shows || Math.abs(now() - found.atMs) > KEPT_MS) return null;
      // The pages asked for last are kept longest.
      kept.delete(address);
      kept.set(address, found);
      return found.page;
    },

    keep(address: string, shows: string, made: { status: number; html: string }): KeptPage {
      const page = packed(made);
      remove(address);
      kept.set(address, { shows, atMs: now(), page });
      bytes += sizeOf(page);
      for (const oldest of kept.keys()) {
        if (bytes <= MOST_BYTES) break;
        remove(oldest);
      }
      return page;
    },
  };
}

/** What stands for these texts, so that they need not be kept. */
export function digestOf(texts: readonly string[]): string {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}

function packed({ status, html: text }: { status: number; html: string }): KeptPage {
  const html = Buffer.from(text);
  return { status, html, gzip: gzipSync(html), tag: `"${digestOf([text])}"` };
}

function sizeOf({ html, gzip }: KeptPage): number {
  return html.length + gzip.length;
}
