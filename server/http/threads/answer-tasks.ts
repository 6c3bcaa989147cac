import type { MessagePort } from 'node:worker_threads';

/** The thread's side of `openTaskThread`: answers each message by the result of its task, or by the error. */
export function answerTasks(port: MessagePort | null, tasks: object): void {
  if (!port) throw new Error('This file runs as a worker thread only.');
  const table = new Map<string, (input: unknown) => unknown>(Object.entries(tasks));
  port.on('message', async ({ task, input }: { task: string; input: unknown }) => {
    try {
      const made = await table.get(task)?.(input);
      port.postMessage({ made }, buffersIn(made));
    } catch (error) {
      port.postMessage({ error });
    }
  });
}

/** Collects the buffers in a value, which are transferred between threads without a copy. */
function buffersIn(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) {
    return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  }
  return value instanceof Object ? Object.values(value).flatMap(buffersIn) : [];
}
