import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#server/program/package-root.ts';
import { badCall } from '../command.ts';
import { ask } from './verify/ask.ts';
import { faultsOf } from './verify/judge.ts';
import { type Visit, visitsTo } from './verify/visits.ts';

type Build = { sha256: string; files: Record<string, string> };

/** Each fault is reported for the first few visits that had it. */
const MOST_LINES = 40;

/**
 * Compares the wallet that a site serves with this program's own build of it: every byte, and the headers by which a browser
 * would run anything else, as visitors' browsers request it.
 */
export async function run({ words: [address = ''] }: { words: string[] }): Promise<number> {
  const root = readRoot(address);
  const folder = join(packageRoot(), 'dist/web/wallet');
  const text = readFileSync(join(folder, 'build.json'));
  const build = JSON.parse(text.toString()) as Build;
  const files: Record<string, string> = {
    ...build.files,
    'build.json': createHash('sha256').update(text).digest('hex'),
  };
  const visits = visitsTo(root, Object.keys(files));
  const problems: string[] = [];
  for (const visit of visits) problems.push(...(await problemsOf(visit, files)));
  const lines = problems.sort();
  for (const line of lines.slice(0, MOST_LINES)) console.error(line);
  if (lines.length > MOST_LINES) console.error(`… and ${lines.length - MOST_LINES} more`);
  console.log(
    lines.length === 0
      ? `The wallet at ${root} is this build, byte for byte, in ${visits.length} requests as browsers make them: ${build.sha256}`
      : `The wallet at ${root} is NOT this build (${build.sha256}). It may be another release; if it claims to be this one, make no keys there.`,
  );
  console.log(
    'This was served to this machine, now. It does not show what other networks or signed-in members are served.',
  );
  return lines.length === 0 ? 0 : 1;
}

async function problemsOf(visit: Visit, files: Record<string, string>): Promise<string[]> {
  const { path, as, file } = visit;
  const faults = faultsOf(await ask(visit), file, files[file] ?? '');
  return faults.map((fault) => `${path} (${as}): ${fault}`);
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
