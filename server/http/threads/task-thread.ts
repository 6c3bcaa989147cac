import { type ResourceLimits, Worker } from 'node:worker_threads';
import { TooSlowError, within } from '#server/db/time-limits.ts';

/** The tasks of a thread by name, each with its input and its result. */
type TaskTable = { [task: string]: { input: unknown; made: unknown } };
type Settled = { made: unknown } | { error: unknown };

type ThreadSettings = {
  /** The bundled file of the thread; it answers `{ task, input }` by `{ made }` or `{ error }`. */
  file: string;
  name: string;
  limits: ResourceLimits;
  workerData: unknown;
  /** The longest time in ms for a task, including the thread's start; after it the thread is terminated. */
  workMs: number;
  /** True if a failed task may leave the thread unfit for others, as WebAssembly that has stopped: it is then replaced. */
  endsOnError?: boolean;
  /** Receives the error if the thread ends or hangs. */
  report(error: unknown): void;
};

/**
 * A thread that does one task after the other, for work that would hold up the server's own thread. It starts with the first
 * task. If it ends or takes too long, the task fails, and the next one gets a new thread.
 */
export function openTaskThread<Tasks extends TaskTable>(settings: ThreadSettings) {
  const { name, workMs } = settings;
  let isClosed = false;
  let settle: ((answer: Settled) => void) | null = null;
  let worker: Worker | null = null;

  function start(): Worker {
    const started = new Worker(settings.file, {
      name,
      // It needs none of the process's flags and secrets.
      execArgv: [],
      env: {},
      resourceLimits: settings.limits,
      workerData: settings.workerData,
    });
    started.on('message', (answer: Settled) => settle?.(answer));
    started.on('error', (error) => end(started, error));
    started.on('exit', () => end(started, new Error(`The thread of ${name} has ended.`)));
    return started;
  }

  function end(ended: Worker, error: unknown): void {
    if (worker !== ended) return;
    worker = null;
    void ended.terminate();
    if (!isClosed) settings.report(error);
    settle?.({ error });
  }

  return {
    /** Starts the thread before its first task. */
    start(): void {
      worker ??= start();
    },

    /** Does a task. The caller waits for the end of one before it asks for the next. */
    async make<T extends keyof Tasks>(
      task: T,
      input: Tasks[T]['input'],
    ): Promise<Tasks[T]['made']> {
      if (isClosed) throw new Error('the server is stopping');
      worker ??= start();
      const asked = worker;
      const answered = new Promise<Settled>((resolve) => {
        settle = resolve;
      });
      asked.postMessage({ task, input });
      try {
        const answer = await within(workMs, () => answered);
        if ('error' in answer) {
          if (settings.endsOnError) end(asked, answer.error);
          throw answer.error;
        }
        // Made by the thread's own code, which has these types.
        return answer.made as Tasks[T]['made'];
      } catch (error) {
        if (error instanceof TooSlowError) end(asked, error);
        throw error;
      } finally {
        settle = null;
      }
    },

    async close(): Promise<void> {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
