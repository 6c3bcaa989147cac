import { Refused } from '../keys/refused.ts';
import { startWorker } from '../signer/worker-files.ts';
import type { Strength } from './strength.ts';

/** Judges passphrases with lists of words, which are loaded only for this: they are larger than the rest of the wallet. */
export type Judge = {
  /** Throws Refused if the lists could not be loaded: without them no passphrase is accepted. */
  ask(passphrase: string): Promise<Strength>;
  end(): void;
};

/** The time to load the lists and judge on a slow connection, in ms. */
const TIME_MS = 60_000;

/** Starts to load the lists. After a failure the next question tries again. */
export function startJudge(): Judge {
  let running: Running | null = null;
  let next = 0;
  const start = () => {
    const started = run();
    running = started;
    started.failed.catch(() => {
      if (running === started) end();
    });
    return started;
  };
  const end = () => {
    running?.worker.terminate();
    running = null;
  };
  start();
  return {
    async ask(passphrase) {
      next += 1;
      const { worker, failed } = running ?? start();
      try {
        return await Promise.race([answerOf(worker, { id: next, passphrase }), failed]);
      } catch (error) {
        end();
        throw error;
      }
    },
    end,
  };
}

type Running = { worker: Worker; failed: Promise<never> };

function run(): Running {
  const worker = startWorker('judge');
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(notLoaded()));
  });
  return { worker, failed };
}

function answerOf(worker: Worker, question: { id: number; passphrase: string }): Promise<Strength> {
  const over = new AbortController();
  const { signal } = over;
  return new Promise<Strength>((resolve, reject) => {
    const late = setTimeout(() => reject(notLoaded()), TIME_MS);
    signal.addEventListener('abort', () => clearTimeout(late));
    const take = ({ data }: MessageEvent<Strength & { id: number }>) => {
      if (data.id === question.id) resolve(data);
    };
    worker.addEventListener('message', take, { signal });
    worker.postMessage(question);
  }).finally(() => over.abort());
}

function notLoaded(): Refused {
  return new Refused('wallet_no_lists');
}
