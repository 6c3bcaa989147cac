import { join } from 'node:path';
import {
  type ConcurrencyLimit,
  createConcurrencyLimit,
  type Leave,
} from '../../overload/concurrency-limit.ts';
import { Overloaded } from '../../overload/overload.ts';
import { openTaskThread } from '../../threads/task-thread.ts';
import type { RenderSettings, Task, Tasks } from './tasks.ts';

/** The thread's memory limit in MB: more than any page takes. */
const MEMORY = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 128 };

const LIMITS = {
  /** Pages that wait for their turn, and the longest wait in ms. */
  waiting: 64,
  waitMs: 10_000,
  /** The longest time in ms for a page. */
  workMs: 10_000,
};

type Report = (error: unknown, what: string) => void;

export type PageWorker = ReturnType<typeof openPageWorker>;

/**
 * Starts the thread that renders pages (render-worker.ts), one after the other: each takes up to 20 ms, during which the
 * server's own thread could answer no request. Shared pages wait in order; of the pages for one visitor, only one at a time
 * waits among them.
 */
export function openPageWorker(settings: RenderSettings, report: Report, limits = LIMITS) {
  const { waiting, waitMs, workMs } = limits;
  const { site, brand, grounds, papers } = settings.community;
  // Without the community's files.
  const workerData: RenderSettings = { ...settings, community: { site, brand, grounds, papers } };
  const bounds = { atWork: 1, waiting, ofNetwork: waiting, waitMs };
  const [turns, turnsOfOne] = [createConcurrencyLimit(bounds), createConcurrencyLimit(bounds)];
  const thread = openTaskThread<Tasks>({
    file: join(settings.siteFolder, 'server/render-worker.js'),
    name: 'pages',
    limits: MEMORY,
    workerData,
    workMs,
    report: (error) => report(error, 'pages are rendered by a new thread'),
  });
  thread.start();

  async function inTurn<M>(limit: ConcurrencyLimit, work: () => Promise<M>): Promise<M> {
    const leave: Leave | string = await limit.enter(null);
    if (typeof leave === 'string') throw new Overloaded('all');
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    /** Runs a task. Throws `Overloaded` if too many wait, or this one waits too long. */
    make<T extends Task>(task: T, input: Tasks[T]['input']): Promise<Tasks[T]['made']> {
      const work = () => inTurn(turns, () => thread.make(task, input));
      return task === 'renderOwn' ? inTurn(turnsOfOne, work) : work();
    },

    close: thread.close,
  };
}
