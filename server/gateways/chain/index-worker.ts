// The thread that reads large answers of the chain index (index-thread.ts). The build puts it beside the program, where the
// installed program and tests both find it.
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AddressUnreadable, ChainUnreachable } from './chain-index.ts';
import { createIndexHttp } from './index-http.ts';
import type { Answer, Cancel, Question } from './index-thread.ts';
import type { Reading } from './reading.ts';
import { READINGS, type ReadingSettings, type Task } from './readings.ts';

/** A lower priority than the server's own thread: that one comes first even with few cores. A busy one still leaves a tenth. */
const NICER = 10;
const NICEST = 19;

const port = parentPort;
if (!port) throw new Error('index-worker.mjs runs as a worker thread only');
// Only Linux has a priority for each thread. Elsewhere this would change the priority of the whole process.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + NICER, NICEST));

const settings: ReadingSettings = workerData;
const http = createIndexHttp(settings);

const underWay = new Map<number, AbortController>();

async function answer<T extends Task>({ id, task, asked, height }: Question<T>): Promise<void> {
  const ending = new AbortController();
  underWay.set(id, ending);
  const limit = setTimeout(() => ending.abort(), settings.deadlineMs);
  const reading: Reading = { deadline: ending.signal, bytesLeft: settings.maxBytes };
  const outcome: Answer = await READINGS[task](http, { ...asked, height, reading }).then(
    (found) => ({ id, found }),
    (error: unknown) => ({ id, error, kind: kindOf(error) }),
  );
  clearTimeout(limit);
  underWay.delete(id);
  port?.postMessage(outcome);
}

/** The kind of an error is sent along, because an error loses its class on the way to another thread. */
function kindOf(error: unknown) {
  if (error instanceof AddressUnreadable) return 'address';
  return error instanceof ChainUnreachable ? 'chain' : 'fault';
}

port.on('message', (message: Question<Task> | Cancel) => {
  if ('cancels' in message) underWay.get(message.cancels)?.abort();
  else void answer(message);
});
