// The thread that draws posters. The build puts it beside the site's entry for posters, as the thread that renders pages.
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Poster, PosterEntry } from '#contract/posters.ts';
import { answerTasks } from '../../threads/answer-tasks.ts';
import { type Font, openFonts } from './fonts.ts';
import { createLetterer } from './letterer.ts';
import { drawPng, loadRasteriser, measureText } from './rasteriser.ts';
import type { PosterSettings } from './tasks.ts';

const { siteFolder, community, papers }: PosterSettings = workerData;
const folder = join(siteFolder, 'server/posters');
// Built by Vite, so the compiler cannot see it: both sides agree on `PosterEntry`.
const entry: PosterEntry = await import(
  /* @vite-ignore */ pathToFileURL(join(siteFolder, 'server/entry-posters.js')).href
);
await loadRasteriser(folder);
const fonts = openFonts(folder);
/** The widths of texts, of about a thousand names. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 4_000;

// Linux gives each thread a priority of its own: posters come after requests.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

answerTasks(parentPort, {
  drawPoster(poster: Poster): Uint8Array {
    const used = new Set<Font>();
    const layOut = createLetterer(fonts, (text, font) => {
      used.add(font);
      return widthOf(text, font);
    });
    const svg = entry.drawPoster(poster, { community, papers, layOut });
    return drawPng(svg, [...used].map(fonts.read));
  },
});

function widthOf(text: string, font: Font): number {
  const name = `${font.name} ${text}`;
  const known = widths.get(name);
  if (known !== undefined) return known;
  const width = measureText(text, fonts.read(font));
  if (widths.size >= MOST_WIDTHS) widths.clear();
  widths.set(name, width);
  return width;
}
