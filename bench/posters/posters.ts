import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Poster } from '#contract/posters.ts';
import { readCommunity } from '#server/community-file/read-community.ts';
import { createPosterCache } from '#server/http/posters/poster-cache.ts';
import { BUILT_SITE } from '#server/testing/http/app.ts';
import { machine, percentile, table } from '../report.ts';

const POSTERS = 60;
const NAMES = {
  Latin: 'Anne Bonny',
  Cyrillic: 'Анна Петрова',
  Arabic: 'محمد علي',
  Chinese: '李小龙王偉',
  Japanese: '田中さくら渡辺',
  Korean: '김민준 박서연',
  emoji: '🚀🦜👑 Anne ⚓',
};

/**
 * `npm run bench -- posters`: the time to draw a poster in each script, each with a name of its own, and what drawing costs the
 * server's own thread and memory.
 */
export async function run(): Promise<void> {
  console.log(`${POSTERS} posters of each script, one after the other. ${machine()}\n`);
  const { site, papers } = readCommunity(null);
  const restMb = residentMb();
  const cache = createPosterCache(
    { siteFolder: BUILT_SITE, community: site, papers, version: 'bench' },
    console.error,
  );
  const startedMs = performance.now();
  await cache.read(posterOf('Anne', 0), null);
  const firstMs = performance.now() - startedMs;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const rows: string[][] = [];
  for (const [script, name] of Object.entries(NAMES)) rows.push(await measure(cache, script, name));
  delay.disable();
  console.log(table(['script', 'median ms', 'p99 ms', 'kB'], rows));
  console.log(
    `\nThe first, with the thread's start: ${Math.round(firstMs)} ms. Event loop's p99 meanwhile: ${(delay.percentile(99) / 1e6).toFixed(1)} ms. Memory: + ${Math.round(residentMb() - restMb)} MB.`,
  );
  await cache.close();
}

async function measure(
  cache: ReturnType<typeof createPosterCache>,
  script: string,
  name: string,
): Promise<string[]> {
  const times: number[] = [];
  let bytes = 0;
  for (let place = 1; place <= POSTERS; place++) {
    const fromMs = performance.now();
    bytes += (await cache.read(posterOf(`${name} ${place}`, place), null)).length;
    times.push(performance.now() - fromMs);
  }
  const figure = (part: number) => percentile(times, part).toFixed(0);
  return [script, figure(0.5), figure(0.99), (bytes / POSTERS / 1000).toFixed(0)];
}

function posterOf(name: string, place: number): Poster {
  const points = 1234.5 * (place + 1);
  return { kind: 'member', name, pirateRank: 'Captain', place, points, earned: '1234.5678' };
}

function residentMb(): number {
  return process.memoryUsage.rss() / 1e6;
}
