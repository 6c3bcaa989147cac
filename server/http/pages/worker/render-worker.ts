// The thread that renders pages. The build puts it beside the site's server entry (scripts/prepare.mjs), where the built server,
// the installed program and tests all find it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerEntry } from '#contract/first-view.ts';
import { createRenderer } from './renderer.ts';
import type { RenderSettings, Task, Tasks } from './tasks.ts';

const port = parentPort;
if (!port) throw new Error('render-worker.js runs as a worker thread only');

const settings: RenderSettings = workerData;
const { siteFolder } = settings;
const template = await readFile(join(siteFolder, 'client/index.html'), 'utf8');
// Built by Vite, so the compiler cannot see it: both sides agree on `ServerEntry`.
const entry: ServerEntry = await import(
  /* @vite-ignore */ pathToFileURL(join(siteFolder, 'server/entry-server.js')).href
);
const renderer = createRenderer(settings, { template, entry });

async function answer<T extends Task>({ task, input }: { task: T; input: Tasks[T]['input'] }) {
  try {
    const made = await renderer[task](input);
    port?.postMessage({ made }, buffersIn(made));
  } catch (error) {
    port?.postMessage({ error });
  }
}

/** Collects the buffers in a value, which are transferred between threads without a copy. */
function buffersIn(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) {
    return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  }
  return value instanceof Object ? Object.values(value).flatMap(buffersIn) : [];
}

port.on('message', answer);
