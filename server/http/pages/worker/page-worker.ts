import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { TooSlowError, within } from '#server/db/time-limits.ts';
import {
  type ConcurrencyLimit,
  createConcurrencyLimit,
  type Leave,
} from '../../overload/concurrency-limit.ts';
import { Overloaded } from '../../overload/overload.ts';
import type { RenderSettings, Task, Tasks } from './tasks.ts';

/** The thread's memory limit in MB: more than any page takes. */
const MEMORY = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 128 };

const LIMITS = {
  /** Pages that wait for their turn, and the longest wait in ms. */
  waiting: 64,
  waitMs: 10_000,
  /** The longest time in ms for a page, including the thread's start; after it the thread is terminated. */
  workMs: 10_000,
};

type Report = (error: unknown, what: string) => void;
type Settled = { made: unknown } | { error: unknown };

export type PageWorker = ReturnType<typeof openPageWorker>;

/**
 * Starts the thread that renders pages (render-worker.ts), one after the other: each takes up to 20 ms, during which the
 * server's own thread could answer no request. Shared pages wait in order; of the pages for one visitor, only one at a time
 * waits among them. If the thread ends or takes too long, the page fails, and the next one gets a new thread.
 */
export function openPageWorker(settings: RenderSettings, report: Report, limits = LIMITS) {
  const { waiting, waitMs, workMs } = limits;
  const { site, brand, grounds, papers } = settings.community;
  // Without the community's files.
  const workerData: RenderSettings = { ...settings, community: { site, brand, grounds, papers } };
  const bounds = { atWork: 1, waiting, ofNetwork: waiting, waitMs };
  const [turns, turnsOfOne] = [createConcurrencyLimit(bounds), createConcurrencyLimit(bounds)];
  let isClosed = false;
  let settle: ((answer: Settled) => void) | null = null;
  let worker: Worker | null = start();

  function start(): Worker {
    const started = new Worker(join(settings.siteFolder, 'server/render-worker.js'), {
      name: 'pages',
      // It needs none of the process's flags and secrets.
      execArgv: [],
      env: {},
      resourceLimits: MEMORY,
      workerData,
    });
    started.on('message', (answer: Settled) => settle?.(answer));
    started.on('error', (error) => end(started, error));
    started.on('exit', () => end(started, new Error('The thread that renders pages has ended.')));
    return started;
  }

  function end(ended: Worker, error: unknown): void {
    if (worker !== ended) return;
    worker = null;
    void ended.terminate();
    if (!isClosed) report(error, 'pages are rendered by a new thread');
    settle?.({ error });
  }

  async function ask<T extends Task>(task: T, input: Tasks[T]['input']): Promise<Tasks[T]['made']> {
    if (isClosed) throw new Error('the server is stopping');
    worker ??= start();
    const asked = worker;
    const answered = new Promise<Settled>((resolve) => {
      settle = resolve;
    });
    asked.postMessage({ task, input });
    try {
      const answer = await within(workMs, () => answered);
      if ('error' in answer) throw answer.error;
      // Made by `Renderer`, which has these types.
      return answer.made as Tasks[T]['made'];
    } catch (error) {
      if (error instanceof TooSlowError) end(asked, error);
      throw error;
    } finally {
      settle = null;
    }
  }

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
      const work = () => inTurn(turns, () => ask(task, input));
      return task === 'renderOwn' ? inTurn(turnsOfOne, work) : work();
    },

    async close(): Promise<void> {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
