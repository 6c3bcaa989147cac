import { readBundle, tilePath, widthOf } from '#rules/log/tile-path.ts';
import { leafHash, rootOf, TILE_WIDTH, tileRoot } from '#rules/log/tree.ts';
import { sha256 } from '#server/services/log/tiles.ts';
import type { Site } from './log-site.ts';

/** The requests under way at once. */
const AT_ONCE = 8;
const COMMITMENT_BYTES = 32;
const MOST_WRONG = 10;

export type Audit = {
  /** The roots by size. */
  roots: Map<number, Uint8Array>;
  /** The paths of the tiles with other hashes than follow from the leaves; only the first few. */
  wrong: string[];
};

/**
 * Reads every commitment of a log and every tile of hashes, full ones first, and recomputes the roots. Keeps one hash for each
 * 256 leaves in memory. Throws an error with a readable text if something is missing or malformed.
 *
 * @param input.size the number of leaves
 * @param input.sizes sizes up to that, whose roots are wanted
 */
export async function auditTree(
  site: Site,
  { size, sizes }: { size: number; sizes: readonly number[] },
): Promise<Audit> {
  const ends = new Set(sizes.map((each) => Math.floor(each / TILE_WIDTH)));
  const kept = new Map<number, Uint8Array[]>();
  const wrong: string[] = [];
  let above: Uint8Array[] = [];
  for await (const { index, leaves, isWrong, path } of readLeaves(site, size)) {
    if (isWrong) wrong.push(path);
    if (ends.has(index)) kept.set(index, leaves);
    if (leaves.length === TILE_WIDTH) above.push(tileRoot(sha256, leaves));
  }
  const levels: Uint8Array[][] = [[]];
  for (let level = 1; above.length > 0; level += 1) {
    levels.push(above);
    wrong.push(...(await wrongTiles(site, { level, hashes: above })));
    above = tilesOf(above).flatMap((tile) =>
      tile.length === TILE_WIDTH ? [tileRoot(sha256, tile)] : [],
    );
  }
  const readTile = async (level: number, index: number) =>
    level === 0
      ? (kept.get(index) ?? [])
      : (levels[level] ?? []).slice(index * TILE_WIDTH, (index + 1) * TILE_WIDTH);
  const roots = new Map<number, Uint8Array>();
  for (const each of new Set(sizes)) roots.set(each, await rootOf(sha256, readTile, each));
  return { roots, wrong: wrong.slice(0, MOST_WRONG) };
}

/** The hashes of the leaves, tile by tile. */
function readLeaves(site: Site, size: number) {
  return ahead(Math.ceil(size / TILE_WIDTH), async (index) => {
    const width = widthOf({ size, level: 0, index });
    const path = tilePath({ level: 0, index, width });
    const entries = site.bytes(`/log/${tilePath({ level: 'entries', index, width })}`);
    const [bundle, tile] = await Promise.all([entries, site.bytes(`/log/${path}`)]);
    const commitments = readBundle(bundle);
    if (
      commitments.length !== width ||
      commitments.some(({ length }) => length !== COMMITMENT_BYTES)
    ) {
      throw new Error(`the entries of ${path} are not ${width} commitments`);
    }
    const leaves = commitments.map((each) => leafHash(sha256, each));
    return { index, leaves, isWrong: !Buffer.concat(leaves).equals(tile), path };
  });
}

async function wrongTiles(
  site: Site,
  { level, hashes }: { level: number; hashes: readonly Uint8Array[] },
): Promise<string[]> {
  const tiles = tilesOf(hashes);
  const wrong: string[] = [];
  const checked = ahead(tiles.length, async (index) => {
    const tile = tiles[index] ?? [];
    const path = tilePath({ level, index, width: tile.length });
    return { path, agrees: Buffer.concat(tile).equals(await site.bytes(`/log/${path}`)) };
  });
  for await (const { path, agrees } of checked) if (!agrees) wrong.push(path);
  return wrong;
}

function tilesOf(hashes: readonly Uint8Array[]): Uint8Array[][] {
  return Array.from({ length: Math.ceil(hashes.length / TILE_WIDTH) }, (_, index) =>
    hashes.slice(index * TILE_WIDTH, (index + 1) * TILE_WIDTH),
  );
}

/** The results in their order. The next few are asked for while one is used. */
async function* ahead<T>(count: number, ask: (index: number) => Promise<T>): AsyncGenerator<T> {
  const asked: Promise<T>[] = [];
  for (let next = 0; next < count || asked.length > 0; ) {
    while (next < count && asked.length < AT_ONCE) {
      const answer = ask(next);
      // Awaited below, unless an earlier one fails.
      answer.catch(() => undefined);
      asked.push(answer);
      next += 1;
    }
    const [first] = asked.splice(0, 1);
    if (first !== undefined) yield await first;
  }
}
