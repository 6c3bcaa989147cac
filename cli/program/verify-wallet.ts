import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#server/operator/package-root.ts';
import { badCall } from '../command.ts';

const TIMEOUT_MS = 15_000;
/** More than any file of the wallet has. */
const MOST_BYTES = 5_000_000;

/** Each address at which a site serves the wallet's page. */
const PAGES = ['/wallet', '/wallet/send', '/wallet/tip/0'];

type Build = { sha256: string; files: Record<string, string> };

/** Compares every byte of the wallet that a site serves with this program's own build of it. */
export async function run({ words: [address = ''] }: { words: string[] }): Promise<number> {
  const root = readRoot(address);
  const file = join(packageRoot(), 'dist/web/wallet/build.json');
  const build = JSON.parse(readFileSync(file, 'utf8')) as Build;
  const problems: string[] = [];
  const compare = async (path: string, expected: string) => {
    const found = await hashAt(root + path);
    if (found !== expected) problems.push(`${path}: ${found ?? 'no answer'}, not ${expected}`);
  };
  for (const path of PAGES) await compare(path, build.files['index.html'] ?? '');
  for (const [name, hash] of Object.entries(build.files)) {
    if (name !== 'index.html') await compare(`/wallet/${name}`, hash);
  }
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? `The wallet at ${root} is this build, byte for byte: ${build.sha256}`
      : `The wallet at ${root} is NOT this build (${build.sha256}). It may be another release; if it claims to be this one, make no keys there.`,
  );
  return problems.length === 0 ? 0 : 1;
}

function readRoot(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw badCall(
      'verify-wallet',
      'URL: the address of a site, such as https://quarterdeck.example',
    );
  }
  return url.origin;
}

/** The SHA-256 of what is served; null if it is not. Asked as a browser would, whose copy it is to be. */
async function hashAt(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok || response.body === null) return null;
    const hash = createHash('sha256');
    let length = 0;
    for await (const chunk of response.body) {
      length += chunk.length;
      if (length > MOST_BYTES) return null;
      hash.update(chunk);
    }
    return hash.digest('hex');
  } catch {
    return null;
  }
}
