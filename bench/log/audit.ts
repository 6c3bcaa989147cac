import { spawn } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  checkpointText,
  ED25519,
  keyIdOf,
  signatureLine,
  writeVerifierKey,
} from '#rules/log/note.ts';
import { parseTilePath, writeBundle } from '#rules/log/tile-path.ts';
import { leafHash, nodeHash, rootOf, TILE_WIDTH } from '#rules/log/tree.ts';
import { sha256 } from '#server/services/log/tiles.ts';
import { machine, table } from '../report.ts';

const SIZES = [10_000, 1_000_000];
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VERIFIERS = {
  'quarterdeck verify': ['--conditions=source', '--import', 'tsx', 'cli/main.ts', 'verify'],
  'client/verify/verify.mjs': ['client/verify/verify.mjs'],
};

/**
 * `npm run bench -- audit [leaves …]`: the time in which each verifier audits a whole log that this process serves from memory:
 * from its start to its verdict, with every commitment and tile read and every hash computed.
 */
export async function run(args: string[]): Promise<void> {
  const rows: string[][] = [];
  for (const size of args.length > 0 ? args.map(Number) : SIZES) {
    const { address, close } = await serveLog(size);
    for (const [name, words] of Object.entries(VERIFIERS)) {
      const figures = await audit([...words, address]);
      rows.push([size.toLocaleString('en-US'), name, ...figures]);
    }
    close();
  }
  console.log(`Auditing a whole log. ${machine()}\n`);
  console.log(table(['leaves', 'verifier', 's', 's of CPU', 'most memory, MB'], rows));
}

/** Of one verifier: seconds from its start to its end, seconds of CPU, and the most memory in MB. */
async function audit(words: string[]): Promise<string[]> {
  const startedMs = performance.now();
  const watched = ['--import', `data:text/javascript,${encodeURIComponent(TELL_USAGE)}`, ...words];
  const child = spawn('node', watched, { cwd: ROOT });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  await new Promise((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - startedMs) / 1000;
  const [, cpu, kilobytes] = /^usage (\d+) (\d+)$/m.exec(output) ?? [];
  if (!/^OK$/m.test(output)) throw new Error(`the audit failed: ${output}`);
  return [
    seconds.toFixed(1),
    (Number(cpu) / 1e6).toFixed(1),
    String(Math.round(Number(kilobytes) / 1024)),
  ];
}

/** Runs inside of a verifier. */
const TELL_USAGE = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.error('usage ' + (userCPUTime + systemCPUTime) + ' ' + maxRSS);
});`;

/** Serves a log of random commitments, without weeks. */
async function serveLog(size: number): Promise<{ address: string; close(): void }> {
  const commitments = Array.from({ length: size }, (_, index) =>
    createHash('sha256').update(String(index)).digest(),
  );
  const levels: Uint8Array[][] = [commitments.map((each) => leafHash(sha256, each))];
  for (let level = levels[0] ?? []; level.length >= TILE_WIDTH; level = levels.at(-1) ?? []) {
    const full = Math.floor(level.length / TILE_WIDTH);
    levels.push(Array.from({ length: full }, (_, index) => joined(tileOf(level, index))));
  }
  const root = await rootOf(sha256, async (at, index) => tileOf(levels[at] ?? [], index), size);
  const answers = { ...signed({ size, root }), ...NO_WEEKS };
  const server = createServer(({ url = '' }, response) => {
    const known = Object.entries(answers).find(([path]) => url.startsWith(path));
    const tile = parseTilePath(url.replace('/log/', ''));
    if (known) return response.end(known[1]);
    if (tile === null) return response.writeHead(404).end();
    const { level, index, width } = tile;
    const found = tileOf(level === 'entries' ? commitments : (levels[level] ?? []), index);
    const shown = found.slice(0, width);
    return response.end(level === 'entries' ? writeBundle(shown) : Buffer.concat(shown));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

const NO_WEEKS = {
  '/log/key-changes': '{"changes":[]}',
  '/api/weekly-rewards/policies': JSON.stringify({
    week: '2026-03-08',
    settings: { weeklyPool: '500', minActivityThreshold: 5 },
    policies: [],
  }),
  '/api/weekly-rewards/weeks': JSON.stringify({
    weeks: [],
    pagination: { page: 1, total: 0, totalPages: 0 },
  }),
};

/** The key and the checkpoint of a new log. */
function signed({ size, root }: { size: number; root: Uint8Array }) {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const named = { name: 'bench.example/log', type: ED25519, publicKey };
  const key = { ...named, keyId: keyIdOf(sha256, named) };
  const text = checkpointText({ origin: key.name, size, root });
  const signature = sign(null, Buffer.from(text), pair.privateKey);
  return {
    '/log/verifier-key': writeVerifierKey(key),
    '/log/checkpoint': `${text}\n${signatureLine({ ...key, signature })}`,
  };
}

const tileOf = (hashes: readonly Uint8Array[], index: number) =>
  hashes.slice(index * TILE_WIDTH, (index + 1) * TILE_WIDTH);

/** The root of a full tile. */
function joined(tile: readonly Uint8Array[]): Uint8Array {
  const [left = new Uint8Array(), right] = tile;
  if (right === undefined) return left;
  const half = tile.length / 2;
  return nodeHash(sha256, joined(tile.slice(0, half)), joined(tile.slice(half)));
}
