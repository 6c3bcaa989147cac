// The thread that reads the chain index's large answers (index-thread.ts). The build puts it beside the program: there it is
// found by the installed program and by tests alike.
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AddressUnreadable, ChainUnreachable } from './chain-index.ts';
import { createIndexHttp } from './index-http.ts';
import type { Answer, Question } from './index-thread.ts';
import type { Reading } from './reading.ts';
import { READINGS, type ReadingSettings, type Task } from './readings.ts';

/** Below the server's own thread, which comes first also where cores are few. Against one that is never idle it still gets a tenth. */
const NICER = 10;
const NICEST = 19;

const port = parentPort;
if (!port) throw new Error('index-worker.mjs runs as a worker thread only');
// Linux has a priority for each thread. Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + NICER, NICEST));

const settings: ReadingSettings = workerData;
const http = createIndexHttp(settings);

async function answer<T extends Task>({ id, task, asked, height }: Question<T>): Promise<void> {
  const deadline = AbortSignal.timeout(settings.deadlineMs);
  const reading: Reading = { deadline, bytesLeft: settings.maxBytes };
  const outcome: Answer = await READINGS[task](http, { ...asked, height, reading }).then(
    (found) => ({ id, found }),
    (error: unknown) => ({ id, error, kind: kindOf(error) }),
  );
  port?.postMessage(outcome);
}

/** Errors lose their class on their way to another thread. */
function kindOf(error: unknown) {
  if (error instanceof AddressUnreadable) return 'address';
  return error instanceof ChainUnreachable ? 'chain' : 'fault';
}

port.on('message', answer);
