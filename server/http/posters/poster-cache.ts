import { join } from 'node:path';
import type { Poster } from '#contract/posters.ts';
import { tagOf } from '../caching.ts';
import { createConcurrencyLimit } from '../overload/concurrency-limit.ts';
import { Overloaded } from '../overload/overload.ts';
import { openTaskThread } from '../threads/task-thread.ts';
import type { PosterSettings, PosterTasks } from './drawing/tasks.ts';

/** The thread's memory limit in MB, without that of the rasteriser. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 };
/** The longest time in ms for a poster, including the thread's start. */
const WORK_MS = 30_000;
/** About 120 posters. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Posters to be drawn: those of one network cannot fill the queue of all. The first one waits for the thread to start. */
const LIMITS = { atWork: 1, waiting: 16, ofNetwork: 4, waitMs: 20_000 };

export type PosterCache = ReturnType<typeof createPosterCache>;

/**
 * Draws posters in a thread of their own, one after the other, and keeps them by their content: a changed name or place is
 * another poster, and nothing is sent that the database did not just confirm.
 */
export function createPosterCache(
  settings: PosterSettings,
  report: (error: unknown) => void,
  limits = LIMITS,
) {
  // Another version, or other colours, draw the same content differently.
  const drawnBy = JSON.stringify(settings);
  const tagOfPoster = (poster: Poster) => tagOf(drawnBy + JSON.stringify(poster));
  const thread = openTaskThread<PosterTasks>({
    file: join(settings.siteFolder, 'server/poster-worker.js'),
    name: 'posters',
    limits: MEMORY,
    workerData: settings,
    workMs: WORK_MS,
    endsOnError: true,
    report,
  });
  const turns = createConcurrencyLimit(limits);
  const kept = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<Uint8Array>>();
  let bytes = 0;

  function keep(tag: string, png: Uint8Array): void {
    kept.set(tag, png);
    bytes += png.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= MOST_BYTES) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function draw(tag: string, poster: Poster, network: string | null): Promise<Uint8Array> {
    const leave = await turns.enter(network);
    if (typeof leave === 'string') throw new Overloaded(leave);
    try {
      const png = await thread.make('drawPoster', poster);
      keep(tag, png);
      return png;
    } finally {
      leave();
    }
  }

  return {
    /** The ETag of a poster, known before it is drawn. */
    tagOf: tagOfPoster,

    /** The poster's PNG. Throws `Overloaded` if too many wait, or this one waits too long. */
    async read(poster: Poster, network: string | null): Promise<Uint8Array> {
      const tag = tagOfPoster(poster);
      const found = kept.get(tag);
      if (found) {
        // Moved to the end, so that those asked for last are kept longest.
        kept.delete(tag);
        kept.set(tag, found);
        return found;
      }
      const begun = underWay.get(tag);
      if (begun) return begun;
      const drawing = draw(tag, poster, network).finally(() => underWay.delete(tag));
      underWay.set(tag, drawing);
      return drawing;
    },

    close: thread.close,
  };
}
