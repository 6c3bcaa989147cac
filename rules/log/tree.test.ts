import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createProver,
  type Hash,
  isConsistent,
  isIncluded,
  leafHash,
  nodeHash,
  proveConsistency,
  type ReadTile,
  rootOf,
  TILE_WIDTH,
  tileRoot,
} from './tree.ts';

const sha256: Hash = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** The test leaves of Certificate Transparency's reference implementations, and the roots of the first 1 to 8 of them. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

describe('the tree of RFC 6962', () => {
  it('has the hash of nothing as its root while it is empty', async () => {
    expect(hexOf(await rootOf(sha256, tilesOf([]), 0))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  it('has the roots of the reference implementations', async () => {
    const leaves = LEAVES.map((each) => leafHash(sha256, Buffer.from(each, 'hex')));
    const roots = await Promise.all(ROOTS.map((_, at) => rootOf(sha256, tilesOf(leaves), at + 1)));
    expect(roots.map(hexOf)).toEqual(ROOTS);
  });

  it.each([1, 2, 3, 255, 256, 257, 511, 512, 513, 600, 65_535, 65_536, 65_537, 66_000])(
    'of %i leaves is that of the plain definition, and proves its first, middle and last leaf',
    async (size) => {
      const leaves = manyLeaves(size);
      const readTile = tilesOf(leaves, cheap);
      const root = await rootOf(cheap, readTile, size);
      expect(hexOf(root)).toBe(hexOf(plainRoot(leaves)));
      const prove = createProver(cheap, readTile, size);
      for (const index of [0, Math.floor(size / 2), size - 1]) {
        const proof = await prove(index);
        const leaf = leaves[index] ?? new Uint8Array();
        expect(isIncluded(cheap, { leaf, index, size, proof, root })).toBe(true);
      }
    },
  );

  it('reads each tile once for a proof', async () => {
    const tiles = tilesOf(manyLeaves(66_000), cheap);
    const read: string[] = [];
    const readTile: ReadTile = (level, index) => {
      read.push(`${level}/${index}`);
      return tiles(level, index);
    };
    await createProver(cheap, readTile, 66_000)(65_900);
    expect(new Set(read).size).toBe(read.length);
    expect(read.length).toBeLessThanOrEqual(4);
  });

  it('computes each hash once for all proofs', async () => {
    let hashes = 0;
    const counting: Hash = (...parts) => {
      hashes += 1;
      return cheap(...parts);
    };
    const readTile = tilesOf(manyLeaves(10_000), cheap);
    const prove = createProver(counting, readTile, 10_000);
    for (let index = 0; index < 10_000; index += 7) await prove(index);
    expect(hashes).toBeLessThan(10_000);
  });

  const anyTree = fc
    .tuple(fc.integer({ min: 1, max: 600 }), fc.nat())
    .map(([size, place]) => ({ size, index: place % size }));

  it('proves every leaf, and nothing that differs in anything', async () => {
    await fc.assert(
      fc.asyncProperty(anyTree, fc.nat(), fc.nat(), async ({ size, index }, place, other) => {
        const leaves = manyLeaves(size);
        const readTile = tilesOf(leaves);
        const root = await rootOf(sha256, readTile, size);
        const proof = await createProver(sha256, readTile, size)(index);
        const right = { leaf: leaves[index] ?? new Uint8Array(), index, size, proof, root };
        expect(isIncluded(sha256, right)).toBe(true);
        const step = place % Math.max(1, proof.length);
        const wrong = [
          { leaf: flipped(right.leaf, place) },
          { root: flipped(root, place) },
          { proof: [...proof, root] },
          ...(size === 1 ? [] : [{ index: (index + 1 + (other % (size - 1))) % size }]),
          ...(proof.length === 0
            ? []
            : [
                { proof: proof.slice(1) },
                { proof: proof.slice(0, -1) },
                { proof: proof.map((each, at) => (at === step ? flipped(each, other) : each)) },
                { proof: proof.map((each, at) => (at === step ? each.subarray(1) : each)) },
              ]),
          { index: -1 },
          { index: size },
          { index: 0.5 },
          { size: 2 ** 53 },
        ];
        for (const change of wrong) {
          expect(isIncluded(sha256, { ...right, ...change })).toBe(false);
        }
      }),
    );
  });

  it('refuses to prove a leaf that it does not have', async () => {
    const readTile = tilesOf(manyLeaves(5));
    await expect(createProver(sha256, readTile, 5)(5)).rejects.toThrow(RangeError);
  });
});

/** Not safe, but fast, for trees of many leaves. */
describe('a proof that a tree continues an earlier one', () => {
  /** Of the test log of an independent implementation, from 5 leaves to 8. */
  const KNOWN = {
    from: 5,
    fromRoot: Buffer.from('41smjBUiAU70EtKlT6lIOIYtRTYxYXsDB+XHfcvu/BE=', 'base64'),
    size: 8,
    root: Buffer.from('V8K9aklZ4EPB+RMOk1/8VsJUdFZR77GDtZUQq84vSbo=', 'base64'),
    proof: [
      'b9e1d62618f7fee8034e4c5010f727ab24d8e4705cb296c374bf2025a87a10d2',
      'aac66cd7a79ce4012d80762fe8eec3a77f22d1ca4145c3f4cee022e7efcd599d',
      '89d0f753f66a290c483b39cd5e9eafb12021293395fad3d4a2ad053cfbcfdc9e',
      '29e40bb79c966f4c6fe96aff6f30acfce5f3e8d84c02215175d6e018a5dee833',
    ].map((step) => Buffer.from(step, 'hex')),
  };

  it('of an independent implementation is right', () => {
    expect(isConsistent(sha256, KNOWN)).toBe(true);
    expect(isConsistent(sha256, { ...KNOWN, from: 4 })).toBe(false);
  });

  const anyGrowth = fc
    .tuple(fc.integer({ min: 1, max: 600 }), fc.nat())
    .map(([size, place]) => ({ size, from: place % (size + 1) }));

  it('is right for every two sizes, and for no other tree, size or proof', async () => {
    await fc.assert(
      fc.asyncProperty(anyGrowth, fc.nat(), async ({ size, from }, nth) => {
        const readTile = tilesOf(manyLeaves(size));
        const fromRoot = await rootOf(sha256, readTile, from);
        const root = await rootOf(sha256, readTile, size);
        const proof = await proveConsistency(sha256, readTile, { from, size });
        const right = { from, fromRoot, size, root, proof };
        expect(isConsistent(sha256, right)).toBe(true);
        const wrong = [
          { ...right, proof: [...proof, root] },
          { ...right, from: size + 1 },
          ...(from === 0
            ? []
            : [
                { ...right, root: flipped(root, nth) },
                { ...right, fromRoot: flipped(fromRoot, nth) },
              ]),
          ...proof.map((step, at) => ({ ...right, proof: proof.with(at, flipped(step, nth)) })),
          ...(proof.length > 0 ? [{ ...right, proof: proof.slice(1) }] : []),
        ];
        expect(wrong.filter((each) => isConsistent(sha256, each))).toEqual([]);
      }),
    );
  });

  it('is not made for a tree that is smaller', async () => {
    const readTile = tilesOf(manyLeaves(5));
    await expect(proveConsistency(sha256, readTile, { from: 6, size: 5 })).rejects.toThrow(
      RangeError,
    );
  });
});

const cheap: Hash = (...parts) => {
  const sum = new Uint8Array(32);
  let at = 7;
  for (const part of parts) {
    for (const byte of part) {
      at = (at * 31 + byte + 1) % 65_521;
      sum[at % 32] = ((sum[at % 32] ?? 0) + at) % 256;
    }
  }
  return sum;
};

function manyLeaves(size: number): Uint8Array[] {
  return Array.from({ length: size }, (_, at) => {
    const leaf = new Uint8Array(32);
    new DataView(leaf.buffer).setUint32(0, at);
    return leaf;
  });
}

/** Tiles by their definition: each hash above level 0 is the root of a full tile. */
function tilesOf(leaves: readonly Uint8Array[], hash: Hash = sha256): ReadTile {
  const levels = [[...leaves]];
  for (let level = 0; (levels[level]?.length ?? 0) >= TILE_WIDTH; level += 1) {
    const below = levels[level] ?? [];
    levels.push(
      Array.from({ length: Math.floor(below.length / TILE_WIDTH) }, (_, at) =>
        tileRoot(hash, below.slice(at * TILE_WIDTH, (at + 1) * TILE_WIDTH)),
      ),
    );
  }
  return async (level, index) =>
    (levels[level] ?? []).slice(index * TILE_WIDTH, (index + 1) * TILE_WIDTH);
}

/** The definition of RFC 6962, 2.1. */
function plainRoot(leaves: readonly Uint8Array[], hash: Hash = cheap): Uint8Array {
  const [first] = leaves;
  if (leaves.length === 1 && first) return first;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return nodeHash(
    hash,
    plainRoot(leaves.slice(0, split), hash),
    plainRoot(leaves.slice(split), hash),
  );
}

function flipped(bytes: Uint8Array, place: number): Uint8Array {
  return bytes.map((byte, at) => (at === place % bytes.length ? byte ^ (1 << (place % 8)) : byte));
}
